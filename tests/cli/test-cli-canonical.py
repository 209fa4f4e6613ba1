#!/usr/bin/env python3
"""nonet-cli canonical, convert --unique and check --same: puzzles that are the same but for morphs.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-cli-canonical.py NONET-CLI; prints TAP.
"""

import json
import random

from tap import CLI, equal, run, run_all

# The first of G. Royle's puzzles with 17 clues, and its form as M. Deverin has it.
ROYLE = "000000010400000000020000000000050407008000300001090000300400200050100000000806000"
FORM = "000000001000000020000003000000040500006000300007810000010020004030000070950000000".replace("0", ".")
BIRD = "2....1.38........5.7...6..........13.981..25731....8..9..8...2..5..697844..25...."
OTHER = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
TWO_FIVES = "5.......5" + "." * 72
GRID = "123456789456789123789123456231564897564897231897231564312645978645978312978312645"


def lines_in_order(rand, size=3):
    """Rows, or columns, in a random order that keeps those of a band together."""
    bands = rand.sample(range(size), size)
    return [band * size + i for band in bands for i in rand.sample(range(size), size)]


def morph(puzzle, rand):
    rows, columns = lines_in_order(rand), lines_in_order(rand)
    digits = dict(zip("123456789", rand.sample("123456789", 9)))
    cells = [[puzzle[r * 9 + c] for c in columns] for r in rows]
    if rand.random() < 0.5:
        cells = [list(column) for column in zip(*cells)]
    return "".join(digits.get(cell, ".") for row in cells for cell in row)


def morphs(puzzle, n, seed=1):
    rand = random.Random(seed)
    return [morph(puzzle, rand) for _ in range(n)]


def a_published_form():
    equal(run("canonical", text=ROYLE), (FORM + "\n", "", 0))


def morphs_have_the_same_form():
    """One by one, and as a batch on several threads."""
    for n in 5, 3000:
        out, error, status = run("canonical", "--threads=3", text="\n".join(morphs(ROYLE, n)))
        equal((set(out.split()), len(out.split()), error, status), ({FORM}, n, "", 0))


def the_map_leads_to_the_form():
    for puzzle in [ROYLE, *morphs(BIRD, 4)]:
        found = json.loads(run("canonical", "--json", text=puzzle)[0])
        rows = [puzzle[i:i + 9].replace("0", ".") for i in range(0, 81, 9)]
        if found["transposed"]:
            rows = ["".join(column) for column in zip(*rows)]
        line = "".join(found["symbols"].get(rows[r - 1][c - 1], ".") for r in found["rows"] for c in found["columns"])
        equal(found["canonical"], line)
        equal(found["automorphisms"], 1)


def the_grid_with_most_automorphisms():
    for grid in morphs(GRID, 3):
        found = json.loads(run("canonical", "--json", text=grid)[0])
        equal((found["canonical"], found["automorphisms"]), (GRID, 648))


def other_boards_and_symbols():
    equal(run("canonical", text="A..............B", )[2], 0)
    equal(json.loads(run("canonical", "--alphabet=ABCD", "--json", text="B...............")[0]),
          {"puzzle": 1, "canonical": "...............A", "automorphisms": 8, "transposed": True, "rows": [3, 4, 2, 1],
           "columns": [3, 4, 2, 1], "symbols": {"A": "B", "B": "A", "C": "C", "D": "D"}})
    equal(run("canonical", "--boxes=2x3", text="." * 35 + "6")[0], "." * 35 + "1\n")


def unique_keeps_the_first_of_each_class():
    royle, bird = morphs(ROYLE, 2000), morphs(BIRD, 2000)
    text = "\n".join(line for pair in zip(royle, bird) for line in pair)
    equal(run("canonical", "--unique", text=text)[0].split(), run("canonical", text=royle[0] + "\n" + bird[0])[0].split())
    equal(run("convert", "--to=line", "--unique", text=text)[0].split(), [royle[0], bird[0]])
    equal(run("convert", "--to=line", text=text)[0].count("\n"), 4000)


def check_says_what_is_the_same():
    royle = morphs(ROYLE, 2)
    text = "\n".join([royle[0], OTHER, royle[1], TWO_FIVES, TWO_FIVES, royle[0]])
    equal(run("check", "--same", text=text)[0].splitlines(),
          ["unique, minimal", "unique, minimal", "unique, minimal, same as 1", "none: two 5s in row 1",
           "none: two 5s in row 1", "unique, minimal, same as 1"])
    found = [json.loads(line).get("same_as") for line in run("check", "--same", "--json", text=text)[0].splitlines()]
    equal(found, [None, None, 1, None, None, 1])
    equal("same" in run("check", text=text)[0], False)


def many_are_the_same_in_their_places():
    text = "\n".join(morphs(OTHER, 500))
    answers = run("check", "--same", text=text)[0].splitlines()
    equal(answers, ["unique, minimal"] + 499 * ["unique, minimal, same as 1"])


def what_has_no_form_is_answered_in_words():
    out, _, status = run("canonical", text=f"{ROYLE}\n{TWO_FIVES}\n{BIRD[:-1]}\n{ROYLE}\n")
    lines = out.splitlines()
    equal((lines[0], lines[1], lines[2][:23], lines[3], status),
          (FORM, "Invalid input: two 5s in row 1", "Invalid input: 3:81: th", FORM, 2))
    large = " ".join(["1"] + 624 * ["0"])
    out, _, status = run("canonical", text=large)
    equal((out.startswith("Invalid input: only boards of up to 16×16 cells"), status), (True, 2))
    many = "\n".join(100 * [TWO_FIVES, BIRD])
    equal(run("canonical", text=many)[0].splitlines()[:1], ["Invalid input: two 5s in row 1"])


if __name__ == "__main__":
    run_all(globals())
