#!/usr/bin/env python3
"""Why a candidate is false or true: asked by mouse and by keys, read line by line, drawn on the board.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-why.py NONET (inside tests/ui-session); prints TAP.
"""


from driver import BIRD, opened, run, wait_until, write_settings, xdotool

ELEVEN = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
SEVERAL = "1" + 80 * "."


def ask(nonet, row, column):
    """Asks about a cell by the keyboard."""
    nonet.focus()
    nonet.enter(row, column, "ctrl+shift+y")



def a_false_candidate_is_explained_by_keys(program, home):
    with opened(program, home, BIRD, "puzzle.sdm") as nonet:
        nonet.wait_cell(1, 1, "2, given")
        ask(nonet, 4, 1)
        nonet.wait_text("Explain which candidate in r4c1?")
        nonet.press("push button", "Explain 6")
        nonet.wait_text("Why is r4c1 not 6?")
        nonet.wait_text("Naked Single: 6 is the only candidate left in r5c1:")
        nonet.wait_text("So r4c1 is not 6.")
        nonet.keep_picture("why-easy")
        nonet.find(name="Candidates: Step")
        nonet.key("Down")  # the focus is on the first line
        nonet.wait_cell(5, 1, "candidates 6")
        nonet.find(name="Candidates: Step")
        nonet.key("Escape")
        nonet.wait_gone(name="Why is r4c1 not 6?")
        assert nonet.cell_says(4, 1) == "blank", nonet.cell_says(4, 1)


def escape_on_the_board_closes_the_card(program, home):
    with opened(program, home, BIRD, "puzzle.sdm") as nonet:
        nonet.wait_cell(1, 1, "2, given")
        for width in (1180, 400):
            xdotool("windowsize", "--sync", nonet.window_id(), width, 780)
            ask(nonet, 4, 1)
            nonet.wait_text("Explain which candidate in r4c1?")
            nonet.enter(4, 2, "Escape")
            nonet.wait_gone(name="Explain which candidate in r4c1?")


def on_a_phone_the_whole_card_scrolls(program, home):
    with opened(program, home, BIRD, "puzzle.sdm") as nonet:
        nonet.wait_cell(1, 1, "2, given")
        xdotool("windowsize", "--sync", nonet.window_id(), 360, 720)
        ask(nonet, 1, 2)
        nonet.press("push button", "Explain 4")
        title = nonet.find("label", "Why must r1c2 be 4?")
        before = nonet.at_rest(title).y
        nonet.key(*["Down"] * 5)
        wait_until(lambda: title.get_extents().y < before, "the title to make room for the lines")


def a_true_candidate_ends_in_a_single(program, home):
    with opened(program, home, BIRD, "puzzle.sdm") as nonet:
        nonet.wait_cell(1, 1, "2, given")
        ask(nonet, 5, 1)
        nonet.press("push button", "Explain 6")
        nonet.wait_text("Why must r5c1 be 6?")
        nonet.wait_text("is the only candidate left in r5c1:")


def the_menu_of_a_cell_asks_about_the_candidate_under_the_pointer(program, home):
    with opened(program, home, BIRD, "puzzle.sdm") as nonet:
        nonet.wait_cell(1, 1, "2, given")
        nonet.focus()
        cell = nonet.cell(4, 1)
        before = nonet.x_windows()
        nonet.click(cell, button=3)  # in the middle, where 5 is
        nonet.find("push button", "Explain 5…")
        nonet.keep_picture("why-popover")
        nonet.press_in_popover(nonet.find("table", "Board"), before, "push button", "Explain 5…")
        nonet.wait_text("Why is r4c1 not 5?")


def what_can_be_is_shown_by_a_solution(program, home):
    with opened(program, home, SEVERAL, "puzzle.sdm") as nonet:
        nonet.wait_cell(1, 1, "1, given")
        ask(nonet, 1, 2)
        nonet.press("push button", "Explain 5")
        nonet.wait_text("r1c2 can be 5: there is a solution with it.")
        nonet.wait_text("The board shows this solution.")
        wait_until(lambda: nonet.cell_says(1, 2).startswith("5"), "the solution on the board")
        nonet.keep_picture("why-either")
        nonet.press("push button", "Close Explanation")
        nonet.wait_cell(1, 2, "blank")


def an_edit_ends_the_explanation(program, home):
    with opened(program, home, BIRD, "puzzle.sdm") as nonet:
        nonet.wait_cell(1, 1, "2, given")
        ask(nonet, 4, 1)
        nonet.press("push button", "Explain 6")
        nonet.wait_text("So r4c1 is not 6.")
        nonet.enter(5, 1, "6")
        nonet.wait_gone(name="So r4c1 is not 6.")
        nonet.wait_cell(5, 1, "6")


def a_proof_by_cases_is_drawn_line_by_line(program, home):
    with opened(program, home, ELEVEN, "puzzle.sdm") as nonet:
        nonet.wait_cell(1, 1, "8, given")
        ask(nonet, 1, 2)
        nonet.press("push button", "Explain 2")
        nonet.wait_text("Assume that r1c2 is 2.", 30)
        # Also beside the steps and the path there is room to read some of its lines.
        room = nonet.find("list", "Explanation").get_parent()
        wait_until(lambda: room.get_extents().height >= 100, "room for the lines")
        assert not nonet.cell_says(1, 2).startswith("2"), nonet.cell_says(1, 2)
        nonet.key("Down")
        wait_until(lambda: nonet.cell_says(1, 2).startswith("2"), "the board after the assumption")
        nonet.keep_picture("why-eleven")
        xdotool("windowsize", "--sync", nonet.window_id(), 400, 700)
        nonet.keep_picture("why-narrow")


def a_narrow_window_shows_card_and_board_together(program, home):
    with opened(program, home, BIRD, "puzzle.sdm") as nonet:
        nonet.wait_cell(1, 1, "2, given")
        xdotool("windowsize", "--sync", nonet.window_id(), 400, 760)
        wait_until(lambda: nonet.has("push button", start="6"), "the keypad")
        ask(nonet, 4, 1)
        nonet.press("push button", "Explain 6")
        nonet.wait_text("So r4c1 is not 6.")
        assert nonet.has("table cell", start="row 4, column 9:"), "the whole board is in sight"
        assert not nonet.has(name="Step Explained"), "no pane lies over it"
        nonet.keep_picture("why-narrow-asked")
        nonet.key("Escape")
        nonet.wait_gone(name="So r4c1 is not 6.")


def cells_are_named_as_the_settings_say(program, home):
    write_settings(home, "cell-style='letter'\ncolor-scheme='dark'\n")
    with opened(program, home, BIRD, "puzzle.sdm") as nonet:
        nonet.wait_cell(1, 1, "2, given")
        ask(nonet, 4, 1)
        nonet.press("push button", "Explain 6")
        nonet.wait_text("Why is D1 not 6?")
        nonet.wait_text("Naked Single: 6 is the only candidate left in E1:")
        nonet.keep_picture("why-dark")


if __name__ == "__main__":
    run()
