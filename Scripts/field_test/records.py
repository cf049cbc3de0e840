"""Rows as they are kept: the key to a sheet, and the verdicts of a round. No text of an app is among them."""

import collections
import dataclasses
import hashlib
import os
import re

from compare.running import Failure

from . import questions

COLUMNS = ["number", "app", "commit", "path", "locale", "key", "variant", "rule", "severity", "population", "grade"]
ROUND_COLUMNS = ["round", "set", "kind", *COLUMNS, "first", "second", "third", "verdict"]
LONGEST_KEY = 80
FEWEST_IN_CODE = 10
FEWEST_READ = 10


@dataclasses.dataclass
class Key:
    # What tells two sheets of one kind apart, such as errors and warnings.
    set: str
    kind: str
    seed: str
    version: str
    # False when the apps are spent, so that the tables measure nothing.
    measures: bool
    rows: list


def cell(text):
    return str(text).replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n").replace("\r", "\\r")


def kept_key(string):
    """The key, or a hash of one that may be a text."""
    key = string.key
    if " " in key or key.endswith(string.text) or not key.isascii() or len(key) > LONGEST_KEY:
        return "#" + hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()[:12]
    return key


def write_key(path, key):
    with open(path, "w", encoding="utf-8") as file:
        measures = "yes" if key.measures else "no"
        notes = {"set": key.set, "kind": key.kind, "seed": key.seed, "version": key.version, "measures": measures}
        file.writelines(f"# {name}: {value}\n" for name, value in notes.items())
        file.write("\t".join(COLUMNS) + "\n")
        for number, row in enumerate(key.rows, 1):
            of = row.string
            path_of_row = [of.app.name, of.app.commit, of.path, of.locale, kept_key(of) if key.kind != "files" else "", of.variant]
            file.write("\t".join(map(cell, [number, *path_of_row, row.rule, row.severity, row.population, row.grade])) + "\n")


def read_table(path):
    """The lines “# name: value” and the rows of a table, as dictionaries. Cells stay as they are written."""
    try:
        with open(path, encoding="utf-8") as file:
            lines = file.read().split("\n")
    except OSError as error:
        raise Failure(f"{path} can't be read: {error.strerror}.") from None
    notes = dict(line[2:].split(": ", 1) for line in lines if line.startswith("# ") and ": " in line)
    rows = [line.split("\t") for line in lines if line and not line.startswith("# ")]
    if any(len(row) != len(rows[0]) for row in rows):
        raise Failure(f"{path} has a row with too few or too many cells.")
    return notes, [dict(zip(rows[0], row)) for row in rows[1:]]


def read_key(path):
    notes, rows = read_table(path)
    if not {"set", "kind", "seed", "version", "measures"} <= notes.keys() or not rows or list(rows[0]) != COLUMNS:
        raise Failure(f"{path} is no key to a sheet. “draw” writes it as OUT.key.tsv.")
    return Key(notes["set"], notes["kind"], notes["seed"], notes["version"], notes["measures"] == "yes", rows)


def write_round(path, key, rows):
    """Writes the rows into the file of their round. Rows of the same sheet are replaced."""
    notes, others = read_table(path) if os.path.exists(path) else ({}, [])
    others = [row for row in others if row["set"] != key.set]
    versions = sorted({key.version, *filter(None, notes.get("version", "").split(", "))} if others else {key.version})
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"# version: {', '.join(versions)}\n" + "\t".join(ROUND_COLUMNS) + "\n")
        for row in [*others, *rows]:
            file.write("\t".join(row[column] for column in ROUND_COLUMNS) + "\n")
    return read_table(path)[1]


def write_rules(folder):
    """Writes rules.tsv: what readers said of each rule's findings in the last rounds, as many as it takes to have ten of them;
    a round may have but one. `explain` shows it."""
    names = [name.removesuffix(".tsv") for name in os.listdir(folder) if re.fullmatch(r"round-\d+\.tsv", name)]
    last = {}
    for name in sorted(names, key=lambda name: int(name.split("-")[1]), reverse=True):
        by_rule = collections.defaultdict(list)
        for row in read_table(os.path.join(folder, f"{name}.tsv"))[1]:
            if row["rule"] and row["kind"] in questions.SAYS_RIGHT:
                by_rule[row["rule"], row["severity"]].append(row)
        for rule, rows in by_rule.items():
            if tells_enough(rows) and len(last.setdefault(rule, (name, []))[1]) < FEWEST_READ:
                last[rule][1].extend(rows)
    with open(os.path.join(folder, "rules.tsv"), "w", encoding="utf-8") as file:
        file.write("rule\tseverity\tround\tapps\tread\tright\twrong\n")
        for (rule, severity), (name, rows) in sorted(last.items()):
            verdicts = collections.Counter(said_of(row) for row in rows)
            counts = [len({row["app"] for row in rows}), len(rows), verdicts["right"], verdicts["wrong"]]
            file.write("\t".join(map(str, [rule, severity, name, *counts])) + "\n")


def tells_enough(rows):
    """Whether a round counts for a rule: code alone has few findings of most."""
    return len(rows) >= FEWEST_IN_CODE or any(row["kind"] != "code" for row in rows)


def said_of(row):
    """Whether a finding is right. Readers of grades saw the text only: it is right if they would do the same or more, and wrong
    if they had no remark."""
    if row["kind"] != "grades":
        return row["verdict"]
    if row["verdict"] == "silent":
        return "wrong"
    order = questions.VERDICTS["grades"]
    asked = questions.MEASURED_OF_GRADES[row["severity"]]
    return "right" if order.index(row["verdict"]) <= order.index(asked) else "picky"
