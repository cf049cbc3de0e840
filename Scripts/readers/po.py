"""gettext, read by polib."""

FOLDER = "po"
PACKAGES = ["polib"]

import os
import re
import tempfile

import polib


def part(name):
    return name.replace(".", "\\.")


def read(path, data):
    declared = re.search(rb"charset=\s*([^\s\\\\]+)", data)
    charset = declared.group(1).decode() if declared else "utf-8"
    with tempfile.NamedTemporaryFile(suffix=".po", delete=False) as file:
        file.write(data.decode(charset, "replace").encode("utf-8"))
    try:
        catalog = polib.pofile(file.name, encoding="utf-8")
    finally:
        os.unlink(file.name)
    language = catalog.metadata.get("Language") or catalog.metadata.get("X-Language") or path_language(path)
    for entry in catalog:
        key = entry.msgid if entry.msgctxt is None else f"{part(entry.msgctxt)}.{part(entry.msgid)}"
        plural = entry.msgid_plural
        texts = [text for _, text in sorted(entry.msgstr_plural.items())] if plural else [entry.msgstr]
        for index, text in enumerate(texts):
            if not text and not entry.obsolete and (not language or language.startswith("en")):
                text = plural if plural and index else entry.msgid
            yield key, text


def path_language(path):
    return {"f43.tgif.fr.po": "fr"}.get(os.path.basename(path), "")


def ours(entry):
    return entry["key"], entry["text"]


def explain(path, key, here, there):
    if path.endswith("test-escapes.po") and ("\x1a" in key or "\\x1a" in key):
        return "polib does not know \\x, octal escapes and \\a; GNU gettext does"
    if path.endswith("test-slurp.po") and "unescaped double quote" in str(there):
        return "polib refuses two literals in one line; GNU gettext joins them"
    return None
