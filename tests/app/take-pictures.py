#!/usr/bin/env python3
"""Takes the pictures of the window that the metainfo and the README show.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: take-pictures.py NONET FOLDER (inside tests/ui-session); writes FOLDER/play.png and so on, with 255 colours.
"""

import pathlib
import subprocess
import sys
import tempfile

from driver import Nonet, wait_until, xdotool

TOP = pathlib.Path(__file__).resolve().parents[2]
SIXTEEN = "000000010400000000020000000000050407008000300001090000300400200050100000000006000"
REDUNDANT = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def x_wing():
    """The first position that is shipped for it."""
    positions = (TOP / "data/positions/positions.txt").read_text().splitlines()
    return next(line for line in positions if line.startswith(":0300:"))


def play(nonet):
    """A puzzle with its basic candidates."""
    nonet.key("alt+3")
    nonet.click(nonet.cell(4, 4))


def solutions(nonet):
    """One of many solutions, and the list of them."""
    nonet.key("alt+1", "ctrl+Return")
    wait_until(lambda: nonet.count_found() > 1000, "solutions")
    nonet.key("F3", "F3")
    nonet.wait_text("Solution 3 of")


def steps(nonet):
    """A step, explained and drawn on the board."""
    nonet.key("F4")
    nonet.wait_text("can be removed.")


def setting(nonet):
    """What a puzzle with too many givens needs."""
    nonet.key("alt+1", "F8", "shift+F8")
    nonet.wait_text("Not minimal")


def take(program, folder, scene, file):
    folder.mkdir(exist_ok=True)
    target = folder / (scene.__name__ + ".png")
    with Nonet(program, file) as nonet:
        nonet.cell(1, 1)
        nonet.focus()
        scene(nonet)
        nonet.rest()
        xdotool("mousemove", 1279, 899)
        nonet.picture(target)
    subprocess.run(["convert", target, "-strip", "+dither", "-colors", "255", f"PNG8:{target}"], check=True)


def written(file, puzzle):
    file.write_text(puzzle + "\n")
    return file


def main():
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    with tempfile.TemporaryDirectory() as name:
        home = pathlib.Path(name)
        take(program, folder, play, TOP / "data/samples/seventeen.ipuz")
        take(program, folder, solutions, written(home / "Sixteen Givens.txt", SIXTEEN))
        take(program, folder, steps, written(home / "X-Wing.txt", x_wing()))
        take(program, folder, setting, written(home / "Draft.txt", REDUNDANT))


main()
