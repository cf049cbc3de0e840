"""JSON, read by Python's own library. An ICU message is one string there, and one entry per branch here."""

FOLDER = "json"
PACKAGES = []

import re

import json

FORM = re.compile(r"_(zero|one|two|few|many|other|male|female)$")
branched = set()


def part(name):
    return name.replace(".", "\\.")


def walk(value, key):
    if isinstance(value, str):
        yield key, value
    elif isinstance(value, dict):
        for name, member in value.items():
            yield from walk(member, f"{key}.{part(name)}" if key else part(name))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from walk(item, f"{key}.{index}")


def read(path, data):
    for key, text in walk(json.loads(data), ""):
        # i18next has a key for each form.
        yield FORM.sub("", key), text


def ours(entry):
    if entry["variant"] and ".branch" not in entry["variant"]:
        branched.add((entry["path"], entry["key"]))
    return FORM.sub("", entry["key"]), entry["text"]


def explain(path, key, here, there):
    if path.endswith("by-features/encoding/locales/ja.json"):
        return "in Shift JIS: an invalid-encoding here"
    if (path, key) in branched:
        return "an ICU message: each branch is an entry"
    return None
