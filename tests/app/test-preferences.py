#!/usr/bin/env python3
"""The preferences of steps: each control pressed, and what it does to open windows.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-preferences.py NONET (inside tests/ui-session); prints TAP.
"""

import time

from driver import BIRD, Nonet, is_at_rest, is_checked, opened, run, wait_until, write_settings, xdotool


def setting(home, key):
    """What the settings file has for a key, or nothing."""
    path = home / "config" / "glib-2.0" / "settings" / "keyfile"
    lines = path.read_text().splitlines() if path.exists() else []
    return next((line.split("=", 1)[1] for line in lines if line.startswith(key + "=")), None)


def wait_setting(home, key, value):
    wait_until(lambda: setting(home, key) == value, f"{key}={value}, which is {setting(home, key)}")


def open_steps(nonet):
    nonet.focus()
    nonet.key("ctrl+comma")
    nonet.find("frame", "Preferences")
    nonet.focus()
    nonet.click(nonet.find_all("page tab", "Steps")[-1])
    nonet.find("label", "Hints and Steps")


def open_techniques(nonet):
    open_steps(nonet)
    nonet.press("list item", "Techniques")
    nonet.find("push button", "Back")
    nonet.find(name="Search techniques")


def choose(nonet, row, choice, down):
    """Chooses from a combo row by the keyboard: so many rows further down."""
    nonet.press("combo box", row)
    nonet.find("label", choice)
    time.sleep(0.3)  # until the popover is there
    nonet.key(*(["Down"] * down), "Return")


def each_control_sets_its_setting(program, home):
    with Nonet(program) as nonet:
        open_steps(nonet)
        nonet.keep_picture("preferences-steps")
        choose(nonet, "Candidates for Hints", "Pencil Marks", 1)
        wait_setting(home, "steps-start", "'marks'")
        nonet.press("check box", "Uniqueness Techniques")
        wait_setting(home, "use-uniqueness", "false")
        nonet.press("check box", "Show Rating")
        wait_setting(home, "show-rating", "false")


def names_of_cells_change_in_open_windows(program, home):
    with opened(program, home, BIRD, "puzzle.sdm") as nonet:
        nonet.wait_cell(1, 1, "2, given")
        nonet.focus()
        nonet.enter(4, 1, "ctrl+shift+y")
        nonet.press("push button", "Explain 6")
        nonet.wait_text("6 is the only candidate left in r5c1:")
        open_steps(nonet)
        choose(nonet, "Cell Names", "A3", 1)
        nonet.wait_text("6 is the only candidate left in E1:")
        choose(nonet, "Cell Names", "row 1, column 3", 1)
        nonet.wait_text("6 is the only candidate left in row 5, column 1.")


def techniques_open_once_however_often_they_are_asked_for(program, home):
    with Nonet(program) as nonet:
        open_steps(nonet)
        nonet.click(nonet.find("list item", "Techniques"), repeat=2)
        nonet.key("Return")
        nonet.press("push button", "Back")
        nonet.wait_gone("push button", "Back")
        nonet.press("list item", "Techniques")
        nonet.press("push button", "Back")
        nonet.find("label", "Hints and Steps")


def techniques_are_switched_off_and_on(program, home):
    with Nonet(program) as nonet:
        open_techniques(nonet)
        nonet.keep_picture("preferences-techniques")
        nonet.click(nonet.find(name="Search techniques"))
        nonet.type("y-wing")
        wait_until(lambda: nonet.centre(nonet.find("check box", "XY-Wing"))[1] < 200, "few techniques")
        nonet.press("check box", "XY-Wing")
        wait_setting(home, "techniques-off", "['xy-wing']")
        nonet.press("check box", "XY-Wing")
        wait_until(lambda: setting(home, "techniques-off") in (None, "@as []"), "the usual techniques")


def techniques_are_moved_by_buttons_and_keys(program, home):
    with Nonet(program) as nonet:
        open_techniques(nonet)
        nonet.press("push button", "Move Full House Down")
        wait_until(lambda: (setting(home, "technique-order") or "").startswith("['naked-single', 'full-house', "),
                   "Full House in the second place")
        nonet.key("alt+Down")
        wait_until(lambda: (setting(home, "technique-order") or "").startswith(
            "['naked-single', 'hidden-single', 'full-house', "), "Full House in the third place")
        nonet.press("push button", "Move Full House Up")
        wait_until(lambda: (setting(home, "technique-order") or "").startswith("['naked-single', 'full-house', "),
                   "Full House in the second place")
        nonet.press("push button", "Reset")
        wait_until(lambda: setting(home, "technique-order") in (None, "@as []"), "the usual order")
        nonet.press("push button", "Back")
        nonet.find(name="Hints and Steps")


def techniques_are_dragged(program, home):
    with Nonet(program) as nonet:
        open_techniques(nonet)
        row, target = (nonet.find("check box", name) for name in ("Full House", "Hidden Single"))
        wait_until(lambda: is_at_rest(row), "the page to be at rest")
        handle = nonet.size(nonet.window_id())[0] - nonet.centre(row)[0] - 17  # at the other end of the row
        xdotool("mousemove", "--window", nonet.window_id(), handle, nonet.centre(row)[1], "mousedown", 1, "sleep", 0.2)
        for y in range(nonet.centre(row)[1], nonet.centre(target)[1] + 1, 8):
            xdotool("mousemove", "--window", nonet.window_id(), handle + 20, y, "sleep", 0.05)
        xdotool("sleep", 0.3, "mouseup", 1)
        wait_until(lambda: (setting(home, "technique-order") or "").startswith(
            "['naked-single', 'hidden-single', 'full-house', "), "Full House in the place of Hidden Single")


def narrow_and_dark_it_can_be_used(program, home):
    write_settings(home, "color-scheme='dark'\ntechniques-on=['kraken-fish-1']\n")
    with Nonet(program) as nonet:
        open_techniques(nonet)
        xdotool("windowsize", "--sync", nonet.window_id(), 360, 500)
        switch = nonet.find("check box", "Full House")
        wait_until(lambda: is_checked(switch) and nonet.centre(switch)[0] < 360, "the switch in sight")
        nonet.keep_picture("preferences-narrow-dark")


if __name__ == "__main__":
    run()
