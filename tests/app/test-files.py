#!/usr/bin/env python3
"""Files and the clipboard: what was open or entered is never lost.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-files.py NONET NONET-CLI (inside tests/ui-session); prints TAP.
"""

import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import time

from driver import BIRD, Nonet, is_enabled, opened, run, wait_until, written, xdotool

SAMPLE = pathlib.Path(__file__).resolve().parents[2] / "data/samples/bird.ipuz"
OTHER = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."


def a_file_given_on_the_command_line_is_shown(program, home):
    with opened(program, home, BIRD, "bird.txt") as nonet:
        nonet.wait_signs(BIRD)


def rules_of_a_file_are_shown_by_its_message(program, home):
    with opened(program, home, '{"size":9,"antiknight":true,"grid":[' + ",".join(["[{},{},{},{},{},{},{},{},{}]"] * 9) + "]}") as nonet:
        nonet.wait_text("Further rules: a knight’s move rule")
        nonet.press("push button", "Rules")
        nonet.wait_text("Cells that are a knight’s move of chess apart have different digits.")


def an_empty_board_is_there_to_be_set(program, home):
    with opened(program, home, "." * 81, "empty.txt") as nonet:
        nonet.wait_text("empty.txt")
        nonet.focus()
        nonet.enter(1, 1, "5", says="5, given")


def what_cannot_be_saved_or_kept_is_not_lost(program, home):
    """On a disk without room, which a folder that is not there stands for; permissions mean nothing to an administrator."""
    folder, games = home / "folder", home / "data/nonet/games"
    folder.mkdir()
    with opened(program, folder, BIRD, "bird.txt") as nonet:
        nonet.wait_signs(BIRD)
        nonet.focus()
        nonet.key("F8")
        nonet.enter(1, 3, "5")
        shutil.rmtree(folder)
        nonet.key("ctrl+s")
        nonet.wait_text("The folder does not exist.")
        nonet.focus()
        nonet.key("Escape")
        nonet.wait_gone(name="Could Not Save “bird.txt”")
        nonet.wait_text("31 givens · edited")
        folder.mkdir()
        nonet.focus()
        nonet.key("ctrl+s")
        nonet.wait_text("Saved “bird.txt”")
        # The same for a game, about which nobody is asked otherwise.
        nonet.key("F8")
        shutil.rmtree(games)
        games.write_text("in the way")
        nonet.enter(1, 4, "4")
        nonet.find(name="Could Not Keep the Game")
        nonet.wait_text(f"Nothing could be written to the folder “{games}”. Not a directory.")
        nonet.focus()
        nonet.key("Escape")
        nonet.wait_gone(name="Could Not Keep the Game")
        nonet.wait_text("31 givens · edited")
        nonet.focus()
        nonet.key("ctrl+w")
        nonet.cancel("Save Changes?")
        games.unlink()
        nonet.enter(1, 4, "6")
        nonet.wait_text("31 givens")
        wait_until(lambda: list(games.glob("*.game")), "the game")


def a_game_that_cannot_be_kept_is_not_left(program, home):
    """What was entered just before is written first: neither is the window closed, nor does another puzzle come."""
    games = home / "data/nonet/games"
    file = written(home, BIRD + "\n" + OTHER, "two.sdm")
    with Nonet(program, file) as nonet:
        nonet.find(name="Puzzle 1")
        nonet.focus()
        nonet.key("Return")
        nonet.wait_signs(BIRD)
        nonet.click(nonet.cell(1, 2))
        for leave in ("ctrl+Next", "ctrl+w"):
            shutil.rmtree(games)
            nonet.key("4", leave)
            nonet.find(name="Could Not Keep the Game")
            nonet.focus()
            nonet.key("Escape")
            nonet.wait_gone(name="Could Not Keep the Game")
            games.mkdir()
            nonet.wait_cell(1, 2, "4")
            nonet.enter(1, 2, "6", says="6")
            wait_until(lambda: list(games.glob("*.game")), "the game")
        nonet.focus()
        nonet.key("4", "ctrl+w")
        nonet.wait_for_end()


def a_puzzle_of_a_list_that_is_played_is_presented(program, home):
    """In the window in which it is; none is left with an empty board."""
    file = written(home, BIRD + "\n" + OTHER, "two.sdm")
    with Nonet(program, file) as nonet:
        nonet.find(name="Puzzle 1")
        nonet.focus()
        nonet.key("Return")
        nonet.wait_signs(BIRD)
        window = nonet.window_id()
        subprocess.run([program, file], check=True)
        wait_until(lambda: len(nonet.windows()) == 3, "the second window and its list")
        nonet.focus()
        nonet.key("Return")
        wait_until(lambda: nonet.windows() == [window], "the first window alone")
        nonet.wait_signs(BIRD)


def a_puzzle_that_was_set_comes_back_where_no_game_can_be_kept(program, home):
    games = home / "data/nonet/games"
    with Nonet(program) as nonet:
        nonet.focus()
        nonet.enter(1, 1, "2", says="2, given")
        wait_until(lambda: list(home.glob("state/nonet/session/*.session")), "the entry of the session")
        shutil.rmtree(games)
        games.write_text("in the way")
        nonet.focus()
        nonet.key("F8")
        nonet.enter(1, 2, "3")
        nonet.find(name="Could Not Keep the Game")
        wait_until(lambda: "undo" in next(home.glob("state/nonet/session/*.session")).read_text(), "the puzzle in the session")
        nonet.kill()
    with Nonet(program) as nonet:
        nonet.wait_cell(1, 1, "2, given")
        nonet.wait_cell(1, 2, "3")


def a_file_that_takes_long_can_be_given_up(program, home):
    file = home / "slow.txt"
    os.mkfifo(file)
    end = os.open(file, os.O_RDWR)  # as long as it is open, nobody has read all of it
    with Nonet(program, file) as nonet:
        nonet.wait_text("Reading “slow.txt”")
        nonet.focus()
        nonet.enter(1, 1, "7", says="7, given")
        nonet.key("Escape")
        wait_until(lambda: not any("Reading" in text for text in nonet.texts()), "the end of reading")
        os.close(end)
        nonet.wait_cell(1, 1, "7, given")


def a_file_that_comes_slowly_is_shown_in_the_end(program, home):
    file = home / "slow.txt"
    os.mkfifo(file)
    end = os.open(file, os.O_RDWR)
    with Nonet(program, file) as nonet:
        nonet.wait_text("Reading “slow.txt”")
        os.write(end, BIRD.encode())
        os.close(end)
        nonet.wait_signs(BIRD)
        assert not any("Reading" in text for text in nonet.texts())


def what_is_entered_while_a_file_is_read_is_not_lost(program, home):
    file = home / "slow.txt"
    os.mkfifo(file)
    end = os.open(file, os.O_RDWR)
    with Nonet(program, file) as nonet:
        nonet.wait_text("Reading “slow.txt”")
        nonet.enter(1, 1, "5", says="5, given")
        os.write(end, BIRD.encode())
        os.close(end)
        nonet.cancel("Save Changes?")
        nonet.wait_cell(1, 1, "5, given")


def boxes_that_no_text_tells_can_be_turned(program, home):
    file = home / "six.txt"
    file.write_text("1.....\n......\n......\n......\n......\n.....6\n")
    with Nonet(program, file) as nonet:
        nonet.focus()
        nonet.click(nonet.find(name="Use 3×2 Boxes"))
        nonet.wait_gone(name="Use 3×2 Boxes")
        saved = home / "six.ipuz"
        nonet.choose_file("ctrl+shift+s", "Save Puzzle", saved)
        wait_until(saved.exists, "the file")
        nonet.wait_text("Saved “")
    assert json.loads(saved.read_text())["io.github.nonet:boxes"] == "3x2"


def what_is_saved_is_read_back_as_it_was(program, home):
    file = home / "mine.ipuz"
    with Nonet(program) as nonet:
        nonet.focus()
        nonet.enter(1, 1, "7", "F8", "Right", "3")
        nonet.wait_cell(1, 2, "3")
        nonet.choose_file("ctrl+s", "Save Puzzle", file)
        wait_until(file.exists, "the file")
        nonet.wait_text("mine.ipuz")  # in the title, which stays
        nonet.focus()
        nonet.key("ctrl+w")
        assert nonet.wait_for_end() == 0
    assert json.loads(file.read_text())["puzzle"][0][0] == 7
    with Nonet(program, file) as nonet:
        nonet.wait_cell(1, 1, "7, given")
        nonet.wait_cell(1, 2, "3")


def a_name_in_another_encoding_is_shown(program, home):
    file = pathlib.Path(os.fsdecode(os.fsencode(home) + b"/b\xe4r.sdm"))
    file.write_text(BIRD + "\n")
    with Nonet(program, file) as nonet:
        nonet.wait_signs(BIRD)
        nonet.focus()
        nonet.key("F8")
        nonet.enter(1, 2, "4")
        nonet.key("ctrl+s")
        nonet.wait_text("Saved “b\ufffdr.sdm”")
        file.write_text(OTHER + "\n" + BIRD + "\n")
        nonet.wait_text("Another program has changed “b\ufffdr.sdm”")
        nonet.press("push button", "Reload")
        nonet.find(name="Puzzle 2")
        nonet.focus()
        nonet.key("Return")
        nonet.wait_text("b\ufffdr.sdm · 1")


def a_file_is_opened_by_the_dialog(program, home):
    file = written(home, "\n".join(BIRD[i : i + 9] for i in range(0, 81, 9)), "bird.sdk")
    with Nonet(program) as nonet:
        nonet.choose_file("ctrl+o", "Open Puzzle", file)
        nonet.wait_signs(BIRD)


def an_unreadable_file_is_explained_and_the_puzzle_stays(program, home):
    good, bad = home / "good.txt", home / "bad.txt"
    good.write_text(BIRD + "\n")
    bad.write_text("\n".join(["123456789"] * 3 + ["12345678"] + ["........."] * 5) + "\n")
    with Nonet(program, good) as nonet:
        nonet.wait_signs(BIRD)
        nonet.choose_file("ctrl+o", "Open Puzzle", bad)
        nonet.wait_text("Could Not Open")
        nonet.wait_text("Line 4, character 9: the row has 8 cells instead of 9.")
        nonet.press("push button", "Close")
        nonet.wait_signs(BIRD)


def what_is_wrong_with_a_file_as_a_whole_is_a_sentence(program, home):
    file = home / "empty.txt"
    file.write_text("")
    with Nonet(program, file) as nonet:
        nonet.wait_text("The input is empty.")


def a_file_that_is_gone_is_told_and_leaves_the_recent_files(program, home):
    file = written(home, BIRD, "gone.txt")
    recent = home / "data" / "recently-used.xbel"
    with Nonet(program, file) as nonet:
        nonet.wait_signs(BIRD)
        wait_until(lambda: recent.exists() and "gone.txt" in recent.read_text(), "the file among the recent ones")
        # A window that is only ended comes back with its puzzle, and the file need not be opened again.
        nonet.focus()
        nonet.key("ctrl+w")
        nonet.wait_for_end()
    file.unlink()
    with Nonet(program, file) as nonet:
        nonet.wait_text("Could Not Open “gone.txt”")
        nonet.wait_text("The file does not exist")
        wait_until(lambda: "gone.txt" not in recent.read_text(), "the end of its being recent")


def a_pasted_puzzle_replaces_the_board_and_is_undone(program, home):
    with opened(program, home, BIRD, "bird.txt") as nonet:
        nonet.wait_signs(BIRD)
        nonet.focus()
        nonet.key("ctrl+c")
        nonet.key("ctrl+n")
        nonet.press("push button", "Create")
        nonet.wait_signs("." * 81)
        nonet.focus()
        nonet.key("ctrl+v")
        nonet.wait_signs(BIRD)
        nonet.enter(1, 2, "4", says="4")
        nonet.key("ctrl+z")
        nonet.press("push button", "Undo")
        nonet.wait_signs("." * 81)


def a_file_changed_by_another_program_is_read_again(program, home):
    file = written(home, BIRD, "bird.txt")
    with Nonet(program, file) as nonet:
        nonet.wait_signs(BIRD)
        file.write_text(OTHER + "\n")
        nonet.wait_text("Another program has changed “bird.txt”")
        nonet.press("push button", "Reload")
        nonet.wait_signs(OTHER)


def a_file_that_another_program_still_writes_is_reported_at_the_end(program, home):
    file = written(home, BIRD, "bird.txt")
    with Nonet(program, file) as nonet:
        nonet.wait_signs(BIRD)
        with file.open("w") as slow:
            for i in range(0, 81, 9):
                slow.write(OTHER[i : i + 9])
                slow.flush()
                assert not nonet.texts("Another program"), file.read_text()
        nonet.press("push button", "Reload")
        nonet.wait_signs(OTHER)


def write_ipuz(file, puzzle):
    converted = subprocess.run([sys.argv[2], "convert", "--to=ipuz"], input=puzzle, text=True, check=True, capture_output=True)
    file.write_text(converted.stdout)


def edited_file(home, program):
    """The program with an edited file that another program has replaced meanwhile by another."""
    file, beside = home / "bird.ipuz", home / "beside.ipuz"
    write_ipuz(file, BIRD)
    write_ipuz(beside, OTHER)
    nonet = Nonet(program, file)
    nonet.wait_signs(BIRD)
    nonet.focus()
    nonet.enter(1, 2, "4", says="4")
    beside.rename(file)
    nonet.key("ctrl+s")
    nonet.find(name="File Has Changed")
    return nonet, file, file.read_text()


def what_another_program_wrote_is_replaced_only_when_told_so(program, home):
    nonet, file, others = edited_file(home, program)
    with nonet:
        nonet.cancel("File Has Changed")
        assert file.read_text() == others
        nonet.focus()
        nonet.key("ctrl+s")
        nonet.find(name="File Has Changed")
        nonet.press("push button", "Replace")
        nonet.wait_gone(name="File Has Changed")
        wait_until(lambda: "edited" not in " ".join(nonet.texts()), "the end of saving")
        mine = file.read_text()
        assert mine != others
        nonet.focus()
        nonet.key("Right", "Right", "Right", "9", "ctrl+s")
        wait_until(lambda: file.read_text() != mine, "the next edit in the file, without a question")


def what_another_program_wrote_is_taken_instead_of_the_edits(program, home):
    nonet, file, others = edited_file(home, program)
    with nonet:
        nonet.press("push button", "Reload")
        nonet.wait_signs(OTHER)
        assert file.read_text() == others


def a_file_is_open_in_one_window_only(program, home):
    def titles(nonet):
        return [xdotool("getwindowname", window) for window in nonet.windows()]

    file = written(home, BIRD, "bird.txt")
    with Nonet(program, file) as nonet:
        nonet.wait_signs(BIRD)
        nonet.focus()
        nonet.key("ctrl+shift+n")
        wait_until(lambda: "Nonet" in titles(nonet), "a second window")
        assert subprocess.run([program, file]).returncode == 0
        nonet.choose_file("ctrl+o", "Open Puzzle", file)
        wait_until(lambda: xdotool("getwindowname", xdotool("getwindowfocus")) == "bird.txt", "the window that has it")
        assert titles(nonet).count("bird.txt") == 1 and "Nonet" in titles(nonet), titles(nonet)


def a_file_is_the_same_by_whatever_name(program, home):
    file = written(home, BIRD, "bird.txt")
    (home / "hard.txt").hardlink_to(file)
    (home / "soft.txt").symlink_to(file)
    (home / "folder").symlink_to(home)
    with Nonet(program, file) as nonet:
        nonet.wait_signs(BIRD)
        nonet.focus()
        nonet.key("ctrl+shift+n")
        wait_until(lambda: len(nonet.windows()) == 2, "a second window")
        for name in "hard.txt", "soft.txt", "folder/bird.txt":
            xdotool("windowfocus", "--sync", nonet.window_id())
            assert subprocess.run([program, home / name]).returncode == 0
            wait_until(lambda: xdotool("getwindowname", xdotool("getwindowfocus")) == "bird.txt", f"{name} where it is")
        titles = sorted(xdotool("getwindowname", window) for window in nonet.windows())
        assert titles == ["Nonet", "bird.txt"], titles


def closing_asks_about_what_is_not_saved(program, home):
    with Nonet(program) as nonet:
        nonet.focus()
        nonet.enter(1, 1, "7", says="7, given")
        nonet.key("ctrl+w")
        nonet.cancel("Save Changes?")
        nonet.wait_cell(1, 1, "7, given")
        nonet.focus()
        nonet.key("ctrl+w")
        nonet.press("push button", "Discard")
        assert nonet.wait_for_end() == 0


def another_puzzle_asks_for_the_place_of_an_unsaved_one(program, home):
    """Cancelled, saved, discarded; in one window all the time."""
    file, other = home / "bird.ipuz", home / "other.txt"
    file.write_bytes(SAMPLE.read_bytes())
    other.write_text(OTHER + "\n")

    def ask(nonet, *keys):
        nonet.focus()
        nonet.key(*keys)
        if keys == ("ctrl+o",):
            nonet.find(name="Open Puzzle")
            nonet.type_path(other)
        nonet.find(name="Save Changes?")

    with Nonet(program, file) as nonet:
        nonet.focus()
        nonet.key("F8")
        nonet.enter(1, 2, "4", says="4, given")
        ask(nonet, "ctrl+o")
        nonet.press("push button", "Cancel")
        nonet.wait_gone(name="Save Changes?")
        nonet.wait_cell(1, 2, "4, given")
        ask(nonet, "ctrl+o")
        nonet.press("push button", "Save")
        nonet.wait_signs(OTHER)
        assert json.loads(file.read_text())["puzzle"][0][1] == 4, file.read_text()
        nonet.focus()
        nonet.key("F8")
        nonet.enter(9, 9, "1", "ctrl+n")
        nonet.find(name="Empty Board")
        nonet.key("Return")
        nonet.find(name="Save Changes?")
        nonet.press("push button", "Discard")
        nonet.wait_cell(9, 9, "blank")
        assert other.read_text() == OTHER + "\n"
        assert len(nonet.windows()) == 1


def closing_ends_a_running_search_at_once(program, home):
    with Nonet(program) as nonet:
        nonet.focus()
        nonet.key("ctrl+Return")
        nonet.find("push button", "Stop")
        nonet.key("ctrl+w")
        started = time.monotonic()
        assert nonet.wait_for_end() == 0
        assert time.monotonic() - started < 2


def the_open_puzzle_comes_back_after_a_crash(program, home):
    with Nonet(program) as nonet:
        nonet.focus()
        nonet.enter(1, 1, "7", "Right", "3")
        nonet.wait_cell(1, 2, "3, given")
        kept = wait_until(lambda: list(home.glob("state/nonet/session/*.session")), "the session's file")[0]
        wait_until(lambda: json.loads(kept.read_text())["puzzle"][0][1] == 3, "the last edit in it")
        nonet.process.send_signal(signal.SIGKILL)
        nonet.process.wait()
    # What no version can read any more does not stay for ever.
    (home / "state/nonet/session/0.session").write_bytes(b"NONETDOC\1")
    (home / "state/nonet/session/.nonet-ABCDEF").write_bytes(b"{")
    with Nonet(program) as nonet:
        nonet.wait_cell(1, 1, "7, given")
        nonet.wait_cell(1, 2, "3, given")
        nonet.focus()
        nonet.key("ctrl+z")
        nonet.wait_cell(1, 2, "blank")
        nonet.key("ctrl+w")
        nonet.press("push button", "Discard")
        nonet.wait_for_end()
    left = [file.name for file in home.glob("state/nonet/session/*")]
    assert left == ["lock"], f"nothing stays in the folder: {left}"


def a_file_changed_while_the_program_was_gone_is_read_again(program, home):
    file = home / "bird.ipuz"
    write_ipuz(file, BIRD)
    with Nonet(program, file) as nonet:
        nonet.wait_signs(BIRD)
        kept = wait_until(lambda: list(home.glob("state/nonet/session/*.session")), "the session's file")[0]
        wait_until(lambda: '"etag"' in kept.read_text(), "what the file was in it")
    write_ipuz(file, OTHER)
    with Nonet(program) as nonet:
        nonet.wait_signs(BIRD)
        nonet.wait_text("Another program has changed “bird.ipuz”")
        nonet.press("push button", "Reload")
        nonet.wait_signs(OTHER)


def a_full_disk_is_told_and_nothing_is_lost(program, home):
    file = home / "mine.ipuz"
    write_ipuz(file, BIRD)
    before = file.read_text()
    # No file may become larger than 512 bytes: the full disk that needs no rights.
    limited = 'trap "" XFSZ; ulimit -f 1; exec "$@"'
    with Nonet("/bin/sh", "-c", limited, "sh", program, file) as nonet:
        # What it says is cut off too.
        nonet.expected = ("recently-used.xbel", "A puzzle")
        nonet.wait_cell(1, 1, "2, given")
        nonet.focus()
        nonet.enter(1, 2, "4", says="4")
        nonet.find(name="Could Not Keep the Game")
        nonet.focus()
        nonet.key("Escape")
        nonet.wait_gone(name="Could Not Keep the Game")
        nonet.focus()
        nonet.key("F8", "Down", "1")
        nonet.key("ctrl+s")
        nonet.wait_text("Could Not Save “mine.ipuz”")
        nonet.focus()
        nonet.key("Escape")
        nonet.wait_gone(name="Could Not Save “mine.ipuz”")
        nonet.focus()
        nonet.key("ctrl+w")
        nonet.press("push button", "Save")
        nonet.wait_text("Could Not Save “mine.ipuz”")
        assert file.read_text() == before
        nonet.focus()
        nonet.key("Escape")
        nonet.wait_text("edited")
        nonet.wait_cell(1, 2, "4")


def all_windows_come_back_as_they_were(program, home):
    def window_named(nonet, name):
        titles = {xdotool("getwindowname", window): window for window in nonet.windows()}
        return titles.get(name)

    def rows_with_a_symbol(nonet):
        return sorted(node.name for node in nonet.nodes() if node.name.endswith(": 4"))

    with opened(program, home, BIRD, "bird.txt") as nonet:
        nonet.wait_signs(BIRD)
        nonet.focus()
        nonet.enter(1, 2, "4", says="4")
        nonet.key("ctrl+shift+n")
        wait_until(lambda: window_named(nonet, "Nonet"), "the second window")
        nonet.focus()
        nonet.key("7")  # on an empty board
        wait_until(lambda: window_named(nonet, "Untitled"), "its board")
        xdotool("windowsize", "--sync", window_named(nonet, "Untitled"), 700, 720)
        xdotool("windowfocus", "--sync", window_named(nonet, "Untitled"))
        nonet.key("Tab", "shift+Tab", "F8", "Right", "4")
        wait_until(lambda: len(rows_with_a_symbol(nonet)) == 2, "a 4 in each window")
        wait_until(lambda: len(list(home.glob("state/nonet/session/*.session"))) == 2, "two files of the session")
        # Asked to end by the system, it keeps what is not kept yet.
        nonet.process.send_signal(signal.SIGTERM)
        assert nonet.process.wait(10) == -signal.SIGTERM
    with Nonet(program) as nonet:
        wait_until(lambda: window_named(nonet, "Untitled") and window_named(nonet, "bird.txt"), "both windows")
        assert rows_with_a_symbol(nonet) == ["row 1, column 2: 4", "row 1, column 2: 4"], rows_with_a_symbol(nonet)
        assert Nonet.size(window_named(nonet, "Untitled")) == [700, 720]
        assert Nonet.size(window_named(nonet, "bird.txt")) == [1180, 800]
        xdotool("windowfocus", "--sync", window_named(nonet, "bird.txt"))
        nonet.key("6")  # into the cell that was selected
        wait_until(lambda: len(rows_with_a_symbol(nonet)) == 1, "a 6 in the place of one 4")


def a_collection_is_worked_through_in_one_window(program, home):
    file = written(home, BIRD + "\n" + OTHER, "two.sdm")
    with Nonet(program, file) as nonet:
        nonet.find(name="Puzzle 2")
        nonet.focus()
        nonet.key("Down", "Return")
        nonet.wait_signs(OTHER)
        nonet.find("push button", "2 of 2")
        nonet.press("push button", "Previous Puzzle")
        nonet.wait_signs(BIRD)
        nonet.press("push button", "Next Puzzle")
        nonet.wait_signs(OTHER)
        nonet.key("ctrl+Page_Up")
        nonet.wait_signs(BIRD)
        nonet.focus()
        nonet.enter(5, 1, "6", "ctrl+Page_Down")
        nonet.wait_signs(OTHER)
        assert not is_enabled(nonet.find("push button", "Next Puzzle"))
        nonet.key("ctrl+Page_Up")
        nonet.wait_cell(5, 1, "6")
        assert len(nonet.find_all("frame")) == 1, nonet.explain()
        nonet.focus()
        nonet.key("ctrl+w")  # nothing is lost, so nothing is asked
        nonet.wait_for_end()
    with Nonet(program, file) as nonet:
        nonet.find(start="9×9 · 30 givens · in progress")
        before = nonet.x_windows()
        nonet.press("push button", "Sort")
        nonet.choose_in_popover(nonet.find("push button", "Sort"), before, None, "Progress")
        nonet.click(nonet.find(name="Puzzle 1"), repeat=2)
        nonet.wait_cell(5, 1, "6")
        nonet.focus()
        nonet.key("ctrl+z")
        nonet.wait_signs(BIRD)
        nonet.press("push button", "1 of 2")
        nonet.find(name="Puzzle 2")


def a_collection_begins_where_it_was_left(program, home):
    file = written(home, BIRD + "\n" + OTHER, "two.sdm")
    with Nonet(program, file) as nonet:
        nonet.find(name="Puzzle 2")
        nonet.focus()
        nonet.key("Down", "Return")
        nonet.wait_signs(OTHER)
        nonet.focus()
        nonet.enter(1, 2, "1", "ctrl+w")
        nonet.wait_for_end()
    with Nonet(program, file) as nonet:
        nonet.find(start="9×9 · 21 givens · in progress")
        nonet.focus()
        nonet.key("Return")
        nonet.find("push button", "2 of 2")


def version_and_help_need_no_display(program, home):
    def answer(*arguments):
        return subprocess.run(
            ["env", "-u", "DISPLAY", "-u", "WAYLAND_DISPLAY", program, *arguments], capture_output=True, text=True
        )

    version = answer("--version")
    assert version.returncode == 0 and version.stdout.startswith("nonet "), version
    assert "FILE" in answer("--help").stdout
    window = answer()
    assert window.returncode == 1 and "nonet-cli" in window.stderr, window


if __name__ == "__main__":
    run()
