#!/usr/bin/env python3
"""The window of techniques: opened by key and menu, read as by a screen reader, searched and leafed through.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-techniques.py NONET (inside tests/ui-session); prints TAP. With NONET_PICTURES, a folder, pictures are left there.
"""

import math

from driver import Nonet, run, wait_until, xdotool

def open_by_key(nonet):
    """F1: there is no viewer of help here, so that this opens the window of techniques."""
    nonet.focus()
    nonet.key("F1")
    nonet.wait_text("Full House")
    wait_until(lambda: "Techniques" in xdotool("getwindowname", nonet.window_id()), "the window of techniques")
    nonet.focus()


def example_of(nonet):
    """What is said of the example that is shown, once it is found."""
    pictures = [node for node in nonet.find_all(name="Example") if node.description]
    return pictures[0].description if pictures else None


def search(nonet, text, also):
    nonet.click(nonet.find("entry", "Search techniques"))
    nonet.key("ctrl+a")
    nonet.type(text)
    nonet.key("Return")
    nonet.wait_text(also)


def f1_opens_the_techniques_with_an_example(program, home):
    with Nonet(program) as nonet:
        open_by_key(nonet)
        sentence = wait_until(lambda: example_of(nonet), "an example")
        assert "only one open cell left" in sentence, sentence
        nonet.wait_text("Why It Works")
        nonet.wait_text("How to Look for It")
        nonet.wait_text("Sudoku Explainer: 1.0")
        nonet.keep_picture("techniques-light")
        nonet.key("Escape")
        wait_until(lambda: "Techniques" not in xdotool("getwindowname", nonet.window_id()), "the window to be closed")


def the_menu_opens_it_too(program, home):
    with Nonet(program) as nonet:
        nonet.open_menu()
        nonet.key("e", "t")
        nonet.wait_text("Search techniques")
        wait_until(lambda: "Techniques" in xdotool("getwindowname", nonet.window_id()), "the window of techniques")


def a_technique_is_found_by_another_name(program, home):
    with Nonet(program) as nonet:
        open_by_key(nonet)
        search(nonet, "y-wing", "Also called Y-Wing.")
        wait_until(lambda: (example_of(nonet) or "").startswith("Whichever"), "its example")


def examples_and_techniques_follow_each_other(program, home):
    with Nonet(program) as nonet:
        open_by_key(nonet)
        first = wait_until(lambda: example_of(nonet), "an example")
        nonet.press("push button", "Next Example")
        wait_until(lambda: example_of(nonet) not in (None, first), "another example")
        nonet.press("push button", "Next Technique")
        nonet.wait_text("sole candidate")
        nonet.key("alt+Page_Down")
        nonet.wait_text("crosshatching")
        nonet.key("alt+Page_Up")
        nonet.wait_text("sole candidate")
        nonet.press("push button", "Previous Technique")
        nonet.wait_text("last cell")
        nonet.press("push button", "Practice")
        nonet.wait_text("Full House: enter the value it gives.")


def is_open(nonet):
    return "Techniques" in xdotool("getwindowname", nonet.window_id())


def typing_searches_and_keys_lead_to_what_is_found(program, home):
    with Nonet(program) as nonet:
        open_by_key(nonet)
        nonet.type("skyscr")
        entry = nonet.find("entry", "Search techniques")
        wait_until(lambda: entry.get_text() == "skyscr", "what is searched for")
        nonet.click(entry)
        nonet.key("Down")
        wait_until(lambda: nonet.focused() == ("list item", "Skyscraper"), "the row to have the focus")
        nonet.key("Return")
        nonet.wait_text("Also called X-chain of four cells.")


def escape_clears_what_is_searched_for_and_closes_the_window_then(program, home):
    with Nonet(program) as nonet:
        open_by_key(nonet)
        search(nonet, "skyscr", "Also called X-chain of four cells.")
        nonet.click(nonet.find("entry", "Search techniques"))
        nonet.key("Escape")
        nonet.find("list item", "Full House")
        assert is_open(nonet)
        nonet.key("Escape")
        wait_until(lambda: not is_open(nonet), "the window to be closed")


def place_of_button(nonet):
    """How far from the left the button of the page is: a window that is folded shows the page, or the list, with the page
    on its right and out of sight. GTK 4.18 reports only what it shows."""
    buttons = nonet.find_all("push button", "All Techniques")
    return nonet.centre(buttons[0])[0] if buttons else math.inf


def show_list(nonet):
    """Folded, the window begins with what had the focus last."""
    def is_there():
        x = place_of_button(nonet)
        if x < 80:
            nonet.press("push button", "All Techniques")
        return x > 300

    wait_until(is_there, "the list")


def where_there_is_little_room_it_is_list_or_page(program, home):
    with Nonet(program) as nonet:
        open_by_key(nonet)
        wait_until(lambda: example_of(nonet), "the example of the first technique")
        xdotool("windowsize", "--sync", nonet.window_id(), 400, 700)
        wait_until(lambda: nonet.application.windows()[-1].get_extents().width <= 400, "the window to be narrow")
        show_list(nonet)
        nonet.keep_picture("techniques-list-narrow")
        search(nonet, "skyscr", "Also called X-chain of four cells.")
        wait_until(lambda: "two places" in (example_of(nonet) or ""), "the example")
        wait_until(lambda: place_of_button(nonet) < 80, "the page")
        picture = nonet.find(name="Example")
        wait_until(lambda: nonet.centre(picture)[0] in range(150, 250), "the picture in the middle")
        nonet.keep_picture("techniques-narrow")
        show_list(nonet)


if __name__ == "__main__":
    run()
