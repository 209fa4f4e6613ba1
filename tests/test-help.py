#!/usr/bin/env python3
"""Whether the help is whole in each language: a page for each technique and each kind of rule, well-formed, whose links and pictures are there, and
the keys of the window.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-help.py HELP_FOLDER SOURCE_FOLDER; prints TAP. Pages are compared with the schema of Mallard where it is installed.
"""

import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

HELP = pathlib.Path(sys.argv[1])
SHORTCUTS = pathlib.Path(sys.argv[2]) / "ui/shortcuts.ui"
RULES = pathlib.Path(sys.argv[2]) / "src/words/rule.c"
TABLE = pathlib.Path(sys.argv[2]) / "src/logic/board/technique.c"
SCHEMA = pathlib.Path("/usr/share/xml/mallard/1.0/mallard-1.0.rng")
MALLARD = "{http://projectmallard.org/1.0/}"


def techniques():
    return re.findall(r'\[SUDOKU_\w+\] = \{ "([^"]+)"', TABLE.read_text())


def pages(language):
    return {path.stem: path for path in sorted((HELP / language / "nonet").glob("*.page"))}


def each_technique_has_a_page(language):
    return [id for id in techniques() if "technique-" + id not in pages(language)]


def each_kind_of_rule_has_a_page_with_a_picture(language):
    names = re.findall(r'\[SUDOKU_RULE_\w+\] = \{ NC_ \("rule", "([^"]+)"', RULES.read_text())
    ids = ["rule-" + name.lower().replace(" ", "-") for name in names]
    assert len(set(ids)) > 40, ids
    return [id for id in ids if id not in pages(language)
            or next(ElementTree.parse(pages(language)[id]).iter(MALLARD + "media"), None) is None]


def pages_are_valid(language):
    schema = ["--relaxng", str(SCHEMA)] if SCHEMA.exists() else []
    done = subprocess.run(["xmllint", "--nonet", "--noout", *schema, *map(str, pages(language).values())],
                          capture_output=True, text=True)
    return [line for line in done.stderr.splitlines() if not line.endswith(" validates")]


def links_lead_somewhere(language):
    wrong = []
    for path in pages(language).values():
        for link in ElementTree.parse(path).iter(MALLARD + "link"):
            page, _, section = link.get("xref").partition("#")
            target = pages(language).get(page)
            ids = [item.get("id") for item in ElementTree.parse(target).iter()] if target else []
            if not target or (section and section not in ids):
                wrong.append(f"{path.name}: {link.get('xref')}")
    return wrong


def pictures_are_there(language):
    wrong = []
    for path in pages(language).values():
        for media in ElementTree.parse(path).iter(MALLARD + "media"):
            picture = path.parent / media.get("src")
            if not picture.exists() or picture.stat().st_size < 1000 or not "".join(media.itertext()).strip():
                wrong.append(f"{path.name}: {media.get('src')}")
    return wrong


def every_technique_has_a_picture(language):
    """All but brute force, which is no pattern, and those that need further rules, which examples do not have."""
    without = ["brute-force", *re.findall(r'= \{ "([^"]+)", .*, true \},', TABLE.read_text())]
    return [path.name for id, path in pages(language).items() if id.startswith("technique-")
            and id.removeprefix("technique-") not in without and next(ElementTree.parse(path).iter(MALLARD + "media"), None) is None]


def pages_are_those_of_english(language):
    return sorted(set(pages("C")) ^ set(pages(language)))


def pages_belong_to_a_list(language):
    """Each page but the first one says which list it is in."""
    return [path.name for id, path in pages(language).items() if id != "index"
            and not any(link.get("type") == "guide" for link in ElementTree.parse(path).iter(MALLARD + "link"))]


def keys_are_those_of_the_window(language):
    """The keys of each row, in their order; GTK's name of a key begins as what is on it, or says so here."""
    shown = {"Control": "Ctrl", "Up": "↑", "Down": "↓", "Left": "←", "Right": "→", "plus": "+", "minus": "−", "space": "Space",
             "comma": ",", "period": ".", "question": "?", "Return": "Enter", "Escape": "Esc", "BackSpace": "Backspace",
             "Page_Up": "Page Up", "Page_Down": "Page Down", "1...9": "1–9", "a...z": "A–Z"}
    rows = []
    for shortcut in ElementTree.parse(SHORTCUTS).iter("object"):
        if shortcut.get("class") == "NonetShortcutRow":
            text = shortcut.find("property[@name='accelerator']").text
            names = [re.findall(r"[^<>]+", keys) for keys in text.split()]
            rows.append([[shown.get(name, name.upper() if len(name) == 1 else name) for name in keys] for keys in names])
    written = [[[key.text for key in keys.iter(MALLARD + "key")] for keys in row.iter(MALLARD + "keyseq")]
               for row in ElementTree.parse(pages(language)["keys"]).iter(MALLARD + "tr")]
    if language == "C":
        return [f"{row} is not {there}" for row, there in zip(rows, written) if row != there]
    return [] if [len(row) for row in rows] == [len(row) for row in written] else ["other rows than in the window"]


def texts_are_translated(language):
    """No paragraph and no heading is that of the page in English."""
    if language == "C":
        return []
    wrong = []
    for id, path in pages(language).items():
        for tag in ("p", "desc"):
            english = {item.text for item in ElementTree.parse(pages("C")[id]).iter(MALLARD + tag)}
            texts = [item.text or "" for item in ElementTree.parse(path).iter(MALLARD + tag)]
            wrong += [f"{path.name}: {text}" for text in texts
                      if text in english and " " in text.strip() and "Explainer" not in text]
    return wrong


def main():
    checks = [each_technique_has_a_page, each_kind_of_rule_has_a_page_with_a_picture, pages_are_those_of_english,
              pages_are_valid, links_lead_somewhere, pictures_are_there, every_technique_has_a_picture, pages_belong_to_a_list,
              keys_are_those_of_the_window, texts_are_translated]
    linguas = (pathlib.Path(sys.argv[2]) / "po/LINGUAS").read_text().split("\n")
    languages = ["C"] + [line for line in linguas if line and not line.startswith(("#", "en_"))]
    failed = 0
    print(f"1..{len(checks) * len(languages)}")
    for i, language in enumerate(languages):
        for number, check in enumerate(checks, len(checks) * i + 1):
            wrong = check(language)
            failed += bool(wrong)
            print(f"{'not ok' if wrong else 'ok'} {number} - {language}: {check.__name__.replace('_', ' ')}")
            for line in wrong[:20]:
                print("#", line)
    return 1 if failed else 0


sys.exit(main())
