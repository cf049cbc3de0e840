"""Apple .stringsdict, read by plistlib: every form of every variable."""

FOLDER = "stringsdict"
PACKAGES = []

import plistlib

FACTS = {"NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey", "NSStringLocalizedFormatKey"}


def forms(value):
    for name, member in value.items():
        if isinstance(member, dict):
            yield from forms(member)
        elif name not in FACTS:
            yield member


def read(path, data):
    for key, value in plistlib.loads(data).items():
        for text in forms(value):
            yield key, text


def ours(entry):
    # The text around the forms is an entry, too.
    return (entry["key"].replace("\\.", "."), entry["text"]) if entry["variant"] else None


def explain(path, key, here, there):
    return None
