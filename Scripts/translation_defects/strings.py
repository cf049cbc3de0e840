"""Translated strings of an app, each with its source and its place in its file."""

import collections
import dataclasses
import json
import os
import re
import subprocess


@dataclasses.dataclass(frozen=True)
class String:
    path: str
    format: str
    key: str
    locale: str
    syntax: str
    text: str
    source: str
    # UTF-8 offsets of the raw value in the file.
    start: int
    end: int

    @property
    def language(self):
        return re.split("[-_]", self.locale)[0].lower()


def translated(program, app):
    """The strings of the app's translations whose raw text `encoded` can write. A form of a plural is no string of its own here."""
    done = subprocess.run([program, "dump", app], capture_output=True, text=True, check=False)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    sources = collections.defaultdict(dict)
    for line in lines:
        if is_source(line):
            sources[family(line)].setdefault((line["key"], line["variant"]), line)
    counts = collections.Counter((line["path"], line["key"], line["locale"]) for line in lines)
    for line in lines:
        if line["variant"] or line["start"] is None or not line["translatable"] or line["locale"].startswith("en"):
            continue
        if counts[line["path"], line["key"], line["locale"]] > 1 or line["state"] not in ("translated", "final"):
            continue
        other = sources[family(line)].get((line["key"], ""))
        source = line["source"] or other and other["text"]
        if not source or not line["text"] or line["text"] == source or other and other["path"] == line["path"] and not line["source"]:
            continue
        yield String(line["path"], line["format"], line["key"], line["locale"], syntax(line, other), line["text"], source,
                     line["start"], line["end"])


def syntax(line, other):
    return line["syntax"] if line["syntax"] != "none" or other is None else other["syntax"]


def is_source(line):
    return line["locale"].split("-")[0] == "en" and line["source"] is None and line["localeSource"] is not None


def family(line):
    """The name of the file without what names its language."""
    folder, name = os.path.split(line["path"])
    locale = line["locale"]
    spellings = {locale, locale.replace("-", "_"), locale.split("-")[0]}
    stem, dot, kind = name.rpartition(".")
    if stem in spellings or any(stem.endswith(sign + spelling) for spelling in spellings for sign in "_-."):
        stem = re.split(r"[_.-]?(?:%s)$" % "|".join(sorted(map(re.escape, spellings), key=len, reverse=True)), stem)[0]
        return folder, stem, kind
    parts = [part for part in folder.split("/")
             if part not in spellings and not re.fullmatch(r"values.*|.*\.lproj", part)]
    return "/".join(parts), stem, kind


ENTITIES = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")]
SLASHED = [("\\", "\\\\"), ('"', '\\"'), ("\n", "\\n"), ("\t", "\\t")]


def encoded(text, format):
    """The text as a file of this format writes it."""
    pairs = {"qt-ts": ENTITIES, "resx": ENTITIES[:2], "xliff": ENTITIES, "json": SLASHED, "i18next": SLASHED, "arb": SLASHED, "po": SLASHED,
             "xcstrings": SLASHED, "apple-strings": SLASHED, "android-xml": [("\\", "\\\\"), ("'", "\\'"), ("\n", "\\n")],
             "properties": [("\\", "\\\\"), ("\n", "\\n")]}.get(format, [])
    for sign, written in pairs:
        text = text.replace(sign, written)
    return text
