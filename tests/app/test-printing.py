#!/usr/bin/env python3
"""From the window to paper: the dialogs, an export, a picture on the clipboard.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-printing.py NONET NONET-CLI (inside tests/ui-session); prints TAP.
"""

from driver import BIRD, is_at_rest, opened, run, wait_until, xdotool


def press_in_menu(nonet, *keys):
    """Opens the main menu and presses mnemonics, each when the item it leads to can be seen."""
    nonet.open_menu()
    for key, name in keys:
        node = nonet.find(name=name)
        wait_until(lambda: is_at_rest(node), f"{name} to be at rest")  # else keys go to both pages of the menu
        nonet.key(key)


def titled(nonet, title):
    return lambda: xdotool("getwindowname", nonet.window_id()) == title


def a_puzzle_gets_to_the_print_dialog_and_the_clipboard(program, home):
    with opened(program, home, BIRD, "bird.txt") as nonet:
        nonet.wait_cell(1, 1, "2, given")
        nonet.focus()
        nonet.key("ctrl+shift+c")
        nonet.wait_text("Picture copied")
        nonet.key("ctrl+p")
        nonet.wait_text("Page 1 of 1")
        ours = nonet.window_id()
        nonet.focus()
        nonet.press("push button", "Print…")
        wait_until(lambda: ours not in nonet.x_windows() and titled(nonet, "Print")(), "the dialog of GTK")
        nonet.focus()
        nonet.key("Escape")
        wait_until(titled(nonet, "bird.txt"), "the window")


def a_collection_is_exported_with_its_solutions(program, home):
    pdf = home / "birds.pdf"
    with opened(program, home, f"{BIRD}\n" * 13, "birds.txt") as nonet:
        nonet.press("push button", "Cancel")
        wait_until(titled(nonet, "Untitled"), "the window")
        press_in_menu(nonet, ("c", "Collection"), ("e", "Export Collection…"))
        nonet.wait_text("Page 1 of 3")
        nonet.focus()
        nonet.press("push button", "Export…")
        wait_until(lambda: len(nonet.windows()) >= 3, "the file chooser")
        nonet.type_path(pdf)
        wait_until(pdf.exists, "the file")
        nonet.wait_text("Exported as “birds.pdf”")
    assert pdf.read_bytes()[:5] == b"%PDF-"


if __name__ == "__main__":
    run()
