#!/usr/bin/env python3
"""The walk through the derivation: stages, steps, playing, variants, and what an edit does.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-derivation.py NONET (inside tests/ui-session); prints TAP.
"""

from driver import BIRD, opened, run, wait_until, xdotool


def show_pane(nonet):
    nonet.focus()
    nonet.wait_text(" · SE ")
    nonet.press("page tab", "Derivation")
    nonet.wait_text("Each blank has all 9 symbols as its choices.")


def choose_second_variant(nonet):
    before = nonet.x_windows()
    nonet.press("push button", "Search Options")
    wait_until(lambda: [w for w in nonet.x_windows() if w not in before], "the menu")
    nonet.key("Down")
    nonet.key("Return")


def the_stages_are_walked_forwards_and_backwards(program, home):
    with opened(program, home, BIRD) as nonet:
        show_pane(nonet)
        nonet.wait_text("9⁵¹")
        for _ in range(14):
            nonet.key("F5")
        nonet.wait_text("5 and 6 are fixed in column 5: its other cells lose them. 11 choices are removed.")
        nonet.wait_text("house 14 of 27")
        nonet.wait_text("4.62 × 10³³")
        nonet.press("push button", "Step Back")
        nonet.wait_text("house 13 of 27")
        nonet.press("push button", "Step Forward")
        nonet.wait_text("house 14 of 27")
        nonet.press("push button", "Search")
        nonet.wait_text("complete")
        nonet.press("push button", "Go to Start")
        nonet.wait_text("Each blank has all 9 symbols as its choices.")
        nonet.press("push button", "Go to End")
        nonet.wait_text("All branches were searched: 1 solution.")


def escape_and_candidates_lead_back_until_the_walk_moves(program, home):
    with opened(program, home, BIRD) as nonet:
        show_pane(nonet)
        nonet.wait_cell(1, 2, "candidates 1 2 3 4 5 6 7 8 9")
        nonet.key("alt+3")
        nonet.wait_cell(1, 2, "candidates 4 6")
        nonet.key("F5")
        nonet.wait_cell(1, 2, "candidates 4 5 6 7 9, struck out 1 2 3 8")
        nonet.key("Escape")
        nonet.wait_cell(1, 2, "candidates 4 6")
        nonet.key("shift+F5")
        nonet.wait_cell(1, 2, "candidates 1 2 3 4 5 6 7 8 9")


def it_plays_until_it_is_paused(program, home):
    with opened(program, home, BIRD) as nonet:
        show_pane(nonet)
        nonet.press("push button", "Play")
        nonet.wait_text(" of 27")
        nonet.press("push button", "Pause")
        nonet.find("push button", "Play")


def an_edit_begins_anew_and_says_so(program, home):
    with opened(program, home, BIRD) as nonet:
        show_pane(nonet)
        nonet.key("F5")
        nonet.wait_text("house 1 of 27")
        nonet.enter(1, 2, "4")
        nonet.wait_text("The puzzle was edited: the walk restarts.")
        nonet.wait_text("9⁵⁰")


def one_of_the_variants_is_chosen(program, home):
    with opened(program, home, BIRD) as nonet:
        show_pane(nonet)
        choose_second_variant(nonet)
        nonet.press("push button", "Go to End")
        nonet.wait_text("All branches were searched: 1 solution.")
        nonet.wait_text("node 13, depth 0")


def show_walk_under_board(nonet):
    """In a narrow window the pane lies over the board; closed, it leaves the walk in place of the keypad."""
    nonet.focus()
    nonet.wait_text(" · SE ")
    xdotool("windowsize", "--sync", nonet.window_id(), 400, 780)
    nonet.wait_gone("page tab", "Derivation")
    wait_until(lambda: nonet.has("push button", start="6"), "the keypad")
    nonet.key("F9")
    nonet.press("page tab", "Derivation")
    nonet.wait_text("Each blank has all 9 symbols as its choices.")
    nonet.key("F9")
    nonet.wait_gone("push button", start="6")


def a_narrow_window_has_the_walk_under_the_board(program, home):
    with opened(program, home, BIRD) as nonet:
        show_walk_under_board(nonet)
        nonet.press("push button", "Step Forward")
        nonet.wait_text("1, 2, 3 and 8 are fixed in row 1: its other cells lose them. 20 choices are removed.")
        nonet.key("Escape")
        wait_until(lambda: nonet.has("push button", start="6"), "the keypad again")


def a_hint_takes_the_place_of_the_walk(program, home):
    with opened(program, home, BIRD) as nonet:
        show_walk_under_board(nonet)
        nonet.key("ctrl+h")
        nonet.wait_text("There is a single.")
        nonet.wait_cell(1, 2, "blank")


def a_search_that_takes_long_is_stopped(program, home):
    with opened(program, home, "1" + 80 * ".") as nonet:
        nonet.focus()
        nonet.press("page tab", "Derivation")
        nonet.wait_text("9⁸⁰")
        nonet.press("push button", "Go to End")
        nonet.wait_text("Searching…")
        nonet.press("push button", "Stop")
        nonet.wait_gone("push button", "Stop")


if __name__ == "__main__":
    run()
