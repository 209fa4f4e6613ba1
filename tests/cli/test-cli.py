#!/usr/bin/env python3
"""nonet-cli as a person or a script uses it: lines in, lines out, exit status.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-cli.py NONET-CLI; prints TAP.
"""

import errno
import gzip
import json
import os
import pathlib
import pty
import re
import resource
import select
import shutil
import signal
import subprocess
import tempfile
import zlib

from tap import CLI, Skipped, equal, run, run_all

BIRD = "2....1.38........5.7...6..........13.981..25731....8..9..8...2..5..697844..25...."
BIRD_SOLVED = "249571638861432975573986142725698413698143257314725869937814526152369784486257391"
SEVENTEEN = "080000000000000900000000040003000006000020008509010000000008010004009300000706000"
TWO_FIVES = "5.......5" + "." * 72
EMPTY = "." * 81

# By the easiest steps unfair and extreme, by HoDoKu's extreme and unfair.
PATHS_APART = ["..5..7.2.9......5.3..8......1....34...4.8...1..2.7...6...45.6..........9..1..9...",
               "2.56......7...3.1.....1.....3.9..56.........8.6.2.1......74.8...59.8...1......3.5"]
TWO_GIVENS = "1" + "." * 39 + "1" + "." * 40  # in no house together


def begins(found, expected):
    if not found.startswith(expected):
        raise AssertionError(f"found {found!r}, expected it to begin with {expected!r}")


def is_solution(puzzle, line, order=9, box_rows=3, symbols="123456789"):
    """Whether a line fills the puzzle by the rules."""
    box_columns = order // box_rows
    if len(line) != order * order or any(p != s for p, s in zip(puzzle, line) if p not in ".0"):
        return False
    rows = [line[r * order:(r + 1) * order] for r in range(order)]
    columns = ["".join(row[c] for row in rows) for c in range(order)]
    boxes = ["".join(rows[r + i][c:c + box_columns] for i in range(box_rows))
             for r in range(0, order, box_rows) for c in range(0, order, box_columns)]
    return all(sorted(house) == sorted(symbols) for house in rows + columns + boxes)


def solve_prints_one_line_a_puzzle():
    equal(run("solve", text=BIRD + "\n"), (BIRD_SOLVED + "\n", "", 0))


def last_line_needs_no_end_and_lines_may_end_in_cr_lf():
    equal(run("solve", text=BIRD + "\r\n" + BIRD)[0], 2 * (BIRD_SOLVED + "\n"))


def any_blank_sign_is_understood():
    for blank in ".0*_-":
        equal(run("solve", text=BIRD.replace(".", blank))[0], BIRD_SOLVED + "\n")


def no_solution_is_said_and_status_is_1():
    equal(run("solve", text=TWO_FIVES + "\n"), ("No solution found\n", "", 1))


def bad_line_is_answered_in_its_place_and_status_is_2():
    text = "\n".join([BIRD, BIRD[:-1], BIRD.replace("7", "$", 1), TWO_FIVES, BIRD])
    out, _, status = run("solve", text=text)
    lines = out.splitlines()
    equal(len(lines), 5)
    equal((lines[0], lines[4]), (BIRD_SOLVED, BIRD_SOLVED))
    begins(lines[1], "Invalid input: 2:")
    begins(lines[2], "Invalid input: 3:")
    equal(lines[3], "No solution found")
    equal(status, 2)


def a_line_that_is_cut_off_is_no_smaller_board():
    """Near the beginning of a list, and far after it."""
    for before in 1, 3000:
        for cells in 16, 25, 36, 49, 64:
            text = before * (BIRD + "\n") + BIRD[:cells] + "\n" + BIRD + "\n"
            out, _, status = run("solve", text=text)
            equal(out, before * (BIRD_SOLVED + "\n")
                  + f"Invalid input: {before + 1}:{cells + 1}: the line has {cells} cells instead of 81\n" + BIRD_SOLVED + "\n")
            equal(status, 2)


def a_list_may_have_boards_of_several_sizes():
    small = "1..4..2..3..4..1"
    for text in (f"{BIRD}\n{small}\n", f"{small}\n{BIRD}\n{small}\n{BIRD}\n", 3 * f"{BIRD}\n" + small, 3000 * f"{BIRD}\n" + small):
        out = run("count", text=text)[0]
        equal([line.isdigit() for line in out.splitlines()], [True] * len(text.split()))


def bytes_that_are_no_text_are_told_in_their_place():
    for line in "12\0 34", "\0", "\0\0\0", "\0" * 81, "-\0--":
        out, _, status = run("solve", text=f"{BIRD}\n{BIRD}\n{line}\n{BIRD}\n".encode())
        equal((out.splitlines(), status),
              ([BIRD_SOLVED, BIRD_SOLVED, "Invalid input: 3: this is not a text file", BIRD_SOLVED], 2))


def a_folder_is_no_file():
    with tempfile.TemporaryDirectory() as folder:
        out, err, status = run("solve", folder)
    equal((out, status), ("", 2))
    begins(err, "nonet-cli: cannot read “")


def all_commands_read_a_text_alike():
    """One board in rows and one in a line; a page of Markdown and a program with one line of 81 characters."""
    rows = "\n".join(BIRD[i:i + 9] for i in range(0, 81, 9))
    for text, n_puzzles in ((f"{rows}\n\n{SEVENTEEN}\n", 2), (f"{SEVENTEEN}\n\n{rows}\n", 2),
                            (f"{rows}\nhttps://example.org/?board={BIRD}\n", 2),
                            (f"# Sudoku\n\nThis one is hard:\n\n```\n{BIRD}\n```\n\nGood luck!\n", 1),
                            (f"#include <stdio.h>\n\nint main (void)\n{{\n  puts (\"{BIRD}\");\n}}\n", 1),
                            (f"First\n{BIRD}\nSecond\n{SEVENTEEN}\n", 2)):
        equal(len(run("convert", "--to=line", text=text)[0].splitlines()), n_puzzles)
        equal(run("count", text=text), ("1\n" * n_puzzles, "", 0))
        for arguments in ["solve"], ["check"], ["candidates", "--format=line"]:
            out, err, status = run(*arguments, text=text)
            equal((len(out.splitlines()), err, status), (n_puzzles, "", 0))


def a_bad_line_of_a_list_is_bad_for_all_commands():
    text = f"{BIRD}\n12\n{BIRD[:-1]}\nhello world\n{SEVENTEEN}\n"
    _, err, status = run("convert", "--to=line", text=text)
    lines = err.splitlines()
    equal((len(lines), status), (3, 2))
    begins(lines[0], "Invalid input: 2: ")
    begins(lines[1], "Invalid input: 3:81: ")
    begins(lines[2], "Invalid input: 4: ")
    with tempfile.TemporaryDirectory() as folder:
        out, err, status = run("render", f"--output={folder}/boards.pdf", text=text)
    equal((out, err.splitlines(), status), ("", lines, 2))
    out, _, status = run("solve", text=text)
    equal((out.splitlines()[1:4], status), (lines, 2))


def convert_keeps_the_puzzle_before_a_line_without_end():
    equal(run("convert", "--to=line", text=f"{BIRD}\n" + 64 * 1024 * 1024 * "x"),
          (f"{BIRD}\n", "Invalid input: 2: the line is longer than 1 MiB\n", 2))


def convert_streams_a_list():
    """Somebody writes puzzles without an end, and reads one line."""
    process = subprocess.Popen([CLI, "convert", "--to=line"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        process.stdin.write((BIRD + "\n").encode() * 3)
        process.stdin.flush()
        equal(bool(select.select([process.stdout], [], [], 60)[0]), True)
        equal(process.stdout.readline().decode().strip(), BIRD)
    finally:
        process.kill()
        process.stdin.close()
        process.stdout.close()
        process.wait()


def a_line_without_an_end_needs_little_memory():
    """200 MB in one line of a list, in an address space of 600 MiB."""
    def limit():
        resource.setrlimit(resource.RLIMIT_AS, (600 << 20, 600 << 20))
    if os.environ.get("LSAN_OPTIONS"):
        raise Skipped("AddressSanitizer reserves more")
    process = subprocess.Popen([CLI, "solve", "--threads=1"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, preexec_fn=limit)
    process.stdin.write(f"{BIRD}\n{BIRD}\n".encode())
    for _ in range(200):
        process.stdin.write(b"1" * 1000000)
    process.stdin.write(f"\n{BIRD}\n".encode())
    process.stdin.close()
    lines = process.stdout.read().decode().splitlines()
    process.stdout.close()
    equal((lines, process.wait(60)), ([BIRD_SOLVED, BIRD_SOLVED, "Invalid input: 3: the line is longer than 1 MiB", BIRD_SOLVED], 2))


def comments_blank_lines_and_labels_are_no_puzzles():
    text = f"# a list\n\n{BIRD},easy,1.5\n; more\n{BIRD} # once again\n"
    equal(run("solve", text=text), (2 * (BIRD_SOLVED + "\n"), "", 0))


def csv_title_is_no_puzzle():
    equal(run("solve", text=f"quizzes,solutions\n{BIRD},{BIRD_SOLVED}\n"), (BIRD_SOLVED + "\n", "", 0))


def names_of_columns_are_no_puzzle():
    for title in ('"puzzle","difficulty"', "id,grid,rating", "Nr.;Raetsel;Loesung", '"Sudoku"'):
        equal(run("solve", text=f"{title}\n{BIRD},{BIRD_SOLVED}\n"), (BIRD_SOLVED + "\n", "", 0))


def a_warning_is_not_told_for_the_reason():
    equal(run("solve", text=b"caf\xe9\n")[0], "Invalid input: there is no Sudoku in this text\n")


def a_wide_border_does_not_make_a_list():
    """Simple Sudoku's candidates: borders of 70 signs that could be blanks."""
    border = "*" + "-" * 68 + "*"
    rows = [" ".join(f"{cell:6}" for cell in BIRD[i:i + 9].replace(".", "0")) for i in range(0, 81, 9)]
    text = "\n".join([border, *("| " + row.replace("0", ".") + " |" for row in rows), border]) + "\n"
    equal(run("solve", text=text), (BIRD_SOLVED + "\n", "", 0))


def rows_are_one_puzzle():
    rows = "\n".join(BIRD[i:i + 9] for i in range(0, 81, 9))
    equal(run("solve", text=rows + "\n"), (BIRD_SOLVED + "\n", "", 0))


def empty_input_is_bad_input():
    out, _, status = run("solve")
    begins(out, "Invalid input: ")
    equal(status, 2)


def grid_has_rows_and_bars():
    out = run("solve", "--format=grid", text=BIRD)[0]
    digits = [line for line in out.splitlines() if any(c.isdigit() for c in line)]
    equal("".join(c for line in digits for c in line if c.isdigit()), BIRD_SOLVED)
    equal(len(digits), 9)
    equal(all(line.count("|") >= 2 for line in digits), True)


def all_solutions_are_different_and_as_many_as_counted():
    puzzle = BIRD.replace("3", ".", 1).replace("4", ".")
    count = int(run("count", text=puzzle)[0])
    lines = run("solve", "--all", text=puzzle)[0].splitlines()
    equal((count > 1, len(lines), len(set(lines))), (True, count, count))
    equal(all(is_solution(puzzle, line) for line in lines), True)


def four_by_four_has_288_solutions():
    equal(run("count", text="." * 16 + "\n")[0], "288\n")


def what_cannot_be_read_is_answered_in_its_place_or_beside_a_file():
    text = f"{BIRD}\nabcdef\n{BIRD}\n"
    for line in ("solve", "solve --any", "count", "check", "rate", "rate --profile=hodoku", "canonical", "candidates --format=line",
                 "solve --json", "explain --json", "candidates --json", "check --json", "canonical --json", "rate --json"):
        out, err, status = run(*line.split(), text=text)
        lines = out.splitlines()
        equal((line, len(lines), err, status), (line, 3, "", 2))
        assert lines[0].replace(":1", ":3") == lines[2].replace(":1", ":3"), line
        assert "error" in json.loads(lines[1]) if "--json" in line else lines[1].startswith("Invalid input: 2:"), line
    for line in "convert --to=line", "convert --to=csv", "explain --format=library", "render --size=50":
        out, err, status = run(*line.split(), text=f"{BIRD}\nabcdef\n")
        assert out and "nvalid" not in out, line
        begins(err, "Invalid input: 2:")
        equal((line, err.count("\n"), status), (line, 1, 2))


def limit_bounds_solutions_and_counts():
    equal(len(run("solve", "--limit=7", text=EMPTY)[0].splitlines()), 7)
    equal(run("count", "--limit=1000", text=EMPTY + "\n")[0], "1000\n")
    equal(json.loads(run("count", "--json", "--limit=1000", text=EMPTY)[0]), {"puzzle": 1, "count": 1000, "complete": False})


def of_an_empty_board_whose_number_is_known_nothing_is_counted():
    equal(run("count", text=EMPTY), ("6670903752021072936960\n", "", 0))
    equal(run("count", "--boxes=2x3", text=("." * 36 + "\n") * 2), ("28200960\n" * 2, "", 0))
    equal(json.loads(run("count", "--json", text=EMPTY)[0]),
          {"puzzle": 1, "count": 6670903752021072936960, "complete": True})


def of_a_larger_empty_board_all_digits_are_known():
    number = "81171437193104932746936103027318645818654720000"
    board = "." * 144 + "\n"
    equal(run("count", "--boxes=3x4", text=board * 2)[0], f"{number}\n" * 2)
    equal(run("count", "--boxes=4x3", "--estimate", text=board)[0], f"{number}\n")
    equal(json.loads(run("count", "--json", "--boxes=3x4", text=board)[0]), {"puzzle": 1, "count": int(number), "complete": True})
    equal(run("count", "--limit=9", "--boxes=3x4", text=board)[0], "9\n")
    equal(run("count", "--boxes=2x6", text=board)[0], "38296278920738107863746324732012492486187417600000\n")


def count_of_none_is_0_and_status_1():
    equal(run("count", text=TWO_FIVES), ("0\n", "", 1))


def boxes_of_six_by_six_are_wide_unless_told():
    """A board with 12 in a box of 2x3 breaks no rule; in a box of 3x2 the same 1 comes twice."""
    puzzle = "12...." + "......" + "..1..." + "." * 18
    rows = "\n".join(puzzle[i:i + 6] for i in range(0, 36, 6)) + "\n"
    solved = run("solve", text=rows)[0].strip()
    equal(is_solution(puzzle, solved, 6, 2, "123456"), True)
    solved = run("solve", "--boxes=3x2", text=rows)[0].strip()
    equal(is_solution(puzzle, solved, 6, 3, "123456"), True)


def rules_hold_for_plain_lines():
    """The rules of the Miracle Sudoku have 72 solutions without its givens."""
    solved = [run("solve", "--rules=" + rules, text=EMPTY)[0].strip()
              for rules in ("diagonals", "anti-knight", "anti-king, non-consecutive", "disjoint-groups", "windoku")]
    equal([is_solution(EMPTY, line) for line in solved], 5 * [True])
    equal(sorted(solved[0][::10]), sorted("123456789"))
    equal(sorted(solved[0][8:80:8]), sorted("123456789"))
    equal(all(solved[1][cell] != solved[1][cell + 19] for cell in range(62) if cell % 9 != 8), True)
    equal(sorted(solved[3][row * 27 + column * 3] for row in range(3) for column in range(3)), sorted("123456789"))
    equal(sorted(solved[4][row * 9 + column] for row in (1, 2, 3) for column in (5, 6, 7)), sorted("123456789"))
    equal(run("count", "--rules=anti-knight,anti-king,non-consecutive", text=EMPTY)[0], "72\n")
    equal(run("solve", "--rules=windoku", text="1" + 35 * ".")[0],
          "Invalid input: 1: the rule “windoku” is not possible on this board\n")


def blank_boards_with_rules_have_as_many_solutions_as_there_are():
    """Cell by cell, a program without propagation counts as many. Of 9x9 the Sudoku Players' Forum has totals: 153255603504,
    17463553760 and 554191840696, each times 9! (threads 34959, 35002 and 34375)."""
    for rules, four, six in (("diagonals", 48, 8640), ("anti-knight", 24, 11520), ("anti-king", 0, 74160),
                             ("non-consecutive", 0, 48), ("disjoint-groups", 168, 2799360),
                             ("diagonals,disjoint-groups", 48, 0)):
        equal(run("count", "--rules=" + rules, text=16 * ".")[0], f"{four}\n")
        equal(run("count", "--rules=" + rules, "--boxes=2x3", text=36 * ".")[0], f"{six}\n")
    for rules, known in ("diagonals", 55613393399531520), ("windoku", 6337174388428800), ("disjoint-groups", 201105135151764480):
        found = json.loads(run("count", "--rules=" + rules, "--estimate", "--json", text=EMPTY)[0])
        equal(not found["estimate"] or abs(found["estimate"] / known - 1) < 6 * found["relative_error"], True)


def rules_of_plain_lines_are_answered_by_all_commands():
    lines = 100 * (solved := run("solve", "--rules=diagonals", text=EMPTY)[0])
    equal(run("check", "--rules=diagonals", text=lines)[0].count("unique, not minimal"), 100)
    equal(run("count", "--rules=diagonals,windoku", text=lines)[0], 100 * "0\n")
    equal(":rules" in run("convert", "--to=ipuz", "--rules=diagonals", text=solved)[0], True)
    true = json.loads(run("candidates", "--rules=diagonals", "--depth=true", "--json", text=solved)[0])
    equal("".join(cell[0] for cell in true["candidates"]), solved.strip())
    for command in "rate", "canonical", "derive":
        begins(run(command, "--rules=anti-king", text=BIRD)[1],
               "nonet-cli: this command knows only boards without further rules\n")
        equal("--rules" in run(command, "--help")[0], False)


def rules_that_exclude_all_solutions_are_named():
    text = json.dumps({"size": 4, "grid": [4 * [{}]] * 4, "antiknight": True, "diagonal+": True}) + "\n"
    equal(run("check", text=text)[0], "none; excluded by: diagonal from the bottom left; anti-knight rule\n")
    found = json.loads(run("check", "--json", text=text)[0])
    equal((found["contradicting"], found["contradicting_rules"]), ([], ["diagonal from the bottom left", "anti-knight rule"]))
    # What the last cell of the first row has, the last one of the second would have, too.
    regions = [[{"region": "ABCD".index(letter)} for letter in row] for row in ("AAAB", "CCBA", "CCBB", "DDDD")]
    equal(run("check", text=json.dumps({"size": 4, "grid": regions}))[0], "none; excluded by the regions\n")


def puzzles_are_generated_with_rules_regions_and_cages():
    new = run("generate", "--rules=diagonals", "--count=3", "--seed=1")[0]
    equal(run("count", "--rules=diagonals", text=new)[0], 3 * "1\n")
    equal(run("generate", "--rules=windoku", "--boxes=2x3")[1].splitlines()[0],
          "nonet-cli: the rule “windoku” is not possible on this board")
    for kind in "--jigsaw", "--killer":
        new = run("generate", kind, "--count=3", "--seed=1")[0]
        equal(run("count", text=new)[0], 3 * "1\n")
        equal(len({json.loads(line)["givens"] for line in run("generate", kind, "--count=3", "--json")[0].splitlines()}), 3)
    for level in "medium", "hard":
        equal(len(run("generate", "--rules=non-consecutive", "--level=" + level, "--seed=2")[0].splitlines()), 1)
    # Whether there is a board takes longer to find out than there is patience.
    equal(run("generate", "--rules=non-consecutive,windoku"),
          ("", "No board that complies with these rules was found. There may be none.\n", 1))


# Solved where cells a knight's move apart differ.
KNIGHTS = ".69.....1.......96.4....8....471.6....7...5....1..4....1....2...5..721....86...5."


def boards_with_rules_are_explained_and_not_rated():
    path = run("explain", "--rules=anti-knight", text=KNIGHTS)[0].splitlines()
    equal(path[-1], "Solved. Only standard 9×9 boards are rated.")
    steps = json.loads(run("explain", "--rules=anti-knight", "--json", text=KNIGHTS)[0])
    equal((steps["solved"], "hodoku" in steps), (True, False))
    cage = json.dumps({"size": 9, "grid": [[{} for _ in range(9)] for _ in range(9)], "killercage": [{"cells": ["R1C1", "R1C2"], "value": "4"}]})
    out, err, status = run("explain", "--technique=combinations", "--cells=words", text=cage)
    equal((out.splitlines()[1].split(" So ")[0], err, status),
          ("1. Combinations: The cage of 4 in row 1, columns 1 and 2 can only be 1 and 3.", "", 1))
    equal(run("explain", "--why=r1c1-5", text=cage)[0].splitlines()[1:], ["So r1c1 is not 5."])


def check_names_rules_that_are_not_needed():
    rows = [[{} for _ in range(9)] for _ in range(9)]
    for cell, symbol in enumerate(BIRD):
        if symbol != ".":
            rows[cell // 9][cell % 9] = {"value": int(symbol), "given": True}
    puzzle = json.dumps({"size": 9, "grid": rows, "odd": [{"cell": "R1C3"}], "killercage": [{"cells": ["R1C1", "R1C2"], "value": "6"}]})
    begins(run("check", text=puzzle)[0], "unique, ")
    equal(run("check", text=puzzle)[0].split("; not needed: ")[1], "odd cell, r1c3; cage 6 of 2 cells, r1c1\n")
    equal(json.loads(run("check", "--json", text=puzzle)[0])["redundant_rules"], ["odd cell, r1c3", "cage 6 of 2 cells, r1c1"])


F_PUZZLE = json.dumps({"size": 9, "grid": [[{"value": int(cell), "given": True} if cell != "." else {} for cell in BIRD[row:row + 9]]
                                           for row in range(0, 81, 9)]})


def objects_in_lines_are_answered_as_they_arrive():
    process = subprocess.Popen([CLI, "solve", "--json"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    for number in range(1, 4):
        process.stdin.write(F_PUZZLE.encode() + b"\n")
        process.stdin.flush()
        answer = json.loads(process.stdout.readline())
        equal((answer["puzzle"], answer["solutions"]), (number, [BIRD_SOLVED]))
    process.communicate()


def objects_in_lines_are_answered_by_themselves_and_in_order():
    wrong = F_PUZZLE.replace('"value": 2', '"value": 12', 1)
    text = "\n".join([F_PUZZLE, wrong, "", F_PUZZLE, '{"size": 9, "grid": [', F_PUZZLE])
    out, _, status = run("solve", "--threads=3", text=text)
    equal([line.split(":")[:2] for line in out.splitlines()],
          [[BIRD_SOLVED], ["Invalid input", " 2"], [BIRD_SOLVED], ["Invalid input", " 5"], [BIRD_SOLVED]])
    equal(status, 2)
    numbers = [json.loads(line)["puzzle"] for line in run("check", "--json", text=3000 * (F_PUZZLE + "\n"))[0].splitlines()]
    equal(numbers, list(range(1, 3001)))


def objects_and_plain_lines_are_one_list():
    for lines in ([F_PUZZLE, BIRD, F_PUZZLE], [BIRD, F_PUZZLE], [F_PUZZLE, BIRD], [F_PUZZLE, "# another", F_PUZZLE]):
        equal(run("solve", text="\n".join(lines))[0].split(), [BIRD_SOLVED for line in lines if line[0] != "#"])


def any_letters_are_symbols():
    letters = str.maketrans("123456789", "TONYBLAIR")
    equal(run("solve", "--alphabet=TONYBLAIR", text=BIRD.translate(letters))[0],
          BIRD_SOLVED.translate(letters) + "\n")


def sixteen_by_sixteen_is_solved():
    out = run("solve", "--alphabet=1-9A-G", text="." * 256 + "\n")[0].strip()
    equal(is_solution("." * 256, out, 16, 4, "123456789ABCDEFG"), True)


def candidates_are_pruned_to_the_fixpoint():
    """1 in the corner of a 4x4 board leaves 234 in its row, column and box."""
    out, _, status = run("candidates", text="1" + "." * 15 + "\n")
    fields = [line.replace("|", " ").split() for line in out.splitlines() if any(c.isdigit() for c in line)]
    equal(fields, [["1", "234", "234", "234"], ["234", "234", "1234", "1234"],
                   ["234", "1234", "1234", "1234"], ["234", "1234", "1234", "1234"]])
    equal(status, 0)


def candidates_in_a_line():
    equal(run("candidates", "--format=line", text="1" + "." * 15 + "\n")[0],
          "1 234 234 234 234 234 1234 1234 234 1234 1234 1234 234 1234 1234 1234\n")


ARTICLE = "6......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..."


def derive_prints_the_stages():
    """Bird's puzzle has 9^51 boards at first, and cells show each choice in its place, as in the article."""
    out, err, status = run("derive", "--stage=choices", text=BIRD)
    lines = out.splitlines()
    equal(lines[:2], ["choices", f"Boards: 9^51 = {9 ** 51}"])
    equal(lines[3], " ".join(["2".ljust(11)] + ["[123456789]"] * 4 + ["1".ljust(11), "[123456789]", "3".ljust(11), "8"]))
    equal((err, status), ("", 0))
    pruned = run("derive", "--stage=prune", text=ARTICLE)[0].split("\n\n")
    equal([part.strip().split("\n")[0] for part in pruned[:3]], ["pruneBy rows", "pruneBy cols", "pruneBy boxs"])
    equal(pruned[2].splitlines()[7], "[ 2      9] [  3  6  9] [ 23  6  9] [ 23  6   ] 5           "
                                     "[123    8 ] 4           [ 2   6 89] 7")


def derive_prints_the_articles_grids():
    """Start, one pruning and fixpoint, character for character: a cell has eleven, and a space is between."""
    start = [["" if symbol == "." else symbol for symbol in ARTICLE[row * 9:row * 9 + 9]] for row in range(9)]
    once = """6 3789 3579 23579 23478 2345789 5789 1 234589
              4 13789 3579 235679 123678 1235789 56789 2356789 235689
              15789 2 3579 35679 134678 1345789 56789 3456789 345689
              29 369 2369 236 5 1238 4 2689 7
              2579 4679 8 267 12467 1247 3 2569 12569
              257 3467 1 2367 9 23478 568 2568 2568
              3 16789 679 4 7 579 2 56789 15689
              2789 5 24679 1 237 2379 6789 346789 34689
              1279 1479 2479 8 237 6 1579 34579 13459"""
    fixpoint = """6 3789 3579 23579 2348 2345789 5789 1 234589
                  4 13789 3579 235679 12368 1235789 56789 2356789 235689
                  15789 2 3579 35679 13468 1345789 56789 3456789 345689
                  29 369 2369 236 5 1238 4 2689 7
                  2579 4679 8 267 1246 1247 3 2569 12569
                  257 3467 1 2367 9 23478 568 2568 2568
                  3 1689 69 4 7 59 2 5689 15689
                  2789 5 24679 1 23 239 6789 346789 34689
                  1279 1479 2479 8 23 6 1579 34579 13459"""

    def shown(choices):
        inside = "".join(value if value in choices or choices == "" else " " for value in "123456789")
        return choices.ljust(11) if len(choices) == 1 else f"[{inside}]"

    def grid(rows):
        return [" ".join(shown(choices) for choices in row).rstrip() for row in rows]

    parts = run("derive", text=ARTICLE)[0].split("\n\n")
    equal(parts[0].splitlines()[-9:], grid(start))
    equal(parts[3].splitlines()[-9:], grid(row.split() for row in once.splitlines()))
    many = [part for part in parts if part.startswith("many prune")]
    equal(many[-1].splitlines()[-9:], grid(row.split() for row in fixpoint.splitlines()))
    begins(parts[-1].splitlines()[1], "  r4c1=2: ")


def derive_searches_in_variants():
    """The tree has each solution once, whatever the variant."""
    board = "12..34.........."
    expected = sorted(run("solve", "--limit=100", text=board)[0].split())
    for variant in [], ["--variant=once"], ["--variant=others"], ["--variant=fixpoint"]:
        out, _, status = run("derive", "--stage=search", *variant, text=board)
        equal(sorted(re.findall(r"\d{16}", out)), expected)
        equal((f"Solutions: {len(expected)}\n" in out, status), (True, 0))
    begins(run("derive", "--stage=search", text=ARTICLE)[0].splitlines()[1], "  r4c1=2: ")


def derive_says_why_a_branch_is_blocked():
    out, _, status = run("derive", "--stage=search", text=TWO_FIVES)
    equal((out.splitlines()[0], status), ("search: blocked, 5 twice in row 1", 1))


def derive_ends_at_a_limit():
    out = run("derive", "--stage=search", "--limit=5", text=EMPTY)[0].splitlines()
    equal((len(out), out[0], out[-1]), (6, "search: 9^81", "…"))


def derive_leaves_the_search_of_large_boards_out():
    """Unless it is asked for; the stages are there, also of the largest."""
    large = "." * 625
    out, _, status = run("derive", text=large)
    equal((out.splitlines()[-1], status), ("The search of boards over 16×16 is left out.", 0))
    equal(json.loads(run("derive", "--json", text=large)[0])["complete"], False)
    for arguments in ["--limit=3"], ["--stage=search", "--limit=3"]:
        equal(run("derive", *arguments, text=large)[0].splitlines()[-4:][0][:7], "search:")
    largest = "\n".join(" ".join(str(row + 1 if row == column else 0) for column in range(64)) for row in range(64))
    out = run("derive", text=largest)[0]
    equal([line for line in out.splitlines() if line.startswith("Removed")][:3], ["Removed: 4032", "Removed: 4032", "Removed: 2688"])
    equal(out.count("\nmany prune\n"), 1)


def derive_takes_small_and_faulty_boards():
    """One cell, boxes of one row, and two equal givens in a row."""
    begins(run("derive", "--stage=search", text=".")[0], "search: 1\nNodes: 1\nBlocked nodes: 0\nSolutions: 1\n")
    begins(run("derive", "--stage=search", "--boxes=1x2", text="1.\n..\n")[0], "search: 1221\n")
    out, _, status = run("derive", text="55" + "." * 79)
    begins(out[out.index("search: "):], "search: blocked, 5 twice in row 1\nNodes: 1\nBlocked nodes: 1\n")
    equal(status, 1)


def derive_as_data():
    found = json.loads(run("derive", "--json", text=BIRD)[0])
    equal([step["step"] for step in found["steps"]][:4], ["choices", "pruneBy rows", "pruneBy cols", "pruneBy boxs"])
    equal((found["steps"][0]["boards"], found["solutions"], found["complete"]), (str(9 ** 51), 1, True))
    solved = [node for node in found["nodes"] if node["state"] == "solved"]
    equal(["".join(map("".join, node["matrix"])) for node in solved], [BIRD_SOLVED])
    equal(all(node["parent"] < node["node"] for node in found["nodes"][1:]), True)
    dot = run("derive", "--dot", text="12..34..........")[0]
    begins(dot, 'digraph "puzzle 1" {\n  0 [shape=ellipse,label="2^8·4^4"];\n')
    equal((dot.count("doublecircle"), dot.count(" -> "), dot.endswith("}\n")), (12, 22, True))


def derive_refuses_what_it_does_not_know():
    for arguments in ["--variant=first"], ["--variant=once,others"], ["--stage=mcp"], ["--limit=0"]:
        equal(run("derive", *arguments, text=BIRD)[2], 2)
    begins(run("derive", text=BIRD[1:])[0], "Invalid input")


def check_tells_none_unique_and_several():
    out, _, status = run("check", text="\n".join([SEVENTEEN, EMPTY, TWO_FIVES]))
    lines = out.splitlines()
    equal(lines[:2], ["unique, minimal", "several"])
    begins(lines[2], "none: ")
    equal((len(lines), status), (3, 1))


def check_names_givens_that_can_go():
    """The solution of a unique puzzle with one cell of it added: that cell can go again."""
    more = SEVENTEEN[:80] + run("solve", text=SEVENTEEN)[0][80]
    out = run("check", text=more)[0]
    begins(out, "unique, not minimal:")
    equal(f" r9c9={more[80]}" in out, True)


def check_of_a_list_tells_what_it_tells_of_each():
    solved = run("solve", text=SEVENTEEN)[0]
    puzzles = [SEVENTEEN, EMPTY, TWO_FIVES, SEVENTEEN[:80] + solved[80]]
    single = [run("check", "--json", text=puzzle)[0].partition(",")[2] for puzzle in puzzles]
    listed = run("check", "--json", text="\n".join(puzzles * 50))[0].splitlines(keepends=True)
    equal([line.partition(",")[2] for line in listed], single * 50)


def json_is_one_object_a_puzzle():
    text = "\n".join([BIRD, BIRD[1:], TWO_FIVES])
    solved = [json.loads(line) for line in run("solve", "--json", text=text)[0].splitlines()]
    equal((solved[0]["puzzle"], solved[0]["solutions"]), (1, [BIRD_SOLVED]))
    equal(("error" in solved[1], solved[1]["puzzle"]), (True, 2))
    equal((solved[2]["solutions"], solved[2]["complete"]), ([], True))
    counted = [json.loads(line) for line in run("count", "--json", text=text)[0].splitlines()]
    equal((counted[0]["count"], counted[0]["complete"], counted[2]["count"]), (1, True, 0))
    checked = [json.loads(line) for line in run("check", "--json", text=text)[0].splitlines()]
    equal((checked[0]["solutions"], checked[2]["solutions"]), ("unique", "none"))
    cells = json.loads(run("candidates", "--json", text=BIRD)[0])["candidates"]
    equal((len(cells), cells[0]), (81, ["2"]))


def stats_go_to_standard_error():
    out, err, status = run("solve", "--stats", text="\n".join([BIRD, TWO_FIVES]))
    equal((out, status), (BIRD_SOLVED + "\nNo solution found\n", 1))
    statistics = dict(line.split(": ") for line in err.splitlines())
    equal((statistics["puzzles"], statistics["solutions"], "guesses" in statistics), ("2", "1", True))
    equal(float(statistics["seconds"]) >= 0, True)
    equal("questions" in statistics, False)
    err = run("solve", "--stats", "--boxes=5x6", "--alphabet=1-9A-U", text="." * 900)[1]
    statistics = dict(line.split(": ") for line in err.splitlines())
    equal((len(statistics), statistics["questions"], int(statistics["conflicts"]) > 0), (12, "1", True))


def threads_do_not_change_the_answers():
    text = "\n".join([BIRD, SEVENTEEN, TWO_FIVES, BIRD[:-2]] * 500)
    equal(run("solve", "--threads=1", text=text), run("solve", "--threads=3", text=text))


def the_first_solution_does_not_depend_on_the_neighbours():
    several = BIRD.replace("3", ".", 1).replace("4", ".")
    alone = run("solve", text=several)[0]
    equal(run("solve", "--all", text=several)[0].splitlines()[0] + "\n", alone)
    equal(run("solve", text="\n".join(100 * [several, BIRD]))[0], 100 * (alone + BIRD_SOLVED + "\n"))
    any_one = run("solve", "--any", text="\n".join(100 * [several]))[0].splitlines()
    equal((len(any_one), all(is_solution(several, line) for line in any_one)), (100, True))


def a_count_does_not_depend_on_the_threads():
    """10^6 and more solutions, so that the puzzle is split."""
    puzzle = BIRD[:18] + "." * 45 + BIRD[63:]
    counts = {run("count", f"--threads={n}", "--limit=20000", text=puzzle)[0] for n in (1, 2, 3)}
    equal(counts, {"20000\n"})
    puzzle = BIRD.replace("3", ".", 2).replace("8", ".")
    counts = {run("count", f"--threads={n}", text=puzzle)[0] for n in (1, 2, 3)}
    equal((len(counts), int(counts.pop()) > 1), (1, True))


def an_estimate_of_few_is_exact_and_of_many_has_an_error():
    equal(run("count", "--estimate", text=BIRD)[0], "1\n")
    found = json.loads(run("count", "--estimate", "--json", "--seconds=0.5", text=TWO_GIVENS)[0])
    number = 6670903752021072936960
    equal(found["low"] < number / 81 * 1.2 and found["high"] > number / 81 / 1.2, True)
    equal(found["low"] < found["estimate"] < found["high"], True)
    equal(round(10 ** found["log10"] / found["estimate"], 2), 1.0)
    equal(run("count", "--estimate", text=EMPTY)[0], f"{number}\n")
    equal(run("count", "--estimate", text="1" + EMPTY[1:])[0], f"{number // 9}\n")


def an_estimate_of_unequal_walks_has_an_interval():
    """The empty board of 25x25 has about 4.3648e308 solutions (Wikipedia, "Mathematics of Sudoku"), more than a float holds; one
    of 625 has a 1 in the corner and in the middle."""
    rows = "\n" + "\n".join([" ".join(25 * ["0"])] * 24)
    equal(run("count", "--estimate", text="25\n" + " ".join(25 * ["0"]) + rows)[0], "4.365e+308 (±0.15 %)\n")
    text = run("count", "--estimate", text="25\n" + " ".join(["1"] + 311 * ["0"] + ["1"] + 312 * ["0"]))[0]
    low, high = re.fullmatch(r"\S+ \(\S+e\+(\d+)–\S+e\+(\d+)\)\n", text).groups()
    equal(int(low) <= 305 <= int(high), True)


def an_estimate_that_met_no_solution_is_unknown():
    """Random walks on a board of 64x64 do not come to a solution in so short a time; JSON has no infinity."""
    board = "64\n" + "\n".join([" ".join(64 * ["0"])] * 64)
    equal(run("count", "--estimate", "--seconds=0.01", text=board)[0], "unknown\n")
    equal(run("count", "--estimate", "--seconds=inf", text=BIRD)[0], "1\n")
    text = run("count", "--estimate", "--json", "--seconds=0.01", text=board)[0]
    found = json.loads(text, parse_constant=lambda name: name)
    equal([found[key] for key in ("estimate", "log10", "relative_error", "low", "high")], 5 * [None])


def basic_candidates_are_those_that_the_values_leave():
    text = "1234..........12\n"
    equal(run("candidates", "--depth=basic", "--format=line", text=text),
          ("1 2 3 4 34 34 2 1 234 134 4 3 34 34 1 2\n", "", 0))
    equal(run("candidates", "--format=line", text=text), ("1 2 3 4 34 34 2 1 2 1 4 3 34 34 1 2\n", "", 0))


def true_candidates_are_those_of_the_solutions():
    puzzle = BIRD.replace("3", ".", 1).replace("4", ".")
    lines = run("solve", "--all", text=puzzle)[0].splitlines()
    expected = [sorted({line[cell] for line in lines}) for cell in range(81)]
    found = json.loads(run("candidates", "--depth=true", "--json", "--limit=100000", text=puzzle)[0])
    equal(found["candidates"], expected)
    equal(found["counts"], [[sum(line[cell] == symbol for line in lines) for symbol in expected[cell]]
                           for cell in range(81)])
    equal(run("candidates", "--depth=true", text=TWO_FIVES), ("No solution found\n", "", 1))


def check_tells_what_would_make_a_puzzle_unique():
    puzzle = BIRD.replace("3", ".", 1).replace("4", ".")
    found = json.loads(run("check", "--complete", "--json", text=puzzle)[0])
    cells = list(puzzle)
    for addition in found["additions"]:
        cells[(addition["row"] - 1) * 9 + addition["column"] - 1] = addition["symbol"]
    begins(run("check", text="".join(cells))[0], "unique")
    begins(run("check", "--complete", text=puzzle)[0], "several, unique with: r")


def files_are_answered_in_order():
    with tempfile.TemporaryDirectory() as folder:
        paths = [pathlib.Path(folder, name) for name in ("a.txt", "b.sdk", "c.txt.gz")]
        paths[0].write_text(BIRD + "\n")
        paths[1].write_text("[Puzzle]\n" + "\n".join(TWO_FIVES[i:i + 9] for i in range(0, 81, 9)) + "\n")
        paths[2].write_bytes(gzip.compress((BIRD + "\n").encode()))
        out, _, status = run("solve", *map(str, paths))
    equal((out, status), (f"{BIRD_SOLVED}\nNo solution found\n{BIRD_SOLVED}\n", 1))


def packed_lists_are_answered_as_they_come():
    packed = gzip.compress(f"{BIRD}\n".encode() * 1000)
    # Unpacked these are more than is read as a whole.
    out, err, status = run("count", "--limit=2", text=packed * 900)
    equal((out == "1\n" * 900000, err, status), (True, "", 0))
    out, err, status = run("count", text=packed + b"gzip leaves this out")
    equal((out == "1\n" * 1000, err, status), (True, "", 0))
    out, err, status = run("count", text=packed[:-9])
    equal((out.splitlines()[-1], err, status), ("Invalid input: the gzip data is damaged or cut off", "", 2))
    process = subprocess.Popen([CLI, "solve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    for piece in packed[:1], packed[1:]:
        process.stdin.write(piece)
        process.stdin.flush()
    equal(process.stdout.readline(), f"{BIRD_SOLVED}\n".encode())
    process.stdin.close()
    equal((len(process.stdout.read().splitlines()), process.wait(60)), (999, 0))
    process.stdout.close()


def missing_file_is_told_and_the_others_are_answered():
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "a.txt")
        path.write_text(BIRD + "\n")
        out, err, status = run("solve", folder + "/nothing", str(path))
        reason = run("solve", str(path) + "/below")[1]
    equal((out, status), (BIRD_SOLVED + "\n", 2))
    equal("nothing" in err, True)
    equal(reason.rstrip().rpartition(": ")[2], os.strerror(errno.ENOTDIR))


def wrong_usage_is_told():
    for arguments in ([], ["solv"], ["solve", "--limit=0"], ["solve", "--boxes=3"], ["solve", "--format=x"],
                      ["solve", "--threads=0"], ["solve", "--threads=-1"], ["solve", "-x5"], ["convert", "--to=line", "--json"],
                      ["render", "--json"], ["solve", "--alphabet=112"], ["convert"], ["convert", "--to=x"]):
        out, err, status = run(*arguments, text=BIRD)
        equal((out, status), ("", 2))
        begins(err, "nonet-cli: ")


def help_and_version_are_there():
    begins(run("--version")[0], "nonet-cli ")
    for arguments in (["--help"], ["solve", "--help"], ["convert", "--help"]):
        out, _, status = run(*arguments)
        equal((len(out) > 100, status), (True, 0))


def help_is_asked_for_in_two_ways():
    equal(run("help", "count"), run("count", "--help"))
    equal(run("help"), run("--help"))


def a_command_that_is_not_quite_right_is_guessed():
    for typed, meant in ("slove", "solve"), ("counts", "count"), ("conv", "convert"), ("xx", None), ("puzzle.txt", None):
        out, err, status = run(typed, text=BIRD)
        equal((out, status), ("", 2))
        guess = f"; did you mean “{meant}”?" if meant else ""
        begins(err, f"nonet-cli: unknown command “{typed}”{guess}\n")
        equal(run("help", typed)[1:], (err, 2))


def completed_in_bash(*words):
    """What bash makes of the last of the words."""
    if shutil.which("bash") is None:
        raise Skipped("bash is not installed")
    script = pathlib.Path(__file__).parents[2] / "data/completions/nonet-cli.bash"
    program = f"source {script}; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); _nonet_cli; printf '%s\\n' \"${{COMPREPLY[@]}}\""
    done = subprocess.run(["bash", "--norc", "-c", program, "bash", *words], capture_output=True, text=True, timeout=60,
                          env={**os.environ, "LC_ALL": "C.UTF-8", "PATH": f"{os.path.dirname(CLI)}:{os.environ['PATH']}"})
    return done.stdout.split()


def commands_and_options_are_completed():
    equal(completed_in_bash("nonet-cli", "cou"), ["count"])
    equal(completed_in_bash("nonet-cli", "help", "ra"), ["rate"])
    equal(completed_in_bash("nonet-cli", "count", "--s"), ["--seconds=", "--stats"])
    equal(completed_in_bash("nonet-cli", "render", "--name"), ["--name-line"])
    equal(completed_in_bash("nonet-cli", "nothing", "--n"), [])
    equal(completed_in_bash("nonet-cli", "convert", "--to", "=", "f-p"), ["f-puzzles"])  # as bash splits words
    equal(completed_in_bash("nonet-cli", "convert", "--to", "=")[:2], ["ipuz", "line"])
    equal(completed_in_bash("nonet-cli", "generate", "--rules", "=", "windoku,anti-"), ["windoku,anti-knight", "windoku,anti-king"])
    equal(run("explain", "--list-options", "--cells"), ("r1c3\na3\nwords\n", "", 0))
    for option in "--seed", "--nothing", "rules", "--pattern":
        equal((option, run("generate", "--list-options", option)), (option, ("", "", 0)))


def values_are_completed_in_fish():
    if shutil.which("fish") is None:
        raise Skipped("fish is not installed")
    script = pathlib.Path(__file__).parents[2] / "data/completions/nonet-cli.fish"
    for line, values in (("nonet-cli solve --format=", ["--format=grid", "--format=line"]),
                         ("nonet-cli generate --level=easy,h", ["--level=easy,hard"]), ("nonet-cli canonical --u", ["--unique"])):
        done = subprocess.run(["fish", "--no-config", "-c", f"source {script}; complete -C '{line}'"], capture_output=True, text=True,
                              timeout=60, env={**os.environ, "PATH": f"{os.path.dirname(CLI)}:{os.environ['PATH']}"})
        equal([found.split("\t")[0] for found in done.stdout.splitlines()], values)


def short_options_take_their_values():
    equal(len(run("solve", "-n5", text=EMPTY)[0].splitlines()), 5)
    equal(len(run("solve", "-an5", text=EMPTY)[0].splitlines()), 5)
    equal(run("solve", "-fgrid", text=BIRD), run("solve", "--format=grid", text=BIRD))
    equal(run("solve", "-n", "2", "-f", "line", text=BIRD), (BIRD_SOLVED + "\n", "", 0))
    equal(run("convert", "-tline", text=BIRD), (BIRD + "\n", "", 0))
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "-n5")
        path.write_text(EMPTY + "\n")
        done = subprocess.run([CLI, "solve", "-n2", "--", "-n5"], cwd=folder, capture_output=True, timeout=60)
    equal(len(done.stdout.splitlines()), 2)


def help_that_cannot_be_written_is_told():
    if not pathlib.Path("/dev/full").exists():
        raise Skipped("there is no /dev/full")
    for arguments in ["--help"], ["--version"], ["solve", "--help"], ["render", "--help"]:
        with open("/dev/full", "wb") as full:
            done = subprocess.run([CLI, *arguments], stdout=full, stderr=subprocess.PIPE, timeout=60)
        equal(done.returncode, 2)
        begins(done.stderr.decode(), "nonet-cli: cannot write")
        done = subprocess.run(["sh", "-c", '"$@" >&-', "sh", CLI, *arguments], stderr=subprocess.PIPE, timeout=60)
        equal(done.returncode, 2)


def json_names_the_file_where_there_are_several():
    with tempfile.TemporaryDirectory() as folder:
        names = [os.fsencode(folder) + name for name in (b"/a.txt", b"/b\xff.txt")]
        for name, text in zip(names, (f"{BIRD}\n12\n{BIRD}\n", "nothing\n")):
            with open(name, "w", encoding="utf-8") as file:
                file.write(text)
        out = subprocess.run([CLI, "count", "--json", *names], stdout=subprocess.PIPE, timeout=60).stdout
        found = [json.loads(line) for line in out.decode().splitlines()]
        equal([answer["file"] for answer in found], 3 * [folder + "/a.txt"] + [folder + "/b\ufffd.txt"])
        begins(found[3]["error"], folder + "/b\ufffd.txt: ")
        equal("file" in json.loads(run("count", "--json", folder + "/a.txt")[0].splitlines()[0]), False)


def read_terminal(terminal, until):
    """What a program writes to a terminal, until it has written this or ends."""
    text = b""
    while until not in text and select.select([terminal], [], [], 60)[0]:
        try:
            text += os.read(terminal, 4096)
        except OSError:  # the program has ended
            break
    return text


def a_long_answer_shows_on_a_terminal_how_far_it_is():
    terminal, other_end = pty.openpty()
    process = subprocess.Popen([CLI, "count"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=other_end,
                               env={**os.environ, "LC_ALL": "C.UTF-8"})
    os.close(other_end)
    try:
        process.stdin.write(f"{BIRD}\n{TWO_GIVENS}\n".encode())
        process.stdin.close()
        equal(process.stdout.readline(), b"1\n")
        begins(read_terminal(terminal, b"at least ").lstrip(b"\r\x1b[K"), b"puzzle 2, ")
        process.send_signal(signal.SIGINT)
        line = read_terminal(terminal, b"\n").rpartition(b"\x1b[K")[2]
        begins(line, b"puzzle 2, ")
        equal(int(line.split()[-1]) > 1000000, True)
        equal((process.stdout.read(), process.wait(60)), (b"", -signal.SIGINT))
    finally:
        process.kill()
        process.stdout.close()
        os.close(terminal)


def ended_by_a_signal_a_long_answer_says_how_far_it_is():
    process = subprocess.Popen([CLI, "count", "--json"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, text=True, env={**os.environ, "LC_ALL": "C.UTF-8"})
    try:
        process.stdin.write(f"{BIRD}\n{TWO_GIVENS}\n")
        process.stdin.close()
        equal(json.loads(process.stdout.readline())["count"], 1)
        # The handlers are there now.
        process.send_signal(signal.SIGTERM)
        begins(process.stderr.readline(), "puzzle 2, ")
        known = json.loads(process.stdout.readline())
        equal((known["puzzle"], known["complete"], known["count"] > 1000000), (2, False, True))
        equal(process.wait(60), -signal.SIGTERM)
    finally:
        process.kill()
        process.stdout.close()
        process.stderr.close()


def what_is_shown_of_a_long_answer_is_erased():
    terminal, other_end = pty.openpty()
    arguments = [CLI, "count", "--estimate", "--seconds=1"]
    done = subprocess.run(arguments, input=TWO_GIVENS.encode(), stdout=subprocess.PIPE, stderr=other_end, timeout=60)
    os.close(other_end)
    text = read_terminal(terminal, b"nothing")
    os.close(terminal)
    shown = re.match(rb"\r\x1b\[Kpuzzle 1, [0-9]+ s", text)  # on a busy machine not at once
    equal((bool(shown), text.endswith(b"\r\x1b[K"), done.returncode), (True, True, 0))
    equal(run(*arguments[1:], text=TWO_GIVENS)[1], "")


def an_answer_comes_before_the_next_puzzle_is_asked():
    process = subprocess.Popen([CLI, "solve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        for _ in range(3):
            process.stdin.write(BIRD.encode() + b"\n")
            process.stdin.flush()
            equal(bool(select.select([process.stdout], [], [], 60)[0]), True)
            equal(process.stdout.readline().decode().strip(), BIRD_SOLVED)
        process.stdin.close()
        equal(process.wait(60), 0)
    finally:
        process.kill()
        process.stdout.close()


def an_answer_does_not_wait_for_those_after_it():
    """Counting the empty 16x16 board would take for ever."""
    for threads in "1", "2":
        process = subprocess.Popen([CLI, "count", "--threads=" + threads], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        try:
            process.stdin.write(("11" + "." * 254 + "\n" + "." * 256 + "\n").encode())
            process.stdin.close()
            equal(bool(select.select([process.stdout], [], [], 60)[0]), True)
            equal(process.stdout.readline(), b"0\n")
        finally:
            process.kill()
            process.stdout.close()
            process.wait()


def a_reader_that_goes_away_ends_it():
    process = subprocess.Popen([CLI, "solve", "--all"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE)
    process.stdin.write(EMPTY.encode() + b"\n")
    process.stdin.close()
    equal(is_solution(EMPTY, process.stdout.readline().decode().strip()), True)
    process.stdout.close()
    equal(process.stderr.read(), b"")
    process.stderr.close()
    equal(process.wait(60) != 0, True)


def endless_answers_need_little_memory():
    """A million solutions of the empty board, in an address space of 1 GiB."""
    def limit():
        resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
    if os.environ.get("LSAN_OPTIONS"):
        raise Skipped("AddressSanitizer reserves more")
    done = subprocess.run([CLI, "solve", "--threads=1", "--limit=1000000"], input=EMPTY.encode(), capture_output=False,
                          stdout=subprocess.DEVNULL, preexec_fn=limit, timeout=120)
    equal(done.returncode, 0)


def a_full_disk_is_told():
    if not pathlib.Path("/dev/full").exists():
        raise Skipped("there is no /dev/full")
    with open("/dev/full", "wb") as full:
        done = subprocess.run([CLI, "solve"], input=BIRD.encode(), stdout=full, stderr=subprocess.PIPE, timeout=60)
    equal(done.returncode, 2)
    begins(done.stderr.decode(), "nonet-cli: cannot write")


def convert_and_back_keeps_the_puzzle():
    text = run("convert", "--to=ipuz", text=BIRD)[0]
    equal(json.loads(text)["kind"], ["http://ipuz.org/sudoku#1"])
    equal(run("convert", "--to=line", text=text), (BIRD + "\n", "", 0))
    text = run("convert", "--to=rows", text=BIRD)[0]
    equal(len(text.splitlines()) >= 9, True)
    equal(run("convert", "--to=line", text=text), (BIRD + "\n", "", 0))


def a_csv_of_several_puzzles_has_one_heading():
    out = run("convert", "--to=csv", text=f"{BIRD}\n{SEVENTEEN}\n")[0]
    equal(out, f"quizzes,solutions\n{BIRD.replace('.', '0')},\n{SEVENTEEN},\n")


def every_format_is_written_and_read_back():
    listed = [line.split()[0] for line in run("convert", "--help")[0].splitlines()
              if line.startswith("  ") and not line.strip().startswith(("-", "nonet-cli"))]
    equal(len(listed) >= 10, True)
    for name in listed:
        text = run("convert", f"--to={name}", text=BIRD)[0]
        equal((name, run("convert", "--to=line", text=text)[0]), (name, BIRD + "\n"))
        # Of two puzzles none is lost without a word.
        text, err, status = run("convert", f"--to={name}", text=f"{BIRD}\n{SEVENTEEN}\n")
        blank_dots = SEVENTEEN.replace("0", ".")
        alone = "a file of this format holds one puzzle only" in err
        equal((name, status), (name, 2 if alone else 0))
        equal((name, run("convert", "--to=line", text=text)[0]), (name, BIRD + "\n" + ("" if alone else blank_dots + "\n")))


def convert_keeps_ratings_and_steps():
    rated = "\n".join(["#puzzle\tsource\tER/EP/ED", SEVENTEEN + "\tsomewhere\t8.9/1.2/1.2", SEVENTEEN + "\tsomewhere\t"])
    equal(run("convert", "--to=sdm", text=rated), (f"{SEVENTEEN} 8.9/1.2/1.2\n{SEVENTEEN}\n", "", 0))
    for line in LIBRARY_LINES:
        equal(run("convert", "--to=hodoku", text=line), (line + "\n", "", 0))


def convert_tells_what_it_cannot_read_apart_from_what_it_writes():
    out, err, status = run("convert", "--to=line", text="\n".join([BIRD, "", "12", BIRD]))
    equal((out.count(BIRD), "12" in out), (2, False))
    out, err, status = run("convert", "--to=line", text="nothing to read\n")
    equal((out, status), ("", 2))
    begins(err, "Invalid input: ")


def render_draws_the_kind_of_picture_its_file_is_named_for():
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "board.png")
        equal(run("render", f"--output={path}", "--size=200", text=f"{BIRD}\n{SEVENTEEN}\n"), ("", "", 0))
        equal(path.read_bytes()[:4], b"\x89PNG")
        equal(pathlib.Path(folder, "board-2.png").read_bytes()[:4], b"\x89PNG")
        pdf = pathlib.Path(folder, "boards.pdf")
        equal(run("render", f"--output={pdf}", "--candidates", text=f"{BIRD}\n{SEVENTEEN}\n"), ("", "", 0))
        equal(pdf.read_bytes()[:5], b"%PDF-")
    begins(run("render", "--solution", text=BIRD)[0], "<?xml")


X_WINGS = "006000200900000004243000896000591000002080300400203001300000007000907000010408020"


def render_draws_a_step_with_its_board():
    """As many strikes, in a colour of their own, as the step removes candidates; what is not there is reported."""
    strike = "rgb(75.294118%,10.980392%,15.686275%)"
    steps = json.loads(run("explain", "--json", "--until=25", text=X_WINGS)[0])["steps"]
    for number in 1, 11, 14, 17, 25:
        out, err, status = run("render", f"--step={number}", "--style=light", text=X_WINGS)
        equal((out.replace(", ", ",").count(strike), err, status), (len(steps[number - 1]["removed"]), "", 0))
    out, err, status = run("render", "--step=999", text=BIRD)
    equal((out, "no step 999" in err, status), ("", True, 1))
    equal(run("render", "--step=2", "--technique=x-wing", text=X_WINGS)[1:], ("", 0))
    equal(run("render", "--step=0", text=BIRD)[2], 2)


def render_needs_a_file_for_more_than_one_picture():
    """It says so once, and before anything is written."""
    out, err, status = run("render", "--to=png", text=f"{BIRD}\n{SEVENTEEN}\n{BIRD}\n")
    equal((out, err.count("--output=FILE"), status), ("", 1, 2))


def render_names_the_file_that_cannot_be_written():
    with tempfile.TemporaryDirectory() as folder:
        for name in folder + "/none/board.svg", folder:
            out, err, status = run("render", "--to=svg", f"--output={name}", text=BIRD)
            equal((out, status), ("", 2))
            begins(err, f"nonet-cli: cannot write the picture: {name}: ")


def render_writes_to_standard_output_and_to_pipes():
    picture = run("render", text=BIRD)[0]
    with tempfile.TemporaryDirectory() as folder:
        for name in "-", "/dev/stdout":
            done = subprocess.run([CLI, "render", "--to=svg", "-o", name], input=BIRD.encode(), capture_output=True, cwd=folder,
                                  timeout=60)
            equal((done.stdout.decode(), done.returncode, os.listdir(folder)), (picture, 0, []))
        pipe = folder + "/pipe.svg"
        os.mkfifo(pipe)
        process = subprocess.Popen([CLI, "render", "--output=" + pipe], stdin=subprocess.PIPE)
        process.stdin.write(BIRD.encode())
        process.stdin.close()
        equal((pathlib.Path(pipe).read_text(), process.wait(60)), (picture, 0))


def objects_of_pdf(data):
    """The objects of a PDF of Cairo's as text; newer versions pack them."""
    text = data.decode("latin-1")
    for stream in re.findall(rb"\nstream\n(.*?)\nendstream", data, re.S):
        try:
            text += zlib.decompress(stream).decode("latin-1")
        except zlib.error:
            pass
    return text


def render_puts_puzzles_on_pages():
    """13 puzzles, 6 a page: three pages, two more for solutions, and what the PDF says of itself."""
    text = f"{BIRD}\n" * 13
    with tempfile.TemporaryDirectory() as folder:
        pdf = pathlib.Path(folder, "sheet.pdf")
        for options, pages in ((["--sheet=2x3"], 3), (["--sheet=2x3", "--solutions=end"], 5), (["--sheet=2x3", "--solutions=foot"], 3),
                               (["--sheet=6", "--solutions=overleaf", "--page=Letter"], 6), (["--solutions=end"], 15),
                               (["--sheet=1x1", "--booklet"], 8), (["--board=50", "--page=100x80mm", "--margin=10"], 13)):
            equal(run("render", *options, "--heading=Year 7", f"--output={pdf}", text=text), ("", "", 0))
            found = objects_of_pdf(pdf.read_bytes())
            equal((options, found.count("/Type /Page %"), found.count("/Title (Year 7)")), (options, pages, 1))
        equal(run("render", "--sheet=2x3", "--levels", "--titles", "--name-line", "--footer=End", f"--output={folder}/p.png",
                  text=text), ("", "", 0))
        equal([name for name in sorted(os.listdir(folder)) if name.endswith("png")], ["p-2.png", "p-3.png", "p.png"])


def pages_say_which_puzzles_have_no_single_solution():
    equal(run("render", "--sheet=2", "--solutions=end", "--output=-", "--to=pdf", text=f"{BIRD}\n{BIRD}\n")[1:], ("", 0))
    equal(run("render", "--sheet=2", "--solutions=end", "--output=-", "--to=pdf", text=f"{BIRD}\n{TWO_FIVES}\n")[1:], ("", 1))


def pages_need_options_that_make_sense():
    for bad in ["--sheet=0x3"], ["--sheet=2x"], ["--sheet=x"], ["--sheet=21x20"], ["--page=A44"], ["--solutions=back"], ["--board=-1"], \
            ["--margin=9999"], ["--sheet=2x3", "--step=1"], ["--sheet=2x3", "--style=dark"], ["--sheet=2x3", "--candidates"]:
        out, err, status = run("render", *bad, text=BIRD)
        equal((bad, out, status), (bad, "", 2))
        begins(err, "nonet-cli: ")
    equal(run("render", "--sheet=2", "--to=png", text=f"{BIRD}\n" * 3)[::2], ("", 2))


def placements_of(steps):
    return {(place["row"], place["column"]): place["symbol"] for step in steps for place in step["placed"]}


def the_path_of_an_easy_puzzle_ends_with_its_solution():
    out, err, status = run("explain", "--json", text=BIRD)
    path = json.loads(out)
    equal((err, status, path["solutions"], path["solved"], path["hodoku"]["level"]), ("", 0, "unique", True, "easy"))
    placed = placements_of(path["steps"])
    equal("".join(placed.get((cell // 9 + 1, cell % 9 + 1), BIRD[cell]) for cell in range(81)), BIRD_SOLVED)
    equal(len(path["steps"]), BIRD.count("."))
    equal(len(json.loads(run("explain", "--json", "--until=7", text=BIRD)[0])["steps"]), 7)
    equal(len(json.loads(run("explain", "--json", "--all", "--until=2", text=BIRD)[0])["steps"]), 2)


def steps_are_numbered_sentences_or_chains():
    text = LIBRARY_LINES[1]
    out, err, status = run("explain", "--all", "--technique=naked-pair", text=text)
    equal((out.count("\n"), err, status), (1, "", 0))
    begins(out, "1. Naked Pair: ")
    out = run("explain", "--all", "--technique=naked-pair", "--format=eureka", text=text)[0]
    begins(out, "1. Naked Pair: 5/7 ")
    assert out.endswith(" => r4c89/r6c9<>5, r4c8<>7\n"), out
    path = run("explain", text=BIRD)[0].splitlines()
    equal(path[-1], "Solved. Level: easy, score: " + str(json.loads(run("explain", "--json", text=BIRD)[0])["hodoku"]["score"]))
    equal([line.split(".")[0] for line in path[:-1]], [str(1 + i) for i in range(BIRD.count("."))])


def the_level_of_an_explanation_is_that_of_the_rating():
    # Of these puzzles, HoDoKu takes other steps.
    for puzzle in PATHS_APART:
        level, score = run("rate", "--profile=hodoku", text=puzzle)[0].split()
        equal(run("explain", text=puzzle)[0].splitlines()[-1], f"Solved. Level: {level}, score: {score}")
        equal(json.loads(run("explain", "--json", text=puzzle)[0])["hodoku"], {"level": level, "score": int(score)})
    # No puzzle is graded by techniques that are named, nor a position by its puzzle.
    naked = json.loads(run("explain", "--json", "--technique=naked-pair", text=PATHS_APART[0])[0])
    equal(naked["hodoku"]["level"], "medium" if any(step["technique"] == "naked-pair" for step in naked["steps"]) else "easy")


def of_several_solutions_is_said_that_techniques_are_left_out():
    out, err, status = run("explain", "--technique=x-wing", text=EMPTY)
    equal((out, err, status), ("Several solutions: techniques that need a unique one are not used.\n"
                               "These techniques have no step here.\n", "", 1))
    equal(run("explain", text="1" + 15 * ".")[0].splitlines()[-1], "No known technique applies.")
    equal(json.loads(run("explain", "--json", text=EMPTY)[0])["solutions"], "several")


def why_not_is_answered_in_lines():
    def why(claim, text=BIRD):
        out, err, status = run("explain", "--why=" + claim, text=text)
        equal(err, "")
        return out.splitlines(), status

    equal(why("r1c1-5"), (["r1c1 is 2 already."], 0))
    equal(why("r1c2-3"), (["r1c2 sees the 3 in r1c8."], 0))
    equal(why("r1c2-4"), (["r1c2 can be 4: there is a solution with it."], 1))
    equal(why("r4c1-6"), (["Naked Single: 6 is the only candidate left in r5c1"
                                  ": r19c1, r5c2389 and r6c12 exclude the others.", "So r4c1 is not 6."], 0))
    lines, status = why("r1c2-2", "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..")
    equal((lines[0], lines[-1], status), ("Assume that r1c2 is 2.", "So r1c2 is not 2.", 0))
    assert all(line.startswith("  ") for line in lines[1:-1]) and "But then, " in lines[-2]
    found = json.loads(run("explain", "--why=r1c2-3", "--json", text=BIRD)[0])
    equal((found["row"], found["column"], found["symbol"], found["why"]), (1, 2, "3", "seen"))
    equal(why("r10c1-1"), (["Invalid input: the board has no such candidate"], 2))
    equal(why("r1c1-1", TWO_FIVES), (["No solution found"], 1))
    for bad in "r1c2", "r1c-3", "1-2", "r1c2-":
        equal(run("explain", "--why=" + bad, text=BIRD)[::2], ("", 2))


def cells_are_written_as_wanted():
    def single(style):
        return run("explain", "--why=r4c1-6", "--cells=" + style, text=BIRD)[0].splitlines()

    equal(single("a3"), ["Naked Single: 6 is the only candidate left in E1: A1, E2, E3, E8, E9, F1, F2 and I1 exclude the others.", "So D1 is not 6."])
    equal(single("words"), ["Naked Single: 6 is the only candidate left in row 5, column 1.",
                            "So row 4, column 1 is not 6."])
    equal(run("explain", "--why=r1c1-5", "--cells=words", text=BIRD)[0], "Row 1, column 1 is 2 already.\n")
    out = run("explain", "--all", "--technique=naked-pair", "--format=eureka", "--cells=a3", text=LIBRARY_LINES[1])[0]
    assert out.endswith(" => D8/D9/F9<>5, D8<>7\n"), out
    equal(run("explain", "--cells=b7", text=BIRD)[::2], ("", 2))


def a_path_begins_with_what_is_filled_in_and_struck_out():
    """A library line with one step left to do, and the same line without the candidates that are struck out."""
    line = LIBRARY_LINES[1]
    steps = json.loads(run("explain", "--json", "--all", "--technique=naked-pair", text=line)[0])["steps"]
    equal([[f"{c['symbol']}{c['row']}{c['column']}" for c in step["removed"]] for step in steps],
          [["548", "748", "549", "569"]])
    bare = ":".join(line.split(":")[:4]) + "::::"
    assert len(json.loads(run("explain", "--json", "--all", "--technique=naked-pair", text=bare)[0])["steps"]) > 1


# A locked pair, a naked pair and a hidden pair of HoDoKu's library.
LIBRARY_LINES = [
    ":0110-1:36:2.5..9874..8.....2.......9...+341+8.2.68+4.5.+7+19+5..9+7643+8139.47.....75......+5......+7::"
    "314 324 326 334 335 336 385 395 614 624 634 635 685 695::",
    ":0200:57:+9.+2+8..3.1+3.8....+9.+61+79342..+2.1..9...593..+8162+8.+42..9..+4+29187.3.+1+8+6.+9.4+2+77+35...+8+1+9:"
    "518 624 625 626 527 529 444 744 445 745 765:548 549 569 748::",
    ":0210:46:...+8.+164+7..8..72.9.7.2...+8+1+7.+91+2+486.6..3+89..2.82..5+9.+4....+12.9.4.79..1...91......:768:"
    "122 322 333 522 533::",
]


def library_lines_are_answered_by_themselves():
    text = "\r\n".join(LIBRARY_LINES)
    for line in LIBRARY_LINES:
        code, digits = line.split(":")[1:3]
        out, err, _ = run("explain", "--all", "--format=library", "--technique=" + code, text=text)
        about = [step for step in out.splitlines() if step.split(":")[3] == line.split(":")[3]]
        # HoDoKu tells locked pairs in rows and in columns apart.
        wanted = line.replace(":0110-1:", ":0110:")
        equal((err, [step for step in about if step.split(":")[2] == digits]), ("", [wanted]))


def unknown_techniques_are_refused():
    out, err, status = run("explain", "--all", "--technique=0300,0999", text=BIRD)
    equal((out, status), ("", 2))
    begins(err, "nonet-cli: unknown technique “0999”")


def bad_lines_of_a_library_are_reported_and_the_others_answered():
    bad = LIBRARY_LINES[1].replace("+9.+2", "+9.+X", 1)
    out, err, status = run("explain", "--all", "--format=library", "--technique=0200",
                           text="\n".join([LIBRARY_LINES[1], bad, LIBRARY_LINES[1]]))
    equal((out, status), (2 * (LIBRARY_LINES[1] + "\n"), 2))
    begins(err, "Invalid input: 2:")
    equal(len(err.splitlines()), 1)


def a_board_without_solution_has_no_steps():
    equal(run("explain", text=TWO_FIVES), ("No solution found: two 5s in row 1\n", "", 1))
    found = json.loads(run("explain", "--all", "--json", text=TWO_FIVES)[0])
    equal((found["solutions"], found["reason"], "steps" in found), ("none", "two 5s in row 1", False))
    struck = LIBRARY_LINES[2].replace(":768:", ":511 768:")  # takes the 5 of its solution out
    out, err, status = run("explain", "--all", "--format=library", "--technique=0210", text=struck)
    equal((out, status), ("", 1))
    begins(err, "1: No solution found")


# As Sudoku Explainer 1.2.1 rates them.
RATED = {
    "000000000000380001000005900040000010200701800008032409070908050010020007009503002": "1.5/1.2/1.2",
    "000000008000903400400000001000034002003780050080109000010000004030000580950200307": "4.5/1.2/1.2",
    "700040006000759000900801003000524000030000020400000007501000208080000010209000304": "8.9/1.2/1.2",
    "005010200300040007100309004006907300071000890000000000600080003030425060000000000": "7.2/1.2/1.2",
}


def puzzles_are_rated_in_their_order():
    lines = "\n".join(5 * list(RATED))
    for threads in "1", "3":
        equal(run("rate", "--threads=" + threads, text=lines), ("\n".join(5 * list(RATED.values())) + "\n", "", 0))
    equal(run("rate", "--max=7.2", text=lines)[0].splitlines()[:4], ["1.5/1.2/1.2", "4.5/1.2/1.2", ">7.2", "7.2/1.2/1.2"])
    equal(run("rate", "--technique", text=list(RATED)[3])[0], "7.2/1.2/1.2 Forcing Chain\n")
    found = [json.loads(line)["rating"] for line in run("rate", "--json", text=lines)[0].splitlines()]
    equal([f"{rating['er']}/{rating['ep']}/{rating['ed']}" for rating in found], 5 * list(RATED.values()))
    equal(json.loads(run("rate", "--json", "--max=5", text=list(RATED)[2])[0])["rating"], {"profile": "se-1.2.1", "above": 5.0})


def the_easiest_come_first_when_sorted():
    lines = run("rate", "--sort", "--max=8", text="\n".join(list(RATED)[::-1]))[0].splitlines()
    equal([line.split("\t")[0] for line in lines], ["1.5/1.2/1.2", "4.5/1.2/1.2", "7.2/1.2/1.2", ">8.0"])
    equal([line.split("\t")[1] for line in lines], [list(RATED)[i].replace("0", ".") for i in (0, 1, 3, 2)])


def hodoku_rates_by_level_and_score():
    path = json.loads(run("explain", "--json", text=BIRD)[0])["hodoku"]
    equal(run("rate", "--profile=hodoku", text=BIRD), (f"easy {path['score']}\n", "", 0))
    found = json.loads(run("rate", "--profile=hodoku", "--json", text=BIRD)[0])["hodoku"]
    equal((found["level"], found["score"], found["technique"]), ("easy", path["score"], "full-house"))


def only_a_puzzle_with_one_solution_has_a_rating():
    equal(run("rate", text=f"{TWO_FIVES}\n{EMPTY}\n{list(RATED)[0]}\n"),
          ("No solution found\nseveral\n1.5/1.2/1.2\n", "", 1))
    equal(run("rate", text="1" + 15 * "."), ("Invalid input: only standard 9×9 boards are rated\n", "", 2))
    for bad in ["--profile=se"], ["--max=0.9"], ["--max=7x"], ["--profile=hodoku", "--max=7"]:
        equal(run("rate", *bad, text=BIRD)[::2], ("", 2))


if __name__ == "__main__":
    run_all(globals())
