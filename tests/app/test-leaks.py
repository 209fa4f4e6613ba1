#!/usr/bin/env python3
"""Who plays is not told the solution unasked: nowhere in an unsolved game can a value of it be read, whatever is open.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-leaks.py NONET (inside tests/ui-session); prints TAP.
"""

import re

from driver import BIRD, opened, run, wait_until

SOLUTION = "249571638861432975573986142725698413698143257314725869937814526152369784486257391"
SEVERAL = BIRD.replace("7", ".")
CELL = re.compile(r"r(\d)c(\d)|[Rr]ow (\d), column (\d)|\b([A-J])(\d)\b")

MANY = re.compile(r": candidates \d \d")


def leaks(nonet):
    """What names a blank cell beside its value, in any name or description, in sight or not; a cell of the board names its
    candidates, which must be many."""
    found = []
    for text in {text for node in nonet.nodes() for text in (node.name, node.description) if text}:
        values = set(re.findall(r"(?<![\d.,])\d(?![\d.,]*\d)", CELL.sub(" ", text)))
        for match in CELL.finditer(text):
            row, column = (int(part) - 1 for part in match.groups() if part and part.isdigit()) if not match.group(5) \
                else ("ABCDEFGHJ".index(match.group(5)), int(match.group(6)) - 1)
            index = row * 9 + column
            if BIRD[index] == "." and SOLUTION[index] in values and not MANY.search(text):
                found.append(text)
        if len(re.sub(r"\D", "", text)) >= 9 and any(SOLUTION[i:i + 9] in re.sub(r"\D", "", text) for i in range(0, 81, 9)):
            found.append(text)
    return found


def open_all_panes(nonet):
    """Each page of the pane in turn, once what it looks for is found."""
    for page in "Solutions", "Derivation", "Steps":
        nonet.press("page tab", page)
        yield page
    wait_until(lambda: not nonet.has("animation", "Finding Steps") and not nonet.has("animation", "Finding Path"),
               "all steps")
    yield "all steps"


def nothing_leaks_from_a_game(program, home):
    with opened(program, home, BIRD) as nonet:
        nonet.focus()
        nonet.wait_text(" · SE ")
        for wrong in False, True:
            if wrong:
                nonet.enter(1, 2, "6", says="6")
            # A hint tells no value before the last press; with a mistake, it asks to check.
            for stage in range(3 if not wrong else 1):
                nonet.key("ctrl+h")
                nonet.wait_text("Check your entries first." if wrong else f"Hint {stage + 1} of 4")
                assert not leaks(nonet), (stage, leaks(nonet)[:3])
                nonet.keep_picture(f"leaks-hint-{wrong}-{stage}")
            nonet.key("Escape")
            for page in open_all_panes(nonet):
                assert not leaks(nonet), (page, leaks(nonet)[:3])
            # Newer versions of GTK say that rows are higher up than they are.
            if not wrong and nonet.toolkit_version() < (4, 10):
                # The techniques, unfolded, are there; a step that is chosen is told.
                nonet.click(nonet.find("list item", start="Naked Single, 3"))
                wait_until(lambda: len(nonet.find_all("list item", "Naked Single")) == 3, "the steps")
                nonet.wait_text("1: ")
                assert not leaks(nonet), leaks(nonet)[:3]
                nonet.keep_picture("leaks-steps")
                nonet.click(nonet.find_all("list item", "Naked Single")[0])
                nonet.wait_text("is the only candidate left in ")
                assert leaks(nonet)
                nonet.focus()
                nonet.key("Escape")
                nonet.wait_text("Select a step to see it on the board.")


def who_sets_a_puzzle_sees_what_steps_do(program, home):
    with opened(program, home, BIRD) as nonet:
        nonet.focus()
        nonet.wait_text(" · SE ")
        nonet.press("page tab", "Steps")
        nonet.press("page tab", "Solution Path")
        nonet.wait_text("1: Naked Single")
        nonet.key("F8")
        nonet.wait_text("1: Naked Single, r5c1 = 6")
        nonet.key("F8")
        wait_until(lambda: not nonet.texts("1: Naked Single, r"), "the values to go")


def steps_leave_it_to_check_to_speak_of_mistakes(program, home):
    with opened(program, home, BIRD) as nonet:
        nonet.focus()
        nonet.wait_text(" · SE ")
        nonet.press("page tab", "Steps")
        nonet.enter(1, 2, "6", says="6")
        nonet.wait_text("Check your entries first.")
        assert not nonet.texts("No solution"), nonet.texts("No solution")
        nonet.keep_picture("leaks-check-first")
        nonet.press("push button", "Check")
        nonet.wait_text("1 of your entries is wrong.")
        nonet.wait_cell(1, 2, "6, marked")
        nonet.keep_picture("leaks-checked")


def solve_solves_the_givens_and_says_what_contradicts_them(program, home):
    with opened(program, home, BIRD) as nonet:
        nonet.focus()
        nonet.wait_text(" · SE ")
        nonet.enter(1, 2, "6", says="6")
        nonet.enter(1, 3, "9", says="9")
        nonet.key("ctrl+Return")
        nonet.wait_text("1 of your entries is wrong.")
        nonet.wait_text("The only solution")
        assert not nonet.texts("No Solution")
        nonet.wait_cell(1, 2, "6, marked")
        nonet.keep_picture("leaks-solve")
        nonet.press("push button", "Clear")
        wait_until(lambda: "6" not in nonet.cell_says(1, 2), "the wrong entry to go")
        nonet.wait_cell(1, 3, "9")
        assert not nonet.texts("The puzzle has changed")
        nonet.wait_text("The only solution")
        nonet.focus()
        nonet.key("ctrl+z")
        nonet.wait_cell(1, 2, "6")


def in_a_game_all_counts_are_of_the_givens(program, home):
    with opened(program, home, SEVERAL) as nonet:
        nonet.focus()
        count = nonet.wait_text(" solutions")
        n = re.match(r"[\d,]+", count).group()
        nonet.enter(1, 2, "4", says="4")
        nonet.key("ctrl+Return")
        nonet.wait_text(f"Solution 1 of {n}")
        nonet.enter(1, 3, "9")
        assert not nonet.texts("The puzzle has changed")
        nonet.key("F8")
        nonet.wait_text("The puzzle has changed")  # now the entries count


def what_the_program_fills_in_is_not_solved(program, home):
    with opened(program, home, BIRD + "\n" + SEVERAL) as nonet:
        nonet.find(name="Puzzle 2")
        nonet.focus()
        nonet.key("Return")
        nonet.wait_text("1 of 2")
        nonet.focus()
        nonet.enter(1, 2, "6", says="6")
        nonet.key("ctrl+Return")
        nonet.wait_text("The only solution")
        nonet.press("push button", "Fill In")
        nonet.wait_text("Filled in by Nonet")
        nonet.wait_cell(1, 2, "4")
        nonet.wait_text("Filled in by Nonet")
        assert not nonet.texts("solved")
        assert not [text for text in nonet.texts("Solved") if re.fullmatch(r"Solved( in \d+:.*)?", text)]
        nonet.wait_gone("push button", "Fill In")  # there is nothing to fill in any more
        nonet.keep_picture("leaks-filled")
        nonet.focus()
        nonet.key("ctrl+z")
        nonet.find("push button", "Fill In")
        wait_until(lambda: not nonet.texts("Filled in by Nonet"), "what offers to undo to go")
        nonet.key("ctrl+shift+z")
        nonet.wait_cell(1, 2, "4")
        nonet.key("ctrl+shift+o")
        nonet.wait_text("Filled in by Nonet")
        nonet.keep_picture("leaks-collection")


if __name__ == "__main__":
    run()
