#!/usr/bin/env python3
"""Setting a puzzle and playing it: the switch over the board, and what each of the two does.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-play.py NONET (inside tests/ui-session); prints TAP.
"""

from driver import BIRD, Nonet, is_checked, run, wait_until


def saved(folder, text):
    path = folder / "puzzle.txt"
    path.write_text(text + "\n")
    return path


def wait_mode(nonet, name):
    wait_until(lambda: is_checked(nonet.find("radio button", name)), f"{name} to be chosen")


def the_switch_says_whether_the_puzzle_is_set_or_played(program, home):
    with Nonet(program) as nonet:
        nonet.focus()
        wait_mode(nonet, "Set")
        nonet.click(nonet.cell(1, 1))
        nonet.key("7")
        nonet.wait_cell(1, 1, "7, given")
        nonet.press("radio button", "Play")
        wait_mode(nonet, "Play")
        assert not is_checked(nonet.find("radio button", "Set"))
        nonet.click(nonet.cell(1, 2))
        nonet.key("3")
        nonet.wait_cell(1, 2, "3")
        # Pressed again, the one that is chosen stays.
        nonet.press("radio button", "Play")
        nonet.press("radio button", "Set")
        wait_mode(nonet, "Set")
        nonet.key("F8")
        wait_mode(nonet, "Play")


run([
    the_switch_says_whether_the_puzzle_is_set_or_played,
])
