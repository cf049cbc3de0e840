"""Defects put into strings of an app, for rules that real strings seldom break: what is found, and whether it is told well."""

import collections
import dataclasses
import json
import re
import subprocess

from compare.running import Failure

from .drawing import Row, rank

SPOKEN = ("a11y-label",)
CONTROLS = ("button", "menu-item", "tab", "link")
# Syntaxes in which “%” begins a placeholder.
PERCENT = ("apple", "printf", "android")
SYMBOLS = {"close": "xmark.circle.fill", "delete": "trash.fill", "settings": "gearshape", "back": "chevron.left", "add": "plus",
           "search": "magnifyingglass", "share": "square.and.arrow.up", "edit": "square.and.pencil"}


@dataclasses.dataclass(frozen=True)
class Defect:
    # The rule that should see it.
    rule: str
    # Roles of the strings that it is put into; any, if empty. `role` is what the string then is.
    roles: tuple
    role: str
    # Makes the text with the defect from a string, or None if it doesn't fit.
    plant: object
# What a program would say of such a state.
STATES = {"on": "true", "off": "false", "enabled": "1", "disabled": "0", "selected": "true", "not selected": "false", "none": "nil"}


def in_middle(text, added):
    """Puts something behind the third letter of the longest word."""
    word = max(re.findall(r"[A-Za-z]+", text), key=len, default="")
    return text.replace(word, word[:3] + added + word[3:], 1) if len(word) > 5 else None


def as_identifier(string):
    name = string.key.split(".")[-1] if "_" not in string.key else string.key
    return name if re.fullmatch(r"[a-z]+(_[a-z]+)+", name) else None


def short(string, suffix):
    words = re.findall(r"[a-z]+", string.text.lower())
    return "_".join(words[:2]) + suffix if words else None


def symbol(text):
    """The icon of a control of one or two words."""
    words = text.lower().split()
    return next((SYMBOLS[word] for word in words if word in SYMBOLS), None) if len(words) <= 2 else None


def deletes(text):
    return text.lower().split()[0] in ("delete", "remove", "erase", "discard") if text.split() else False


DEFECTS = [
    Defect("label-empty", SPOKEN, "a11y-label", lambda string: ""),
    Defect("label-generic", SPOKEN, "a11y-label", lambda string: "Button"),
    Defect("label-generic", SPOKEN, "a11y-label", lambda string: "Icon"),
    Defect("label-filename", SPOKEN, "a11y-label", lambda string: short(string, ".png")),
    Defect("label-filename", SPOKEN, "a11y-label", lambda string: f"ic_{short(string, '_24dp.xml')}"),
    Defect("label-symbol-name", (), "a11y-label", lambda string: symbol(string.text)),
    Defect("value-raw", (), "a11y-value", lambda string: STATES.get(string.text.lower())),
    Defect("input-label-form", CONTROLS, "input-label", lambda string: f"{string.text}, {string.text.split()[0]}, Go"),
    Defect("destructive-button-vague", CONTROLS, "button-destructive", lambda string: "OK" if deletes(string.text) else None),
    Defect("destructive-button-vague", CONTROLS, "button-destructive", lambda string: "Yes" if deletes(string.text) else None),
    Defect("draft-text", (), "", lambda string: "Lorem ipsum dolor sit amet"),
    Defect("draft-text", (), "", lambda string: f"TODO: {string.text}"),
    Defect("hidden-character", (), "", lambda string: in_middle(string.text, "\u200b")),
    Defect("identifier-as-text", (), "", as_identifier),
    Defect("jargon", ("error",), "error", lambda string: "No network connectivity"),
    Defect("jargon", ("error",), "error", lambda string: "Network connectivity unavailable"),
    Defect("hard-word", CONTROLS, "", lambda string: "Initiate bidirectional synchronization"),
    Defect("stray-percent", (), "", lambda string: f"{string.text}: %d% done" if string.syntax in PERCENT else None),
]


def rows(answers, program, options):
    """Findings of the rule that should see each defect. Says how many it missed."""
    strings = [string for answer in answers for string in answer.strings]
    planted = []
    for place, defect in enumerate(DEFECTS):
        if options.rules and defect.rule not in options.rules:
            continue
        fits = [string for string in strings if not defect.roles or string.role in defect.roles]
        ranked = sorted((Row(string, defect.rule, "error", string.text) for string in fits),
                        key=lambda row: rank(options.seed, row, f"defect {place}"))
        taken = 0
        for row in ranked:
            text = defect.plant(row.string) if taken < options.per_rule else None
            if text is not None and text != row.text:
                planted.append((defect, dataclasses.replace(row.string, text=text, role=defect.role or row.string.role)))
                taken += 1
    return found_in(planted, program)


def found_in(planted, program):
    lines = [json.dumps({"id": number, "text": string.text, "role": string.role, "locale": "en", "key": string.key,
                         "comment": string.comment, "syntax": string.syntax}) for number, (_, string) in enumerate(planted)]
    done = subprocess.run([program, "stream", "--quiet"], input="\n".join(lines) + "\n", capture_output=True, text=True)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    if len(answers) != len(planted):
        raise Failure(f"“stream” answered {len(answers)} of {len(planted)} lines: {done.stderr.strip()[-300:]}")
    told, seen, all_planted = [], collections.Counter(), collections.Counter()
    for (defect, string), answer in zip(planted, answers):
        all_planted[defect.rule] += 1
        for found in answer["findings"]:
            if found["rule"] == defect.rule:
                seen[defect.rule] += 1
                shown = [("role", string.role), ("message", found["message"])]
                shown += [("replacement", found["replacement"])] if found["replacement"] is not None else []
                told.append(Row(string, defect.rule, found["severity"], string.text, shown=tuple(shown)))
                break
    for rule, count in sorted(all_planted.items()):
        print(f"{rule}: saw {seen[rule]} of {count} defects", flush=True)
    return told
