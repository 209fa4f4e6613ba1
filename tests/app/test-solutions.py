#!/usr/bin/env python3
"""Every solution within reach: counted, jumped to by number, saved, and hinted at.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-solutions.py NONET NONET-CLI (inside tests/ui-session); prints TAP.
"""

import subprocess
import sys

from driver import Nonet, run, wait_until

# Bird's puzzle without four of its givens; nonet-cli is asked for the solutions.
FEW = "2....1.38........5.7...6..........13.98...25731....8..9..8...2..5..69...4..25...."


def answers(*arguments):
    return subprocess.run([sys.argv[2], *arguments], input=FEW + "\n", capture_output=True, text=True).stdout


def open_few(program, home):
    file = home / "few.txt"
    file.write_text(FEW + "\n")
    return Nonet(program, file)


def all_solutions_are_saved_as_the_command_line_finds_them(program, home):
    expected = answers("solve", "--all").splitlines()
    saved = home / "saved.txt"
    with open_few(program, home) as nonet:
        nonet.wait_text(f"{len(expected)} solutions")
        nonet.focus()
        nonet.key("ctrl+Return")
        wait_until(lambda: "blank" not in nonet.board(), "a solution on the board")
        wait_until(lambda: nonet.count_found() == len(expected), "all solutions in the pane")
        nonet.key("ctrl+shift+e")
        nonet.find(name="Save All Solutions")
        nonet.type_path(saved)
        wait_until(saved.exists, "the file")
        nonet.wait_text("solutions saved")
    assert sorted(saved.read_text().splitlines()) == sorted(expected)
    assert len(expected) > 1


def a_solution_is_gone_to_by_its_number(program, home):
    with Nonet(program) as nonet:
        nonet.focus()
        nonet.key("ctrl+Return")
        wait_until(lambda: nonet.count_found() > 1000000, "a million solutions of the empty board", 60)
        nonet.press("push button", "Stop")
        first = nonet.board()
        nonet.focus()
        nonet.key("ctrl+g")
        nonet.type("1000000")
        nonet.key("Return")
        wait_until(lambda: "blank" not in nonet.board() and nonet.board() != first, "solution 1,000,000")


def a_setter_is_told_what_would_make_the_puzzle_unique(program, home):
    with open_few(program, home) as nonet:
        nonet.wait_text("solutions")
        nonet.press("push button", "Hint for Setters")
        nonet.wait_text("unique if")
        nonet.press("push button", "Give These Cells")
        nonet.wait_text("Givens added")
        wait_until(lambda: "unique" in nonet.texts(), "the verdict “unique”")


TESTS = [
    all_solutions_are_saved_as_the_command_line_finds_them,
    a_solution_is_gone_to_by_its_number,
    a_setter_is_told_what_would_make_the_puzzle_unique,
]

if __name__ == "__main__":
    run(TESTS)
