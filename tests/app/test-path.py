#!/usr/bin/env python3
"""The solving path in the pane of steps, every control of it, and the rating beside the verdict.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-path.py NONET NONET-CLI (inside tests/ui-session); prints TAP.
"""

import re
import subprocess
import sys

from driver import is_enabled, opened, plain_name, run, wait_until

# Three hidden singles, and then it becomes hard.
HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
# Rated 1.5 by Sudoku Explainer: hidden singles and nothing else.
EASY = "000000010400000000020000000000050407008000300001090000300400200050100000000806000"


def answer(puzzle, *arguments):
    return subprocess.run([sys.argv[2], *arguments], input=puzzle + "\n", capture_output=True, text=True).stdout


def open_steps(program, home, puzzle):
    """The program with a puzzle and the page of steps."""
    nonet = opened(program, home, puzzle)
    nonet.wait_text("givens")
    nonet.press("page tab", "Steps")
    nonet.press("page tab", "Solution Path")
    return nonet


def n_steps(puzzle):
    return len(re.findall(r"^ *\d+\. ", answer(puzzle, "explain"), re.M))


def wait_path(nonet, puzzle):
    """Waits until the path is there, and gives the number of its steps."""
    n = n_steps(puzzle)
    nonet.wait_text(f"This path: {n} steps · hardest step")
    return n


def first_row(nonet):
    """What a screen reader says of the first step."""
    return wait_until(lambda: [text for text in nonet.texts() if text.startswith("1: ")], "the first step")[0]


def chosen(nonet, number):
    """Whether the path is at a step: the list has come to its row."""
    return any(text.startswith(f"{number}: ") for text in nonet.texts())


def has_bar(nonet):
    """Whether there is a way back over the board, which is not as it is."""
    return nonet.has("push button", "Back to My Board")


def the_verdict_has_the_rating(program, home):
    """The rating of nonet-cli stands beside the verdict, goes with an edit, and comes back after undo."""
    rating = answer(HARD, "rate").split("/")[0].strip()
    with open_steps(program, home, HARD) as nonet:
        nonet.wait_text(f" · SE {rating}")
        nonet.wait_text(f"Puzzle: Medium · SE {rating}")
        nonet.enter(1, 2, "F8", "4")  # a second 4 in row 1, which is part of the puzzle
        wait_until(lambda: not nonet.texts(" · SE "), "the end of the rating")
        nonet.key("ctrl+z")
        nonet.find("push button", "One solution · Medium")
        nonet.wait_text(f" · SE {rating}")


def the_path_is_that_of_explain(program, home):
    with open_steps(program, home, HARD) as nonet:
        wait_path(nonet, HARD)
        nonet.press("radio button", "Set")  # who plays is not told values
        first = nonet.wait_text("1: Hidden Single, ")
        result = re.search(r"(r\dc\d) is the only place left for (\d)", answer(HARD, "explain").splitlines()[0])
        assert f"{result[1]} = {result[2]}" in first, first
        assert not has_bar(nonet)


def a_row_shows_the_board_as_it_was(program, home):
    """Steps later the values placed until then are on the board, and a bar over it says so, until the way back is taken, Escape is pressed or
    candidates are chosen. The board stays where it is."""
    with open_steps(program, home, EASY) as nonet:
        n = wait_path(nonet, EASY)
        nonet.press("radio button", "Set")  # who plays is not told values
        place = nonet.at_rest(nonet.cell(9, 9))
        line = wait_until(lambda: re.search(r"r(\d)c(\d) = (\d)", first_row(nonet)), "the value of the first step")
        row, column, symbol = int(line[1]), int(line[2]), line[3]
        before = nonet.cell_says(row, column)
        rows = [n for n in nonet.nodes() if n.name.startswith("3: ")]
        nonet.click(rows[0])
        nonet.find("label", f"Step 3 of {n}")
        wait_until(lambda: symbol in nonet.cell_says(row, column), "the value of the first step")
        assert nonet.at_rest(nonet.cell(9, 9)) == place
        nonet.press("push button", "Back to My Board")
        wait_until(lambda: nonet.cell_says(row, column) == before, "the board as it is")
        wait_until(lambda: not has_bar(nonet), "nothing to go back from")
        for key in "Escape", "alt+3":
            nonet.click(rows[0])
            wait_until(lambda: symbol in nonet.cell_says(row, column), "the value of the first step again")
            nonet.key(key)
            wait_until(lambda: not has_bar(nonet), "the way back by " + key)


def the_chart_is_walked_by_keys_and_pointer(program, home):
    with open_steps(program, home, EASY) as nonet:
        n = wait_path(nonet, EASY)
        chart = nonet.find("slider", "Difficulty of Each Step")
        nonet.click(chart)
        wait_until(lambda: has_bar(nonet), "a step chosen by the pointer")
        nonet.key("Home")
        wait_until(lambda: chosen(nonet, 1), "the first step")
        nonet.key("Right", "Right", "Left")
        wait_until(lambda: chosen(nonet, 2), "step 2")
        nonet.key("End")
        wait_until(lambda: chosen(nonet, n), "the last step")
        nonet.key("Page_Up")
        wait_until(lambda: chosen(nonet, n - 10), "ten steps back")


def the_next_step_of_a_step_of_the_path_is_on_it(program, home):
    with open_steps(program, home, EASY) as nonet:
        n = wait_path(nonet, EASY)
        nonet.click([node for node in nonet.nodes() if node.name.startswith("3: ")][0])
        nonet.find("label", f"Step 3 of {n}")
        nonet.press("push button", "Next Step")
        nonet.find("label", f"Step 4 of {n}")
        nonet.press("push button", "Previous Step")
        nonet.find("label", f"Step 3 of {n}")
        nonet.click(nonet.find("slider", "Difficulty of Each Step"))
        nonet.key("End")
        nonet.find("label", f"Step {n} of {n}")
        wait_until(lambda: not is_enabled(nonet.find("push button", "Next Step")), "the end of the path")


def filling_in_up_to_here_is_one_step_of_undo(program, home):
    """With the last step chosen, the board is solved, and one undo takes it all back."""
    with open_steps(program, home, HARD) as nonet:
        wait_path(nonet, HARD)
        before = nonet.cell_says(1, 2)
        nonet.click(nonet.find("slider", "Difficulty of Each Step"))
        wait_until(lambda: has_bar(nonet), "a chosen step")
        nonet.key("End")
        nonet.press("push button", "Fill In")
        nonet.wait_text("solved")
        nonet.focus()
        nonet.key("ctrl+z")
        nonet.wait_text(" · SE ")
        wait_path(nonet, HARD)
        assert nonet.cell_says(1, 2) == before, nonet.cell_says(1, 2)


def without_solution_there_is_no_path(program, home):
    with open_steps(program, home, "55" + 79 * ".") as nonet:
        nonet.wait_text("No solution, so there is no path.")


if __name__ == "__main__":
    run()
