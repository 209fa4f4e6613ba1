"""Runs checks and prints TAP.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import sys


class Skipped(Exception):
    """Why a check cannot be run here."""


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
