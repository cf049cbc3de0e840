"""Inputs for `stream` and `grade -`, made from what OLD's `dump` says about an app."""

import json
import re

# More lines of one app find nothing new, and take a long time.
MOST_LINES = 12_000
# What is wrong with a line is an answer, too.
FAULTS = b'''{
{"text":1}
{"id":7,"text":"Save","role":"buton"}
{"text":"Save","syntax":"apples","maxLength":-1}
[]

{"text":"\xff"}
{"text":"Save","plural":"sum"}
'''
FIELDS = ("key", "locale", "comment", "source", "sourceLocale", "maxLength", "syntax")


def entries(dump):
    return [json.loads(line) for line in dump.decode("utf-8").split("\n") if line]


def some(items, most):
    """Items from all over the list."""
    step = max(1, -(-len(items) // most))
    return items[::step]


def stream(dump):
    """Lines for `stream`. Every second one says its role, so that the program works out the role of the others."""
    lines = []
    for number, entry in enumerate(some(entries(dump), MOST_LINES)):
        line = {"id": f"{entry['path']}#{number}", "text": entry["text"]}
        line |= {name: entry[name] for name in FIELDS if entry[name] is not None}
        if number % 2 == 0 and entry["role"] != "unknown":
            line["role"] = entry["role"]
        plural = re.fullmatch(r"plural\.(zero|one|two|few|many|other)", entry["variant"])
        if plural:
            line["plural"] = plural.group(1)
        lines.append(json.dumps(line, ensure_ascii=False))
    return "\n".join(lines).encode("utf-8", "surrogatepass")


def texts(dump):
    """Paragraphs for `grade -`."""
    found = {entry["text"]: None for entry in entries(dump) if entry["locale"].split("-")[0] == "en"}
    return "\n\n".join(some(list(found), MOST_LINES)).encode("utf-8", "surrogatepass")


def formats(dump):
    """The format of each file that has strings, by its path in reports."""
    return {entry["path"]: entry["format"] for entry in entries(dump)}
