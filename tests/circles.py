#!/usr/bin/env python3
"""Whether files use each other in circles: a file, those whose functions or data it needs, those that they need, and so on; and
whether what files of the core, of logic and of the generator export is named sudoku_, so that other programs can link them.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: circles.py BUILD_FOLDER, in which everything is built; prints TAP.
"""

import pathlib
import subprocess
import sys

BUILD = pathlib.Path(sys.argv[1])


def read_symbols(objects):
    """By symbol, the object file that defines it; by object file, the symbols that it needs."""
    owner, needed = {}, {path: set() for path in objects}
    listing = subprocess.run(["nm", "--print-file-name", *objects], capture_output=True, text=True, check=True).stdout
    for line in listing.splitlines():
        path, _, symbol = line.partition(":")
        *_, kind, name = symbol.split()
        if kind == "U":
            needed[path].add(name)
        elif kind in "TDBRVWC":
            owner.setdefault(name, path)
    return owner, needed


def find_circles(users):
    """The strongly connected components of more than one file (R. Tarjan, 1972); users: by file, those it uses."""
    index, low, stack, circles = {}, {}, [], []

    def visit(path):
        index[path] = low[path] = len(index)
        stack.append(path)
        for other in users[path]:
            if other not in index:
                visit(other)
                low[path] = min(low[path], low[other])
            elif other in stack:
                low[path] = min(low[path], index[other])
        if low[path] == index[path]:
            start = stack.index(path)
            if len(stack) - start > 1:
                circles.append(sorted(stack[start:]))
            del stack[start:]

    for path in users:
        if path not in index:
            visit(path)
    return circles


def main():
    sys.setrecursionlimit(10000)
    objects = sorted(map(str, BUILD.glob("src/**/*.o")))
    owner, needed = read_symbols(objects)
    users = {path: {owner[name] for name in needed[path] if owner.get(name, path) != path} for path in objects}
    circles = find_circles(users)
    core = tuple(str(BUILD / "src" / room) + "/" for room in ("sudoku", "logic", "generator"))
    strays = [name for name, path in owner.items() if path.startswith(core) and not name.startswith(("sudoku_", "_"))]

    print("1..3")
    print("ok" if len(objects) > 200 and any(users.values()) else "not ok", 1, "- everything is built")
    print("not ok" if circles else "ok", 2, "- no files use each other in a circle")
    for circle in circles:
        for path in circle:
            for other in sorted(users[path] & set(circle)):
                names = ", ".join(sorted(name for name in needed[path] if owner.get(name) == other))
                print(f"# {pathlib.Path(path).stem} -> {pathlib.Path(other).stem}: {names}")
    print("not ok" if strays else "ok", 3, "- what core, logic and generator export is named sudoku_")
    for name in sorted(strays):
        print(f"# {name}: {owner[name]}")


main()
