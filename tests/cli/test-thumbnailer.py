#!/usr/bin/env python3
"""The thumbnailer of puzzle files, by the command line that file managers take from its file.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-thumbnailer.py NONET-CLI DATA_FOLDER; prints TAP.
"""

import configparser
import os
import pathlib
import random
import re
import resource
import shlex
import struct
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

from tap import run_checks

CLI, DATA = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2])
BIRD = "2....1.38........5.7...6..........13.981..25731....8..9..8...2..5..697844..25...."
SIZES = 128, 256, 512


def entry():
    parser = configparser.ConfigParser(interpolation=None)
    parser.read(DATA / "io.github.nonet.Nonet.thumbnailer")
    return parser["Thumbnailer Entry"]


def thumbnail(source, output, size):
    """Runs the thumbnailer as GNOME does; returns its exit status and what it says."""
    values = {"%i": str(source), "%u": pathlib.Path(source).as_uri(), "%o": str(output), "%s": str(size)}
    command = [re.sub("%[iuos]", lambda found: values[found[0]], word) for word in shlex.split(entry()["Exec"])]
    if command[0] != "nonet-cli":
        raise AssertionError(command[0])
    done = subprocess.run([CLI, *command[1:]], capture_output=True, text=True, timeout=60,
                          env={**os.environ, "LC_ALL": "C.UTF-8"})
    return done.returncode, done.stderr


def equal(found, expected):
    if found != expected:
        raise AssertionError(f"found {found!r}, expected {expected!r}")


def picture(text, size=256, name="puzzle.txt"):
    """The picture of a text, after its size was looked at."""
    with tempfile.TemporaryDirectory() as folder:
        source, output = pathlib.Path(folder, name), pathlib.Path(folder, "out.png")
        source.write_bytes(text if isinstance(text, bytes) else text.encode())
        equal(thumbnail(source, output, size), (0, ""))
        data = output.read_bytes()
        equal((data[:8], struct.unpack(">II", data[16:24])), (b"\x89PNG\r\n\x1a\n", (size, size)))
        return data


def samples_have_pictures_of_all_sizes():
    samples = sorted((DATA / "samples").glob("*.ipuz"))
    equal(len(samples) > 3, True)
    for sample in samples:
        for size in SIZES:
            picture(sample.read_bytes(), size, sample.name)


def a_collection_shows_its_first_puzzle_and_a_number():
    one = picture(BIRD + "\n")
    equal(picture(BIRD + "\n") == one, True)
    two, many = picture(2 * f"{BIRD}\n"), picture(250 * f"{BIRD}\n")
    equal(len({one, two, many}), 3)
    equal(picture(BIRD + "\n" + "." * 81 + "\n"), two)


def a_name_with_spaces_and_signs_is_no_matter():
    picture(BIRD, name="%s a’b & c%o.sdm")


def standard_input_is_read_where_no_file_is_named_or_a_dash():
    text = f"{BIRD}\n"
    for files in ([], ["-"]):
        with tempfile.TemporaryDirectory() as folder:
            output = pathlib.Path(folder, "out.png")
            done = subprocess.run([CLI, "render", "--thumbnail", "--to=png", "--size=256", f"--output={output}", *files],
                                  input=text.encode(), capture_output=True, timeout=60, check=False)
            equal((done.returncode, done.stderr), (0, b""))
            equal(output.read_bytes() == picture(text), True)


def spent():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def refused(text, name):
    """A text that is no puzzle is refused, without a picture; returns the seconds that took of the processor."""
    with tempfile.TemporaryDirectory() as folder:
        source, output = pathlib.Path(folder, name), pathlib.Path(folder, "out.png")
        source.write_bytes(text)
        before = spent()
        status, error = thumbnail(source, output, 256)
        seconds = spent() - before
        equal((status, error[:15], os.listdir(folder)), (2, "Invalid input: ", [name]))
    return seconds


def foreign_texts_are_refused_at_once():
    """10 MB of prose, of a program, of numbers, of JSON and of one line: less than a second of the processor each."""
    rand = random.Random(1)
    words = "the quick brown fox jumps over a lazy dog and then some more words 123 4 5 6".split()
    prose = "\n".join(" ".join(rand.choices(words, k=12)) for _ in range(200000))
    program = "".join(f"(define (f{i} x) (if (< x {i}) '(1 2 3) (f{i} (- x 1))))\n" for i in range(200000))
    numbers = "\n".join(",".join(str(rand.random()) for _ in range(8)) for _ in range(70000))
    data = "[" + ",".join(f'{{"a":{i},"b":"x{i}"}}' for i in range(400000)) + "]"
    for text, name in ((prose, "a.sdm"), (program, "a.ss"), (numbers, "a.sdk"), (data, "a.ipuz"), (10**7 * "x", "a.sdx")):
        seconds = refused(text.encode()[:10**7], name)
        if seconds > 1:
            raise AssertionError(f"{name}: {seconds:.2f} s")


def a_long_list_is_drawn_at_once():
    before = spent()
    picture(120000 * f"{BIRD}\n")
    equal(spent() - before < 1, True)


def a_file_that_is_not_there_is_reported():
    with tempfile.TemporaryDirectory() as folder:
        status, error = thumbnail(pathlib.Path(folder, "none.sdk"), pathlib.Path(folder, "out.png"), 128)
        equal((status, "none.sdk" in error), (2, True))


def it_is_for_the_types_of_the_program():
    tree = xml.etree.ElementTree.parse(DATA / "io.github.nonet.Nonet.xml")
    types = {element.get("type") for element in tree.iter() if element.tag.endswith(("mime-type", "alias"))}
    equal(set(entry()["MimeType"].strip(";").split(";")), types)


CHECKS = [samples_have_pictures_of_all_sizes, a_collection_shows_its_first_puzzle_and_a_number,
          a_name_with_spaces_and_signs_is_no_matter, standard_input_is_read_where_no_file_is_named_or_a_dash,
          foreign_texts_are_refused_at_once, a_long_list_is_drawn_at_once,
          a_file_that_is_not_there_is_reported, it_is_for_the_types_of_the_program]


if __name__ == "__main__":
    run_checks(CHECKS)
