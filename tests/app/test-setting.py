#!/usr/bin/env python3
"""The page for setters: a puzzle is set by what it says, with each of its controls; then checkpoints.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-setting.py NONET NONET-CLI (inside tests/ui-session); prints TAP.
"""

import json

from driver import BIRD, Nonet, is_checked, opened, run, wait_until

# Bird's puzzle, solved, but for its last cell.
FULL = "24957163886143297557398614272569841369814325731472586993781452615236978448625739."


def check_puzzle(nonet):
    """Shows the page by its key, which has the puzzle set."""
    nonet.focus()
    nonet.key("shift+F8")


def a_puzzle_is_set_by_the_page(program, home):
    with opened(program, home, FULL) as nonet:
        nonet.wait_text("givens")
        check_puzzle(nonet)
        nonet.wait_text("Any one of these 80 givens can be removed:")
        nonet.wait_text("and 40 more marked on the board")
        nonet.press("push button", "Remove row 1, column 1: 2")
        nonet.wait_cell(1, 1, "blank")
        nonet.wait_text("Any one of these 79 givens can be removed:")
        nonet.press("push button", "Make Minimal")
        nonet.wait_text("Minimal. No given can be removed.")
        nonet.wait_text("One solution")

        # Without any one given there are several solutions.
        given = next(index for index, sign in enumerate(nonet.signs()) if sign != ".")
        nonet.enter(given // 9 + 1, given % 9 + 1, "Delete")
        nonet.wait_text("more given makes it unique:")
        nonet.press("push button", start="Add row ")
        nonet.wait_text("One solution")

        # A symbol twice in a row: the row of the list leads to the cell, where it is taken away again.
        nonet.enter(3, 2, "ctrl+a", "Delete")
        nonet.wait_text("Enter givens to start.")
        nonet.enter(3, 2, "7")
        nonet.enter(3, 8, "7")
        nonet.wait_text("Two 7s in row 3.")
        nonet.wait_text("These 2 givens contradict each other.")
        nonet.wait_text("r3c8 = 7 was entered last")
        nonet.click(nonet.find("list item", "row 3, column 2: 7"))
        nonet.focus()
        nonet.press("push button", "Remove row 3, column 8: 7")
        nonet.wait_cell(3, 8, "blank")
        nonet.wait_text("givens make it unique")
        before = nonet.board()
        nonet.press("push button", "Add These Givens")
        nonet.wait_text("One solution")

        # What was added is marked, and leads on to playing it.
        added = [words for words, was in zip(nonet.board(), before) if words != was]
        assert added and all(words.endswith("given, just added") for words in added), added
        nonet.find("push button", "Share")
        nonet.press("push button", "Play")
        wait_until(lambda: is_checked(nonet.find("radio button", "Play")), "the puzzle to be played")
        assert not any("added" in words for words in nonet.board())


def the_page_counts_as_far_as_the_verdict(program, home):
    with Nonet(program) as nonet:
        check_puzzle(nonet)
        nonet.enter(1, 1, "5")
        nonet.enter(5, 5, "5")
        nonet.wait_text("About 8.")


def wait_focus(nonet, start):
    """Waits until what has a name with this beginning has the focus, and returns the whole name."""
    wait_until(lambda: nonet.focused()[1].startswith(start), f"“{start}…” to have the focus")
    return nonet.focused()[1]


def tab_to(nonet, start):
    for _ in range(40):
        if nonet.focused()[1].startswith(start):
            return
        nonet.key("Tab")
    raise AssertionError(f"no “{start}…” within reach of the Tab key")


def givens_are_added_by_keys(program, home):
    with Nonet(program) as nonet:
        nonet.focus()
        nonet.enter(1, 1, "5", "shift+F8")
        nonet.wait_text("more givens make it unique")
        tab_to(nonet, "Add row ")
        nonet.key("space")
        nonet.wait_text("9×9 · 2 givens")
        wait_until(lambda: any(words.endswith(", just added") for words in nonet.board()), "the mark of the new given")
        row = wait_focus(nonet, "row ")
        assert not row.endswith(("blank", "given")), row
        nonet.key("Tab")
        wait_focus(nonet, "Add row ")
        nonet.key("shift+Tab", "shift+Tab")
        wait_focus(nonet, "Add These Givens")
        nonet.key("space")
        nonet.wait_text("One solution")
        wait_focus(nonet, "row 1, column 1: 5, given")


def making_it_minimal_ends_though_a_cell_is_coloured_meanwhile(program, home):
    large = "\n".join(" ".join(str((row // 4 + row % 4 * 4 + column) % 16 + 1) for column in range(16)) for row in range(16))
    with opened(program, home, large) as nonet:
        check_puzzle(nonet)
        nonet.wait_text("Any one of these 256 givens can be removed:")
        nonet.press(None, "Color")
        nonet.click(nonet.cell(2, 2))
        nonet.press("push button", "Make Minimal")
        nonet.key("2")
        wait_until(lambda: not nonet.texts("· 256 givens"), "givens to be removed")


def rules_that_are_not_needed_go_with_givens(program, home):
    grid = [[{} if value == "." else {"value": int(value), "given": True} for value in FULL[row * 9:][:9]] for row in range(9)]
    text = json.dumps({"size": 9, "grid": grid, "killercage": [{"cells": ["R1C1", "R1C2"]}]})
    with opened(program, home, text, "puzzle.json") as nonet:
        check_puzzle(nonet)
        nonet.wait_text("Any one of these givens and rules can be removed:")
        nonet.press("push button", "Make Minimal")
        nonet.wait_text("Redundant givens and rules removed")
        nonet.wait_text("Minimal. No given can be removed.")
        nonet.focus()
        nonet.key("ctrl+z")
        nonet.wait_text("Any one of these givens and rules can be removed:")


def save_checkpoint(nonet, name):
    """Saves one by its key, and renames it by the button of the message."""
    nonet.focus()
    nonet.key("ctrl+k")
    nonet.press("push button", "Rename")
    nonet.find("list", "Checkpoints")
    nonet.key("ctrl+a")
    nonet.type(name)
    nonet.key("Return")
    nonet.key("Escape")
    nonet.wait_gone("list", "Checkpoints")


def checkpoints_are_renamed_removed_and_kept_in_the_file(program, home):
    file = home / "board.ipuz"
    file.write_text(
        '{"version":"http://ipuz.org/v2","kind":["http://ipuz.org/sudoku#1"],'
        '"puzzle":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]}'
    )
    with Nonet(program, file) as nonet:
        nonet.wait_text("1 given")
        save_checkpoint(nonet, "Bare")
        nonet.enter(1, 2, "2", says="2")
        save_checkpoint(nonet, "Two")
        nonet.press("push button", "Checkpoints")
        nonet.find("list", "Checkpoints")
        nonet.key("Tab", "Tab", "Tab")
        for _ in range(8):  # past the row of the latest, to the one below
            if nonet.focused()[1] == "Remove “Bare”":
                break
            nonet.key("Tab")
        nonet.key("space")
        nonet.wait_text("“Bare” removed")
        nonet.wait_gone("push button", "Return to “Bare”")
        nonet.key("Escape")
        nonet.press_in_bar("Undo")
        nonet.press("push button", "Checkpoints")
        nonet.find("push button", "Return to “Bare”")
        for _ in range(12):
            if nonet.focused()[1] == "Return to “Bare”":
                break
            nonet.key("Tab")
        nonet.key("space")
        nonet.wait_text("Returned to “Bare”")
        nonet.wait_cell(1, 2, "blank")
        nonet.focus()
        nonet.key("ctrl+s")
        nonet.wait_text("Saved “board.ipuz”")
        nonet.key("ctrl+shift+k")
        nonet.wait_text("Returned to “Two”")
        nonet.wait_cell(1, 2, "2")
    assert '"name":"Two"' in file.read_text()


def a_checkpoint_is_returned_to_and_left_again(program, home):
    with opened(program, home, "." * 80 + FULL[0]) as nonet:
        nonet.wait_text("1 given")
        nonet.enter(1, 1, "5", "ctrl+k")
        nonet.wait_text("Checkpoint 1")
        nonet.key("ctrl+shift+k")
        nonet.wait_text("Already at “Checkpoint 1”")
        nonet.enter(1, 2, "7")
        nonet.key("ctrl+shift+k")
        nonet.wait_text("Returned to “Checkpoint 1”")
        nonet.wait_cell(1, 2, "blank")
        nonet.wait_cell(1, 1, "5")
        nonet.key("ctrl+z")
        nonet.wait_cell(1, 2, "7")


def a_trial_is_kept_or_discarded(program, home):
    with opened(program, home, "." * 80 + FULL[0]) as nonet:
        nonet.wait_text("1 given")
        nonet.enter(1, 1, "5", says="5")
        nonet.key("ctrl+t")
        nonet.wait_text("Trial: 0 values")
        nonet.enter(1, 2, "7", says="7, tried")
        nonet.wait_cell(1, 1, "5")
        nonet.press("push button", "Keep")
        nonet.wait_cell(1, 2, "7")
        nonet.key("ctrl+k", "ctrl+t")
        nonet.enter(1, 3, "8", says="8, tried")
        nonet.wait_text("Trial: 1 value")
        nonet.press("push button", "Discard")
        nonet.wait_cell(1, 3, "blank")
        nonet.wait_cell(1, 2, "7")
        nonet.find("radio button", "Play")
        nonet.press_in_bar("Undo")
        nonet.wait_cell(1, 3, "8")
        # The checkpoint of the same state is still there.
        nonet.press("push button", "Checkpoints")
        nonet.find("push button", "Return to “Checkpoint 2”")


def a_trial_comes_back_after_a_crash(program, home):
    with opened(program, home, BIRD) as nonet:
        nonet.enter(1, 2, "4", says="4")
        nonet.key("ctrl+t")
        nonet.enter(1, 3, "9", says="9, tried")
        games = lambda: [json.loads(file.read_text())["io.github.nonet:document"] for file in home.glob("data/nonet/games/*.game")]
        wait_until(lambda: any(len(game["undo"]) == 2 and game.get("trial") == 0 for game in games()), "the game")
        nonet.kill()
    with Nonet(program) as nonet:
        nonet.wait_text("Trial: 1 value")
        nonet.wait_cell(1, 2, "4")
        nonet.wait_cell(1, 3, "9, tried")
        nonet.press("push button", "Discard")
        nonet.wait_cell(1, 3, "blank")


def an_earlier_state_is_chosen_from_the_list(program, home):
    with opened(program, home, "." * 80 + FULL[0]) as nonet:
        nonet.wait_text("1 given")
        for key in ("5", "6", "7"):
            nonet.enter(1, int(key) - 4, key, says=key)
        nonet.press("push button", "Checkpoints")
        nonet.wait_text("Before r1c2 = 6")
        for _ in range(8):
            if nonet.focused()[0] == "list item":
                break
            nonet.key("Tab")
        nonet.key("Down", "Return")
        nonet.wait_cell(1, 2, "blank")
        nonet.wait_cell(1, 3, "blank")
        nonet.wait_cell(1, 1, "5")


if __name__ == "__main__":
    run()
