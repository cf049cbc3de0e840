"""Reads key, text and placeholder syntax from English string files of formats that the program does not read.

Good enough to measure words on; not a parser: plural forms other than “other” and what is not text are left out.
"""

import json
import re
import xml.etree.ElementTree

NO_TEXT_KEY = re.compile(r"(accesskey|\.key|\.commandkey|shortcut|\.style|\.width|\.height)$", re.I)


def read(path, format):
    """Yields (key, text, syntax); nothing for a format without a reader here."""
    reader = READERS.get(format)
    if not reader:
        return
    for key, text, syntax in reader(path):
        text = re.sub(r"\s+", " ", text).strip()
        if re.search(r"[A-Za-z]", text) and not NO_TEXT_KEY.search(key):
            yield key, text, syntax


def lines(path):
    with open(path, encoding="utf-8-sig", errors="replace", newline=None) as file:
        return file.read().split("\n")


def inner(element):
    return "".join(element.itertext())


def android(path):
    for element in xml.etree.ElementTree.parse(path).getroot():
        if element.get("translatable") == "false" or element.tag not in ("string", "plurals", "string-array"):
            continue
        rows = [element] if element.tag == "string" else list(element)
        for index, row in enumerate(rows):
            text = inner(row)
            if row.get("quantity", "other") == "other" and not text.startswith(("@string/", "?", "http")):
                text = re.sub(r"\\u([0-9a-fA-F]{4})", lambda match: chr(int(match[1], 16)), text)
                text = re.sub(r"\\(.)", r"\1", text.replace("\\n", "\n")).strip('"')
                yield f"{element.get('name')}.{index}", text, "android"


def arb(path):
    for key, text in json.load(open(path, encoding="utf-8-sig")).items():
        if not key.startswith("@") and isinstance(text, str) and ", plural," not in text and ", select," not in text:
            yield key, text, "flutter"


def fluent(path):
    key, parts, found = None, [], []

    def finish():
        if key and parts:
            text = " ".join(parts)
            if "->" not in text and not key.startswith("-"):
                found.append((key, re.sub(r'\{ "([^"]*)" \}', r"\1", text), "fluent"))

    message = ""
    for line in lines(path):
        start = re.match(r"(-?[A-Za-z][\w-]*) *= *(.*)", line)
        attribute = re.match(r"\s+\.([A-Za-z][\w-]*) *= *(.*)", line)
        if start or attribute or not line[:1].isspace():
            finish()
            key, parts = None, []
        if start:
            message = key = start[1]
            parts = [start[2]] if start[2] else []
        elif attribute:
            key, parts = f"{message}.{attribute[1]}", [attribute[2]] if attribute[2] else []
        elif key and line.strip():
            parts.append(line.strip())
    finish()
    return found


def properties(path):
    text = re.sub(r"\\\n[ \t]*", "", "\n".join(lines(path)))
    for line in text.split("\n"):
        row = re.match(r"\s*([^#!\s=:]+)\s*[=:]\s*(.*)", line)
        if row and ";" not in row[2]:
            value = re.sub(r"\\u([0-9a-fA-F]{4})", lambda match: chr(int(match[1], 16)), row[2])
            yield row[1], re.sub(r"\\(.)", r"\1", value.replace("\\n", "\n")).replace("''", "'"), "java"


def po(path):
    for block in re.split(r"\n\s*\n", "\n".join(line for line in lines(path) if not line.startswith("#"))):
        row = re.search(r'^msgid ((?:"(?:[^"\\]|\\.)*"\s*)+)', block, re.M)
        if row and "msgid_plural" not in block:
            text = "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', row[1])).replace("\\n", "\n").replace("_", "")
            yield text, re.sub(r"\\(.)", r"\1", text), "printf"


def resx(path):
    for element in xml.etree.ElementTree.parse(path).getroot().iter("data"):
        key, value = element.get("name", ""), element.findtext("value") or ""
        is_designer = bool(re.search(r"\.[A-Z]\w*$", key)) and not re.search(r"\.(Text|ToolTip\w*)$", key)
        if not element.get("type") and not key.startswith(">>") and not is_designer:
            yield key, value.replace("&", ""), "dotnet"


def qt(path):
    for context in xml.etree.ElementTree.parse(path).getroot().iter("context"):
        for number, message in enumerate(context.iter("message")):
            translation = message.find("translation")
            if translation is None or translation.get("type") not in ("vanished", "obsolete"):
                source = re.sub(r"<[^>]*>", " ", inner(message.find("source")))
                yield f"{context.findtext('name')}.{number}", source.replace("&", ""), "qt"


def xliff(path):
    for unit in xml.etree.ElementTree.parse(path).getroot().iter():
        if unit.tag.split("}")[-1] == "trans-unit":
            source = next((child for child in unit if child.tag.split("}")[-1] == "source"), None)
            if source is not None:
                yield unit.get("id", ""), inner(source), "apple"


def yaml(path):
    for number, line in enumerate(lines(path)):
        row = re.match(r"\s*(?:- |([\w.-]+): +)(['\"]?)(.+?)\2\s*$", line)
        if row and not row[3].startswith(("|", ">", "&", "*", "!", ":", "[", "{")):
            text = re.sub(r"<[^>]*>", " ", row[3]).replace("''", "'").replace("\\n", " ").replace('\\"', '"')
            yield f"{row[1] or ''}.{number}", text, "ruby"


READERS = {
    "android-xml": android, "arb": arb, "ftl": fluent, "properties": properties, "po": po, "resx": resx, "qt-ts": qt,
    "xliff": xliff, "yaml": yaml,
}
