#!/usr/bin/env python3
"""Other Sudoku programs open what Nonet wrote, save it again, and Nonet finds the same puzzle in it.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-other-programs.py NONET NONET-CLI (inside tests/ui-session); prints TAP. Programs that are not installed are
passed over; Debian 12 has them as gnome-sudoku and ksudoku.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys

from driver import Skipped, run, wait_until, xdotool

IPUZ = "http://ipuz.org/sudoku#1"


def find(name):
    """The path of a program that may live among the games."""
    path = shutil.which(name, path=os.environ["PATH"] + os.pathsep + "/usr/games")
    if path is None:
        raise Skipped(f"{name} is not installed")
    return path


def made_up(box_rows, box_columns):
    """A puzzle with givens, entries and marks: a solved board whose rows are shifts of each other, with cells taken out."""
    order = box_rows * box_columns
    solved = [
        [(column + row % box_rows * box_columns + row // box_rows) % order + 1 for column in range(order)]
        for row in range(order)
    ]
    puzzle = [[value if (5 * r + 3 * c) % 7 < 3 else 0 for c, value in enumerate(row)] for r, row in enumerate(solved)]
    saved = [[0] * order for _ in range(order)]
    for r, row in enumerate(solved):
        for c, value in enumerate(row):
            if puzzle[r][c] == 0 and (r + c) % 3 > 0:
                saved[r][c] = value if (r + c) % 3 == 1 else sorted({value, r % order + 1, c % order + 1})
    return {
        "version": "http://ipuz.org/v2",
        "kind": [IPUZ],
        "io.github.nonet:boxes": f"{box_rows}x{box_columns}",
        "io.github.nonet:alphabet": f"1-{order}",
        "puzzle": puzzle,
        "saved": saved,
    }


def convert(file, form, target=None):
    """What nonet-cli makes of a file."""
    text = subprocess.run(
        [sys.argv[2], "convert", f"--to={form}", str(file)], check=True, capture_output=True, text=True
    ).stdout
    if target is not None:
        target.write_text(text)
    return text


def board(file):
    """Givens, and entries and marks, as numbers, of a file in any format; its symbols are 1-9A-Z or numbers."""
    found = json.loads(convert(file, "ipuz"))

    def number(cell):
        if isinstance(cell, list):
            return [number(mark) for mark in cell]
        return int(str(cell), 36 if len(str(cell)) == 1 else 10)

    return [[[number(cell) for cell in row] for row in found.get(key, [])] for key in ("puzzle", "saved")]


def windows(kind, title):
    """The numbers of the windows of a program, by what it calls their kind, whose titles begin so."""
    found = xdotool("search", "--onlyvisible", "--class", kind).split()
    return [window for window in found if xdotool("getwindowname", window).startswith(title)]


def window_of(kind, title):
    return wait_until(lambda: windows(kind, title), f"a window “{title}”")[0]


def focused(window, *keys):
    xdotool("windowfocus", "--sync", window)
    xdotool("key", *keys)


def gnome_sudoku_saves_what_nonet_wrote(program, home):
    game = find("gnome-sudoku")
    source, kept = home / "source.ipuz", pathlib.Path(os.environ["XDG_DATA_HOME"]) / "gnome-sudoku" / "savefile"
    source.write_text(json.dumps(made_up(3, 3)))
    kept.parent.mkdir(parents=True)
    written = convert(source, "gnome-sudoku", kept)
    process = subprocess.Popen([game], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        window = window_of("sudoku", "Sudoku")
        # It saves the game when it is closed; a key may come before it listens.
        wait_until(lambda: process.poll() is not None or focused(window, "ctrl+q"), "its end")
    finally:
        process.kill()
        process.wait()
    assert kept.read_text() != written, "nothing was saved"
    assert board(kept) == board(source)


def check_ksudoku(home, box_rows, box_columns):
    source, opened, kept = home / "source.ipuz", home / "opened.ksudoku", home / "kept.ksudoku"
    source.write_text(json.dumps(made_up(box_rows, box_columns)))
    convert(source, "ksudoku", opened)
    process = subprocess.Popen([find("ksudoku"), str(opened)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        window = window_of("ksudoku", "KSudoku")

        def ask_for_name():
            focused(window, "ctrl+s")
            return windows("ksudoku", "Save As")

        dialog = wait_until(ask_for_name, "its dialog")[0]
        xdotool("windowfocus", "--sync", dialog)
        xdotool("type", "--delay", "30", str(kept))
        xdotool("key", "Return")
        wait_until(lambda: kept.exists() and "</ksudoku>" in kept.read_text(), "the file it saves")
    finally:
        process.kill()
        process.wait()
    assert board(kept) == board(source)


def ksudoku_saves_what_nonet_wrote(program, home):
    check_ksudoku(home, 3, 3)


def ksudoku_saves_small_boards_of_oblong_boxes(program, home):
    check_ksudoku(home, 2, 3)


def ksudoku_saves_large_boards(program, home):
    check_ksudoku(home, 4, 4)


if __name__ == "__main__":
    run()
