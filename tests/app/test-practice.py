#!/usr/bin/env python3
"""Practising techniques: every control of the window, by mouse and by keys.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-practice.py NONET (inside tests/ui-session); prints TAP.
"""

import pathlib
import re

from driver import SLOWNESS, Missing, Nonet, is_checked, is_enabled, run, wait_until, xdotool

# A line of the positions that are shipped: the code of the technique, its values, the board, and what the step removes,
# each as value, row and column.
POSITIONS = pathlib.Path(__file__).resolve().parents[2] / "data/positions/positions.txt"

UNIQUE = "000000010400000000020000000000050407008000300001090000300400200050100000000806000"


def open_practice(nonet):
    """The window, by its key; it stands over the main one. A key pressed while another window goes may be lost."""
    for _ in range(3):
        nonet.focus()
        before = nonet.x_windows()
        nonet.key("ctrl+shift+p")
        try:
            wait_until(lambda: set(nonet.x_windows()) - set(before), "the window of practice", 10 * SLOWNESS)
            break
        except Missing as problem:
            failure = problem
    else:
        raise failure
    nonet.focus()
    nonet.find(start="Any Known Technique")


def choose(nonet, technique):
    """Searches for a technique in the list, and takes the first that is found."""
    nonet.type(technique)
    xdotool("sleep", 0.4)  # the list is filtered once typing has come to rest
    nonet.key("Return")


def candidates(nonet):
    """What the cells of the exercise say: {(row, column): words}."""
    found = {}
    for node in nonet.nodes():
        match = re.match(r"row (\d), column (\d): (.*)", node.name)
        if match and node.role == "table cell":
            found[int(match[1]), int(match[2])] = match[3]  # those of the window opened last come last
    return found


def move_to(nonet, row, column):
    nonet.key("Home", "Up", "Up", "Up", "Up", "Up", "Up", "Up", "Up")
    for _ in range(row - 1):
        nonet.key("Down")
    for _ in range(column - 1):
        nonet.key("Right")


def strike(nonet, row, column, value):
    move_to(nonet, row, column)
    nonet.key(value)
    wait_until(lambda: f"struck out {value}" in candidates(nonet)[row, column], f"{value} struck in r{row}c{column}")


def strike_by_mouse(nonet, row, column, value):
    """Clicks the candidate where it stands in its cell."""
    cell = nonet.find_all("table cell", start=f"row {row}, column {column}:")[-1]
    x, y = nonet.centre(cell)
    box, place = cell.get_extents(), int(value) - 1
    xdotool("mousemove", "--window", nonet.window_id(), x + (place % 3 - 1) * box.width // 3,
            y + (place // 3 - 1) * box.height // 3, "click", 1)
    wait_until(lambda: f"struck out {value}" in candidates(nonet)[row, column], f"{value} struck in r{row}c{column}")


def first_x_wing():
    """Its value, and the cells where it goes."""
    line = next(line for line in POSITIONS.read_text().splitlines() if line.startswith(":0300:"))
    removed = line.split(":")[5].split()
    return removed[0][0], [(int(row), int(column)) for value, row, column in removed]


def wait_text_with(nonet, start, *parts):
    return wait_until(lambda: [text for text in nonet.texts() if text.startswith(start) and all(p in text for p in parts)],
                      start)


def find_x_wing(nonet):
    open_practice(nonet)
    choose(nonet, "x-wing")
    nonet.wait_text("X-Wing: strike out the candidates it removes.")
    nonet.wait_text("Click a candidate to strike it out")
    assert is_checked(nonet.find("radio button", "Strike Out"))


def answers_are_told_apart(program, home):
    with Nonet(program) as nonet:
        find_x_wing(nonet)
        nonet.key("ctrl+Return")
        nonet.wait_text("Strike out a candidate first.")
        value, cells = first_x_wing()
        # GTK 4.10 and newer do not say to the pixel where a cell is.
        (strike_by_mouse if nonet.toolkit_version() < (4, 10) else strike)(nonet, *cells[0], value)
        nonet.press("push button", "Check")
        wait_text_with(nonet, "Partly correct: ")
        for cell in cells[1:]:
            strike(nonet, *cell, value)
        nonet.key("ctrl+Return")
        wait_text_with(nonet, "Correct. ", f"have {value} only in")
        nonet.wait_text("1 of 1 found")
        # It is over: nothing can be struck any more.
        nonet.key("1")
        assert not is_enabled(nonet.find("push button", "Check"))
        nonet.key("F4")
        wait_until(lambda: is_enabled(nonet.find("push button", "Check")), "the next exercise")
        nonet.wait_text("1 of 1 found")


def a_mistake_is_named_when_asked_for(program, home):
    with Nonet(program) as nonet:
        find_x_wing(nonet)
        # One of the two is in the solution.
        cell, words = next((cell, words) for cell, words in candidates(nonet).items()
                           if re.fullmatch(r"candidates \S \S", words))
        first, second = words.split()[1:]
        strike(nonet, *cell, first)
        nonet.key(second)
        wait_until(lambda: f"struck out {first} {second}" in candidates(nonet)[cell], "both struck")
        nonet.key("ctrl+Return")
        nonet.wait_text("Not correct: 1 of your changes contradicts the solution.")
        nonet.press("push button", "Which?")
        nonet.wait_text("Look again at ")
        nonet.key("ctrl+z", "ctrl+z")
        wait_until(lambda: candidates(nonet)[cell] == words, "both candidates back")
        nonet.key("ctrl+shift+z")
        wait_until(lambda: candidates(nonet)[cell] != words, "one struck again")
        # Who leaves it counts as not having found it.
        nonet.press("push button", "Next")
        nonet.wait_text("0 of 1 found")


def hints_say_where_and_then_show_the_pattern(program, home):
    with Nonet(program) as nonet:
        find_x_wing(nonet)
        nonet.press_in_bar("Hint")  # the main window has one, too
        nonet.wait_text(f"Look at {first_x_wing()[0]} in ")
        nonet.key("ctrl+h")
        wait_until(lambda: not is_enabled(nonet.find_all("push button", "Hint")[-1]), "no further hint")
        nonet.press("push button", "Show")
        wait_text_with(nonet, "X-Wing: ", f"have {first_x_wing()[0]} only in")
        nonet.wait_text("0 of 1 found")
        nonet.press("push button", "All Techniques")
        nonet.find("entry", "Technique")
        nonet.wait_text("0 of 1 found")


def values_are_entered_where_the_technique_places_them(program, home):
    with Nonet(program) as nonet:
        open_practice(nonet)
        choose(nonet, "full house")
        nonet.wait_text("Full House: enter the value it gives.")
        nonet.press("push button", "Show")
        wait_until(lambda: [text for text in nonet.texts() if re.search(r"^Full House: .*r\dc\d", text)], "the step")
        nonet.press("push button", "Next")
        nonet.wait_text("0 of 1 found")


def progress_is_kept_and_reset(program, home):
    with Nonet(program) as nonet:
        find_x_wing(nonet)
        nonet.press("push button", "Show")
        nonet.wait_text("0 of 1 found")
        nonet.key("ctrl+w")
        wait_until(lambda: len(nonet.windows()) == 1, "the window closed")
        nonet.focus()
        nonet.key("ctrl+q")
        nonet.wait_for_end()
    with Nonet(program) as nonet:
        open_practice(nonet)
        nonet.wait_text("0 of 1 found")
        before = nonet.x_windows()
        menu = nonet.find("push button", "Menu")
        nonet.press("push button", "Menu")
        nonet.choose_in_popover(menu, before, "menu item", start="Reset Progress")
        nonet.find("push button", "Reset")
        nonet.focus()
        nonet.press("push button", "Reset")
        nonet.wait_gone(name="0 of 1 found")


def keys_lead_out_of_the_search(program, home):
    with Nonet(program) as nonet:
        open_practice(nonet)
        nonet.type("locked pair")
        nonet.key("Down", "Return")
        nonet.wait_text("Locked Pair: ")
        nonet.key("Escape")
        entry = nonet.find("entry", "Technique")
        nonet.key("Escape")
        wait_until(lambda: entry.get_text() == "", "nothing to be searched for")
        nonet.key("Escape")
        wait_until(lambda: len(nonet.windows()) == 1, "the window to be closed")


if __name__ == "__main__":
    run()
