"""The code that readers see around a row: where a literal stands, or where a string of another file is asked for."""

import os
import re

FORMATS = ("swift", "xib", "storyboard")
ENDINGS = tuple(f".{name}" for name in FORMATS)
# What can ask for a string by its key.
ASKING = (".swift", ".m", ".kt", ".java", ".xml")
LINES_AROUND = 10
LINES_AROUND_A_CALL = 5
MOST_CALLS = 4
MOST_HOLDERS = 8
MOST_LETTERS_OF_A_LINE = 200
LARGEST = 1 << 20
TESTS = re.compile(r"(^|/)(\.|[^/]*tests?(/|\.)|pods/|build/|deriveddata/|carthage/)", re.I)


def around(folder, path, line, many=LINES_AROUND):
    """The lines around a place, the place marked with “>”, and above them those that hold it, as editors keep them in sight."""
    lines = read(os.path.join(folder, path)).split("\n")
    first, last = max(1, line - many), min(len(lines), line + many)
    held = [number for number in holders(lines, line) if number < first]
    shown = [f"  {lines[number - 1][:MOST_LETTERS_OF_A_LINE]}".rstrip() for number in held[-MOST_HOLDERS:]]
    shown += ["  …"] if held else []
    shown += [f"{'>' if number == line else ' '} {lines[number - 1][:MOST_LETTERS_OF_A_LINE]}".rstrip() for number in range(first, last + 1)]
    return "\n".join(shown)


def holders(lines, line):
    """The lines above one that are indented less and less, which open the braces around it."""
    found = []
    depth = indentation(lines[line - 1])
    for number in range(line - 1, 0, -1):
        text = lines[number - 1]
        # What only closes braces holds nothing.
        if text.strip() and not text.lstrip().startswith(("}", ")", "]", "//", "#")) and indentation(text) < depth:
            found.append(number)
            depth = indentation(text)
    return found[::-1]


def indentation(text):
    return len(text.expandtabs(4)) - len(text.expandtabs(4).lstrip())


def read(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        return file.read().replace("\r\n", "\n")


class Calls:
    """Where the code of an app asks for its strings."""

    def __init__(self, folder):
        self.folder = folder
        self.texts = {}
        for place, folders, names in os.walk(folder):
            folders[:] = [name for name in folders if not name.startswith(".")]
            for name in names:
                path = os.path.relpath(os.path.join(place, name), folder)
                full = os.path.join(place, name)
                is_strings = name.endswith(".xml") and "/values" in path
                if name.endswith(ASKING) and not is_strings and not TESTS.search(path) and os.path.isfile(full) and os.path.getsize(full) < LARGEST:
                    self.texts[path] = read(full)

    def of(self, key):
        """The first places that name the key, with the code around them."""
        parts = key.split(".")
        # SwiftGen and Xcode write “home.title” as “Home.title” and “homeTitle”.
        joined = parts[0] + "".join(part[:1].upper() + part[1:] for part in parts[1:])
        quoted = [f'"{key}"', f"string/{key}", f"R.string.{key}"]
        # The key itself comes first: a property of the same name may be something else.
        shown = self.naming(quoted) + self.naming([f".{joined}"] + ([f".{key}"] if len(parts) > 1 else []), re.I)
        return "\n\n".join(shown[:MOST_CALLS])

    def naming(self, names, flags=0):
        pattern = re.compile("|".join(rf"{re.escape(name)}(?!\w)" for name in names), flags)
        shown = []
        for path, text in sorted(self.texts.items()):
            for found in pattern.finditer(text):
                line = text.count("\n", 0, found.start()) + 1
                shown.append(f"{os.path.basename(path)}:\n{around(self.folder, path, line, LINES_AROUND_A_CALL)}")
                if len(shown) == MOST_CALLS:
                    return shown
        return shown
