"""Batches in, batches out."""

import json
import subprocess
import unittest

import pyarrow as pa

from copy_lint_spark import answers, batches, sums
from copy_lint_spark.settings import Settings

from .program import COPY_LINT

COLUMNS = {"text": "text", "locale": "locale"}
ROWS = [
    {"id": 1, "project": "a", "locale": "en", "text": "Utilize it to commence."},
    {"id": 2, "project": "a", "locale": "en", "text": None},
    {"id": 3, "project": "b", "locale": "xx", "text": "Utilize it"},
    {"id": 4, "project": "b", "locale": "en", "text": "x" * 5_000_000},
    {"id": 5, "project": None, "locale": "de", "text": "Wir speichern das Foto und die Notiz, damit du sie auch morgen findest."},
    {"id": 6, "project": "b", "locale": "en", "text": "Save"},
]
SCHEMA = pa.schema([("id", pa.int64()), ("project", pa.string()), ("locale", pa.string()), ("text", pa.string())])


def batch(rows: list[dict]) -> pa.RecordBatch:
    """Rows as Spark sends them."""
    return pa.RecordBatch.from_pylist(rows, SCHEMA)


def run(result, keep: list[str], given: list[pa.RecordBatch], *flags: str) -> pa.Table:
    """What a task makes of batches."""
    found = batches.answered(given, COPY_LINT, COLUMNS, flags, lambda piece, table: result(piece, table, keep))
    return pa.Table.from_batches(list(found))


class Tasks(unittest.TestCase):
    """What a task gives back."""

    def test_findings(self) -> None:
        """Each finding has the columns of its row, and a bad row has an error."""
        rows = run(batches.findings, ["id"], [batch(ROWS[:3]), batch(ROWS[3:])]).to_pylist()
        found = [(row["id"], row["rule"], row["words"], row["replacement"]) for row in rows if row["error"] is None]
        self.assertEqual(found[:2], [(1, "plain-word", ["Utilize"], "Use"), (1, "plain-word", ["commence"], "start")])
        self.assertEqual([row["id"] for row in rows if row["error"]], [2, 4])

    def test_grades(self) -> None:
        """No row is lost, whatever is in it."""
        rows = run(batches.grades, ["id", "project"], [batch(ROWS)], "--counts-only").to_pylist()
        self.assertEqual([row["id"] for row in rows], [1, 2, 3, 4, 5, 6])
        self.assertEqual([row["words"] for row in rows], [4, None, 2, None, 13, 1])
        self.assertEqual(rows[1]["error"], "Add a “text” to this line.")
        self.assertEqual(rows[3]["error"], "Split this line. The limit is 4 MB.")
        self.assertEqual(rows[2]["why"], "no-formula")

    def test_sums(self) -> None:
        """Any parts give the same sums, and these are the ones of the summary of one process."""
        one = self.summed([batch(ROWS)])
        self.assertEqual(one, self.summed([batch(ROWS[:1]), batch(ROWS[1:2]), batch(ROWS[2:])]))
        lines = "".join(json.dumps(row) + "\n" for row in ROWS)
        answer = subprocess.run(
            [COPY_LINT.program, "stream", "--summary"], input=lines, capture_output=True, text=True)
        summary = json.loads(answer.stdout.splitlines()[-1])["summary"]
        for language in summary["languages"]:
            row = next(row for row in one if row["locale"] == language["locale"] and row["rule"] is None)
            self.assertEqual({name: row[name] for name in answers.COUNTS}, language["counts"])
            self.assertEqual({name: row[f"prose_{name}"] for name in answers.COUNTS}, language["prose"])
            self.assertEqual((row["value"], row["prose_value"]),
                             (language["measure"]["value"], language["proseMeasure"]["value"]))
        self.assertEqual(sum(row["unreadable"] for row in one), summary["errors"])

    def summed(self, given: list[pa.RecordBatch]) -> list[dict]:
        """The sums by language, as the two steps of a job make them."""
        parts = run(sums.partial, ["locale"], given)
        table = pa.Table.from_batches(list(sums.measured([sums.added(parts, ["locale"])], COPY_LINT, "locale")))
        return sorted(table.to_pylist(), key=lambda row: (row["locale"], row["rule"] or ""))

    def test_nothing(self) -> None:
        """A task without rows starts no process."""
        missing = Settings(program="no-such-copy-lint")
        for given in ([], [batch([])]):
            self.assertEqual(list(batches.answered(given, missing, COLUMNS, (), batches.findings)), [])

    def test_pieces_are_bounded(self) -> None:
        """By rows, and by bytes."""
        many = batch([ROWS[0]] * 5_000)
        self.assertEqual([piece.num_rows for piece in batches.pieces([many])], [2_000, 2_000, 1_000])
        large = batch([ROWS[3]] * 4)
        self.assertEqual([piece.num_rows for piece in batches.pieces([large])], [1, 1, 1, 1])
