"""The committed list of differences that are wanted.

A line is WHAT KIND PLACE REASON, with spaces between. WHAT is a rule or a view, PLACE is APP/PATH:KEY. In the first three, `*`
stands for anything and `?` for one character, a space for example. What follows is the reason, which is required.
"""

import dataclasses
import fnmatch
import re

from .running import Failure

NO_REASON = "say why"


@dataclasses.dataclass
class Entry:
    line: int
    patterns: tuple
    reason: str
    matches: int = 0

    def __str__(self):
        return " ".join(self.patterns)


class WantedList:
    def __init__(self, path):
        self.path = path
        self.entries = []
        try:
            with open(path, encoding="utf-8") as file:
                lines = file.read().split("\n")
        except FileNotFoundError:
            raise Failure(f"There is no list “{path}”.") from None
        for number, line in enumerate(lines, 1):
            if line.strip() and not line.lstrip().startswith("#"):
                self.entries.append(self.read(line, number))
        self.compiled = [[re.compile(fnmatch.translate(p)).match for p in entry.patterns] for entry in self.entries]

    def read(self, line, number):
        parts = line.split(None, 3)
        if len(parts) < 4 or parts[3].strip() == NO_REASON:
            raise Failure(f"{self.path}:{number}: Write WHAT KIND PLACE and the reason.")
        return Entry(number, tuple(parts[:3]), parts[3].strip())

    def wants(self, difference):
        """Whether an entry names the difference. All that do are counted."""
        names = (difference.what, difference.kind, difference.place or "-")
        found = False
        for entry, matchers in zip(self.entries, self.compiled):
            if all(match(name) for match, name in zip(matchers, names)):
                entry.matches += 1
                found = True
        return found


def lines(causes):
    """Entries for causes, each to be written into the list with a reason."""
    apps_for_all = 6
    for (what, kind), differences in causes.items():
        apps = {}
        for difference in differences:
            apps.setdefault(difference.app, []).append(difference)
        if len(apps) >= apps_for_all:
            yield f"{literal(what)} {literal(kind)} * {NO_REASON}"
            continue
        for app, found in apps.items():
            place = literal(found[0].place or "-") if len(found) == 1 else f"{literal(app)}*"
            yield f"{literal(what)} {literal(kind)} {place} {NO_REASON}"


def literal(name):
    """A pattern for the name itself."""
    return re.sub(r"[\s*?\[\]]", "?", name)
