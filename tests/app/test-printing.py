#!/usr/bin/env python3
"""From the window to paper: the dialogs, an export, a picture on the clipboard.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-printing.py NONET NONET-CLI (inside tests/ui-session); prints TAP.
"""

import re
import zlib

from driver import BIRD, Nonet, is_at_rest, run, wait_until, xdotool


def press_in_menu(nonet, *keys):
    """Opens the main menu and presses mnemonics, each when the item it leads to can be seen."""
    nonet.focus()
    before = nonet.x_windows()
    nonet.key("F10")
    wait_until(lambda: [window for window in nonet.x_windows() if window not in before], "the menu")
    for key, name in keys:
        node = nonet.find(name=name)
        wait_until(lambda: is_at_rest(node), f"{name} to be at rest")  # else keys go to both pages of the menu
        nonet.key(key)


def titled(nonet, title):
    return lambda: xdotool("getwindowname", nonet.window_id()) == title


def a_puzzle_gets_to_the_print_dialog_and_the_clipboard(program, home):
    file = home / "bird.txt"
    file.write_text(BIRD + "\n")
    with Nonet(program, file) as nonet:
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
    file, pdf = home / "birds.txt", home / "birds.pdf"
    file.write_text(f"{BIRD}\n" * 13)
    with Nonet(program, file) as nonet:
        nonet.press("push button", "Cancel")
        wait_until(titled(nonet, "Untitled"), "the window")
        press_in_menu(nonet, ("o", "Collection"), ("e", "Export Collection…"))
        nonet.wait_text("Page 1 of 3")
        nonet.focus()
        nonet.press("push button", "Export…")
        wait_until(lambda: len(nonet.windows()) >= 3, "the file chooser")
        nonet.type_path(pdf)
        wait_until(pdf.exists, "the file")
        nonet.wait_text("Exported as “birds.pdf”")
    assert pdf.read_bytes()[:5] == b"%PDF-"


def objects_of(pdf):
    """The objects of a PDF of Cairo's; newer versions pack them."""
    data = pdf.read_bytes()
    for stream in re.findall(rb"\nstream\n(.*?)\nendstream", data, re.S):
        try:
            data += zlib.decompress(stream)
        except zlib.error:
            pass
    return data


def save_hand_out(nonet, path):
    press_in_menu(nonet, ("d", "Save Hand-out…"))
    wait_until(lambda: len(nonet.windows()) >= 2, "the file chooser")
    nonet.type_path(path)


def a_hand_out_is_saved(program, home):
    """Its search is that of the walk in the pane, which here prunes once. A file of the completed name is not lost."""
    file, pdf = home / "bird.txt", home / "walk.pdf"
    file.write_text(BIRD + "\n")
    with Nonet(program, file) as nonet:
        nonet.wait_cell(1, 1, "2, given")
        nonet.press("page tab", "Derivation")
        nonet.wait_text("Each blank has all 9 symbols as its choices.")
        before = nonet.x_windows()
        nonet.press("push button", "Variants of the Search")
        wait_until(lambda: [window for window in nonet.x_windows() if window not in before], "the menu of variants")
        nonet.key("Return")
        wait_until(lambda: not set(nonet.x_windows()) - set(before), "the end of the menu")
        pdf.write_text("mine")
        save_hand_out(nonet, home / "walk")
        nonet.find(name="Replace File?")
        nonet.press("push button", "Cancel")
        nonet.wait_gone(name="Replace File?")
        assert pdf.read_text() == "mine"
        save_hand_out(nonet, home / "walk")
        nonet.find(name="Replace File?")
        nonet.press("push button", "Replace")
        nonet.wait_text("Hand-out saved as “walk.pdf”")
    objects = objects_of(pdf)
    assert b"/Title (Pruning Once)" in objects and b"/Title (Pruning Until Nothing Changes)" not in objects


TESTS = [
    a_puzzle_gets_to_the_print_dialog_and_the_clipboard,
    a_collection_is_exported_with_its_solutions,
    a_hand_out_is_saved,
]

if __name__ == "__main__":
    run(TESTS)
