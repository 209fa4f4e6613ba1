"""Drives the real program as a person does (mouse and keys, by xdotool) and reads it as a screen reader does (AT-SPI).

SPDX-License-Identifier: GPL-3.0-or-later
"""

import inspect
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import traceback

import accessible
from accessible import Atspi, GLib

BIRD = "2....1.38........5.7...6..........13.981..25731....8..9..8...2..5..697844..25...."
# Under a sanitizer everything takes several times as long. Newer versions of Meson set ASAN_OPTIONS for all tests.
SLOWNESS = 4.0 if "LSAN_OPTIONS" in os.environ else 1.0
PATIENCE = 40.0 * SLOWNESS


class Missing(AssertionError):
    """What a test waited for has not come."""


class Skipped(Exception):
    """Why a test cannot be run here."""


def wait_until(condition, what, patience=PATIENCE):
    """Asks condition again and again until it gives something true, and returns that. No more than a quarter of the time is spent
    with asking, which the program has to answer."""
    end = time.monotonic() + patience
    while True:
        begin = time.monotonic()
        try:
            answer = condition()
        except (GLib.Error, subprocess.CalledProcessError):  # what went away while it was looked at
            answer = None
        if answer:
            return answer
        if time.monotonic() > end:
            raise Missing(f"waited {patience:.0f} s for {what}")
        time.sleep(max(0.05, 3 * (time.monotonic() - begin)))


def xdotool(*words):
    return subprocess.run(
        ["xdotool", *map(str, words)], check=True, capture_output=True, text=True
    ).stdout.strip()


def key_word(key):
    """For xdotool: a key by its X name. For F4, xkb-data 2.48 has it press Alt+F4, so keys of functions go by their codes."""
    return re.sub(r"\bF(\d|10)$", lambda match: str(66 + int(match[1])), key)


def click_words(hold):
    """For xdotool: a click where the pointer is. Where a frame comes between press and release, GTK asks the server for the
    pointer, and drops the click if the button is up again; a button that is held as long as a person does is still down."""
    return ["mousedown", 1, "sleep", hold, "mouseup", 1]


def role_of(node):
    """The name of the role; AT-SPI 2.54 says "button" for what was a "push button", and newer ones "switch" for a "check box", GTK 4.10
    "toggle button" of some."""
    return {"button": "push button", "toggle button": "push button", "switch": "check box"}.get(node.role, node.role)


def plain_name(node):
    """The name as it is on screen: GTK 4.8 leaves mnemonic signs in, and says what a button holds once more."""
    name = node.name.replace("_", "")
    half = len(name) // 2
    return name[:half] if name[:half] == name[half + 1 :] and name[half : half + 1] == " " else name


def is_at_rest(node):
    """Whether a widget stays where it is; some slide into sight."""
    before = node.get_extents()
    time.sleep(0.1)  # on a busy machine there may be that long between two frames
    return before == node.get_extents()


def is_enabled(node):
    return node.has_now(Atspi.StateType.SENSITIVE)


def is_checked(node):
    return node.has_now(Atspi.StateType.CHECKED, Atspi.StateType.PRESSED)


class Nonet:
    """One run of the program; use it in a with statement."""

    def __init__(self, program, *arguments, start_page=False, **environment):
        """Without arguments the program begins with an empty board, unless its start page is wanted."""
        if not arguments and not start_page:
            arguments = ("--empty-board",)
        # Settings are kept in a file, so that they outlive the process as on a real desktop.
        variables = dict(os.environ, GSETTINGS_BACKEND="keyfile", LANGUAGE="C", **environment)
        self.errors = tempfile.TemporaryFile("w+")
        self.expected = ()  # words of warnings that are right
        # What GTK's file dialogs keep until the end cannot be told from leaks of ours here: its frames are not seen.
        variables["ASAN_OPTIONS"] = variables.get("ASAN_OPTIONS", "") + ":detect_leaks=0"
        self.process = subprocess.Popen([program, *map(str, arguments)], env=variables, stderr=self.errors)
        self.bus = accessible.connect()
        self.application = wait_until(self._find_application, "the program on the accessibility bus")

    def __enter__(self):
        return self

    def __exit__(self, failure, *details):
        ended = self.process.poll()
        self.kill()
        self.errors.seek(0)
        if failure is not None:
            print(f"the program had ended with {ended} and said:" if ended is not None else "the program said:",
                  self.errors.read(), file=sys.stderr)
        # GTK 4.24 warns of its own frames.
        wrong = [line for line in self.errors if re.search("CRITICAL|WARNING", line)
                 and "gdk_frame_timings_submitted" not in line
                 and not any(words in line for words in self.expected)]
        if wrong and failure is None:
            raise AssertionError("the program complained: " + wrong[0])

    def _find_application(self):
        if self.process.poll() is not None:
            raise AssertionError(f"the program ended with {self.process.returncode}")
        application = accessible.Application.of_process(self.bus, self.process.pid)
        return application if application and application.tree() else None  # it may be there before its widgets are

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    def wait_for_end(self, patience=PATIENCE):
        return self.process.wait(patience)

    def toolkit_version(self):
        return self.application.toolkit_version()

    # Finding things.

    def nodes(self):
        """All widgets that are not hidden, those of one window after those of another."""
        try:
            return list(self.application.tree().values())
        except GLib.Error:
            assert self.process.poll() is None, f"the program ended with {self.process.returncode}"
            raise

    def showing(self, nodes):
        """Those of the nodes that are on screen, with their boxes: GTK 4.8 does not tell "showing" of its widgets, but those
        that are not have no place."""
        boxes = self.application.extents(nodes)
        return [(node, boxes[node.path]) for node in nodes if boxes[node.path].width > 0 and boxes[node.path].height > 0]

    def _in_sight(self, nodes):
        """Those of the nodes whose middle is within the window; what a narrow window leaves out is not."""
        if not nodes:
            return []
        width = max(box.width for box in self.application.extents(self.application.windows()).values())
        return [node for node, box in self.showing(nodes) if 0 <= box.x + box.width // 2 <= width]

    def find_all(self, role=None, name=None, start=None):
        """What is in sight. GTK 4.18 names a choice after what is chosen, and describes it by its name."""
        fitting = [
            node
            for node in self.nodes()
            if (role is None or role_of(node) == role)
            and (start is None or plain_name(node).startswith(start))
        ]
        named = self._in_sight([node for node in fitting if name in (None, plain_name(node))])
        return named or self._in_sight([node for node in fitting if name == node.description])

    def find(self, role=None, name=None, start=None, patience=PATIENCE):
        what = f"{role or 'something'} {name or (start and start + '…') or ''}"
        return wait_until(lambda: self.find_all(role, name, start), what, patience)[0]

    def has(self, role=None, name=None, start=None):
        return bool(self.find_all(role, name, start))

    def wait_gone(self, role=None, name=None, start=None, patience=PATIENCE):
        wait_until(lambda: not self.find_all(role, name, start), f"no {role} {name or start}", patience)

    def texts(self, part=""):
        """Everything with this part that can be read in the window, one item a label."""
        return [node.name for node, _ in self.showing([node for node in self.nodes() if node.name and part in node.name])]

    def explain(self):
        """For the report of a failure: what can be read just now, the cells apart."""
        return [text for text in self.texts() if not text.startswith("row ")]

    def focused(self):
        """The role and the name of what has the focus; both empty if nothing has it."""
        return next(((role_of(node), plain_name(node)) for node in self.nodes() if node.has_now(Atspi.StateType.FOCUSED)), ("", ""))

    def wait_text(self, part, patience=PATIENCE):
        return wait_until(lambda: self.texts(part), f"the text “{part}”", patience)[0]

    # Mouse and keys.

    def x_windows(self):
        """The X windows of the program that can be seen, popovers and tooltips among them."""
        return subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)], capture_output=True, text=True
        ).stdout.split()

    @staticmethod
    def size(window):
        """The width and height of an X window."""
        geometry = xdotool("getwindowgeometry", "--shell", window)
        return [int(re.search(rf"{side}=(\d+)", geometry).group(1)) for side in ("WIDTH", "HEIGHT")]

    def windows(self):
        """The X windows that are the program's own, the one opened last at the end: small ones are tooltips, which come wherever
        the pointer was left, and popovers are named after the program."""
        return [window for window in self.x_windows()
                if min(self.size(window)) >= 150 and xdotool("getwindowname", window) != "nonet"]

    def window_id(self):
        """The X window of the program's window that was opened last."""
        return wait_until(lambda: self.windows()[-1:], "the X window")[0]

    def focus(self):
        xdotool("windowfocus", "--sync", self.window_id())

    def key(self, *keys):
        for key in keys:
            xdotool("key", "--clearmodifiers", key_word(key))
            time.sleep(0.03)

    def type(self, text):
        xdotool("type", "--delay", "30", text)

    def border(self):
        """The width of the frame the window draws around itself, which AT-SPI does not count."""
        width = self.size(self.window_id())[0]
        borders = [(width - box.width) // 2 for box in self.application.extents(self.application.windows()).values()]
        return min((border for border in borders if 0 <= border < 30), default=0)

    def at_rest(self, node):
        """Where the node is, once it does not move any more: a pane that comes moves the board."""
        before, box = None, node.get_extents()
        for _ in range(100):
            if box == before:
                break
            time.sleep(0.03)
            before, box = box, node.get_extents()
        return box

    def centre(self, node):
        """Where to click."""
        box = self.at_rest(node)
        right, down = self.application.lost_padding(node) if self.toolkit_version() >= (4, 10) else [self.border()] * 2
        return box.x + box.width // 2 + right, box.y + box.height // 2 + down

    def click(self, node, button=1, repeat=1):
        x, y = self.centre(node)
        xdotool("mousemove", "--window", self.window_id(), x, y)
        xdotool("click", "--repeat", repeat, "--delay", 60, button)

    def hover(self, node):
        xdotool("mousemove", "--window", self.window_id(), *self.centre(node))

    def rest(self):
        """Takes the pointer to where nothing happens: the middle of the title."""
        window = self.window_id()
        xdotool("mousemove", "--window", window, self.size(window)[0] // 2, 8)

    def press_in_popover(self, anchor, before, role, name=None, start=None, hold=0.0):
        """Clicks a control in a popover that hangs on the anchor, once it is there, and returns the X window of the popover;
        before: the X windows there were; hold: for how many seconds the button is down.
        GTK 4.8 tells places in a popover as if it began where the anchor does, GTK 4.10 and newer those in the window."""
        node = self.find(role, name, start)
        new = wait_until(lambda: [w for w in self.x_windows() if w not in before], "the popover")
        popover = window = max(new, key=lambda w: self.size(w)[0] * self.size(w)[1])  # the smaller one is a tooltip
        wait_until(lambda: is_at_rest(node), f"{name or start} to be at rest")
        if self.toolkit_version() >= (4, 10):
            window = self.window_id()
            x, y = self.centre(node)
        else:
            box, origin = (n.get_extents() for n in (node, anchor))
            x, y = box.x - origin.x + box.width // 2, box.y - origin.y + box.height // 2
        xdotool("mousemove", "--window", window, x - 3, y - 3, "mousemove", "--window", window, x, y,
                *click_words(hold))
        return popover

    def choose_in_popover(self, *arguments, **details):
        """The same for an item of a menu, until the menu is closed: the next click would only close it."""
        popover = self.press_in_popover(*arguments, **details)
        wait_until(lambda: popover not in self.x_windows(), "the menu to close")

    def press(self, role, name=None, start=None):
        """Clicks a control with the mouse, once it can be used."""
        node = self.find(role, name, start)
        wait_until(lambda: is_enabled(node), f"{name or start} to be enabled")
        wait_until(lambda: is_at_rest(node), f"{name or start} to be at rest")
        self.click(node)

    def press_in_bar(self, name):
        """Clicks the last of the buttons of this name, which is that of the bar at the bottom of a narrow window or of the window
        opened last; the wide header, which has it too, is not there to see, but GTK says it is."""
        wait_until(lambda: is_at_rest(self.find_all("push button", name)[-1]), f"{name} to be at rest")
        self.click(self.find_all("push button", name)[-1])

    def keep_picture(self, name):
        """Leaves a picture to be looked at, where one is wanted."""
        if "NONET_PICTURES" in os.environ:
            self.rest()
            self.picture(pathlib.Path(os.environ["NONET_PICTURES"]) / (name + ".png"))

    def open_menu(self):
        """Opens the main menu by its key, and returns the X windows there were before."""
        self.focus()
        before = self.x_windows()
        self.key("F10")
        wait_until(lambda: [window for window in self.x_windows() if window not in before], "the menu")
        return before

    def choose_file(self, key, title, path):
        """Opens a file chooser by its key, and chooses a file there."""
        self.focus()
        self.key(key)
        self.find(name=title)
        self.type_path(path)

    def cancel(self, question):
        """Waits for a question, and cancels what it is about."""
        self.find(name=question)
        self.press("push button", "Cancel")
        self.wait_gone(name=question)

    # The board.

    def cell(self, row, column):
        return self.find("table cell", start=f"row {row}, column {column}:")

    def cell_says(self, row, column):
        return self.cell(row, column).get_name().split(": ", 1)[1]

    def wait_cell(self, row, column, words):
        try:
            wait_until(lambda: self.cell_says(row, column) == words, words)
        except Missing:
            raise Missing(f"row {row}, column {column} says “{self.cell_says(row, column)}”, not “{words}”")

    def enter(self, row, column, *keys, says=None):
        """Clicks a cell and presses keys, until the cell says what is expected."""
        self.click(self.cell(row, column))
        self.key(*keys)
        if says is not None:
            self.wait_cell(row, column, says)

    def board(self):
        """What all cells say, row by row, in one walk."""
        return [
            node.name.split(": ", 1)[1]
            for node in self.nodes()
            if node.role == "table cell" and node.name.startswith("row ")
        ]

    def signs(self):
        """The first sign of what each cell says, a dot for a blank."""
        return "".join(word[0] if word != "blank" else "." for word in self.board())

    def wait_signs(self, puzzle):
        wait_until(lambda: self.signs() == puzzle, f"{puzzle} on the board")

    def enter_by_mouse(self, puzzle):
        """Clicks each cell and then the key of its symbol, as the mouse-first path is meant."""
        for index, symbol in enumerate(puzzle):
            if symbol == ".":
                continue
            row, column = index // 9 + 1, index % 9 + 1
            self.click(self.cell(row, column))
            self.click(self.key_of(symbol))
            self.wait_cell(row, column, f"{symbol}, given")
        assert self.signs() == puzzle, self.signs()

    def key_of(self, symbol):
        """The key of a symbol on the keypad."""
        return self.find("push button", start=f"{symbol}, ")  # a button that begins with a number says solutions

    def count_found(self):
        """The number of solutions found, as the pane tells it, which comes after the verdict."""
        found = [re.fullmatch(r"([\d,]+) solutions?( found| so far)?", text) for text in self.texts()]
        numbers = [int(match.group(1).replace(",", "")) for match in found if match]
        return numbers[-1] if numbers else 0

    def type_path(self, path):
        """Types a path into the file chooser that is open, and confirms it. One that is still filling its list of files may
        take the first try for a beginning. What it completes the path by, it selects; GTK 4.18 may only put it behind."""
        chooser = self.window_id()
        for _ in range(3):
            xdotool("windowfocus", "--sync", chooser)
            xdotool("key", "ctrl+a")
            self.type(str(path))
            xdotool("sleep", 0.3, "key", "shift+End", "key", "Delete", "sleep", 0.1, "key", "Return")
            try:
                return wait_until(lambda: chooser not in self.x_windows(), "the end of the file chooser")
            except Missing as problem:
                failure = problem
        raise failure

    def picture(self, path):
        subprocess.run(["import", "-window", self.window_id(), str(path)], check=True)


def written(home, text, name="puzzle.txt"):
    """A new file with this text."""
    file = home / name
    file.write_text(text + "\n")
    return file


def opened(program, home, text, name="puzzle.txt", **environment):
    """The program with a new file of this text, or of this puzzle."""
    return Nonet(program, written(home, text, name), **environment)


def write_settings(home, lines):
    """What the program finds as its settings when it starts the next time."""
    settings = home / "config" / "glib-2.0" / "settings" / "keyfile"
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text("[io/github/nonet/Nonet]\n" + lines)


def new_home(name):
    """Each test has its own home, so none finds what another left."""
    home = pathlib.Path(os.environ["HOME"]) / name
    for variable, folder in (("CONFIG", "config"), ("DATA", "data"), ("STATE", "state"), ("CACHE", "cache")):
        (home / folder).mkdir(parents=True)
        os.environ[f"XDG_{variable}_HOME"] = str(home / folder)
    return home


def run():
    """Runs the tests, which are the functions of (program, home) of the file, and prints TAP. Arguments: the program, a folder to keep
    pictures in (optional, by NONET_PICTURES). One that waited in vain is run once more, and the report says so: where GTK lays
    out a frame between press and release of a button, it drops the click."""
    program = sys.argv[1]
    tests = [function for function in vars(sys.modules["__main__"]).values() if inspect.isfunction(function)
             and list(inspect.signature(function).parameters) == ["program", "home"]]
    failed = 0
    print(f"1..{len(tests)}", flush=True)
    for number, test in enumerate(tests, 1):
        name = test.__name__.replace("_", " ")
        try:
            try:
                test(program, new_home(f"test-{number}"))
            except Missing:
                print(f"{name}, at the first try:\n{traceback.format_exc()}", file=sys.stderr, flush=True)
                print(f"# once more: {name}", flush=True)
                test(program, new_home(f"test-{number}-again"))
            print(f"ok {number} - {name}", flush=True)
        except Skipped as reason:
            print(f"ok {number} - {name} # SKIP {reason}", flush=True)
        except Exception:
            failed += 1
            print(f"not ok {number} - {name}", flush=True)
            # What Meson shows of a failed program: of TAP it shows the names of the cases only.
            print(f"{name}:\n{traceback.format_exc()}", file=sys.stderr, flush=True)
    sys.exit(1 if failed else 0)
