#!/usr/bin/env python3
"""Setting a puzzle and playing it: the switch over the board, and what each of the two does.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-play.py NONET (inside tests/ui-session); prints TAP.
"""

import json
import time

from driver import BIRD, Nonet, is_checked, opened, run, wait_until, xdotool


def bird(home, program):
    """The program with Bird's puzzle, once it is known to be unique."""
    nonet = opened(program, home, BIRD)
    nonet.focus()
    nonet.wait_text(" · SE ")
    return nonet


def wait_mode(nonet, name):
    wait_until(lambda: is_checked(nonet.find("radio button", name)), f"{name} to be chosen")


def the_switch_says_whether_the_puzzle_is_set_or_played(program, home):
    with Nonet(program) as nonet:
        nonet.focus()
        wait_mode(nonet, "Set")
        nonet.enter(1, 1, "7", says="7, given")
        nonet.press("radio button", "Play")
        wait_mode(nonet, "Play")
        wait_until(lambda: not is_checked(nonet.find("radio button", "Set")), "the other one to be off")
        nonet.enter(1, 2, "3", says="3")
        # Pressed again, the one that is chosen stays.
        nonet.press("radio button", "Play")
        nonet.press("radio button", "Set")
        wait_mode(nonet, "Set")
        nonet.key("F8")
        wait_mode(nonet, "Play")


def the_button_beside_the_switch_checks_what_is_entered(program, home):
    with bird(home, program) as nonet:
        nonet.enter(1, 2, "6", says="6")
        nonet.press("push button", "Check")
        nonet.wait_text("1 of your entries is wrong.")
        nonet.wait_cell(1, 2, "6, marked")
        wait_mode(nonet, "Play")
        nonet.key("F8")
        nonet.wait_gone("push button", "Check")


def a_given_is_locked_while_playing_and_says_so(program, home):
    with bird(home, program) as nonet:
        nonet.enter(1, 1, "5")
        nonet.wait_text("Givens are locked while you play.")
        assert nonet.cell_says(1, 1) == "2, given"
        nonet.press("push button", "Edit Givens")
        wait_mode(nonet, "Set")
        nonet.enter(1, 1, "5", says="5, given")


def turning_the_wheel_over_a_given_says_so_too(program, home):
    with bird(home, program) as nonet:
        nonet.click(nonet.cell(1, 1))
        nonet.click(nonet.cell(1, 1), button=5)
        nonet.wait_text("Givens are locked while you play.")
        assert nonet.cell_says(1, 1) == "2, given"

        def goes_on():
            nonet.key("Down")
            return "Givens are locked while you play." not in nonet.texts()

        wait_until(goes_on, "the message to go as another cell is chosen", patience=6)  # by itself it stays for 8


def pressing_plus_on_a_given_says_so_too(program, home):
    with bird(home, program) as nonet:
        nonet.enter(1, 1, "plus")
        nonet.wait_text("Givens are locked while you play.")
        assert nonet.cell_says(1, 1) == "2, given"


def press_at_the_cell(nonet, row, column, name):
    """Presses a button of the keypad that opens at a cell."""
    before = nonet.x_windows()
    nonet.click(nonet.cell(row, column), button=3)
    nonet.press_in_popover(nonet.find("table", "Board"), before, "push button", name)


def the_keypad_at_a_cell_reveals_it(program, home):
    with bird(home, program) as nonet:
        press_at_the_cell(nonet, 1, 2, "Reveal Cell")
        nonet.wait_cell(1, 2, "4")
        nonet.wait_gone("push button", "Reveal Cell")
        # That makes no sense of a given.
        nonet.click(nonet.cell(1, 1), button=3)
        nonet.find("push button", "Explain…")
        assert not nonet.has("push button", "Reveal Cell")


def entries_are_checked_on_demand_only(program, home):
    with bird(home, program) as nonet:
        nonet.enter(1, 2, "4", says="4")
        nonet.key("ctrl+m")
        nonet.wait_text("No mistakes so far")
        nonet.key("6")
        nonet.wait_cell(1, 2, "6")
        # No row, column or box has another 6; but there is no such solution.
        assert not any("No solution" in text for text in nonet.texts())
        nonet.key("ctrl+m")
        nonet.wait_text("1 of your entries is wrong.")
        nonet.wait_cell(1, 2, "6, marked")
        nonet.key("Delete")
        nonet.wait_cell(1, 2, "blank")
        nonet.key("ctrl+r")
        nonet.wait_cell(1, 2, "4")
        nonet.key("ctrl+z")
        nonet.wait_cell(1, 2, "blank")


def what_is_revealed_was_selected_when_it_was_asked_for(program, home):
    with bird(home, program) as nonet:
        nonet.click(nonet.cell(1, 2))
        xdotool("key", "--delay", 0, "ctrl+r", "Right")
        nonet.wait_cell(1, 2, "4")
        nonet.wait_cell(1, 3, "blank")


def what_has_several_solutions_cannot_be_checked(program, home):
    with opened(program, home, BIRD.replace("7", ".")) as nonet:
        nonet.focus()
        nonet.enter(1, 2, "ctrl+r")
        nonet.wait_text("There are several solutions")


def the_end_of_a_puzzle_is_greeted(program, home):
    with opened(program, home, BIRD) as nonet:
        nonet.focus()
        nonet.enter(1, 2, "ctrl+a", "ctrl+r")
        nonet.wait_text("Solved")
        nonet.wait_text("1 hint")
        nonet.wait_text("Solved")


def a_full_board_that_is_wrong_offers_to_check_it(program, home):
    with opened(program, home, "2.9571638861432975573986142725698413698143257314725869937814526152369784486257391") as nonet:
        nonet.focus()
        nonet.enter(1, 2, "6")  # the blank is a 4
        nonet.wait_text("The board is full, but something is wrong")
        nonet.press("push button", "Check")
        nonet.wait_text("1 of your entries is wrong.")
        nonet.key("4")
        nonet.wait_text("Solved")


def a_solved_puzzle_of_a_list_leads_to_the_next(program, home):
    with opened(program, home, BIRD + "\n" + BIRD.replace("7", "x").replace("5", "7").replace("x", "5")) as nonet:
        nonet.find(name="Puzzle 2")
        nonet.focus()
        nonet.key("Return")
        nonet.wait_text("1 of 2")
        nonet.focus()
        nonet.enter(1, 2, "ctrl+a", "ctrl+r")
        nonet.wait_text("1 hint")
        nonet.press_in_bar("Next Puzzle")
        nonet.wait_text("2 of 2")
        nonet.wait_gone("label", "1 hint")
        # So it does when it is shown again: the arrow over the board is called the same.
        nonet.key("ctrl+Page_Up")
        nonet.wait_text("1 hint")
        wait_until(lambda: len(nonet.find_all("push button", "Next Puzzle")) == 2, "the next puzzle of the list")


def a_puzzle_that_becomes_unique_can_be_solved_at_once(program, home):
    with opened(program, home, "." + BIRD[1:]) as nonet:
        nonet.focus()
        nonet.press("radio button", "Set")
        nonet.enter(1, 1, "2")
        nonet.wait_text("The puzzle has exactly one solution")
        nonet.press("push button", "Start Solving")
        wait_mode(nonet, "Play")


def choose_mistakes(nonet, name, key):
    """Chooses in the preferences by a key that goes to the name."""
    nonet.key("ctrl+comma")
    nonet.find("frame", "Preferences")
    nonet.press("combo box", "Show Mistakes")
    nonet.find("label", name)
    time.sleep(0.5)  # until the popover is there
    nonet.key(key, "Return")
    nonet.find("combo box", "Show Mistakes")
    nonet.focus()
    nonet.key("Escape")
    nonet.wait_gone("frame", "Preferences")
    nonet.focus()


def mistakes_are_shown_as_the_preference_says(program, home):
    with bird(home, program) as nonet:
        nonet.enter(1, 2, "6", says="6")  # 4 is right; nothing that sees the cell is a 6
        nonet.enter(1, 3, "2", says="2, in conflict")  # r1c1 is 2
        choose_mistakes(nonet, "Always", "End")
        nonet.wait_cell(1, 2, "6, in conflict")
        choose_mistakes(nonet, "Never", "Home")
        nonet.wait_cell(1, 2, "6")
        nonet.wait_cell(1, 3, "2")
        nonet.key("F8")  # who sets a puzzle sees what breaks a rule
        nonet.wait_cell(1, 3, "2, in conflict")


def ruled(home, program, **rules):
    """The program with a puzzle of f-puzzles that has these rules, and a 7 in the last cell."""
    grid = [[{} for _ in range(9)] for _ in range(9)]
    grid[8][8] = {"value": 7, "given": True}
    nonet = opened(program, home, json.dumps({"size": 9, "grid": grid, **rules}), "puzzle.json")
    nonet.focus()
    nonet.cell(1, 1)
    return nonet


def broken_rules_are_named(program, home):
    cages = [{"cells": ["R1C1", "R1C2", "R2C1"], "value": "12"}]
    with ruled(home, program, antiknight=True, killercage=cages) as nonet:
        nonet.enter(1, 1, "9", says="9")
        nonet.enter(1, 2, "5", says="5, cage 12 broken, in conflict")
        nonet.wait_cell(1, 1, "9, cage 12 broken, in conflict")
        nonet.enter(5, 5, "8", says="8")
        nonet.enter(6, 7, "8", says="8, anti-knight rule broken, in conflict")
        nonet.wait_cell(5, 5, "8, anti-knight rule broken, in conflict")
        choose_mistakes(nonet, "Never", "Home")
        nonet.wait_cell(5, 5, "8")
        nonet.wait_cell(1, 1, "9")


def all_candidates_follow_the_rules_of_cells(program, home):
    odd = [{"cell": "R1C1"}]
    with ruled(home, program, antiknight=True, odd=odd) as nonet:
        nonet.enter(2, 3, "5", says="5")
        nonet.key("alt+3")
        nonet.wait_cell(1, 1, "candidates 1 3 7 9")
        nonet.wait_cell(4, 4, "candidates 1 2 3 4 6 7 8 9")


if __name__ == "__main__":
    run()
