"""The widgets of a program as the accessibility bus describes them, hundreds of them in one call.

SPDX-License-Identifier: GPL-3.0-or-later

libatspi asks for each property of each widget in a call of its own, a second for a window; the program can list all that it
has described before (org.a11y.atspi.Cache), which takes some 50 ms. What it has not described yet is asked for once.
"""

import collections

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

ACCESSIBLE = "org.a11y.atspi.Accessible"
COMPONENT = "org.a11y.atspi.Component"
TEXT = "org.a11y.atspi.Text"
SAYING = {"status bar", "notification", "alert"}
ROOT = "/org/a11y/atspi/accessible/root"
Box = collections.namedtuple("Box", "x y width height")


def connect():
    """The connection to the accessibility bus, of which the session bus knows."""
    session = Gio.bus_get_sync(Gio.BusType.SESSION, None)
    answer = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1, None)
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(answer.unpack()[0], flags, None, None)


class Node:
    """A widget: its fields are what it was when it was listed, its methods ask what it is now."""

    def __init__(self, application, path):
        self.application = application
        self.path = path

    @classmethod
    def listed(cls, application, item):
        """One of an entry of the list; element by element, as unpacking all of it takes three times as long."""
        def element(index):
            return item.get_child_value(index)

        self = cls(application, element(0).get_child_value(1).get_string())
        self.n_children = element(4).get_int32()
        self.name = element(6).get_string().replace("\u00a0", " ")
        self.role = Atspi.role_get_name(Atspi.Role(element(7).get_uint32()))
        self.description = element(8).get_string()
        return self

    def _call(self, interface, method, *arguments):
        return self.application.call(self.path, interface, method, *arguments)

    def _property(self, interface, name):
        return self._call("org.freedesktop.DBus.Properties", "Get", GLib.Variant("(ss)", (interface, name)))

    def get_name(self):
        return self._property(ACCESSIBLE, "Name")

    def get_description(self):
        return self._property(ACCESSIBLE, "Description")

    def has_now(self, *states):
        """Whether it has one of the states now."""
        low, high = self._call(ACCESSIBLE, "GetState")
        return any((high << 32 | low) >> int(state) & 1 for state in states)

    def get_extents(self):
        """Its box in its window; all zero if it has none."""
        return Box(*self._call(COMPONENT, "GetExtents", window_coordinates()))

    def get_text(self):
        """What an entry holds."""
        length = self._property(TEXT, "CharacterCount")
        return self._call(TEXT, "GetText", GLib.Variant("(ii)", (0, length)))

    def get_parent(self):
        return self.application.tree().get(self.parent)


def window_coordinates():
    return GLib.Variant("(u)", (int(Atspi.CoordType.WINDOW),))


class Application:
    """A program on the accessibility bus."""

    def __init__(self, bus, name):
        self.bus = bus
        self.name = name

    @classmethod
    def of_process(cls, bus, pid):
        """The program with this process, once it is there, or None."""
        registry = cls(bus, "org.a11y.atspi.Registry")
        for name, _ in registry.call(ROOT, ACCESSIBLE, "GetChildren"):
            answer = bus.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                                   "GetConnectionUnixProcessID", GLib.Variant("(s)", (name,)), None, 0, -1, None)
            if answer.unpack()[0] == pid:
                return cls(bus, name)
        return None

    def call(self, path, interface, method, arguments=None):
        answer = self.bus.call_sync(self.name, path, interface, method, arguments, None, 0, -1, None).unpack()
        return answer[0] if len(answer) == 1 else answer

    def call_all(self, paths, interface, method, arguments=None):
        """The answers to the same call of many widgets, all asked before the first answer is awaited; None of those that are
        gone."""
        answers = {}

        def take(bus, result, path):
            try:
                answers[path] = bus.call_finish(result).unpack()[0]
            except GLib.Error:
                answers[path] = None

        for path in paths:
            self.bus.call(self.name, path, interface, method, arguments, None, 0, -1, None, take, path)
        while len(answers) < len(paths):
            GLib.MainContext.default().iteration(True)
        return answers

    def toolkit_version(self):
        version = self.call(ROOT, "org.freedesktop.DBus.Properties", "Get",
                            GLib.Variant("(ss)", ("org.a11y.atspi.Application", "Version")))
        return tuple(map(int, version.split(".")[:2]))

    def _described(self):
        """All that the program has described, by path."""
        items = self.bus.call_sync(self.name, "/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems",
                                   None, None, 0, -1, None).get_child_value(0)
        nodes = (Node.listed(self, items.get_child_value(index)) for index in range(items.n_children()))
        return {node.path: node for node in nodes}

    def tree(self):
        """All widgets by path, each after its parent, and those of a parent in their order, without what is hidden: the list
        of what is described has that, too, and what it says of children is how many there are."""
        nodes = self._described()
        leaves = {path: [] for path, node in nodes.items() if node.n_children == 0 and path != ROOT}
        children = dict(leaves)
        paths = {ROOT} | nodes.keys() - leaves.keys()
        while paths:
            answers = self.call_all(paths, ACCESSIBLE, "GetChildren")
            found = {path: [child for _, child in answer or []] for path, answer in answers.items()}
            children.update(found)
            paths = {child for below in found.values() for child in below} - children.keys()
        if any(path not in nodes for path in children):
            nodes = self._described()
        tree, waiting = {}, [(ROOT, None)]
        while waiting:
            path, parent = waiting.pop()
            if path in nodes and path != ROOT:
                tree[path] = nodes[path]
                tree[path].parent = parent
            waiting += [(child, path) for child in reversed(children[path])]
        # GTK 4.18 gives labels that say how something stands no name.
        nameless = [path for path, node in tree.items() if not node.name and node.role in SAYING]
        for path, text in self.call_all(nameless, TEXT, "GetText", GLib.Variant("(ii)", (0, -1))).items():
            tree[path].name = text or ""
        return tree

    def extents(self, nodes):
        """The boxes of widgets, by path."""
        answers = self.call_all([node.path for node in nodes], COMPONENT, "GetExtents", window_coordinates())
        return {path: Box(*answer) if answer else Box(0, 0, 0, 0) for path, answer in answers.items()}

    def lost_padding(self, node):
        """How much further right and down a widget is than GTK 4.10 and newer say. They leave out the frame and the padding of all
        that it is in: what is left on both sides of what is in there, the same in both directions. Where what is in there
        stands out, the margins of the outer one were counted twice."""
        tree, around = self.tree(), []
        if node.parent not in tree:
            raise GLib.Error("the widget has gone meanwhile")
        while node.parent in tree:
            node = tree[node.parent]
            around.append((node, [other for other in tree.values() if other.parent == node.path]))
        boxes = self.extents({node for outer, inner in around for node in [outer, *inner]})
        moved = [0, 0]
        for outer, inner in around:
            box = boxes[outer.path]
            # Larger ones are popovers.
            within = [b for b in (boxes[node.path] for node in inner) if 0 < b.width <= box.width and 0 < b.height <= box.height]
            if not within:
                continue
            before = [min(b[axis] for b in within) - box[axis] for axis in (0, 1)]
            after = [box[axis] + box[axis + 2] - max(b[axis] + b[axis + 2] for b in within) for axis in (0, 1)]
            padding = max(0, min(a - b for a, b in zip(after, before)) // 2)
            moved = [m + (a if a < 0 <= b + a else padding) for m, a, b in zip(moved, after, before)]
        return moved[0] - box.x, moved[1] - box.y

    def windows(self):
        """The windows, without what is in them, in the order in which they were opened."""
        return [Node(self, path) for _, path in self.call(ROOT, ACCESSIBLE, "GetChildren")]
