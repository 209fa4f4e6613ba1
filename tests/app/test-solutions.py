#!/usr/bin/env python3
"""Every solution within reach: counted, jumped to by number, filtered, compared, sorted and saved.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-solutions.py NONET NONET-CLI (inside tests/ui-session); prints TAP.
"""

import subprocess
import sys

from driver import SLOWNESS, Nonet, opened, run, wait_until

# Bird's puzzle without four of its givens; nonet-cli is asked for the solutions.
FEW = "2....1.38........5.7...6..........13.98...25731....8..9..8...2..5..69...4..25...."

# One of the oldest with 17 clues, without three of them: more solutions than are found while one looks, and with two
# cells filled in so many that they can be looked through.
MANY = "........." "4........" ".2......." "....5.4.7" "......3.." "..1.9...." "3..4..2.." ".5.1....." ".....6..."
SAMPLES = "resource:///io/github/nonet/Nonet/samples/"
FIRST_FILTER = (2, 8, "1")
SECOND_FILTER = (1, 5, "3")


def answers(puzzle, *arguments):
    return subprocess.run([sys.argv[2], *arguments], input=puzzle + "\n", capture_output=True, text=True).stdout


def with_cell(puzzle, row, column, symbol):
    index = (row - 1) * 9 + column - 1
    return puzzle[:index] + symbol + puzzle[index + 1 :]


def difference(one, other):
    return sum(a != b for a, b in zip(one, other))


def go_to(nonet, number):
    nonet.focus()
    nonet.key("ctrl+g")
    nonet.type(str(number))
    nonet.key("Return")


def stop(nonet):
    """Stops the search and gives the number found."""
    nonet.press("push button", "Stop")
    nonet.find("push button", "Continue")
    return nonet.count_found()


def filter_where_the_pointer_rests(nonet, row, column, symbol):
    """The popover that opens over a cell in which the solutions differ."""
    before = nonet.x_windows()
    nonet.hover(nonet.cell(row, column))
    nonet.press_in_popover(nonet.find("table", "Board"), before, "push button", start=f"{symbol} in ")
    nonet.find("push button", f"Remove filter r{row}c{column} = {symbol}")


def filter_in_the_pane(nonet, row, column, symbol):
    """The symbols of the cell chosen; the pointer goes away, so that only they are told. While solutions come in, there may be
    symbols more, and at the end of the search what says how far it is goes: then a chip is elsewhere when it is clicked."""
    wait_until(lambda: not nonet.has("push button", "Stop"), "the end of the search", 120 * SLOWNESS)
    nonet.click(nonet.cell(row, column))
    nonet.rest()
    wait_until(lambda: len(nonet.find_all("push button", start=f"{symbol} in ")) == 1, f"the chip of {symbol}")
    nonet.press("push button", start=f"{symbol} in ")
    nonet.find("push button", f"Remove filter r{row}c{column} = {symbol}")


def type_path_and_wait(nonet, path, expected):
    """Until the file is written. What is told of it goes away again before a slow reader has seen it."""
    nonet.find(name="Save All Solutions")
    nonet.type_path(path)
    wait_until(lambda: path.exists() and path.read_text() == expected, f"{len(expected)} bytes in the file", 60)


def save_all(nonet, path, expected):
    nonet.focus()
    nonet.key("ctrl+shift+e")
    type_path_and_wait(nonet, path, expected)


def the_whole_way_from_the_mouse_to_the_file(program, home):
    filtered = with_cell(with_cell(MANY, *FIRST_FILTER), *SECOND_FILTER)
    expected = answers(filtered, "solve", "--all").splitlines()
    with Nonet(program) as nonet:
        nonet.enter_by_mouse(MANY)
        nonet.press("push button", "Solve")
        first = stop(nonet)
        assert first > 0

        go_to(nonet, 1000000)
        millionth = answers(MANY, "solve", "--limit=1000000").splitlines()[-1]
        wait_until(lambda: nonet.signs() == millionth, "solution 1,000,000 on the board", 60)
        beyond = nonet.count_found() + 100000
        go_to(nonet, beyond)
        wait_until(lambda: nonet.signs() not in (millionth, MANY), f"solution {beyond} on the board")
        nonet.press("push button", "Continue")
        wait_until(lambda: nonet.count_found() > beyond, "more solutions after Continue")
        stop(nonet)

        filter_where_the_pointer_rests(nonet, *FIRST_FILTER)
        filter_in_the_pane(nonet, *SECOND_FILTER)
        wait_until(lambda: nonet.count_found() == len(expected), f"{len(expected)} solutions", 60)
        wait_until(lambda: nonet.signs() == expected[0], "the first of them on the board")

        nonet.press("push button", "Compare")
        nonet.find("frame", "Compare Solutions")
        nonet.wait_text(f"{difference(expected[0], expected[1])} cells differ")
        nonet.focus()
        nonet.key("Escape")
        nonet.wait_gone("frame", "Compare Solutions")

        save_all(nonet, home / "all.txt", "\n".join(expected) + "\n")


def the_first_so_many_are_saved_while_there_are_more(program, home):
    with Nonet(program) as nonet:
        nonet.focus()
        nonet.key("ctrl+Return", "ctrl+period")  # at once: what is found in a second is a large file
        nonet.find("push button", "Continue")
        while not nonet.count_found():
            nonet.press("push button", "Continue")
            nonet.key("ctrl+period")
            nonet.find("push button", "Continue")
        found = nonet.count_found()
        nonet.key("ctrl+shift+e")
        nonet.find(name="Export All Solutions?")
        nonet.press("push button", f"Only First {found}")
        type_path_and_wait(nonet, home / "first.txt", answers("." * 81, "solve", f"--limit={found}"))


def all_solutions_are_saved_as_the_command_line_finds_them(program, home):
    expected = answers(FEW, "solve", "--all")
    number = expected.count("\n")
    assert number > 1
    with opened(program, home, FEW) as nonet:
        nonet.wait_text(f"{number} solutions")
        nonet.focus()
        nonet.key("ctrl+Return")
        wait_until(lambda: "blank" not in nonet.board(), "a solution on the board")
        wait_until(lambda: nonet.count_found() == number, "all solutions in the pane")
        save_all(nonet, home / "saved.txt", expected)


def there_is_no_solution_beyond_the_last(program, home):
    with opened(program, home, FEW) as nonet:
        nonet.wait_text("solutions")
        nonet.focus()
        nonet.key("ctrl+Return")
        nonet.wait_gone("push button", "Stop")
        n = wait_until(nonet.count_found, "all solutions")
        go_to(nonet, n + 1)
        nonet.wait_text(f"There are only {n} solutions")
        # Escape leaves the number, and then the solution.
        nonet.key("Escape")
        nonet.wait_gone("label", f"There are only {n} solutions")
        nonet.key("F3")
        nonet.wait_text("Solution 2 of")
        nonet.key("Escape")
        nonet.wait_gone("push button", "Hide Solution")


def a_solution_is_a_view(program, home):
    """Every way back to the puzzle leaves the list as it is."""
    with Nonet(program, SAMPLES + "bird.ipuz") as nonet:
        nonet.wait_cell(1, 2, "blank")
        nonet.focus()

        def leads_back(way):
            nonet.wait_cell(1, 2, "4, found")
            way()
            nonet.wait_cell(1, 2, "blank")
            nonet.find("label", "The only solution")
            nonet.wait_gone("push button", "Hide Solution")
            assert len(nonet.find_all("push button", "Fill In")) == 1

        nonet.key("ctrl+Return")
        nonet.find("label", "The only solution")
        for fact in ("Givens: 30", "Minimal: No. Any one of 15 givens can go.", "Guesses needed: 0"):
            nonet.find("list item", fact)
        for way in (lambda: nonet.key("Escape"), lambda: nonet.press("push button", "Hide Solution"),
                    lambda: nonet.key("alt+1")):
            leads_back(way)
            nonet.key("ctrl+Return")
        nonet.wait_cell(1, 2, "4, found")
        assert len(nonet.find_all("push button", "Fill In")) == 1
        nonet.press("push button", "Fill In")
        nonet.wait_cell(1, 2, "4")
        nonet.find("label", "The only solution")


if __name__ == "__main__":
    run()
