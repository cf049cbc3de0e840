"""Reads what the readers wrote, and decides each row."""

import re
import statistics

from compare.running import Failure

from . import questions

THIRD = "third"
# School grades further apart than this go to a third reader.
GRADES_APART = 2


def read(paths, kind, numbers):
    """The verdicts by row number, then by reader."""
    said = {number: {} for number in numbers}
    for path in paths:
        reader = path
        try:
            with open(path, encoding="utf-8") as file:
                lines = file.read().splitlines()
        except OSError as error:
            raise Failure(f"{path} can't be read: {error.strerror}.") from None
        for place, line in enumerate(lines, 1):
            named = re.fullmatch(r"# reader: (\S+)\s*", line)
            reader = named.group(1) if named else reader
            cells = line.split("\t")
            if not line.strip() or line.startswith("#") or cells[0] == "number":
                continue
            if not cells[0].strip().isdigit() or int(cells[0]) not in said:
                raise Failure(f"{path}:{place}: There is no row “{cells[0]}”.")
            verdict = normal(cells[1].strip() if len(cells) > 1 else "", kind)
            if verdict is None:
                raise Failure(f"{path}:{place}: “{line.strip()}” has no verdict. Write {choices(kind)}.")
            if reader in said[int(cells[0])]:
                raise Failure(f"{path}:{place}: Reader {reader} judged row {cells[0]} twice.")
            said[int(cells[0])][reader] = verdict
    check(said)
    return said


def normal(verdict, kind):
    """The verdict as it is counted; None if there is no such verdict."""
    verdict = verdict.strip("`").lower()
    if kind == "files":
        number = re.fullmatch(r"(?:grade )?(\d{1,2}(?:\.\d+)?)", verdict)
        return number.group(1) if number else None
    if kind in questions.OF_ROLES and re.fullmatch(r"better:\s*\S.*", verdict):
        return "better"
    return verdict if verdict in questions.VERDICTS[kind] and verdict != "better" else None


def choices(kind):
    return "a school grade" if kind == "files" else ", ".join(
        "better: NAME" if verdict == "better" else verdict for verdict in questions.VERDICTS[kind])


def check(said):
    lacking = [str(number) for number, verdicts in said.items() if len(verdicts.keys() - {THIRD}) < 2]
    if lacking:
        raise Failure(f"Without two verdicts: {'row' if len(lacking) == 1 else 'rows'} {', '.join(lacking)}. Each row needs two readers.")
    for number, verdicts in said.items():
        if len(verdicts.keys() - {THIRD}) > 2:
            raise Failure(f"Row {number} has more than two readers. Name one of them “# reader: {THIRD}”.")


def pair(verdicts):
    """The verdicts of the two readers, in the order of their names."""
    return tuple(verdicts[reader] for reader in sorted(verdicts.keys() - {THIRD}))


def differ(first, second, kind):
    return abs(float(first) - float(second)) > GRADES_APART if kind == "files" else first != second


def decide(verdicts, kind):
    """What counts for a row; None while it waits for a third reader."""
    first, second = pair(verdicts)
    third = verdicts.get(THIRD)
    if kind == "files":
        if not differ(first, second, kind):
            return f"{statistics.mean([float(first), float(second)]):g}"
        return third and f"{statistics.median([float(first), float(second), float(third)]):g}"
    if first == second:
        return first
    # Of three readers, two agree, or each has a verdict of their own: then it is the one in the middle.
    order = questions.VERDICTS[kind]
    return third and sorted([first, second, third], key=order.index)[1]
