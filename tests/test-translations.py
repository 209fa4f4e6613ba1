#!/usr/bin/env python3
"""Whether every translation is complete and well-formed: each string of the program has its translation. British English has
those only that it spells differently.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-translations.py SOURCE_FOLDER; prints TAP.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

TOP = pathlib.Path(sys.argv[1])
# The marks of GLib's programs, as Meson's preset "glib" has them.
MARKS = ["--from-code=UTF-8", "--add-comments", "--keyword=_", "--keyword=N_", "--keyword=C_:1c,2",
         "--keyword=NC_:1c,2", "--keyword=g_dcgettext:2", "--keyword=g_dngettext:2,3",
         "--keyword=g_dpgettext2:2c,3", "--flag=N_:1:pass-c-format", "--flag=C_:2:pass-c-format",
         "--flag=NC_:2:pass-c-format", "--flag=g_dngettext:2:pass-c-format",
         "--flag=g_strdup_printf:1:c-format", "--flag=g_string_append_printf:2:c-format",
         "--flag=g_set_error:4:c-format", "--flag=g_printerr:1:c-format", "--flag=g_print:1:c-format"]


def problems(*command):
    """What a command that should be silent and succeed says, or nothing."""
    done = subprocess.run(command, cwd=TOP, capture_output=True, text=True)
    return "" if done.returncode == 0 else done.stderr or f"exit status {done.returncode}"


def unequal_names(file):
    """Messages whose translation does not have the same {names} in it."""
    text = re.sub(r'"\n"', "", (TOP / file).read_text())
    wrong = []
    for message, translation in re.findall(r'^msgid "(.*)"\nmsgstr "(.*)"$', text, re.M):
        names = [set(re.findall(r"\{[^}]*\}", sentence)) for sentence in (message, translation)]
        if message and names[0] != names[1]:
            wrong.append(f"{message}: {' '.join(sorted(names[0] ^ names[1]))}")
    return "\n".join(wrong)


def messages(file):
    """The messages of a file, with their contexts and plurals: those of one form, as one line."""
    text = subprocess.run(["msgcat", "--no-wrap", file], cwd=TOP, check=True, capture_output=True, text=True).stdout
    return set(re.findall(r'^((?:msgctxt ".*"\n)?msgid ".+"(?:\nmsgid_plural ".*")?)$', text, re.M))


def other_spellings(file, template):
    """Messages that are spelled differently in Britain and are not in the file, those in it that the program does not have, and
    those of the program that are in British spelling."""
    american = re.compile(r"color|center|gray\b|canceled|neighbor|millimeter|_practice|practice techniques", re.I)
    british = re.compile(r"colour|centre|grey\b|cancel[l](ed|ing)|neighbour|behaviour|millimetre|practis|(recogn|organ)is", re.I)
    spelled = {message for message in messages(template) if american.search(re.sub(r"\{[^}]*\}|msgctxt.*", "", message))}
    return "\n".join(sorted(spelled ^ messages(file) | {message for message in messages(template) if british.search(message)}))


def main():
    languages = [line for line in (TOP / "po" / "LINGUAS").read_text().split("\n") if line and line[0] != "#"]
    failed = 0
    print(f"1..{3 * len(languages)}")
    with tempfile.TemporaryDirectory() as folder:
        template = folder + "/nonet.pot"
        subprocess.run(["xgettext", *MARKS, "--files-from=po/POTFILES.in", "--output=" + template], cwd=TOP,
                       check=True, capture_output=True)
        for index, language in enumerate(languages):
            file = f"po/{language}.po"
            for number, (name, problem) in enumerate([
                    ("is well-formed", problems("msgfmt", "--check", "--output-file=/dev/null", file)),
                    ("is complete", other_spellings(file, template) if language == "en_GB" else
                     problems("msgcmp", file, template)),
                    ("names the same parts", unequal_names(file))], 3 * index + 1):
                failed += bool(problem)
                print(f"{'not ok' if problem else 'ok'} {number} - {language} {name}")
                for line in problem.splitlines():
                    print(f"# {line}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
