"""Rows as they are kept: the key to a sheet, and the verdicts of a round. No text of an app is among them."""

import dataclasses
import hashlib
import os

from compare.running import Failure

COLUMNS = ["number", "app", "commit", "path", "key", "variant", "rule", "severity", "population", "grade"]
ROUND_COLUMNS = ["round", "set", "kind", *COLUMNS, "first", "second", "third", "verdict"]
LONGEST_KEY = 80


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
            path_of_row = [of.app.name, of.app.commit, of.path, kept_key(of) if key.kind != "files" else "", of.variant]
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
