#!/usr/bin/env python3
"""nonet-cli on boards with random rules of every kind, against what each rule says, written down a second time.

Nothing here knows how the program reads or solves: a board is written as f-puzzles draws it, and its solutions are those
fillings of the plain board that follow each rule in so many words.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-cli-rules.py NONET-CLI; prints TAP.
"""

import itertools
import json
import os
import random
import tempfile

from tap import equal, run, run_checks

JIGSAW = [0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3]


def name(n, cell):
    return f"R{cell // n + 1}C{cell % n + 1}"


def names(n, cells):
    return [name(n, cell) for cell in cells]


class Board:
    """A plain board: its order, its regions, and who sees whom."""

    def __init__(self, n, rows, regions=None):
        self.n = n
        self.is_jigsaw = regions is not None
        self.rows, self.columns = rows, n // rows
        self.region = regions or [r // rows * rows + c // self.columns for r in range(n) for c in range(n)]
        self.sides = [[o for o in range(n * n) if abs(o // n - c // n) + abs(o % n - c % n) == 1] for c in range(n * n)]
        self.peers = [[o for o in range(n * n) if o != c and
                       (o // n == c // n or o % n == c % n or self.region[o] == self.region[c])] for c in range(n * n)]

    def fillings(self, values):
        """All fillings with these values, None for a blank."""
        blanks = {c: {v for v in range(1, self.n + 1) if all(values[o] != v for o in self.peers[c])}
                  for c in range(len(values)) if values[c] is None}
        if not blanks:
            yield list(values)
            return
        cell = min(blanks, key=lambda c: len(blanks[c]))
        for value in blanks[cell]:
            yield from self.fillings([value if c == cell else v for c, v in enumerate(values)])

    def walk(self, rnd, most, cross=False):
        """A line of neighbors, also at corners."""
        cells = [rnd.randrange(self.n ** 2)]
        while len(cells) < most:
            r, c = divmod(cells[-1], self.n)
            near = [(r + y) * self.n + c + x for y in (-1, 0, 1) for x in (-1, 0, 1)
                    if (y or x) and 0 <= r + y < self.n and 0 <= c + x < self.n]
            near = [o for o in near if o not in (cells[-2:] if cross else cells)]
            if not near:
                break
            cells.append(rnd.choice(near))
        return cells

    def outside(self, rnd):
        """A clue beside a row or column: its place, and the cells from there on."""
        at, n = rnd.randrange(self.n), self.n
        return rnd.choice([(f"R{at + 1}C0", [at * n + i for i in range(n)]),
                           (f"R{at + 1}C{n + 1}", [at * n + n - 1 - i for i in range(n)]),
                           (f"R0C{at + 1}", [i * n + at for i in range(n)]),
                           (f"R{n + 1}C{at + 1}", [(n - 1 - i) * n + at for i in range(n)])])


def different(values):
    return len(set(values)) == len(values)


def sandwich(v):
    a, b = sorted((v.index(1), v.index(len(v))))
    return sum(v[a + 1:b])


def skyscraper(v):
    return sum(all(w < v[i] for w in v[:i]) for i in range(len(v)))


def pieces(board, line):
    return [list(piece) for _, piece in itertools.groupby(line, lambda cell: board.region[cell])]


def falls_apart(v, total):
    return not v or any(sum(v[:i]) == total and falls_apart(v[i:], total) for i in range(1, len(v) + 1))


def third(v, n):
    low = (n + 1) // 3
    return 0 if v <= low else 2 if v > n - low else 1


# Kinds of lines: what they say of the values v along them, on a board of n values.
LINES = {
    "thermometer": lambda v, n: all(a < b for a, b in zip(v, v[1:])),
    "slowthermometer": lambda v, n: all(a <= b for a, b in zip(v, v[1:])),
    "palindrome": lambda v, n: v == v[::-1],
    "whispers": lambda v, n: all(abs(a - b) >= (n + 1) // 2 for a, b in zip(v, v[1:])),
    "entropicline": lambda v, n: all(different([third(x, n) for x in v[i:i + k]])
                                     for k in (2, 3) for i in range(len(v) - k + 1)),
    "modularline": lambda v, n: all(different([x % 3 for x in v[i:i + k]]) for k in (2, 3) for i in range(len(v) - k + 1)),
    "renban": lambda v, n: different(v) and max(v) - min(v) == len(v) - 1,
    "nabner": lambda v, n: all(abs(v[i] - v[j]) > 1 for i in range(len(v)) for j in range(i)),
    "doublearrow": lambda v, n: len(v) < 3 or v[0] + v[-1] == sum(v[1:-1]),
    "zipperline": lambda v, n: len({v[i] + v[-1 - i] if 2 * i + 1 != len(v) else v[i] for i in range((len(v) + 1) // 2)}) == 1,
    "betweenline": lambda v, n: len(v) < 3 or all(min(v[0], v[-1]) < x < max(v[0], v[-1]) for x in v[1:-1]),
    "lockout": lambda v, n: abs(v[0] - v[-1]) >= 4
    and all(not min(v[0], v[-1]) <= x <= max(v[0], v[-1]) for x in v[1:-1]),
}
PAIRS = {
    "difference": lambda a, b, value: abs(a - b) == value,
    "ratio": lambda a, b, value: a == value * b or b == value * a,
    "xv": lambda a, b, value: a + b == {"V": 5, "X": 10}[value],
    "lessthan": lambda a, b, value: a < b,
}
OUTSIDE = {"sandwichsum": sandwich, "xsum": lambda v: sum(v[:v[0]]), "skyscraper": skyscraper,
           "numberedroom": lambda v: v[v[0] - 1]}
FLAGS = ["diagonal-", "diagonal+", "antiknight", "antiking", "nonconsecutive", "disjointgroups", "windoku"]
OTHERS = ["odd", "even", "minimum", "maximum", "rowindexer", "columnindexer", "boxindexer", "candidates", "extraregion", "killercage", "clone", "quadruple",
          "littlekillersum", "arrow", "regionsumline", "sumline", "negative ratio", "negative xv", "negative difference"]
KINDS = [*LINES, *PAIRS, *OUTSIDE, *FLAGS, *OTHERS]


def pairs_apart(board, *steps):
    n = board.n
    return [(a, b) for a in range(n * n) for b in range(a) if sorted((abs(a // n - b // n), abs(a % n - b % n))) in steps]


def marked(puzzle, n, cells, *keys):
    return any(sorted(mark["cells"]) == sorted(names(n, cells)) for key in keys for mark in puzzle.get(key, []))


def flag_holds(board, puzzle, flag, v):
    n, cells = board.n, range(board.n ** 2)
    if flag == "diagonal-":
        return different([v[i * n + i] for i in range(n)])
    if flag == "diagonal+":
        return different([v[i * n + n - 1 - i] for i in range(n)])
    if flag == "antiknight":
        return all(v[a] != v[b] for a, b in pairs_apart(board, [1, 2]))
    if flag == "antiking":
        return all(v[a] != v[b] for a, b in pairs_apart(board, [1, 1]))
    if flag == "nonconsecutive":
        return all(abs(v[a] - v[b]) != 1 or marked(puzzle, n, (a, b), "difference", "ratio")
                   for a, b in pairs_apart(board, [0, 1]))
    if flag == "disjointgroups":
        return all(different([v[c] for c in cells if (c // n % board.rows, c % n % board.columns) == (y, x)])
                   for y in range(board.rows) for x in range(board.columns))
    edge = board.rows + 1
    return all(different([v[(y * edge + 1 + r) * n + x * edge + 1 + c] for r in range(board.rows) for c in range(board.rows)])
               for y in range(n // edge) for x in range(n // edge))


def negative_holds(board, puzzle, key, v):
    """Neighbors without a dot have no difference, ratio or sum that a dot stands for; a dot of either color will do."""
    n, values = board.n, {mark["value"] for mark in puzzle.get(key, [])}
    keys = [key] if key == "xv" else ["difference", "ratio"]
    values = ["X", "V"] if key == "xv" else [int(x) for x in values] or [{"difference": 1, "ratio": 2}[key]]
    return all(marked(puzzle, n, (a, b), *keys) or not any(PAIRS[key](v[a], v[b], value) for value in values)
               for a, b in pairs_apart(board, [0, 1]))


def draw(board, puzzle, kind, rnd, solution):
    """Adds a rule of a kind to a puzzle, most often one that the solution follows; returns what it says of other values."""
    n, sides, v = board.n, board.sides, solution

    def add(key, **members):
        puzzle.setdefault(key, []).append(members)

    if kind in LINES:
        line = board.walk(rnd, rnd.randint(2, n), kind in ("palindrome", "whispers", "slowthermometer") and rnd.random() < 0.3)
        add(kind, lines=[names(n, line)])
        return lambda v: LINES[kind]([v[c] for c in line], n)
    if kind in PAIRS:
        a = rnd.randrange(n * n)
        b = rnd.choice(sides[a])
        value = {"difference": abs(v[a] - v[b]), "ratio": rnd.choice((2, 3)), "xv": rnd.choice("XV"), "lessthan": None}[kind]
        add(kind, cells=names(n, (a, b)), **({"value": str(value)} if value else {}))
        return lambda v: PAIRS[kind](v[a], v[b], value)
    if kind in OUTSIDE:
        place, cells = board.outside(rnd)
        value = OUTSIDE[kind]([v[c] for c in cells])
        add(kind, cell=place, value=str(value))
        return lambda v: OUTSIDE[kind]([v[c] for c in cells]) == value
    if kind in FLAGS:
        puzzle[kind] = True
        return lambda v: flag_holds(board, puzzle, kind, v)
    if kind.startswith("negative "):
        puzzle["negative"] = sorted({*puzzle.get("negative", []), kind.split()[1]})
        return lambda v: negative_holds(board, puzzle, kind.split()[1], v)
    if kind in ("odd", "even"):
        cell = rnd.randrange(n * n)
        add(kind, cell=name(n, cell))
        return lambda v: v[cell] % 2 == (kind == "odd")
    if kind in ("minimum", "maximum"):
        cell, sign = rnd.randrange(n * n), 1 if kind == "minimum" else -1
        add(kind, cell=name(n, cell))
        return lambda v: all(sign * v[cell] < sign * v[o] for o in sides[cell]
                             if name(n, o) not in [other["cell"] for other in puzzle[kind]])
    if kind.endswith("indexer"):
        cell = rnd.randrange(n * n)
        house = [c for c in range(n * n) if kind == "rowindexer" and c % n == cell % n
                 or kind == "columnindexer" and c // n == cell // n
                 or kind == "boxindexer" and board.region[c] == board.region[cell]]
        add(kind, cells=[name(n, cell)])
        return lambda v: v[house[v[cell] - 1]] == house.index(cell) + 1
    if kind == "candidates":
        cell, values = rnd.randrange(n * n), rnd.sample(range(1, n + 1), rnd.randint(1, n))
        add(kind, cells=[name(n, cell)], values=values)
        return lambda v: v[cell] in values
    if kind == "quadruple":
        corner = rnd.randrange(n - 1) * n + rnd.randrange(n - 1)
        cells = [corner, corner + 1, corner + n, corner + n + 1]
        values = rnd.sample([v[c] for c in cells], rnd.randint(1, 4))
        add(kind, cells=names(n, cells), values=values)
        return lambda v: all(values.count(x) <= [v[c] for c in cells].count(x) for x in values)
    if kind == "littlekillersum":
        side, way, at = rnd.choice("DU"), rnd.choice("LR"), rnd.randrange(n)
        r, c = (0 if side == "D" else n - 1), at
        cells = []
        while 0 <= r < n and 0 <= c < n:
            cells.append(r * n + c)
            r, c = r + (1 if side == "D" else -1), c + (1 if way == "R" else -1)
        total = sum(v[c] for c in cells)
        place = f"R{0 if side == 'D' else n + 1}C{at + 1 + (-1 if way == 'R' else 1)}"
        add(kind, cell=place, direction=side + way, value=str(total),
            **({"cells": names(n, cells)} if rnd.random() < 0.5 else {}))
        return lambda v: sum(v[c] for c in cells) == total
    if kind == "arrow":
        pill = rnd.choice((1, 1, 2))
        cells = board.walk(rnd, pill + rnd.randint(1, n))
        if len(cells) == pill:
            return lambda v: True
        add(kind, cells=names(n, cells[:pill]), lines=[names(n, cells[pill - 1:])])
        return lambda v: int("".join(str(v[c]) for c in cells[:pill])) == sum(v[c] for c in cells[pill:])
    line = board.walk(rnd, rnd.randint(2, n))
    if kind == "regionsumline":
        add(kind, lines=[names(n, line)])
        return lambda v: len({sum(v[c] for c in piece) for piece in pieces(board, line)}) == 1
    if kind == "sumline":
        total = rnd.choice((10, n + 1, sum(v[c] for c in line)))
        add(kind, lines=[names(n, line)], **({"value": str(total)} if total != 10 else {}))
        return lambda v: falls_apart([v[c] for c in line], total)
    if kind == "clone":
        half = len(line) // 2
        add(kind, cells=names(n, line[:half]), cloneCells=names(n, line[half:2 * half]))
        return lambda v: all(v[line[i]] == v[line[half + i]] for i in range(half))
    if kind == "extraregion" or rnd.random() < 0.3:
        add(kind, cells=names(n, line), **({} if kind == "extraregion" else rnd.choice(({}, {"value": "0"}, {"value": ""}))))
        return lambda v: different([v[c] for c in line])
    total = sum(v[c] for c in line)
    add("killercage", cells=names(n, line), value=str(total))
    return lambda v: different([v[c] for c in line]) and sum(v[c] for c in line) == total


def make(board, rnd, kind, n_givens, plain):
    """A puzzle and its solutions."""
    n = board.n
    solution = rnd.choice(plain)
    puzzle, checks = {"size": n}, []
    for wanted in [kind] + rnd.choices(KINDS, k=rnd.randint(0, 3)):
        if wanted == "disjointgroups" and board.is_jigsaw or wanted == "windoku" and n != 4:
            continue
        # A rule that the solution does not follow is worth little, but now and then.
        for _ in range(30):
            trial = json.loads(json.dumps(puzzle))
            check = draw(board, trial, wanted, rnd, solution)
            if check(solution) or rnd.random() < 0.03:
                break
        else:
            continue
        puzzle.clear()
        puzzle.update(trial)
        checks.append((check, trial))
    # What some rules say depends on the others that are drawn.
    for _, trial in checks:
        trial.clear()
        trial.update(puzzle)
    givens = set(rnd.sample(range(n * n), n_givens))
    values = [solution[c] if c in givens else None for c in range(n * n)]
    puzzle["grid"] = [[{**({"value": values[r * n + c], "given": True} if r * n + c in givens else {}),
                        **({"region": board.region[r * n + c]} if board.is_jigsaw else {})} for c in range(n)] for r in range(n)]
    found = [v for v in (plain if n == 4 else board.fillings(values))
             if all(g is None or g == x for g, x in zip(values, v)) and all(check(v) for check, _ in checks)]
    return puzzle, sorted("".join(map(str, v)) for v in found)


def compare(board, seed, rounds, n_givens):
    """Checks all solutions, their number and the values that occur in them, of boards with rules of each kind in turn."""
    rnd = random.Random(seed)
    plain = list(board.fillings([None] * 16)) if board.n == 4 else None
    made = []
    for i in range(rounds):
        if plain is None:
            # Of many fillings, one at random.
            values = [None] * board.n ** 2
            values[:board.n] = rnd.sample(range(1, board.n + 1), board.n)
            for cell in rnd.sample(range(board.n, board.n ** 2), 4):
                trial = [rnd.randint(1, board.n) if c == cell else x for c, x in enumerate(values)]
                if all(trial[o] != trial[cell] for o in board.peers[cell]) and next(board.fillings(trial), None):
                    values = trial
            some = [next(board.fillings(values))]
        made.append(make(board, rnd, KINDS[i % len(KINDS)], n_givens, plain or some))
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "random.jsonl")
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(json.dumps(puzzle) + "\n" for puzzle, _ in made)
        answers = [[json.loads(line) for line in run(*arguments, "--json", path)[0].splitlines()]
                   for arguments in (["solve", "--all"], ["count"], ["candidates", "--depth=true"])]
    solvable = 0
    for i, (puzzle, expected) in enumerate(made):
        text = json.dumps(puzzle)
        solutions, count, candidates = (answer[i] for answer in answers)
        equal((text, sorted(solutions.get("solutions", [str(solutions)]))), (text, expected))
        equal((text, count.get("count")), (text, len(expected)))
        equal((text, [sorted(set(v)) for v in candidates["candidates"]]),
              (text, [sorted({s[c] for s in expected}) for c in range(board.n ** 2)]))
        solvable += len(expected) > 0
    equal(solvable > rounds // 2, True)


def rules_that_exclude_all_boards_are_named():
    """Which of them do so is not looked for longer than a second or so."""
    rules = "--rules=diagonals,anti-knight,non-consecutive,disjoint-groups"
    equal(run("check", rules, text="." * 81 + "\n")[0].partition(":")[0], "none; excluded by")


run_checks([rules_that_exclude_all_boards_are_named,
            ("boards of 4×4", lambda: compare(Board(4, 2), 1, 1600, 1)),
            ("boards of 4×4 with irregular regions", lambda: compare(Board(4, 2, JIGSAW), 2, 400, 1)),
            ("boards of 6×6", lambda: compare(Board(6, 2), 3, 240, 13))])
