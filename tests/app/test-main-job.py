#!/usr/bin/env python3
"""The main job: a puzzle goes in by mouse, every solution comes out, edits are undone.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-main-job.py NONET (inside tests/ui-session); prints TAP.
"""


from driver import BIRD, Nonet, run, wait_until

# Richard Bird's puzzle has this one solution.
BIRD_SOLUTION = (
    "249571638" "861432975" "573986142" "725698413" "698143257" "314725869" "937814526" "152369784" "486257391"
)


def bird_goes_in_by_mouse_and_its_solution_comes_out(program, home):
    with Nonet(program) as nonet:
        nonet.enter_by_mouse(BIRD)
        assert all(word == "blank" or word.endswith("given") for word in nonet.board())
        nonet.wait_text("One solution")
        nonet.press("push button", "Solve")
        wait_until(lambda: nonet.signs() == BIRD_SOLUTION, "Bird's solution on the board")
        assert sum(word.endswith("found") for word in nonet.board()) == 51


def an_edit_is_undone_and_redone_by_keys(program, home):
    with Nonet(program) as nonet:
        nonet.focus()
        nonet.enter(5, 5, "7", says="7, given")
        nonet.key("Right", "3")
        nonet.wait_cell(5, 6, "3, given")
        nonet.key("ctrl+z")
        nonet.wait_cell(5, 6, "blank")
        nonet.wait_cell(5, 5, "7, given")
        nonet.key("ctrl+z")
        nonet.wait_cell(5, 5, "blank")
        nonet.key("ctrl+shift+z", "ctrl+shift+z")
        nonet.wait_cell(5, 6, "3, given")


def entries_are_told_apart_from_givens_once_the_givens_are_set(program, home):
    with Nonet(program) as nonet:
        nonet.focus()
        nonet.enter(1, 1, "7", "F8", "Right", "3")
        nonet.wait_cell(1, 2, "3")
        nonet.key("Left", "Delete", "Right", "4")
        nonet.wait_cell(1, 2, "4")
        assert nonet.cell_says(1, 1) == "7, given", nonet.cell_says(1, 1)


def the_reason_for_no_solution_is_said(program, home):
    with Nonet(program) as nonet:
        nonet.focus()
        nonet.enter(3, 1, "5", "Right", "Right", "Right", "5")
        nonet.wait_text("two 5s in row 3")
        assert nonet.cell_says(3, 4).endswith("in conflict"), nonet.cell_says(3, 4)


def the_empty_board_fills_the_pane_stops_and_goes_on(program, home):
    with Nonet(program) as nonet:
        nonet.focus()
        nonet.key("ctrl+Return")
        nonet.press("push button", "Stop")
        nonet.find("push button", "Continue")
        before = nonet.count_found()
        assert before > 1, before
        nonet.enter(9, 8, "Right")
        # What the pane says of the cell comes some time after Stop.
        wait_until(lambda: any(name.split()[0] == "r9c9" for name in nonet.texts("r9c9")), "the cell in the pane")
        assert nonet.count_found() == before, "the search continued after Stop"
        nonet.press("push button", "Continue")
        wait_until(lambda: nonet.count_found() > before, "more solutions after Continue")


def solutions_are_gone_through_by_keys(program, home):
    with Nonet(program) as nonet:
        nonet.focus()
        nonet.key("ctrl+Return")
        nonet.press("push button", "Stop")
        nonet.find("push button", "Continue")
        first = wait_until(lambda: "blank" not in nonet.board() and nonet.board(), "a full board")
        nonet.key("F3")
        wait_until(lambda: nonet.board() != first, "another solution on the board")
        nonet.key("shift+F3")
        wait_until(lambda: nonet.board() == first, "the first solution on the board again")


def an_edit_stops_the_search_and_marks_the_list_as_outdated(program, home):
    with Nonet(program) as nonet:
        nonet.focus()
        nonet.key("ctrl+Return")
        nonet.find("push button", "Stop")
        nonet.enter(1, 1, "4")
        nonet.wait_text("The puzzle has changed")
        nonet.wait_gone("push button", "Stop")
        nonet.key("ctrl+z")
        wait_until(lambda: not [t for t in nonet.texts() if "The puzzle has changed" in t], "the notice to go")


def a_solution_is_filled_in_and_taken_back(program, home):
    with Nonet(program, "resource:///io/github/nonet/Nonet/samples/small.ipuz") as nonet:
        nonet.focus()
        nonet.wait_cell(1, 2, "4, given")
        nonet.key("ctrl+Return")
        wait_until(lambda: sum(word.endswith("found") for word in nonet.board()) == 12, "the solution")
        nonet.key("ctrl+shift+Return")
        wait_until(lambda: not any(w == "blank" or "found" in w for w in nonet.board()), "entries")
        nonet.wait_text("Filled in by Nonet")
        nonet.key("ctrl+z")
        wait_until(lambda: sum(word == "blank" for word in nonet.board()) == 12, "the blanks again")


def candidates_change_with_one_key(program, home):
    with Nonet(program, "resource:///io/github/nonet/Nonet/samples/small.ipuz") as nonet:
        nonet.focus()
        nonet.wait_cell(1, 1, "blank")
        nonet.key("F7")
        # .4.. / ...1 / 31.. / ....: 4 is in the row, 3 in the column.
        nonet.wait_cell(1, 1, "candidates 1 2")
        nonet.key("F7")
        nonet.wait_cell(1, 1, "blank")


if __name__ == "__main__":
    run()
