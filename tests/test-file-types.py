#!/usr/bin/env python3
"""Whether a desktop that knows Nonet's file types tells Sudoku files from others.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-file-types.py MIME-XML; prints TAP.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

BOXED = "*-----------*\n|38.|...|5.6|\n|...|9..|...|\n"
BORDERLESS = "1..|...|7..\n.2.|...|5..\n6..|38.|...\n-----------\n.78|...|...\n"
ROWS = "..9748...\n7........\n"

FILES = [
    ("a.ipuz", '{"version":"http://ipuz.org/v2","kind":["http://ipuz.org/sudoku#1"]}', "application/x-ipuz+json"),
    ("a.opensudoku", '<?xml version="1.0"?>\n<opensudoku/>\n', "application/x-opensudoku+xml"),
    ("a.ksudoku", '<?xml version="1.0"?>\n<!DOCTYPE ksudoku>\n<ksudoku/>\n', "application/x-ksudoku+xml"),
    ("a.sdm", "..9748...\n", "text/x-sudoku-collection"),
    ("a.sdk", "[Puzzle]\n" + ROWS, "text/x-sudoku-sdk"),
    ("a.sdx", "1 2 3\n", "text/x-sudoku-sdx"),
    ("boxed.ss", BOXED, "text/x-simple-sudoku"),
    ("borderless.ss", BORDERLESS, "text/x-simple-sudoku"),
    ("program.ss", ";; A program.\n(define (square x) (* x x))\n", "text/x-scheme"),
    ("notes.txt", "Buy milk.\n", "text/plain"),
]


def content_type(path, environment):
    out = subprocess.run(["gio", "info", "-a", "standard::content-type", path], env=environment,
                         capture_output=True, text=True, check=True).stdout
    return out.rsplit("standard::content-type: ", 1)[1].strip()


def main():
    failed = 0
    print(f"1..{len(FILES)}")
    with tempfile.TemporaryDirectory() as folder:
        packages = pathlib.Path(folder, "mime", "packages")
        packages.mkdir(parents=True)
        shutil.copy(sys.argv[1], packages)
        shutil.copy("/usr/share/mime/packages/freedesktop.org.xml", packages)
        subprocess.run(["update-mime-database", str(packages.parent)], check=True, capture_output=True)
        environment = {**os.environ, "XDG_DATA_HOME": folder, "XDG_DATA_DIRS": folder, "LC_ALL": "C.UTF-8"}
        for number, (name, text, expected) in enumerate(FILES, 1):
            path = pathlib.Path(folder, name)
            path.write_text(text)
            found = content_type(path, environment)
            good = found == expected
            failed += not good
            print(f"{'ok' if good else 'not ok'} {number} - {name} is {expected}" + ("" if good else f"\n# it is {found}"))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
