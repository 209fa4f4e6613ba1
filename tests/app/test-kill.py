#!/usr/bin/env python3
"""A game that is killed at any moment is there again: marks, colors, undo, time, and the collection that it is of.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-kill.py NONET NONET-CLI [KILLS] (inside tests/ui-session); prints TAP.
"""

import json
import random
import signal
import sys
import time

from driver import BIRD, Nonet, run, wait_until, write_settings, written, xdotool

KILLS = int(sys.argv[3]) if len(sys.argv) > 3 else 8
# After this many seconds a keystroke is in a file; a busy machine needs more of them.
LAST_MOMENT = 2.0
OTHER = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."


def read_game(home):
    """The only game, or None. What is being written has another name: a game is read whole or not at all."""
    files = list((home / "data/nonet/games").glob("*.game"))
    assert len(files) <= 1, files
    return json.loads(files[0].read_text()) if files else None


def n_edits(game):
    return len(game["io.github.nonet:document"]["undo"]) if game else 0


def elapsed(game):
    return game.get("io.github.nonet:elapsed", 0)


def without_time(game):
    return {member: game[member] for member in game if member not in ("io.github.nonet:elapsed", "io.github.nonet:game")}


def assert_back(nonet, home, game, number):
    """Whether the window has all of the game again: what it writes is what there was, with the steps, the time and the collection."""
    kept = n_edits(game)
    nonet.wait_cell(1, 2, "4")
    nonet.find("push button", "2 of 2")
    nonet.focus()
    nonet.click(nonet.cell(1, 3))
    nonet.key("ctrl+z")
    wait_until(lambda: n_edits(read_game(home)) == kept - 1, f"kill {number}: one edit less than {kept}")
    nonet.key("ctrl+shift+z")
    wait_until(lambda: n_edits(read_game(home)) == kept, f"kill {number}: {kept} edits again")
    again = read_game(home)
    assert without_time(again) == without_time(game), f"kill {number}: the game is another"
    assert elapsed(again) >= elapsed(game) >= (number > 1)
    assert game["io.github.nonet:document"]["collection"].endswith("two.sdm")


def a_game_killed_at_any_moment_is_there_again(program, home):
    """Edits of all kinds until a kill at a random moment, again and again, with the same seed each time. Whatever was entered more than
    a moment before is in the file, and comes back with the window."""
    moments = random.Random(7)
    collection = written(home, OTHER + "\n" + BIRD, "two.sdm")
    # Marks, corner marks, colors, and a value in the cell after that: each makes one step.
    keys = [["ctrl+3"], ["ctrl+4"], ["shift+5"], ["shift+6"], ["ctrl+shift+1"], ["Right", "1", "Left"], ["Right", "2", "Left"]]
    with Nonet(program, collection) as nonet:
        nonet.find(name="Puzzle 2")
        nonet.focus()
        nonet.key("Down", "Return")
        nonet.wait_signs(BIRD)
        nonet.enter(1, 2, "4", says="4")
        nonet.enter(1, 4, "ctrl+3", "ctrl+5", "shift+6", "ctrl+shift+2")
        wait_until(lambda: n_edits(read_game(home)) == 5 and list(home.glob("state/nonet/session/*.session")), "the game in its file")
        nonet.kill()
    game = read_game(home)
    for number in range(KILLS):
        with Nonet(program) as nonet:
            assert_back(nonet, home, game, number)
            end = time.monotonic() + moments.uniform(0.0, 5.0)
            pressed = []
            while time.monotonic() < end:
                xdotool("key", *moments.choice(keys))
                pressed.append(time.monotonic())
                time.sleep(moments.uniform(0.0, 0.3))
            killed = time.monotonic()
            nonet.process.send_signal(signal.SIGKILL)
            nonet.process.wait()
        least = n_edits(game) + sum(moment < killed - LAST_MOMENT for moment in pressed)
        game = read_game(home)
        assert n_edits(game) >= least, f"kill {number}: {n_edits(game)} of {least} edits are left"
    with Nonet(program) as nonet:
        assert_back(nonet, home, game, KILLS)


def what_was_entered_a_moment_before_is_kept(program, home):
    """Also where windows do not come back by themselves."""
    write_settings(home, "restore-session=false\n")
    file = written(home, BIRD)
    for edits in range(1, 1 + min(max(2, KILLS // 4), 9)):
        with Nonet(program, file) as nonet:
            nonet.wait_cell(1, 2, "4" if edits > 1 else "blank")
            if edits == 1:
                nonet.enter(1, 2, "4", says="4")
            nonet.enter(1, 3, f"ctrl+{edits}")
            wait_until(lambda: n_edits(read_game(home)) == edits + 1, "the last edit in the file", patience=LAST_MOMENT)
            nonet.process.send_signal(signal.SIGKILL)
            nonet.process.wait()
    with Nonet(program, file) as nonet:
        nonet.wait_cell(1, 2, "4")
        nonet.focus()
        for _ in range(edits):
            nonet.key("ctrl+z")
        nonet.wait_cell(1, 2, "4")
        nonet.key("ctrl+z")
        nonet.wait_cell(1, 2, "blank")


if __name__ == "__main__":
    run()
