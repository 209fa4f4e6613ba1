#!/usr/bin/env python3
"""nonet-cli count --part: parts that add up, by themselves and as GNU parallel runs them.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-cli-parts.py NONET-CLI; prints TAP.
"""

import json
import os
import pathlib
import shutil
import subprocess
import tempfile

from tap import CLI, Skipped, equal, run, run_all

# Two with 989016 and with some more solutions, one with one, one without, and one of 16 cells.
MANY = ".......1.4.........2...........5.4.7..8...3....1......3..4..2...5.1........8....."
SEVERAL = ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8....."
BIRD = "2....1.38........5.7...6..........13.981..25731....8..9..8...2..5..697844..25...."
TWO_FIVES = "5.......5" + "." * 72
SMALL = "1..............."


def count(text, *arguments):
    """The counts of the lines, without the part before them, and the status."""
    out, error, status = run("count", *arguments, text=text)
    equal(error, "")
    return [int(line.split()[-1]) for line in out.splitlines()], status


def parts(text, n, *arguments):
    """The counts of all parts."""
    found = [count(text, f"--part={i}/{n}", *arguments) for i in range(1, n + 1)]
    equal({status for _, status in found}, {0})
    return [counts for counts, _ in found]


def parts_of_a_board_add_up():
    whole = count(SEVERAL, "--threads=1")[0]
    for n in 1, 2, 3, 8, 30:
        found = parts(SEVERAL + "\n", n)
        equal([len(counts) for counts in found], n * [1])
        equal([sum(counts[0] for counts in found)], whole)


def a_large_board_is_shared_out():
    found = parts(SEVERAL, 4)
    equal(min(counts[0] for counts in found) > 0, True)


def a_part_is_the_same_on_any_number_of_threads():
    for i in 1, 4:
        equal(count(SEVERAL, f"--part={i}/4", "--threads=1"), count(SEVERAL, f"--part={i}/4", "--threads=7"))


def other_boards_have_parts_as_well():
    equal(sum(counts[0] for counts in parts(SMALL, 3)), count(SMALL)[0][0])


def a_part_of_nothing_is_no_failure():
    equal([counts for counts in parts(TWO_FIVES, 3)], 3 * [[0]])
    equal(count(TWO_FIVES), ([0], 1))


def a_list_is_shared_out_by_lines():
    lines = [SEVERAL, BIRD, SEVERAL, BIRD, BIRD]
    whole = count("\n".join(lines))[0]
    for n in 2, 3, 7:
        found = parts("\n".join(lines) + "\n", n)
        equal(found, [whole[i::n] for i in range(n)])


def long_lists_and_numbers():
    text = 40000 * f"{BIRD}\n" + SEVERAL + "\n"
    out, _, _ = run("count", "--json", "--part=2/3", text=text)
    numbers = [json.loads(line)["puzzle"] for line in out.splitlines()]
    equal(numbers, list(range(2, 40002, 3)))


def a_bad_line_is_reported_by_its_part_alone():
    text = f"{BIRD}\n{BIRD[:-1]}\n{BIRD}\n"
    out, _, status = run("count", "--part=2/3", text=text)
    equal((out[:15], status), ("Invalid input: ", 2))
    equal(run("count", "--part=1/3", text=text), ("1\n", "", 0))


def a_share_says_which_it_is():
    number = count(SEVERAL, "--part=3/4")[0][0]
    equal(run("count", "--part=3/4", text=SEVERAL), (f"3/4 {number}\n", "", 0))
    equal(json.loads(run("count", "--json", "--part=3/4", text=SEVERAL)[0]),
          {"puzzle": 1, "part": 3, "parts": 4, "count": number, "complete": True})


def shares_are_added_up():
    lines = [run("count", f"--part={i}/5", text=SEVERAL)[0] for i in (4, 1, 5, 3, 2)]
    whole = count(SEVERAL)[0][0]
    equal(run("count", "--sum", text="\n".join(lines)), (f"{whole}\n", "", 0))
    equal(json.loads(run("count", "--sum", "--json", text="".join(lines))[0]), {"count": whole, "parts": 5})
    with tempfile.TemporaryDirectory() as folder:
        for i, line in enumerate(lines):
            pathlib.Path(folder, f"{i}").write_text(line)
        equal(run("count", "--sum", *(f"{folder}/{i}" for i in range(5))), (f"{whole}\n", "", 0))
        equal(run("count", "--sum", *(f"{folder}/{i}" for i in range(6))),
              ("", f"nonet-cli: cannot open “{folder}/5”: No such file or directory\n", 2))
    equal(run("count", "--sum", text="1/2 0\n2/2 0\n"), ("0\n", "", 1))
    equal(run("count", "--sum", text="1/2 18446744073709551615\n2/2 1\n")[0], "18446744073709551616\n")


def parts_that_do_not_make_a_whole_are_not_added_up():
    for text, reason in (("1/3 5\n3/3 6\n", "part 2 of 3 is missing"), ("1/2 5\n2/2 6\n1/2 5\n", "part 1 of 2 is there twice"),
                         ("1/2 5\n2/3 6\n", "there are parts of 2 and parts of 3"), ("", "there is no count of a part"),
                         ("1/1 5\nslurmstepd: error\n", "“slurmstepd: error” is not the count"), ("1/1 5.0\n", "“1/1 5.0” is not"),
                         ("1/2 340282366920938463463374607431768211455\n2/2 1\n", "“2/2 1” is not"),
                         ("1/1 -5\n", "is not"), ("0/1 5\n", "is not"), ("1/1\n", "is not"), ("7309\n", "is not")):
        out, error, status = run("count", "--sum", text=text)
        equal((out, status, reason in error), ("", 2, True))
    equal(run("count", "--sum", "--part=1/2", text="1/1 5")[::2], ("", 2))


def wrong_parts_are_refused():
    for value in "", "1", "0/3", "4/3", "1/0", "1/3x", "-1/3", "a/b", "1/536870912", "2/4294967295":
        out, error, status = run("count", f"--part={value}", text=BIRD)
        equal((out, status, "--part must be a part" in error), ("", 2, True))
    for option in "--limit=3", "--estimate":
        out, error, status = run("count", "--part=1/3", option, text=BIRD)
        equal((out, status, "neither --limit nor --estimate" in error), ("", 2, True))


def parallel(*arguments, text=""):
    """The standard output of GNU parallel."""
    if shutil.which("parallel") is None:
        raise Skipped("GNU parallel is not installed")
    with tempfile.TemporaryDirectory() as home:
        done = subprocess.run(["parallel", "--will-cite", *arguments], input=text, capture_output=True, text=True,
                              env={**os.environ, "LC_ALL": "C.UTF-8", "HOME": home}, timeout=120)
    if "GNU" not in done.stderr + subprocess.run(["parallel", "--version"], capture_output=True, text=True).stdout:
        raise Skipped("parallel is not GNU parallel")
    equal((done.stderr, done.returncode), ("", 0))
    return done.stdout


def parallel_counts_eight_parts():
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write(MANY + "\n")
        file.flush()
        out = parallel(CLI, "count", "--threads=1", "--part={}/8", file.name, ":::", *map(str, range(1, 9)))
    equal(len(out.splitlines()), 8)
    equal(run("count", "--sum", text=out), (f"{count(MANY)[0][0]}\n", "", 0))


def parallel_shares_out_a_list_through_pipes():
    text = 300 * f"{BIRD}\n{SEVERAL}\n"
    out = parallel("--pipe", "--keep-order", "--block", "5k", CLI, "count", "--threads=1", text=text)
    equal([int(line) for line in out.split()], count(text)[0])


if __name__ == "__main__":
    run_all(globals())
