#!/usr/bin/env python3
"""HoDoKu's regression library through the command line: each line is answered by itself.

SPDX-License-Identifier: GPL-3.0-or-later

A case is found if one of the steps does exactly what it says. It is exact if there is a step about its digits, each of
those does exactly that, and the shortest of them has its length. A case that must fail (variant x) has no step.

Usage: test-cli-library.py NONET-CLI [--verbose], with the folder of the library in NONET_CORPUS; prints TAP.
"""

import collections
import os
import pathlib
import subprocess
import sys

CLI = os.path.abspath(sys.argv[1])
LIBRARY = pathlib.Path(os.environ.get("NONET_CORPUS", "/nonexistent")) / "logic" / "hodoku-reglib.txt"
# What the 556 cases have to reach.
LEAST_FOUND = 556
LEAST_EXACT = 556
LEAST_SAME = 556


def fields(line):
    """Code and variant, digits, board with the candidates that are gone, result and length of a line."""
    _, code, digits, grid, gone, removed, placed, *length = line.split(":")
    code, _, variant = code.partition("-")
    result = tuple(frozenset(text.split()) for text in (removed, placed))
    return code, variant, digits, (grid, gone), result, length[0] if length else ""


def steps_of(code, lines):
    """The steps of a technique on the boards of lines, by board."""
    done = subprocess.run([CLI, "explain", "--all", "--format=library", f"--technique={code}"], input="\n".join(lines),
                          capture_output=True, text=True, timeout=280, env={**os.environ, "LC_ALL": "C.UTF-8"})
    assert done.returncode in (0, 1) and not done.stderr, f"status {done.returncode}, {done.stderr[:200]}"
    steps = collections.defaultdict(list)
    for line in done.stdout.splitlines():
        steps[fields(line)[3]].append(line)
    return steps


def judge(line, steps):
    """Whether a case is found, exact, and answered by its own line."""
    _, variant, digits, _, result, length = fields(line)
    if variant == "x":
        return not steps, not steps, True
    about = [fields(step) for step in steps if fields(step)[2] == digits]
    lengths = [int(step[5]) for step in about if step[4] == result and step[5]]
    exact = about and all(step[4] == result for step in about) and (not length or min(lengths) == int(length))
    return any(fields(step)[4] == result for step in steps), bool(exact), line.rstrip(":") in [s.rstrip(":") for s in steps]


def main():
    if not LIBRARY.is_file():
        print("1..0 # SKIP NONET_CORPUS has no logic/hodoku-reglib.txt")
        return 0
    cases = collections.defaultdict(list)
    for line in LIBRARY.read_text().splitlines():
        if line.startswith(":"):
            cases[fields(line)[0]].append(line)
    totals = [0, 0, 0]
    for code, lines in sorted(cases.items()):
        steps = steps_of(code, lines)
        sums = [0, 0, 0]
        for line in lines:
            for i, good in enumerate(judge(line, steps[fields(line)[3]])):
                sums[i] += good
        totals = [a + b for a, b in zip(totals, sums)]
        if sums != 3 * [len(lines)] or "--verbose" in sys.argv:
            print(f"# {code}: {len(lines)} cases, {sums[0]} found, {sums[1]} exact, {sums[2]} the same line")
    print("1..1")
    print(f"# {sum(map(len, cases.values()))} cases, {totals[0]} found, {totals[1]} exact, {totals[2]} the same line")
    good = totals[0] >= LEAST_FOUND and totals[1] >= LEAST_EXACT and totals[2] >= LEAST_SAME
    print(f"{'ok' if good else 'not ok'} 1 - the library is found and exact, line by line")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
