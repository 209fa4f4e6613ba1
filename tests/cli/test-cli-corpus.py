#!/usr/bin/env python3
"""nonet-cli on lists and files that nobody on this project wrote.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-cli-corpus.py NONET-CLI, with the folder of the files in NONET_CORPUS; prints TAP.
"""

import functools
import os
import pathlib
import subprocess
import sys

from tap import run_checks

CLI = sys.argv[1]
CORPUS = pathlib.Path(os.environ.get("NONET_CORPUS", "/nonexistent"))
UNIQUE = ["17-clue", "random-minimal", "top1465", "hardest-se11", "hardest-1106"]

HOUSES = ([[9 * r + c for c in range(9)] for r in range(9)] + [[9 * r + c for r in range(9)] for c in range(9)]
          + [[9 * (3 * (b // 3) + i // 3) + 3 * (b % 3) + i % 3 for i in range(9)] for b in range(9)])

# Files of formats: how many puzzles each holds that have one solution.
FILES = {
    "csv/kaggle_bryanpark_1row.csv": 1, "csv/qqwing.csv": 2, "euler_grid/p096_sudoku.txt": 50,
    "grid_text/simplesudoku_pm.txt": 1, "grid_text/unicode_heavy.txt": 1, "grid_text/veryhard0_tabs.txt": 1,
    "ipuz/sample_sudoku.ipuz": 1, "line81/HardestDatabase110626.txt": 375, "line81/q2-taxonomy.txt": 2409,
    "opensudoku/gs6-medium.opensudoku": 100, "qqwing/gen_readable.txt": 3, "sdk/sudocue.sdk": 1,
    "sdk/fileformatexample.sdk": 1, "sdm/qqwing_easy.sdm": 1000, "sdm/sudoku17.sdm": 2409, "sdx/sudocue.sdx": 1,
    "ss/sudocue_new.ss": 1, "ss/hodoku_progress.ss": 1, "text16/test4.1g": 206, "text16/test1.0f": 1,
}


def run(*arguments):
    done = subprocess.run([CLI, *map(str, arguments)], capture_output=True, text=True, timeout=280,
                          env={**os.environ, "LC_ALL": "C.UTF-8"})
    return done.stdout.splitlines(), done.returncode


def is_solution(puzzle, line):
    return (len(line) == 81 and all(p in ".0" or p == s for p, s in zip(puzzle, line))
            and all(len({line[cell] for cell in house}) == 9 for house in HOUSES))


def list_is_solved(name):
    path = CORPUS / "9x9" / f"{name}.txt"
    puzzles = path.read_text().split()
    lines, status = run("solve", path)
    assert status == 0 and len(lines) == len(puzzles), f"status {status}, {len(lines)} answers"
    wrong = [i + 1 for i, (puzzle, line) in enumerate(zip(puzzles, lines)) if not is_solution(puzzle, line)]
    assert not wrong, f"lines {wrong[:5]}"


def list_has(name, count):
    path = CORPUS / "9x9" / f"{name}.txt"
    lines, _ = run("count", "--limit=2", path)
    assert lines == [str(count)] * len(path.read_text().split())


def file_holds(name, n_puzzles):
    lines, status = run("solve", CORPUS / "formats" / name)
    assert (len(lines), status) == (n_puzzles, 0), f"{len(lines)} answers, status {status}"
    assert not any(line.startswith(("Invalid", "No")) for line in lines)


def main():
    checks = [(f"{name} is solved", functools.partial(list_is_solved, name)) for name in UNIQUE + ["two-or-more-solutions"]]
    checks += [(f"{name} has one solution each", functools.partial(list_has, name, 1)) for name in UNIQUE]
    checks += [("two-or-more-solutions has more", functools.partial(list_has, "two-or-more-solutions", 2))]
    checks += [(f"{name} holds {n}", functools.partial(file_holds, name, n)) for name, n in FILES.items()]
    if not CORPUS.is_dir():
        print("1..0 # SKIP NONET_CORPUS is not set")
    else:
        run_checks(checks)


if __name__ == "__main__":
    main()
