#!/usr/bin/env python3
"""Takes the pictures of the window that the metainfo and the README show.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: take-pictures.py NONET FOLDER (inside tests/ui-session, with NONET_FONT); writes FOLDER/play.png and so on.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

from driver import Nonet, new_home, wait_until, write_settings, written, xdotool

TOP = pathlib.Path(__file__).resolve().parents[2]
WIDTH, HEIGHT = 990, 690  # of the window, with its frame of 10 pixels; its shadow has 20
SEVENTEEN = "000080010400000000020000000000050407008000300001090000300400200050100000000006000"
REDUNDANT = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
RULES = {
    "size": 9,
    "grid": [[{"value": int(sign), "given": True} if sign != "." else {} for sign in row]
             for row in "...5..... .6....9.. ......... ......... ....4.... ......... ......... ..2..9... ......3..".split()],
    "thermometer": [{"lines": [["R3C3", "R4C3", "R4C4", "R3C5", "R3C4"]]},
                    {"lines": [["R3C9", "R4C9", "R5C8", "R6C8", "R5C9", "R6C9"]]}],
    "arrow": [{"cells": line[:1], "lines": [line]} for line in (
        ["R9C6", "R8C5", "R7C5"], ["R2C5", "R2C6", "R3C7"], ["R5C1", "R6C2", "R6C3", "R5C4"])],
    "killercage": [{"cells": cells.split(), "value": value} for cells, value in (
        ("R6C4 R6C5 R6C6", "14"), ("R1C8 R1C9 R2C9", "16"), ("R4C6 R5C6 R5C7", "13"), ("R7C8 R7C9 R8C9", "12"))],
}


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


def rules(nonet):
    """A puzzle with thermometers, arrows and cages that is being set."""
    nonet.key("alt+1", "F8")
    nonet.press("page tab", "Rules")
    nonet.wait_text("One solution")
    nonet.wait_gone(start="Further rules")


def take(program, folder, scene, file):
    folder.mkdir(exist_ok=True)
    # Beside a wider pane the board would have no room.
    write_settings(new_home(scene.__name__), "pane-width=318\n")
    target = folder / (scene.__name__ + ".png")
    # A number has its groups only in a true locale, which Debian has in the package "locales".
    with tempfile.TemporaryDirectory() as locales:
        subprocess.run(["localedef", "-i", "en_US", "-f", "UTF-8", locales + "/en_US.UTF-8"], check=True)
        with Nonet(program, file, LOCPATH=locales) as nonet:
            nonet.cell(1, 1)
            nonet.focus()
            xdotool("windowsize", "--sync", nonet.window_id(), WIDTH, HEIGHT)
            scene(nonet)
            nonet.rest()
            xdotool("mousemove", 1279, 899)
            nonet.picture(target)
    # Without a compositing manager the window has a frame of 5 pixels in place of round corners and a shadow.
    width, height = WIDTH - 10, HEIGHT - 10
    corners = ["(", "-size", f"{width}x{height}", "xc:black", "-fill", "white", "-draw",
               f"roundrectangle 0,0,{width - 1},{height - 1},15,15", ")", "-alpha", "off", "-compose", "CopyOpacity", "-composite"]
    shadow = ["(", "+clone", "-background", "black", "-shadow", "40x5+0+2", ")", "+swap", "-background", "none", "-compose",
              "Over", "-layers", "merge"]
    subprocess.run(["convert", target, "-crop", f"{width}x{height}+5+5", "+repage", "+dither", "-colors", "255", *corners, *shadow,
                    "+repage", "-strip", "-define", "png:compression-level=9", "-define", "png:compression-filter=1",
                    "-define", "png:compression-strategy=0", f"PNG32:{target}"], check=True)


def main():
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    with tempfile.TemporaryDirectory() as name:
        home = pathlib.Path(name)
        take(program, folder, play, TOP / "data/samples/seventeen.ipuz")
        take(program, folder, solutions, written(home, SEVENTEEN, "Seventeen Givens.txt"))
        take(program, folder, steps, written(home, x_wing(), "X-Wing.txt"))
        take(program, folder, setting, written(home, REDUNDANT, "Draft.txt"))
        take(program, folder, rules, written(home, json.dumps(RULES), "Thermometers and Arrows"))


main()
