#!/usr/bin/env python3
"""The window itself: narrow, dark, other boards, keys for everything.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-window.py NONET (inside tests/ui-session); prints TAP.
"""

import subprocess

from driver import BIRD, Nonet, is_enabled, opened, run, wait_until, write_settings, xdotool

SAMPLES = "resource:///io/github/nonet/Nonet/samples/"

# Bird's puzzle without three of its givens: 142 solutions.
SHORT_OF_THREE = "2....1..8........5.7...6..........13.981..257.1....8..9..8...2..5..69784...25...."


def brightness(picture, x, y):
    """Of a pixel, 0 to 1."""
    text = subprocess.run(
        ["convert", str(picture), "-format", f"%[fx:p{{{x},{y}}}.lightness]", "info:"],
        check=True, capture_output=True, text=True,
    ).stdout
    return float(text)


def a_window_of_360_pixels_shows_the_whole_board(program, home):
    with Nonet(program, SAMPLES + "bird.ipuz") as nonet:
        nonet.wait_cell(1, 1, "2, given")
        nonet.focus()
        xdotool("windowsize", "--sync", nonet.window_id(), 360, 640)
        first = wait_until(lambda: nonet.centre(nonet.cell(1, 1))[0] < 60 and nonet.cell(1, 1), "the narrow board")
        assert nonet.centre(nonet.cell(9, 9))[0] < 360, nonet.centre(nonet.cell(9, 9))
        geometry = xdotool("getwindowgeometry", "--shell", nonet.window_id())
        assert "WIDTH=360" in geometry, geometry
        assert first is not None
        nonet.press_in_bar("Solve")
        wait_until(lambda: all("found" in w or "given" in w for w in nonet.board()), "the solution")
        nonet.open_menu()


def the_pane_is_shown_and_hidden_by_f9(program, home):
    with Nonet(program) as nonet:
        nonet.focus()
        wide = nonet.centre(nonet.cell(1, 9))[0] - nonet.centre(nonet.cell(1, 1))[0]
        middle = nonet.centre(nonet.cell(5, 5))[0]
        nonet.key("F9")
        wait_until(lambda: nonet.centre(nonet.cell(5, 5))[0] > middle + 50, "the board in the middle")
        nonet.key("F9")
        wait_until(lambda: nonet.centre(nonet.cell(5, 5))[0] < middle + 5, "the pane back")
        assert wide > 0


def dark_is_chosen_in_the_preferences(program, home):
    with Nonet(program) as nonet:
        nonet.focus()
        x, y = nonet.centre(nonet.cell(1, 1))
        nonet.picture(home / "light.png")
        assert brightness(home / "light.png", x, y) > 0.8
        nonet.key("ctrl+w")
        nonet.wait_for_end()
        write_settings(home, "color-scheme='dark'\n")
    with Nonet(program) as nonet:
        nonet.focus()
        x, y = nonet.centre(nonet.cell(1, 1))
        nonet.picture(home / "dark.png")
        assert brightness(home / "dark.png", x, y) < 0.3


def a_new_board_is_made_of_any_size(program, home):
    with Nonet(program) as nonet:
        nonet.focus()
        nonet.key("ctrl+n")
        nonet.find(name="Empty Board", role="frame")
        rows = nonet.find("spin button", "Rows per Box")
        nonet.focus()
        nonet.click(rows)
        nonet.key("ctrl+a")
        nonet.type("2")
        nonet.key("Tab")
        nonet.press("push button", "Create")
        wait_until(lambda: len(nonet.board()) == 36, "a board of 6×6")
        nonet.wait_text("boxes 2×3")


def letters_stand_for_values(program, home):
    with Nonet(program, SAMPLES + "tonyblair.ipuz") as nonet:
        nonet.wait_cell(1, 2, "R, given")
        nonet.focus()
        nonet.enter(1, 1, "b", says="B")


def symbols_reach_the_board_from_everywhere(program, home):
    with Nonet(program, SAMPLES + "bird.ipuz") as nonet:
        nonet.wait_cell(1, 2, "blank")
        nonet.focus()
        nonet.click(nonet.cell(1, 2))
        nonet.press("push button", "Solve")
        nonet.wait_cell(1, 2, "4, found")
        nonet.key("6")  # the solution that is shown has another symbol there
        nonet.wait_cell(1, 2, "6, in conflict")
        nonet.key("Tab", "Tab", "4")  # the second key of the keypad has the focus, then the board
        nonet.wait_cell(1, 2, "4")
        nonet.key("Down", "6")
        nonet.wait_cell(2, 2, "6")
        nonet.key("Delete", "Up")
        nonet.press("push button", "Hide Solution")
        nonet.key("Delete")
        nonet.wait_cell(1, 2, "blank")


def the_number_of_a_solution_is_no_symbol(program, home):
    with opened(program, home, SHORT_OF_THREE) as nonet:
        nonet.wait_cell(1, 2, "blank")
        nonet.focus()
        nonet.click(nonet.cell(1, 2))
        nonet.press("push button", "Solve")
        nonet.wait_text("142 solutions")
        shown = wait_until(lambda: "found" in nonet.cell_says(1, 2) and nonet.cell_says(1, 2), "a solution")
        entry = nonet.find("text", start="Go to Solution by Number")
        nonet.click(entry)
        nonet.key("7")
        wait_until(lambda: "7" in entry.get_text(), "the number")
        nonet.wait_cell(1, 2, shown)


def basic_candidates_are_chosen_and_struck(program, home):
    with Nonet(program, SAMPLES + "bird.ipuz") as nonet:
        nonet.wait_cell(1, 2, "blank")
        nonet.focus()
        nonet.key("alt+3")
        nonet.wait_cell(1, 2, "candidates 4 6")
        nonet.enter(1, 2, "c", "4", says="candidates 6, struck out 4")
        nonet.key("ctrl+z")
        nonet.wait_cell(1, 2, "candidates 4 6")


def marks_and_colours_are_entered(program, home):
    """By modifiers and by the keypad; undone in one step each, and over at last: what is possible is known of every cell."""
    with Nonet(program, SAMPLES + "bird.ipuz") as nonet:
        nonet.wait_cell(1, 2, "blank")
        nonet.focus()
        nonet.enter(1, 2, "shift+4", "ctrl+6", says="corner marks 4, center marks 6")
        nonet.press("radio button", "Color")
        nonet.click(nonet.find("push button", "Blue"))
        nonet.wait_cell(1, 2, "corner marks 4, center marks 6, color Blue")
        nonet.press("radio button", "Value")
        nonet.enter(1, 3, "4")
        nonet.wait_cell(1, 2, "center marks 6, color Blue")
        nonet.key("ctrl+z", "ctrl+z")
        nonet.wait_cell(1, 2, "corner marks 4, center marks 6")
        nonet.key("alt+4")
        nonet.wait_text("Possible candidates would give the solution away.")
        nonet.key("F8", "alt+4")
        nonet.wait_cell(1, 2, "4, in every solution")


def possible_candidates_are_those_of_one_puzzle(program, home):
    """Who plays a puzzle with several solutions sees them, and of the next puzzle what rows, columns and boxes leave."""
    with opened(program, home, SHORT_OF_THREE) as nonet:
        nonet.wait_text("142 solutions")
        nonet.focus()
        nonet.click(nonet.cell(1, 2))
        nonet.key("alt+4")
        nonet.wait_cell(1, 2, "candidates 3 4 6")
        nonet.find(name="Candidates: Possible")
        other = home / "other.txt"
        other.write_text(SHORT_OF_THREE[1:] + "2\n")
        nonet.choose_file("ctrl+o", "Open Puzzle", other)
        nonet.wait_cell(1, 1, "candidates 2 3 4 6")
        nonet.find(name="Candidates: All")


def every_control_has_a_name(program, home):
    """Also those that show only a picture."""
    with Nonet(program, SAMPLES + "bird.ipuz") as nonet:
        nonet.wait_cell(1, 2, "blank")
        nonet.focus()
        nonet.key("ctrl+Return")
        nonet.find("label", "The only solution")
        nonet.click(nonet.cell(1, 2), button=3)
        nonet.find("push button", "Candidate 6")
        controls = nonet.find_all("push button") + nonet.find_all("text")
        assert len(controls) > 50, len(controls)
        unnamed = [node.description for node in controls if not node.name or "Gtk" in node.name]
        assert not unnamed, unnamed


def big_boards_are_shown(program, home):
    with Nonet(program, SAMPLES + "large.ipuz") as nonet:
        wait_until(lambda: len(nonet.board()) == 256, "a board of 16×16")
        nonet.wait_cell(1, 4, "B, given")


def a_screen_reader_finds_every_cell_of_a_large_board(program, home):
    """Also those that are made when it asks for them, and no more when fewer are in sight."""
    rows = [" ".join(str((row * 8 + row // 8 + column) % 64 + 1) if (row * 64 + column) % 5 < 2 else "."
                     for column in range(64)) for row in range(64)]
    with opened(program, home, "\n".join(rows)) as nonet:
        nonet.focus()
        nonet.key("ctrl+0")
        cells = wait_until(lambda: len(found := nonet.find_all("table cell")) == 4096 and found, "all cells")
        assert [nonet.find_all("table row")[0].name, cells[0].name, cells[-1].name] == \
            ["row 1", "row 1, column 1: 1, given", "row 64, column 64: 63, given"]
        assert len({cell.name for cell in cells}) == 4096
        nonet.click(cells[1000])
        nonet.key("Down")
        wait_until(lambda: nonet.focused()[1].startswith("row 17, column 41:"), "the focus on the next row")
        nonet.key("ctrl+plus", "ctrl+plus", "ctrl+plus")
        wait_until(lambda: len({cell.name for cell in nonet.find_all("table cell")}) < 3000, "fewer cells")
        assert nonet.focused()[1].startswith("row 17, column 41:"), nonet.focused()


def zooming_ends_the_offer_to_zoom(program, home):
    with opened(program, home, "\n".join([" . " * 25] * 25)) as nonet:
        wait_until(lambda: len(nonet.board()) == 625, "a board of 25×25")
        nonet.focus()
        nonet.key("alt+3")
        nonet.wait_text("Zoom in to see the candidates")
        nonet.key("ctrl+plus")
        nonet.wait_gone(name="Zoom in to see the candidates", patience=5)  # by itself it stays for 8


def the_size_of_the_window_is_kept(program, home):
    with Nonet(program) as nonet:
        nonet.focus()
        xdotool("windowsize", "--sync", nonet.window_id(), 900, 700)
        frame = nonet.application.windows()[0]
        wait_until(lambda: frame.get_extents().width <= 900, "the new size")
        nonet.key("ctrl+w")
        nonet.wait_for_end()
    with Nonet(program) as nonet:
        nonet.focus()
        geometry = xdotool("getwindowgeometry", "--shell", nonet.window_id())
        assert "WIDTH=900" in geometry and "HEIGHT=700" in geometry, geometry


def settings_that_cannot_be_written_lock_nothing_else(program, home):
    """As an administrator may have it, or a folder that cannot be written."""
    (home / "config/glib-2.0").write_text("")
    with opened(program, home, BIRD) as nonet:
        nonet.expected = ("Failed to create", "glib-2.0")
        nonet.wait_signs(BIRD)
        nonet.enter(1, 2, "4", says="4")
        nonet.press("page tab", "Steps")
        nonet.press("page tab", "Solution Path")
        nonet.focus()
        nonet.key("ctrl+comma")
        wait_until(lambda: not is_enabled(nonet.find(name="Style")), "the preferences, locked")


def the_shortcuts_window_opens(program, home):
    with Nonet(program) as nonet:
        nonet.focus()
        nonet.key("ctrl+question")
        nonet.wait_text("Enter symbol")
        assert "Ctrl+A" in [node.description for node in nonet.nodes() if node.name == "Select all"]
        # Each tool for rules has its own.
        assert "Shift+R" in [node.description for node in nonet.nodes() if node.name == "Region sum line"]
        # What is searched for is left first.
        nonet.key("ctrl+f")
        nonet.type("checkp")
        nonet.wait_text("Undo and Checkpoints")
        nonet.key("Escape")
        nonet.wait_text("Enter symbol")
        nonet.key("Escape")
        wait_until(lambda: not nonet.texts("Enter symbol"), "the shortcuts to go")


if __name__ == "__main__":
    run()
