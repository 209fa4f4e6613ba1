#!/usr/bin/env python3
"""Random hands on the real program: clicks, drags, keys, menus, dialogs, several windows, resizes and files.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: monkey.py SECONDS SEED [NONET], inside tests/ui-session; prints TAP. It fails at a warning or critical message, a crash,
a main loop that does not answer for 2 seconds beyond those it waits for a processor, and memory that grows without an end.
What it does follows from the seed alone; NONET_MONKEY_LOG names a file that gets every action.
"""

import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

from gi.repository import Gio, GLib

from driver import BIRD, SLOWNESS, Nonet, key_word, wait_until, xdotool

APP_ID = "io.github.nonet.Nonet"
HANG = 2.0 * SLOWNESS
GROWTH_KIB = 96 * 1024
CHECK_EVERY = 12  # actions

SYMBOLS = list("1234567890.") + ["Delete", "BackSpace"]
MOVES = ["Left", "Right", "Up", "Down", "Tab", "shift+Tab", "Home", "End", "Prior", "Next", "shift+Right", "shift+Down"]
CONFIRM = ["Return", "space", "Escape", "Escape"]
COMMANDS = """
ctrl+Return ctrl+Return ctrl+period F3 shift+F3 ctrl+g ctrl+shift+Return ctrl+shift+h F7 alt+1 alt+2 alt+3 alt+4 F8 F9 F9
ctrl+z ctrl+z ctrl+shift+z ctrl+y ctrl+c ctrl+v ctrl+a ctrl+plus ctrl+minus ctrl+0 ctrl+n ctrl+o ctrl+s ctrl+shift+s
ctrl+shift+e ctrl+shift+o ctrl+Next ctrl+Prior ctrl+shift+n ctrl+w ctrl+comma ctrl+question F10 Menu shift+F10
""".split()
FILE_CHOOSERS = ("Save Puzzle", "Save All Solutions", "Export", "Open Puzzle")
TEXTS = ["12", "1234", "17", "0-9A-F", "TONYBLAIR", "not a puzzle"]

# What GTK itself complains of, with no part of the program in the stack; the monkey has no window manager.
BEYOND_SCREEN = "gdk_monitor_get_geometry: assertion"  # a popover, where no window manager keeps windows on the screen
OF_GTK = [
    "Broken accounting of active state",  # a window is put away while a button is held in it
    "Trying to snapshot Gtk",  # a popover or a flap that is drawn without an allocation while the window is resized;
    "Trying to snapshot Adw",  # never a widget of the program
    "unexpected blinking selection",  # in a text entry that lost the focus by a click
    BEYOND_SCREEN,
    "no pages to print",  # a range in GTK's print dialog that has none of the document
    "gtk_widget_is_ancestor: assertion 'GTK_IS_WIDGET (widget)'",  # Save in a file chooser where nothing has the focus
    "gdk_frame_timings_submitted",  # at popovers, of the frames of GTK 4.24
]
# GDK has no size of the screen then to fit the popover in: what is in it gets negative sizes.
MISFIT_POPOVER = "gtk_widget_size_allocate(): attempt to allocate Gtk"
# GTK's print dialog, closed while it still looks for printers, asks for the chosen one of a list that is gone.
CLOSED_PRINT_DIALOG = re.compile(
    r".*gtk_column_view_get_model: assertion.*\s+.*gtk_single_selection_get_selected_item: assertion.*"
)
# Without a window manager, GDK itself moves a window that is dragged by its header bar, and does not notice that the window has
# been closed meanwhile: XMoveWindow () ends the program.
DRAGGED_WINDOW = re.compile(r"X Window System error.*BadWindow.*error_code 3 request_code 12 \(core protocol\)", re.S)

# No file gets larger than 32 MiB, however many solutions are to be saved.
LIMITED = 'trap "" XFSZ; ulimit -f 65536; exec "$@"'


class Trouble(Exception):
    """What the monkey has found."""


def memory_kib(pid):
    return int(re.search(r"^Rss:\s+(\d+)", pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text(), re.M).group(1))


def waited_for_processor(pid):
    """The seconds for which the main loop, or the monkey, could have run but had no processor."""
    both = f"/proc/{pid}/task/{pid}/schedstat", "/proc/self/schedstat"
    return sum(int(pathlib.Path(file).read_text().split()[1]) for file in both) / 1e9


class Monkey:
    def __init__(self, program, home, seed):
        self.random = random.Random(seed)
        self.program = program
        self.home = home
        self.log = open(os.environ.get("NONET_MONKEY_LOG", os.devnull), "w", buffering=1)
        self.last = []
        self.steps = self.runs = 0
        self.slowest = 0.0
        self.memory = []  # in KiB, whenever everything was put away
        self.files = self.make_files()
        self.process = self.errors = None

    def make_files(self):
        texts = {
            "bird.txt": BIRD,
            "collection.sdm": "\n".join([BIRD, "." * 81, BIRD[::-1]] * 30),
            "large.txt": "\n".join(["." * 16] * 16),
            "largest.txt": "\n".join(["." * 25] * 25),
            "wrong.txt": "1234\n123\n",
        }
        for name, text in texts.items():
            (self.home / name).write_text(text + "\n")
        return [self.home / name for name in texts] + [self.home / "mine.ipuz", self.home / "none.txt"]

    def note(self, what):
        self.steps += 1
        line = f"{self.runs}.{self.steps} {what}"
        self.log.write(line + "\n")
        self.last = self.last[-24:] + [line]

    # The program.

    def start(self):
        self.runs += 1
        files = self.random.sample(self.files[:3], self.random.choice([0, 0, 1, 2]))
        self.note(f"start {[file.name for file in files]}")
        self.errors = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            ["/bin/sh", "-c", LIMITED, "sh", self.program, *files],
            env=dict(os.environ, GSETTINGS_BACKEND="keyfile", LANGUAGE="C"), stderr=self.errors,
        )
        wait_until(lambda: self.process.poll() is not None or self.windows(), "a window")
        self.windowless = None  # since when no window has been seen
        if self.windows():
            xdotool("windowfocus", "--sync", self.windows()[-1])

    def answer(self):
        """Asks the main loop for something it has to do itself."""
        bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        bus.call_sync(APP_ID, "/" + APP_ID.replace(".", "/"), "org.gtk.Actions", "List", None, None,
                      Gio.DBusCallFlags.NO_AUTO_START, int(10 * HANG * 1000))

    def look(self):
        """Whether the program still runs; fails if it has complained, crashed, or does not answer."""
        errors = os.pread(self.errors.fileno(), 1 << 20, 0).decode(errors="replace")
        dragged_window = DRAGGED_WINDOW.search(errors)
        ignored = OF_GTK + (["X Window System error"] if dragged_window else [])
        ignored += [MISFIT_POPOVER] if BEYOND_SCREEN in errors else []
        for line in CLOSED_PRINT_DIALOG.sub("", errors).splitlines():
            if re.search("CRITICAL|WARNING|ERROR|Sanitizer|runtime error", line) and not any(i in line for i in ignored):
                raise Trouble(errors)
        if self.process.poll() is not None:
            if self.process.returncode != 0 and not dragged_window:
                raise Trouble(f"the program ended with {self.process.returncode}\n{errors}")
            return False

        try:
            began, waited = time.monotonic(), waited_for_processor(self.process.pid)
            self.answer()
            hung = time.monotonic() - began - (waited_for_processor(self.process.pid) - waited)
        except (GLib.Error, OSError):  # it may be about to end
            try:
                self.process.wait(HANG)
            except subprocess.TimeoutExpired:
                raise Trouble("the main loop does not answer")
            return self.look()
        self.slowest = max(self.slowest, hung)
        if hung > HANG:
            raise Trouble(f"the main loop did not answer for {hung:.1f} s")
        return True

    def put_away(self):
        """Closes what is open over the windows, ends what is under way, and looks at the memory then."""
        self.note("put everything away")
        for keys in (["Escape"] * 3, ["ctrl+period", "ctrl+shift+h", "alt+2"]):
            for window in self.windows():
                xdotool("windowraise", window, "windowfocus", window, "key", *keys)
        if self.look():
            self.memory.append(memory_kib(self.process.pid))

    # Windows.

    def x_windows(self):
        words = ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)]
        return subprocess.run(words, capture_output=True, text=True).stdout.split()

    def windows(self):
        """Those with a title and a size, the newest last."""
        def counts(window):
            try:
                return min(Nonet.size(window)) >= 100 and self.title(window)
            except (subprocess.CalledProcessError, AttributeError):  # it went away while it was looked at
                return False

        return [window for window in self.x_windows() if counts(window)]

    def title(self, window):
        return xdotool("getwindowname", window)

    def place(self, window):
        width, height = Nonet.size(window)
        return int(self.random.random() * width), int(self.random.random() * height)

    # What it does.

    def press_keys(self, keys):
        self.note("key " + " ".join(keys))
        xdotool("key", "--delay", 15, *map(key_word, keys))

    def click(self, window):
        x, y = self.place(window)
        button, repeat = self.random.choice([(1, 1)] * 8 + [(1, 2), (3, 1)])
        self.note(f"click {button}×{repeat} at {x},{y} in {self.title(window)}")
        xdotool("mousemove", "--window", window, x, y, "click", "--repeat", repeat, "--delay", 40, button)

    def drag(self, window):
        (x, y), (to_x, to_y) = self.place(window), self.place(window)
        self.note(f"drag from {x},{y} to {to_x},{to_y} in {self.title(window)}")
        half = (x + to_x) // 2, (y + to_y) // 2
        xdotool("mousemove", "--window", window, x, y, "mousedown", 1, "mousemove", "--window", window, *half,
                "mousemove", "--window", window, to_x, to_y, "mouseup", 1)

    def wheel(self, window):
        x, y = self.place(window)
        button, modifier = self.random.choice([4, 5, 5]), self.random.choice([None, None, "ctrl"])
        self.note(f"wheel {button} {modifier} at {x},{y}")
        keys = (["keydown", modifier], ["keyup", modifier]) if modifier else ([], [])
        xdotool("mousemove", "--window", window, x, y, *keys[0], "click", "--repeat", 3, button, *keys[1])

    def hover(self, window):
        x, y = self.place(window)
        self.note(f"hover at {x},{y}")
        xdotool("mousemove", "--window", window, x, y)

    def resize(self, window):
        width, height = self.random.choice([(380, 500), (360, 480), (700, 720), (1180, 800), (1280, 900), (900, 600)])
        self.note(f"resize to {width}×{height}")
        xdotool("windowsize", window, width, height)

    def symbols(self, window):
        self.press_keys([self.random.choice(SYMBOLS + MOVES) for _ in range(self.random.randint(1, 6))])

    def command(self, window):
        self.press_keys([self.random.choice(COMMANDS)])

    def hurry(self, window):
        self.press_keys([self.random.choice(COMMANDS + MOVES) for _ in range(self.random.randint(2, 5))])

    def confirm(self, window):
        self.press_keys([self.random.choice(CONFIRM)])

    def menu(self, window):
        self.press_keys(["F10"] + ["Down"] * self.random.randint(1, 9) + [self.random.choice(["Right", "Return"])]
                        + ["Down"] * self.random.randint(0, 5) + ["Return"])

    def type(self, window):
        text = self.random.choice(TEXTS)
        self.note(f"type {text}")
        xdotool("type", "--delay", 5, text)

    def another_window(self, window):
        window = self.random.choice(self.windows() or [window])
        self.note(f"raise {self.title(window)}")
        xdotool("windowraise", window, "windowfocus", window)

    def change_file(self, window):
        """As another program does."""
        file = self.random.choice(self.files[:3])
        self.note(f"write {file.name}")
        file.write_text(self.random.choice([BIRD, BIRD[::-1], "." * 81]) + "\n")

    ACTIONS = {
        click: 30, drag: 5, wheel: 4, hover: 5, resize: 3, symbols: 14, command: 16, hurry: 5, confirm: 7, menu: 4,
        type: 2, another_window: 4, change_file: 1,
    }

    def choose_file(self, window):
        """The file chooser is GTK's own, and could write anywhere."""
        self.note("choose a file")
        if self.random.random() < 0.4:
            xdotool("windowfocus", window, "key", "Escape")
            return
        path = self.home / "mine.ipuz" if self.title(window).startswith("Save") else self.random.choice(self.files)
        xdotool("windowfocus", window, "key", "ctrl+a", "type", "--delay", 2, str(path))
        xdotool("sleep", 0.3, "key", "shift+End", "key", "Delete", "sleep", 0.1, "key", "Return", "sleep", 0.5)
        if window in self.x_windows():
            xdotool("windowfocus", window, "key", "Escape")

    def act(self):
        """Returns whether the program still runs, as far as it was looked at."""
        windows = self.windows()
        if not windows:
            runs = self.look()
            self.windowless = self.windowless or time.monotonic()
            if runs and time.monotonic() - self.windowless > 10 * SLOWNESS:
                raise Trouble(f"the program continues without a window but {self.x_windows()}")
            return runs
        self.windowless = None
        newest = windows[-1]
        title = self.title(newest)
        if title.startswith(FILE_CHOOSERS):
            self.choose_file(newest)
        elif title.startswith("About"):  # its links lead out of the program
            self.press_keys(["Escape"])
        else:
            if newest != windows[0] and self.random.random() < 0.15:
                xdotool("windowfocus", newest)
            window = newest if self.random.random() < 0.7 else self.random.choice(windows)
            action = self.random.choices(list(self.ACTIONS), list(self.ACTIONS.values()))[0]
            action(self, window)
        if len(windows) > 8:
            self.press_keys(["Escape", "ctrl+w"])
        return self.steps % CHECK_EVERY != 0 or self.look()

    def play(self, seconds):
        end = time.monotonic() + seconds
        quiet = max(30, seconds / 8)
        next_quiet = time.monotonic() + quiet
        while time.monotonic() < end:
            if self.process is None:
                self.start()
            runs = True
            try:
                if time.monotonic() > next_quiet:
                    next_quiet = time.monotonic() + quiet
                    self.put_away()
                runs = self.act()
            except (subprocess.CalledProcessError, ValueError, AttributeError):
                pass  # a window that went away while it was looked at
            if not runs:
                self.end_run()
        self.end_run()

    def end_run(self):
        """Memory is compared within one run of the program."""
        self.look()
        self.process.kill()
        self.process.wait()
        self.process = None
        growth = self.memory[-1] - max(self.memory[:2]) if len(self.memory) > 3 else 0
        if growth > GROWTH_KIB:
            raise Trouble(f"the memory has grown by {growth // 1024} MiB: {self.memory}")
        self.memory = []


def main():
    seconds, seed = float(sys.argv[1]), sys.argv[2]
    top = pathlib.Path(__file__).resolve().parents[2]
    program = os.path.abspath(sys.argv[3]) if len(sys.argv) > 3 else str(top / "build/src/app/nonet")
    home = pathlib.Path(os.environ["HOME"]) / "monkey"
    home.mkdir()
    os.chdir(home)
    monkey = Monkey(program, home, seed)
    print("1..1", flush=True)
    try:
        monkey.play(seconds)
        print("ok 1 - nothing goes wrong", flush=True)
    except Trouble as trouble:
        print("not ok 1 - nothing goes wrong", flush=True)
        print(f"# seed {seed}, action {monkey.steps}: {trouble}".replace("\n", "\n# "), flush=True)
        for line in monkey.last:
            print("# " + line, flush=True)
        sys.exit(1)
    finally:
        print(f"# {monkey.steps} actions in {monkey.runs} runs, slowest answer {monkey.slowest:.2f} s", flush=True)
        if monkey.process is not None:
            monkey.process.kill()


if __name__ == "__main__":
    main()
