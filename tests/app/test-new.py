#!/usr/bin/env python3
"""New puzzles: by difficulty and board, ready to be solved, and kept for the next start.

SPDX-License-Identifier: GPL-3.0-or-later
"""

from driver import Nonet, run, wait_until, xdotool


def is_puzzle(nonet, n_cells):
    """Whether a board of that many cells shows givens, which are as many half a turn later."""
    cells = nonet.board()
    given = [cell.endswith("given") for cell in cells]
    return len(cells) == n_cells and any(given) and given == given[::-1]


def menu_of(nonet):
    return nonet.find("push button", "More Puzzles")


def choose(nonet, name):
    before = nonet.x_windows()
    menu = menu_of(nonet)
    nonet.press("push button", "More Puzzles")
    nonet.choose_in_popover(menu, before, "menu item", name)


def a_click_makes_an_easy_puzzle(program, home):
    with Nonet(program) as nonet:
        nonet.focus()
        nonet.press("push button", "New Easy Puzzle")
        wait_until(lambda: is_puzzle(nonet, 81), "a puzzle")
        # It is to be solved: its givens stay.
        before = nonet.signs()
        nonet.enter(1, 1, "Delete")
        assert nonet.signs() == before
        nonet.wait_text("SE ")
        assert xdotool("getwindowname", nonet.window_id()) == "Easy"
        # It is still called so when its givens are edited.
        row, column = divmod(next(i for i, sign in enumerate(before) if sign != "."), 9)
        nonet.key("F8")
        nonet.enter(row + 1, column + 1, "Delete", says="blank")
        nonet.wait_text(f"{80 - before.count('.')} givens · edited")
        assert xdotool("getwindowname", nonet.window_id()) == "Easy"
        nonet.key("ctrl+z", "F8")
        nonet.wait_signs(before)
        first = nonet.signs()
        nonet.press("push button", "New Easy Puzzle")
        wait_until(lambda: nonet.signs() != first and is_puzzle(nonet, 81), "another puzzle in its place")


def the_menu_has_difficulties_and_boards(program, home):
    with Nonet(program) as nonet:
        nonet.focus()
        for name, n_cells in (("Hard", 81), ("6×6", 36)):
            before = nonet.signs()
            choose(nonet, name)
            wait_until(lambda: nonet.signs() != before and is_puzzle(nonet, n_cells), f"a puzzle: {name}")
            nonet.find("push button", f"New {name} Puzzle")
        nonet.press("push button", "More Puzzles")
        nonet.find("menu item", "Hard")
        nonet.key("b")  # GTK 4.18 gives no name to an item that shows a key
        nonet.find(name="Empty Board", role="frame")


def what_is_played_is_not_asked_about(program, home):
    with Nonet(program) as nonet:
        nonet.focus()
        nonet.press("push button", "New Easy Puzzle")
        wait_until(lambda: is_puzzle(nonet, 81), "a puzzle")
        row, column = divmod(nonet.board().index("blank"), 9)
        nonet.enter(row + 1, column + 1, "5")
        wait_until(lambda: nonet.cell_says(row + 1, column + 1).startswith("5"), "an entry")
        first = nonet.signs()
        nonet.press("push button", "New Easy Puzzle")
        wait_until(lambda: nonet.signs() != first and is_puzzle(nonet, 81), "another puzzle in its place")
        row, column = divmod(nonet.board().index("blank"), 9)
        nonet.enter(row + 1, column + 1, "5", "ctrl+w")
        assert nonet.wait_for_end() == 0
    assert len(list((home / "data/nonet/games").glob("*.game"))) == 2


def what_is_entered_while_a_puzzle_is_made_is_asked_about(program, home):
    with Nonet(program) as nonet:
        nonet.click(nonet.cell(5, 5))
        nonet.hover(nonet.find("push button", "New Easy Puzzle"))
        xdotool("mousedown", 1, "mouseup", 1, "key", "5")
        nonet.cancel("Save Changes?")
        nonet.wait_cell(5, 5, "5, given")


def what_was_begun_is_asked_about(program, home):
    with Nonet(program) as nonet:
        nonet.focus()
        nonet.enter(5, 5, "5", says="5, given")
        nonet.press("push button", "New Easy Puzzle")
        nonet.cancel("Save Changes?")
        nonet.wait_cell(5, 5, "5, given")
        nonet.press("push button", "New Easy Puzzle")
        nonet.press("push button", "Discard")
        wait_until(lambda: is_puzzle(nonet, 81) and nonet.cell_says(5, 5) != "5, given", "a puzzle in its place")


def a_dialog_makes_what_is_asked_for(program, home):
    with Nonet(program) as nonet:
        nonet.focus()
        choose(nonet, "Generate…")
        nonet.find(name="Generate Puzzles", role="frame")
        nonet.press("push button", "Generate")
        wait_until(lambda: is_puzzle(nonet, 81), "a puzzle")
        before = nonet.signs()
        choose(nonet, "Generate…")
        nonet.find(name="Generate Puzzles", role="frame")
        nonet.focus()
        nonet.key("alt+p", "ctrl+a", "1", "2", "Tab")
        nonet.find("push button", "Generate 12")
        nonet.key("alt+g")
        nonet.find(name="Puzzle 2")
        nonet.focus()
        nonet.key("Down", "Return")
        wait_until(lambda: nonet.signs() != before and is_puzzle(nonet, 81), "a puzzle of the collection")
        nonet.find("push button", "2 of 12")
        # The list, which is in no file, is there again after a crash.
        row, column = divmod(nonet.board().index("blank"), 9)
        nonet.enter(row + 1, column + 1, "5")
        wait_until(lambda: list(home.glob("data/nonet/games/*.list")), "the list in a file")
        wait_until(lambda: any(".list" in game.read_text() for game in home.glob("data/nonet/games/*.game")), "the game")
        wait_until(lambda: list(home.glob("state/nonet/session/*.session")), "the session's file")
        nonet.kill()
    with Nonet(program) as nonet:
        nonet.find("push button", "2 of 12")
        nonet.press("push button", "Next Puzzle")
        nonet.find("push button", "3 of 12")
        assert xdotool("getwindowname", nonet.window_id()) == "Puzzle 3"


if __name__ == "__main__":
    run()
