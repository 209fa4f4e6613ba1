#!/usr/bin/env python3
"""Whether the house stands as CONTRIBUTING.md describes it: rooms, doors, and what every file opens with.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: house.py SOURCE_FOLDER; prints TAP.
"""

import pathlib
import re
import sys

TOP = pathlib.Path(sys.argv[1])
SRC = TOP / "src"

# What each room may include, itself apart.
DOORS = {
    "sudoku": set(),
    "logic": {"sudoku"},
    "generator": {"sudoku", "logic"},
    "formats": {"sudoku"},
    "words": {"sudoku", "logic", "generator", "formats"},
    "document": {"sudoku", "formats", "words"},
    "tasks": {"sudoku", "logic", "generator", "formats", "words", "document"},
    "render": {"sudoku", "formats"},
    "marks": {"sudoku", "logic", "formats", "words", "render"},
    "widgets": {"sudoku", "logic", "formats", "words", "document", "tasks", "render", "marks"},
    "app": {"sudoku", "logic", "generator", "formats", "words", "document", "tasks", "render", "marks", "widgets"},
    "cli": {"sudoku", "logic", "generator", "formats", "words", "tasks", "render", "marks"},
}

# What comes from outside: the libraries a room must not know, by the beginnings of their headers' names.
GLIB = ("glib", "gio/", "gobject/", "gmodule", "json-glib")
CAIRO = ("cairo", "pango")
GTK = ("gtk", "gdk", "gsk", "graphene", "adwaita")
STRANGERS = {
    "sudoku": GLIB + CAIRO + GTK + ("pthread", "threads.h"),
    "logic": GLIB + CAIRO + GTK + ("pthread", "threads.h"),
    "generator": GLIB + CAIRO + GTK + ("pthread", "threads.h"),
    "formats": CAIRO + GTK,
    "words": CAIRO + GTK + ("gio/", "json-glib"),
    "document": CAIRO + GTK,
    "tasks": CAIRO + GTK,
    "render": GTK,
    "marks": CAIRO + GTK,
    "widgets": (),
    "app": (),
    "cli": GTK,
}

# The folders of each room, from the bottom up: each may include what stands before it; "" is what stands on top of the room.
FOLDERS = {
    "sudoku": (
        "", "board", "rules", "equivalence", "derivation", "cdcl", "tree", "decide", "search", "nine", "bitslice", "questions",
        "fill",
    ),
    "logic": ("", "board", "basic", "fish", "sets", "unique", "chains", "whole", "path", "explainer"),
    "generator": ("",),
    "formats": ("", "puzzle", "text", "grid", "json", "programs", "xml", "entrance"),
    "words": ("", "steps"),
    "document": ("",),
    "tasks": ("", "solutions", "questions", "steps", "practice", "derivation", "puzzles", "games"),
    "render": ("", "board", "tree", "chart", "page"),
    "marks": ("",),
    "widgets": ("", "pch", "board", "solutions", "steps", "techniques", "derivation", "puzzles"),
    "app": ("frame", "files", "board", "solutions", "practice", "steps", "derivation", "puzzles", "print", ""),
    "cli": ("run", "commands", "tools", ""),
}

# Of these, other rooms include only the headers on top.
ENTERED_FROM_ABOVE = ("sudoku", "logic", "formats")

# Who may ask for the height and width of boxes: the shape, the engines that know one shape, and what reads and writes
# files. Boards may have regions of any form; whoever follows the rules or draws a board goes by its houses.
BOX_SIZES = (
    "sudoku/shape.h",
    "sudoku/board/",
    "sudoku/nine/",
    "sudoku/bitslice/",
    # Which rows and columns may be exchanged.
    "sudoku/equivalence/",
    # Rows change places in their bands, and columns in their stacks.
    "sudoku/fill/",
    # Full boards are transposed.
    "generator/general.c",
    # Disjoint groups, and the windows of windoku.
    "sudoku/rules/",
    "formats/",
    # The laws of the calculation speak of boxes that can be laid out as rows.
    "sudoku/derivation/calculation.c",
    # Totals that are known for empty boards with certain boxes.
    "sudoku/questions/known-total.c",
    # What people are asked for and what they see when they choose the boxes of a board.
    "app/board/board-dialog.c",
    "app/files/loader.c",
    "app/puzzles/opening.c",
    "app/window.c",
    # Page Up and Page Down move by the height of a box.
    "widgets/board/board-editor.c",
)

STARTS_THREAD = re.compile(
    r"\b(g_thread_(try_)?new|g_thread_pool_new\w*|g_task_run_in_thread\w*|pthread_create|thrd_create)\b"
)
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^">]+)[">]', re.M)
DEFINED = re.compile(r"^(nonet_\w+) \(", re.M)
NAMED = re.compile(r"\bnonet_\w+")
UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX)\b")
# What messages, comments and names do not say (see "Language" in CONTRIBUTING.md).
OUT = re.compile(
    r"\b(behind|go(es|ing)? on|memory is (too )?short|short of memory|no valid|signs?|so many|tell(s|ing)?|told|wants"
    r"|would not do)\b",
    re.I,
)


def sources(folder=SRC, suffixes=(".c", ".h")):
    return sorted(p for p in folder.rglob("*") if p.suffix in suffixes and "build" not in p.parts[:1])


def room_of(path):
    return path.relative_to(SRC).parts[0]


def name(path):
    return str(path.relative_to(TOP))


def includes(path):
    """(own, header) for every include: own is whether it is written in quotes."""
    return [(mark == '"', header) for mark, header in INCLUDE.findall(path.read_text())]


def every_room_and_folder_is_known():
    rooms = [p for p in SRC.iterdir() if p.is_dir()]
    wrong = [name(p) for p in rooms if p.name not in DOORS]
    return wrong + [name(p) for room in rooms for p in room.iterdir() if p.is_dir() and p.name not in FOLDERS.get(room.name, ())]


def rooms_include_only_what_they_may():
    wrong = []
    for path in sources():
        room = room_of(path)
        for own, header in includes(path):
            if not own or header == "config.h" or "/" not in header:
                continue
            other = header.split("/")[0]
            if other != room and other not in DOORS[room]:
                wrong.append(f"{name(path)} includes {header}")
    return wrong


def folder_of(way):
    """The folder of a room in which a file stands, by the parts of its way from the room."""
    return way[0] if len(way) > 1 else ""


def folders_include_only_those_before_them():
    wrong = []
    for path in sources():
        room, *way = path.relative_to(SRC).parts
        order = FOLDERS[room]
        for own, header in includes(path):
            other, *inside = header.split("/")
            if own and other == room and order.index(folder_of(inside)) > order.index(folder_of(way)):
                wrong.append(f"{name(path)} includes {header}")
    return wrong


def rooms_are_entered_by_their_doors():
    """Private headers are for their own folder; the core, the logic and the formats have their doors on top."""
    wrong = []
    for path in sources():
        room = room_of(path)
        for own, header in includes(path):
            other, *inside = header.split("/")
            if not own or other not in DOORS:
                continue
            private = header.endswith("-private.h") and (SRC / header).parent != path.parent
            if private or (other != room and other in ENTERED_FROM_ABOVE and len(inside) > 1):
                wrong.append(f"{name(path)} includes {header}")
    return wrong


def own_headers_are_named_with_their_room():
    wrong = []
    for path in sources():
        for own, header in includes(path):
            if own and header != "config.h" and not (SRC / header).exists() and not header.endswith("-resources.h"):
                wrong.append(f"{name(path)} includes {header}")
    return wrong


def rooms_know_no_strangers():
    return [
        f"{name(path)} includes <{header}>"
        for path in sources()
        for own, header in includes(path)
        if not own and header.startswith(STRANGERS[room_of(path)] or ("\0",))
    ]


def cycles(graph):
    """The ways in a graph (a dict of lists) that lead back to where they began, each found once."""
    done, found = set(), []

    def visit(node, above):
        if node in above:
            found.append(" -> ".join(above[above.index(node):] + [node]))
        elif node in graph and node not in done:
            for other in graph[node]:
                visit(other, above + [node])
            done.add(node)

    for node in graph:
        visit(node, [])
    return found


def includes_have_no_cycle():
    return cycles({name(p)[4:]: [h for own, h in includes(p) if own] for p in sources(suffixes=(".h",))})


def parts_of(folder):
    """What each part of a folder needs, where a part is a source and its header: the headers it includes, and the parts that
    define the functions it names."""
    graph, defined = {}, {}
    for path in sources(folder, (".c",)):
        for function in DEFINED.findall(path.read_text()):
            defined[function] = name(path.with_suffix(""))[4:]
    for path in sources(folder):
        part = name(path.with_suffix(""))[4:]
        others = {header.removesuffix(".h") for own, header in includes(path) if own}
        others |= {defined[function] for function in NAMED.findall(path.read_text()) if function in defined}
        graph.setdefault(part, set()).update(others - {part})
    return graph


def parts_of_the_window_have_no_cycle():
    return cycles(parts_of(SRC / "app")) + cycles(parts_of(SRC / "widgets"))


def only_tasks_start_threads():
    return [
        f"{name(path)}: {match.group(0)}"
        for path in sources()
        if room_of(path) != "tasks"
        for match in STARTS_THREAD.finditer(path.read_text())
    ]


def boxes_are_measured_where_that_is_needed():
    return [
        name(path)
        for path in sources()
        if "sudoku_shape_box_" in path.read_text() and not name(path)[4:].startswith(BOX_SIZES)
    ]


def files_open_with_their_subject():
    wrong = []
    folders = [SRC, TOP / "tests"]
    for path in [p for folder in folders for p in sources(folder)]:
        text = path.read_text()
        comment = text[: text.find("*/")]
        if not re.match(r"/\* \S.{10,}", text) or "SPDX-License-Identifier: GPL-3.0-or-later" not in comment:
            wrong.append(name(path))
    return wrong


def every_source_is_built():
    wrong = []
    for path in sources(suffixes=(".c",)):
        folders = [folder for folder in path.parents if SRC in (folder, *folder.parents)]
        built = "".join((f / "meson.build").read_text() for f in folders if (f / "meson.build").exists())
        if path.name not in built:
            wrong.append(name(path))
    return wrong


def every_translatable_file_is_listed():
    listed = set((TOP / "po" / "POTFILES.in").read_text().split())
    marked = re.compile(r'(?<![\w])(N?C?_|n?gettext|g_dngettext|g_dpgettext2)\s*\(\s*"')
    wanted = {name(p) for p in sources() if marked.search(p.read_text())}
    wanted |= {name(p) for p in sources(TOP / "ui", (".ui",)) if 'translatable="' in p.read_text()}
    wrong = [f"{path} is missing in po/POTFILES.in" for path in sorted(wanted - listed)]
    return wrong + [f"po/POTFILES.in lists {p}, which is not there" for p in sorted(listed) if not (TOP / p).exists()]


def texts_name_files_that_exist():
    """Files and folders by their way from the top, or from src; programs of the build by that of their source."""
    wrong = []
    for text in ("README.md", "CONTRIBUTING.md"):
        for word in set(re.findall(r"(?<![\w./-])(?:\w[\w-]*/|\./|\.\w+/)+[\w.-]*\w", (TOP / text).read_text())):
            known = word.split("/")[0] in {"src", "tests", "data", "po", "ui", ".ci", "."} | set(DOORS)
            if known and not any(p.exists() for p in (TOP / word, SRC / word, TOP / (word + ".c"))):
                wrong.append(f"{text} names {word}")
    return wrong


def nothing_is_left_unfinished():
    wrong = []
    for path in sources() + sources(TOP / "tests") + sources(TOP / "ui", (".ui",)):
        if UNFINISHED.search(path.read_text()):
            wrong.append(name(path))
    return wrong


def messages_are_in_plain_words():
    """As the translations have them, which are complete: strings of code, templates, desktop and metainfo files."""
    text = re.sub(r'"\n"', "", (TOP / "po" / "de.po").read_text())
    return [message for message in re.findall(r'^msgid(?:_plural)? "(.*)"$', text, re.M) if OUT.search(message)]


def comments_and_names_are_in_plain_words():
    wrong = []
    for path in sources() + sources(TOP / "tests"):
        for number, line in enumerate(path.read_text().replace("_", " ").splitlines(), 1):
            wrong += [f"{name(path)}:{number}: {match[0]}" for match in OUT.finditer(line)]
    return wrong


CHECKS = [
    every_room_and_folder_is_known,
    rooms_include_only_what_they_may,
    folders_include_only_those_before_them,
    rooms_are_entered_by_their_doors,
    own_headers_are_named_with_their_room,
    rooms_know_no_strangers,
    includes_have_no_cycle,
    parts_of_the_window_have_no_cycle,
    only_tasks_start_threads,
    boxes_are_measured_where_that_is_needed,
    files_open_with_their_subject,
    every_source_is_built,
    every_translatable_file_is_listed,
    texts_name_files_that_exist,
    nothing_is_left_unfinished,
    messages_are_in_plain_words,
    comments_and_names_are_in_plain_words,
]


def main():
    print(f"1..{len(CHECKS)}")
    failed = 0
    for number, check in enumerate(CHECKS, 1):
        wrong = check()
        failed += bool(wrong)
        print(f"{'not ok' if wrong else 'ok'} {number} - {check.__name__.replace('_', ' ')}")
        for line in wrong:
            print(f"# {line}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
