"""Draws rows by seed: the same rows for the same seed, spread over apps, and each text once."""

import dataclasses
import hashlib
import math

# At most a fourth of the rows comes from one app, where there are four apps or more.
FEWEST_APPS = 4


@dataclasses.dataclass(eq=False)
class Row:
    string: object
    rule: str
    severity: str
    text: str
    start: int = 0
    # What the sheet shows besides the string, as labels and values.
    shown: tuple = ()
    # How many rows of this rule and severity there were to draw from.
    population: int = 0
    grade: str = ""
    # The lines of code around it, for kinds that are judged by them.
    code: str = ""


def rank(seed, row, salt=""):
    string = row.string
    name = [str(seed), salt, string.app.name, string.path, string.key, string.variant, row.rule, str(row.start), row.text]
    return hashlib.sha256("\0".join(name).encode("utf-8", "surrogatepass")).digest()


def share(count, rows):
    """The most rows that one app gives."""
    return math.ceil(count / min(FEWEST_APPS, max(1, len({row.string.app.name for row in rows}))))


class Draw:
    """Rows drawn so far."""

    def __init__(self, seed):
        self.seed = seed
        self.rows = []
        self.texts = set()

    def take(self, rows, count, already=()):
        """Takes up to `count` rows, those of `already` among them."""
        most = share(count, rows)
        apps = {}
        for row in already:
            apps[row.string.app.name] = apps.get(row.string.app.name, 0) + 1
        taken = list(already)
        for row in sorted(rows, key=lambda row: rank(self.seed, row)):
            app, text = row.string.app.name, " ".join(row.text.split())
            if len(taken) >= count:
                break
            if text in self.texts or apps.get(app, 0) >= most:
                continue
            self.texts.add(text)
            apps[app] = apps.get(app, 0) + 1
            taken.append(row)
        self.rows += taken[len(already):]
        return taken

    def shuffled(self):
        """The rows in an order that tells nothing of how they were drawn."""
        return sorted(self.rows, key=lambda row: rank(self.seed, row, "order"))
