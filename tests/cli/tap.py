"""Runs nonet-cli, and checks, and prints TAP.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import inspect
import os
import subprocess
import sys

# The program to be tested, the first argument.
CLI = os.path.abspath(sys.argv[1])


class Skipped(Exception):
    """Why a check cannot be run here."""


def run(*arguments, text="", env=None):
    """Standard output, standard error and exit status of nonet-cli."""
    environment = {**os.environ, "LC_ALL": "C.UTF-8", **(env or {})}
    data = text if isinstance(text, bytes) else text.encode()
    done = subprocess.run([CLI, *arguments], input=data, capture_output=True, env=environment, timeout=120)
    return done.stdout.decode(errors="replace"), done.stderr.decode(), done.returncode


def equal(found, expected):
    if found != expected:
        raise AssertionError(f"found {found!r}, expected {expected!r}")


def run_checks(checks):
    """Runs the checks, each a function, or a name and a function, and ends the program; its status says whether one failed."""
    print(f"1..{len(checks)}")
    failed = 0
    for number, check in enumerate(checks, 1):
        name, function = check if isinstance(check, tuple) else (check.__name__.replace("_", " "), check)
        try:
            function()
            print(f"ok {number} - {name}")
        except Skipped as reason:
            print(f"ok {number} - {name} # SKIP {reason}")
        except Exception as problem:  # a test that breaks down has failed
            failed += 1
            print(f"not ok {number} - {name}\n# {type(problem).__name__}: {problem}")
    sys.exit(1 if failed else 0)


def run_all(names):
    """Runs all checks among the names of a program: its own functions without parameters, in their order."""
    run_checks([value for value in names.values()
                if inspect.isfunction(value) and value.__module__ == "__main__" and not inspect.signature(value).parameters])
