#!/usr/bin/env python3
"""The manual pages describe the options that --help lists, no more and no less.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-man-pages.py DATA-FOLDER NONET NONET-CLI; prints TAP.
"""

import os
import pathlib
import re
import subprocess
import sys

DATA, NONET, CLI = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]
# What GLib adds to every program of an application.
FOREIGN = {"--help-all", "--help-gapplication"}


def run(*arguments):
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.run(arguments, capture_output=True, text=True, env=environment, timeout=60).stdout


def listed_options(help_text):
    """The options of a --help, as "-a, --all" or "--any"."""
    lines = re.findall(r"^ +(?:(-\w), )?(--[a-z-]+)", help_text, re.MULTILINE)
    return {f"{short}, {name}" if short else name for short, name in lines if name not in FOREIGN}


def page_options(text):
    """The options that begin a paragraph of a manual page, by the command they stand under ("" for all)."""
    options, command = {"": set()}, ""
    tag = False
    for line in text.replace("\\-", "-").replace("\\~", " ").splitlines():
        found = re.match(r"\.BR? (?:(-\w) ?, *)?(--[a-z-]+)", line)
        if tag and found:
            options[command].add(f"{found[1]}, {found[2]}" if found[1] else found[2])
        elif tag and re.match(r"\.B [a-z]+$", line):
            command = line.split()[1]
            options[command] = set()
        if line.startswith(".SH"):
            command = ""
        tag = line == ".TP"
    return options


def compare(name, listed, page):
    if listed != page:
        raise AssertionError(f"{name}: the page lacks {sorted(listed - page)} and invents {sorted(page - listed)}")


def nonet():
    compare("nonet", listed_options(run(NONET, "--help")), page_options((DATA / "nonet.1").read_text())[""])


# The commands for boards without further rules, as the page says where it describes the option.
PLAIN = "derive", "rate", "canonical"


def nonet_cli():
    page = page_options((DATA / "nonet-cli.1").read_text())
    commands = re.findall(r"^  ([a-z]+) ", run(CLI, "--help"), re.MULTILINE)
    compare("the commands", set(commands), set(page) - {""})
    for command in commands:
        common = page[""] - {"--rules"} if command in PLAIN else page[""]
        compare(command, listed_options(run(CLI, command, "--help")), page[command] | common)


def main():
    checks = [nonet, nonet_cli]
    failed = 0
    print(f"1..{len(checks)}")
    for number, check in enumerate(checks, 1):
        try:
            check()
            print(f"ok {number} - {check.__name__}")
        except Exception as problem:  # a test that breaks down has failed
            failed += 1
            print(f"not ok {number} - {check.__name__}\n# {problem}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
