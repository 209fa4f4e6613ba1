#!/usr/bin/env python3
"""nonet-cli generate: puzzles by the line, the same for a seed, and what is said of wishes that cannot be fulfilled.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-cli-generate.py NONET-CLI; prints TAP.
"""

import json
import math
import os
import signal
import subprocess
import tempfile

from tap import CLI, equal, run, run_all



def generate(*arguments):
    out, error, status = run("generate", "--seed=1", *arguments)
    equal((error, status), ("", 0))
    return out


def refused(words, *arguments, text=""):
    out, error, status = run("generate", *arguments, text=text)
    equal((out, status, words in error), ("", 2, True))


def puzzles_are_unique_and_minimal():
    puzzles = generate("--count=5000")
    equal(run("check", text=puzzles)[0], 5000 * "unique, minimal\n")


def a_seed_gives_the_same_puzzles_on_any_number_of_threads():
    puzzles = generate("--count=10000", "--threads=1")
    equal(generate("--count=10000", "--threads=5"), puzzles)
    equal(generate("--count=3", "--threads=5"), "".join(puzzles.splitlines(True)[:3]))
    equal(len(set(puzzles.split())), 10000)


def without_a_seed_puzzles_differ():
    equal(run("generate")[0] == run("generate")[0], False)


def givens_are_as_many_as_wished():
    for line in generate("--count=50", "--givens=23-24", "--minimal").split():
        equal(81 - line.count(".") in (23, 24), True)
    for line in generate("--count=50", "--givens=36").split():
        equal(81 - line.count("."), 36)


def symmetry_holds():
    for line in generate("--count=50", "--symmetry=180").split():
        equal([c == "." for c in line], [c == "." for c in line[::-1]])


def a_pattern_is_a_line_or_a_file():
    pattern = generate("--givens=25").strip()
    shape = [c == "." for c in pattern]
    for arguments in [f"--pattern={pattern}"], [f"--pattern={pattern}", "--minimal"]:
        lines = generate("--count=20", *arguments)
        for line in lines.split():
            equal([c == "." for c in line], shape)
        answers = run("check", text=lines)[0].splitlines()
        if len(arguments) > 1:
            equal(set(answers), {"unique, minimal"})
        equal((len(answers), all(answer.startswith("unique, ") for answer in answers)), (20, True))
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write(pattern)
        file.flush()
        equal(generate(f"--pattern={file.name}"), generate(f"--pattern={pattern}"))


def ratings_are_as_wished():
    for wanted in (1.2, 2.3), (2.5, 4.5), (4.6, 6.2), (6.5, 8.0), (8.1, 9.0):
        puzzles = generate("--count=4", f"--difficulty={wanted[0]}-{wanted[1]}")
        for rating in run("rate", text=puzzles)[0].splitlines():
            equal(wanted[0] <= float(rating.split("/")[0]) <= wanted[1], True)
    puzzle = json.loads(generate("--difficulty=7.1", "--level=hard,unfair", "--json"))
    equal((puzzle["rating"], puzzle["level"] in ("hard", "unfair")), (7.1, True))


def levels_are_as_wished():
    for level in "easy", "medium", "hard", "unfair", "extreme":
        puzzles = generate("--count=4", f"--level={level}")
        answers = run("rate", "--profile=hodoku", text=puzzles)[0].splitlines()
        equal([answer.split()[0] for answer in answers], 4 * [level])


def techniques_occur_or_do_not():
    puzzles = generate("--count=5", "--technique=x-wing,naked-pair", "--not=xy-wing,w-wing")
    paths = [json.loads(line) for line in run("explain", "--json", text=puzzles)[0].splitlines()]
    for path in paths:
        used = {step["technique"] for step in path["steps"]}
        equal((path["solved"], {"x-wing", "naked-pair"} <= used, used & {"xy-wing", "w-wing"}), (True, True, set()))


def unbiased_puzzles_have_weights():
    puzzles = [json.loads(line) for line in generate("--unbiased", "--count=3", "--json").splitlines()]
    for puzzle in puzzles:
        expected = math.comb(81, puzzle["n_givens"]) / math.comb(81, 26)
        equal(abs(puzzle["weight"] / expected - 1) < 1e-5, True)
    lines = "".join(puzzle["givens"] + "\n" for puzzle in puzzles)
    equal((lines, run("check", text=lines)[0]), (generate("--unbiased", "--count=3"), 3 * "unique, minimal\n"))


def few_givens_are_found():
    lines = generate("--fewest", "--givens=-19", "--count=2")
    equal([81 - line.count(".") <= 19 for line in lines.split()], [True, True])
    equal(run("check", text=lines)[0], 2 * "unique, minimal\n")


def neighbours_of_puzzles_are_listed():
    puzzle = generate()
    for near, difference in ("1,1", 0), ("2,1", 1):
        lines, error, status = run("generate", f"--near={near}", text=puzzle)
        equal((error, status, len(set(lines.split()))), ("", 0, lines.count("\n")))
        for line in lines.split():
            equal(puzzle.count(".") + difference, line.count("."))
            equal(sum(a != b and b != "." for a, b in zip(puzzle, line)), 1)
        answers = run("check", text=lines)[0].splitlines()
        equal(all(answer.startswith("unique") for answer in answers) and (near == "2,1" or len(answers) > 20), True)
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.write(puzzle)
            file.flush()
            equal(run("generate", f"--near={near}", f"--from={file.name}")[0], lines)
    equal(run("generate", "--near=1,1", text=81 * "." + "\n"),
          ("Invalid input: the puzzle has several solutions\n", "", 2))
    equal(run("generate", "--near=1,1", text="55" + 79 * "." + "\n"), ("No solution found\n", "", 1))


def other_boards_and_alphabets():
    word = generate("--boxes=2x3", "--alphabet=TONYBI").strip()
    equal((len(word), set(word) <= set(".TONYBI")), (36, True))
    equal(run("check", "--boxes=2x3", "--alphabet=TONYBI", text=word + "\n")[0], "unique, minimal\n")
    equal(run("check", "--boxes=3x4", text=generate("--boxes=3x4"))[0], "unique, minimal\n")


def json_has_the_try_and_the_number_of_givens():
    puzzles = [json.loads(line) for line in generate("--count=3", "--json", "--givens=24").splitlines()]
    equal([puzzle["puzzle"] for puzzle in puzzles], [1, 2, 3])
    equal(sorted(puzzle["try"] for puzzle in puzzles), [puzzle["try"] for puzzle in puzzles])
    for puzzle in puzzles:
        equal((puzzle["n_givens"], 81 - puzzle["givens"].count(".")), (24, 24))


def rows_are_printed_as_a_grid():
    grid = generate("--count=2", "--format=grid")
    equal(len(grid.split("\n\n")), 2)
    equal(run("check", text=grid)[0], 2 * "unique, minimal\n")


def statistics_name_the_seed():
    out, error, status = run("generate", "--seed=5", "--stats")
    equal((len(out), status, error.splitlines()[:3]), (82, 0, ["puzzles: 1", error.splitlines()[1], "seed: 5"]))


def wishes_that_cannot_be_fulfilled_are_refused_in_words():
    refused("No puzzle on this board has so few givens", "--givens=16")
    refused("smallest number of givens is greater", "--givens=25-24")
    refused("must be a number or a range", "--givens=many")
    refused("The board has only 81 cells", "--givens=82-")
    refused("not a valid value for --symmetry", "--symmetry=round")
    refused("must be a rating", "--difficulty=hard")
    refused("lowest rating is higher", "--difficulty=7-6")
    refused("not a valid value for --level", "--level=7")
    refused("unknown technique", "--technique=guess")
    refused("both required and excluded", "--technique=x-wing", "--not=x-wing")
    refused("has a higher level", "--technique=x-wing", "--level=easy")
    refused("rated below 2.5", "--technique=x-wing", "--difficulty=-2.3")
    refused("Only standard 9×9 boards", "--boxes=2x3", "--level=easy")
    refused("cannot read the pattern", "--pattern=nothing")
    refused("is one of another board", "--pattern=/dev/stdin", text=36 * "." + "\n")
    refused("has so few givens", "--pattern=" + 16 * "1" + 65 * ".")
    refused("Two rows of a band", "--pattern=" + 18 * "." + 63 * "1")
    refused("exclude each other", "--pattern=" + 81 * "1", "--symmetry=180")
    refused("exclude each other", "--pattern=" + 81 * "1", "--givens=25")
    refused("only be found for standard 9×9 boards", "--boxes=2x3", "--pattern=" + 36 * "1")
    refused("--near takes no symmetry", "--near=1,1", "--symmetry=180")
    refused("not a valid value for --near", "--near=3,1")
    refused("only an option with --near", "--from=puzzle.txt")
    refused("The search for few givens takes no symmetry", "--fewest", "--symmetry=180")
    refused("The search for few givens takes no symmetry", "--fewest", "--givens=-30")
    refused("Few givens are searched for only", "--fewest", "--boxes=2x3")
    refused("Unbiased puzzles are only for standard 9×9 boards", "--unbiased", "--boxes=2x3")
    refused("Unbiased puzzles are only for standard 9×9 boards", "--unbiased", "--symmetry=180")
    refused("one argument too many", "puzzles.txt")
    refused("the alphabet has 4 symbols, but the board needs 9", "--alphabet=TONY")
    refused("--count must not be negative", "--count=-1")


def interrupted_it_prints_what_was_found():
    """A million puzzles with few givens take hours."""
    process = subprocess.Popen([CLI, "generate", "--givens=17-20", "--count=1000000", "--seed=1"], text=True,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, "LC_ALL": "C.UTF-8"})
    try:
        out = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        out += process.stdout.read()
        equal(process.wait(60), -signal.SIGINT)
        equal(process.stderr.read().startswith(f"{out.count(chr(10))} found in "), True)
        equal(run("check", text=out)[0], out.count("\n") * "unique, minimal\n")
    finally:
        process.kill()
        process.stdout.close()
        process.stderr.close()


if __name__ == "__main__":
    run_all(globals())
