#!/usr/bin/env python3
"""Hints: stage by stage, mistakes first, applied and undone, to the end of a puzzle; by mouse, keys and screen reader.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-hints.py NONET NONET-CLI (inside tests/ui-session); prints TAP.
"""

import pathlib
import re
import subprocess
import sys

from driver import SLOWNESS, Missing, click_words, is_at_rest, is_enabled, opened, role_of, run, wait_until, xdotool

# As long as a person presses a button of the card, in seconds.
HOLD = 0.06
EASY = "000704005020010070000080002090006250600070008053200010400090000030060090200407000"


def shipped(code):
    """The first of the positions shipped for a technique."""
    positions = pathlib.Path(__file__).resolve().parents[2] / "data/positions/positions.txt"
    return next(line for line in positions.read_text().splitlines() if line.startswith(f":{code}:"))


def solution_of(puzzle):
    return subprocess.run([sys.argv[2], "solve"], input=puzzle + "\n", capture_output=True, text=True).stdout.strip()


def open_puzzle(program, home, puzzle, **environment):
    nonet = opened(program, home, puzzle, **environment)
    nonet.cell(1, 1)
    nonet.focus()
    return nonet


def card(nonet):
    """What the card says: its description is all of it."""
    found = [node for node in nonet.nodes() if role_of(node) in ("panel", "grouping")
             and node.name.startswith("Hint") and node.description]
    return found[0].description if found else ""


def ask(nonet, stage, n_stages=4):
    nonet.key("ctrl+h")
    nonet.wait_text(f"Hint {stage} of {n_stages}")


def press_in_card(nonet, name):
    nonet.press_in_popover(nonet.find("push button", "Hint").get_parent(), [nonet.window_id()], "push button", name,
                           hold=HOLD)


def four_stages_are_applied_and_undone(program, home):
    with open_puzzle(program, home, EASY) as nonet:
        blank = nonet.signs()
        ask(nonet, 1)
        assert card(nonet) == "There is a single. Can you find it?", card(nonet)
        ask(nonet, 2)
        assert "Look at" in card(nonet), card(nonet)
        ask(nonet, 3)
        assert card(nonet).startswith("Naked Single"), card(nonet)
        ask(nonet, 4)
        assert card(nonet).startswith("Naked Single 4 is the only candidate left in r6c5: "), card(nonet)
        press_in_card(nonet, "Apply")
        nonet.wait_cell(6, 5, "4")
        nonet.wait_gone("push button", "Apply")
        nonet.key("ctrl+z")
        wait_until(lambda: nonet.signs() == blank, "the board as it was")
        assert not is_enabled(nonet.find("push button", "Undo")), "one step was one step of undo"


def where_a_step_was_applied_is_selected(program, home):
    with open_puzzle(program, home, EASY) as nonet:
        nonet.enter(1, 1)
        for stage in range(4):
            ask(nonet, stage + 1)
        nonet.key("ctrl+e")
        nonet.wait_cell(6, 5, "4")
        nonet.key("Delete")
        nonet.wait_cell(6, 5, "blank")


def open_links(nonet, name):
    """They are folded; a click while the card grows or shrinks may be lost."""
    for _ in range(3):
        nonet.press_in_popover(nonet.find("push button", "Hint").get_parent(), [nonet.window_id()], "label", name)
        try:
            return wait_until(lambda: [text for text in nonet.texts() if re.match(r"\d: ", text)], "the links", 10 * SLOWNESS)
        except Missing as problem:
            failure = problem
    raise failure


def links_are_a_list_and_branches_are_walked(program, home):
    with open_puzzle(program, home, shipped("1301")) as nonet:
        for stage in (1, 2, 3, 4):
            ask(nonet, stage)
        every = nonet.wait_text("All 3 branches")
        for button, says in (("Next Branch", "Branch 1 of 3"), ("Next Branch", "Branch 2 of 3"),
                             ("Previous Branch", "Branch 1 of 3"), ("Previous Branch", every)):
            press_in_card(nonet, button)
            nonet.wait_text(says)
        links = open_links(nonet, "9 Links")
        assert links[0].startswith("1: 3 in r8c5"), links[0]


def buttons_do_what_keys_do(program, home):
    with open_puzzle(program, home, EASY) as nonet:
        nonet.press("push button", "Hint")
        nonet.wait_text("Hint 1 of 4")
        for stage in (2, 3, 4):
            press_in_card(nonet, "More")
            nonet.wait_text(f"Hint {stage} of 4")
        nonet.key("ctrl+e")
        nonet.wait_cell(6, 5, "4")
        nonet.press("push button", "Hint")
        nonet.wait_text("Hint 1 of 4")
        press_in_card(nonet, "Close Hint")
        nonet.wait_gone("push button", "More")


def keys_of_the_window_work_from_the_card(program, home):
    with open_puzzle(program, home, EASY) as nonet:
        for stage in (1, 2, 3, 4):
            ask(nonet, stage)
        board = nonet.focused()
        nonet.key("ctrl+h")  # the focus goes into the card
        wait_until(lambda: nonet.focused() != board, "the focus to be in the card")
        nonet.key("ctrl+e")
        nonet.wait_cell(6, 5, "4")


def quick_presses_at_one_place_show_all_stages(program, home):
    with open_puzzle(program, home, EASY) as nonet:
        ask(nonet, 1)
        press_in_card(nonet, "More")
        xdotool("mousemove_relative", "--", 0, -12, *click_words(HOLD))  # the button's upper edge
        xdotool("mousemove_relative", 1, 0, *click_words(HOLD))
        nonet.wait_text("Hint 4 of 4")


def where_the_pane_shows_steps_the_hint_is_there(program, home):
    """Over the pane it would cover what says the same; when the pane goes, it is at the button."""
    with open_puzzle(program, home, EASY) as nonet:
        nonet.press("page tab", "Steps")
        before = nonet.x_windows()
        for stage in (1, 2, 3, 4):
            ask(nonet, stage)
        assert nonet.x_windows() == before, "no popover"
        nonet.key("F9")
        wait_until(lambda: nonet.x_windows() != before, "the popover")
        nonet.wait_text("Hint 4 of 4")
        nonet.key("F9")
        wait_until(lambda: nonet.x_windows() == before, "the card in the pane again")
        nonet.press("push button", "Apply")
        nonet.wait_cell(6, 5, "4")


def a_hint_ends_by_escape_and_by_an_edit(program, home):
    with open_puzzle(program, home, EASY) as nonet:
        ask(nonet, 1)
        nonet.key("Escape")
        nonet.wait_gone("push button", "More")
        ask(nonet, 1)
        nonet.click(nonet.cell(6, 5))
        assert nonet.has("push button", "More"), "the board can be looked at meanwhile"
        nonet.type("4")
        nonet.wait_cell(6, 5, "4")
        nonet.wait_gone("push button", "More")


def mistakes_come_first_and_can_be_taken_back(program, home):
    with open_puzzle(program, home, EASY) as nonet:
        nonet.click(nonet.cell(6, 5))
        nonet.type("8")
        nonet.wait_cell(6, 5, "8, in conflict")
        ask(nonet, 1, 2)
        assert card(nonet) == "Check your entries first.", card(nonet)
        ask(nonet, 2, 2)
        assert card(nonet) == "1 of your entries is wrong. Look at r6c5.", card(nonet)
        press_in_card(nonet, "Undo Mistakes")
        wait_until(lambda: nonet.cell_says(6, 5) == "blank", "the cell to be blank")
        nonet.wait_gone("push button", "Undo Mistakes")


def hints_alone_lead_to_the_end(program, home):
    solution = solution_of(EASY)
    with open_puzzle(program, home, "." * 9 + solution[9:76] + "." * 5) as nonet:
        for stage in (1, 2, 3, 4):
            ask(nonet, stage)
        before = card(nonet)
        press_in_card(nonet, "Apply and Next")
        for _ in range(13):
            wait_until(lambda: card(nonet) not in ("", before), "the next step")
            before = card(nonet)
            nonet.key("ctrl+alt+e")
        wait_until(lambda: card(nonet) == "The puzzle is solved.", "the end")
        assert nonet.signs() == solution
        nonet.wait_text("Solved")


def why_there_is_none_is_said(program, home):
    with open_puzzle(program, home, "11" + "." * 79) as nonet:
        nonet.key("ctrl+h")
        wait_until(lambda: card(nonet) == "The puzzle has no solution. Two 1s in row 1.", "the reason")
        assert not nonet.has("push button", "More")


def several_solutions_are_mentioned(program, home):
    with open_puzzle(program, home, "." * 81) as nonet:
        nonet.key("ctrl+h")
        wait_until(lambda: "Several solutions" in card(nonet), "what is left out")


def hint_in_the_bar(nonet):
    """The button at the bottom of a narrow window, once it is at rest."""
    for node in nonet.find_all("push button", "Hint"):
        if node.get_extents().y > 600 and is_at_rest(node):
            return node
    return None


def narrow_windows_have_the_card_in_place_of_the_keypad(program, home):
    with open_puzzle(program, home, EASY) as nonet:
        xdotool("windowsize", "--sync", nonet.window_id(), 400, 780)
        nonet.click(wait_until(lambda: hint_in_the_bar(nonet), "the button in the bar at the bottom"))
        nonet.wait_text("Hint 1 of 4")
        nonet.wait_gone(name="Keypad")
        for stage in (2, 3, 4):
            nonet.press("push button", "More")
            nonet.wait_text(f"Hint {stage} of 4")
        assert "must be 4" in nonet.cell_says(6, 5), nonet.cell_says(6, 5)
        nonet.press("push button", "Apply and Next")
        wait_until(lambda: card(nonet).startswith("Naked Single 3 is the only candidate left in r4c5"), "the next step")
        nonet.press("push button", "Apply")
        nonet.wait_cell(4, 5, "3")
        nonet.find(name="Keypad")


# Where every technique is tried in vain.
STUCK = "000000039000001005003050800008090006070002000100400000009080050020000600400700000"


def a_hint_comes_again_after_another_card_took_its_place(program, home):
    with open_puzzle(program, home, STUCK) as nonet:
        xdotool("windowsize", "--sync", nonet.window_id(), 400, 780)
        nonet.enter(4, 5, "ctrl+h")
        nonet.wait_text("No known technique applies.")
        nonet.key("ctrl+shift+y")
        nonet.wait_text("r4c5 is 9 already.")
        nonet.key("ctrl+h")
        nonet.wait_text("No known technique applies.")


def what_is_asked_last_is_answered(program, home):
    with open_puzzle(program, home, STUCK) as nonet:
        xdotool("windowsize", "--sync", nonet.window_id(), 400, 780)
        nonet.click(nonet.cell(4, 5))
        xdotool("key", "--delay", 0, "ctrl+h", "ctrl+shift+y")
        nonet.wait_text("r4c5 is 9 already.")


if __name__ == "__main__":
    run()
