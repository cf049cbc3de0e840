"""XLIFF, read by translate-toolkit."""

FOLDER = "xliff"
PACKAGES = ["translate-toolkit"]

import re

from translate.storage.xliff import xlifffile

TAG = re.compile(r"</?(?:g|x|bx|ex|bpt|ept|ph|it|sub|mrk)\b[^<>]*>")


def read(path, data):
    for unit in xlifffile.parsestring(data).units:
        key = unit.getid().split("\x04")[-1]
        yield key, "source: " + str(unit.source)
        if unit.target is not None:
            yield key, "target: " + str(unit.target)


def ours(entry):
    side = "source" if entry["source"] is None else "target"
    return entry["key"], f"{side}: {TAG.sub('', entry['text'])}"


def explain(path, key, here, there):
    if here and there and here.rstrip(" ") == there:
        return "the toolkit drops white space at the end; nothing in XLIFF says to"
    return None
