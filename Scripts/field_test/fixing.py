"""What `--fix` makes of the strings, in a copy of each app."""

import collections
import os
import shutil
import tempfile

from .asking import read_strings, succeed
from .drawing import Row

FLAGS = {"safe": ["--fix"], "unsafe": ["--fix", "--unsafe-fixes"]}
# Large files without strings, and folders that are not checked either.
LEFT_OUT = shutil.ignore_patterns(
    ".*", "node_modules", "Pods", "*.png", "*.jpg", "*.gif", "*.webp", "*.svg", "*.mp3", "*.mp4", "*.ttf", "*.otf", "*.pdf", "*.zip", "*.jar")


def rows(answers, program, only):
    """The strings that change, each with its text before and after."""
    return [row for answer in answers if answer.strings for row in of_app(answer, program, only)]


def of_app(answer, program, only):
    before = by_place(answer.strings)
    fixed = {name: fix(program, answer.strings[0].app, flags) for name, flags in FLAGS.items()}
    rules = collections.defaultdict(set)
    for found in answer.findings:
        rules[place(found.string), found.applicability].add(found.rule)
    for applicability in [only] if only else FLAGS:
        for where, string in before.items():
            after = fixed[applicability].get(where)
            # What the safe fixes do alone is no row of the unsafe ones.
            is_same = after is None or after.text == string.text
            if is_same or applicability == "unsafe" and after.text == fixed["safe"].get(where, after).text:
                continue
            names = rules[where, applicability] or rules[where, "safe"]
            yield Row(string, "+".join(sorted(names)) or "unknown", applicability, string.text, shown=(("after the change", after.text),))


def place(string):
    return string.path, string.key, string.variant


def by_place(strings):
    """The strings that have a place of their own."""
    places = collections.defaultdict(list)
    for string in strings:
        places[place(string)].append(string)
    return {where: same[0] for where, same in places.items() if len(same) == 1}


def fix(program, app, flags):
    with tempfile.TemporaryDirectory(prefix="field-test-fixes-") as top:
        copy = os.path.join(top, "App")
        shutil.copytree(app.folder, copy, symlinks=True, ignore=LEFT_OUT)
        succeed(program, ["check", *flags, "--locale", "en", "--quiet", "--format", "json", "."], copy)
        return by_place(read_strings(program, app, copy)[0])
