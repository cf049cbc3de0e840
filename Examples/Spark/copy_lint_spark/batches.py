"""What a task does with its rows: batches of Arrow in, batches of Arrow out. Nothing here needs Spark."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain

import pyarrow as pa
import pyarrow.compute as pc

from . import answers
from .members import lines
from .process import Stream
from .settings import Settings

ROWS = 2_000
"""Rows that are sent at once, at most."""

SIZE = 8 << 20
"""Bytes that are sent at once, unless one row has more."""

FINDINGS = pa.schema([
    ("rule", pa.string()), ("severity", pa.string()), ("message", pa.string()),
    ("start", pa.int64()), ("end", pa.int64()), ("words", pa.list_(pa.string())),
    ("replacement", pa.string()), ("applicability", pa.string()), ("error", pa.string()),
])

GRADES = pa.schema(
    [(name, pa.int64()) for name in answers.COUNTS]
    + [(field.name, field.type) for field in answers.MEASURE]
    + [("error", pa.string())]
)

Batches = Iterable[pa.RecordBatch]
Table = Mapping[str, pa.Array]


def answered(
    batches: Batches, settings: Settings, columns: Mapping[str, str], flags: Sequence[str],
    result: Callable[[pa.RecordBatch, pa.Table], pa.RecordBatch],
) -> Iterator[pa.RecordBatch]:
    """What `result` makes of each piece and its answers. A task without rows starts no process."""
    filled = (batch for batch in batches if batch.num_rows > 0)
    first = next(filled, None)
    if first is None:
        return
    with Stream(settings, flags) as stream:
        sent = ((piece, piece.num_rows, lines(piece, columns)) for piece in pieces(chain([first], filled)))
        for piece, found in stream.answers(sent):
            yield result(piece, answers.read(found))


def pieces(batches: Batches) -> Iterator[pa.RecordBatch]:
    """The same rows in batches of a bounded size."""
    for batch in batches:
        rows = ROWS
        if batch.nbytes > SIZE:
            rows = max(1, min(ROWS, batch.num_rows * SIZE // batch.nbytes))
        for start in range(0, batch.num_rows, rows):
            yield batch.slice(start, rows)


def findings(piece: pa.RecordBatch, table: pa.Table, keep: Sequence[str]) -> pa.RecordBatch:
    """A row for each finding, and one for each line that could not be read."""
    found = answers.column(table, "findings")
    error = answers.column(table, "error")
    bad = pc.indices_nonzero(error.is_valid())
    rows = pa.concat_arrays([found.value_parent_indices().cast(pa.uint64()), bad])
    kept = piece.select(keep).take(rows)
    flat = pa.RecordBatch.from_struct_array(found.flatten())
    columns = [
        pa.concat_arrays([flat.column(name), pa.nulls(len(bad), FINDINGS.field(name).type)])
        for name in flat.schema.names
    ]
    columns.append(pa.concat_arrays([pa.nulls(flat.num_rows, pa.string()), error.take(bad)]))
    return joined(kept, columns, FINDINGS)


def grades(piece: pa.RecordBatch, table: pa.Table, keep: Sequence[str]) -> pa.RecordBatch:
    """A row for each row: its counts and its measure, or why it could not be read."""
    columns = [pc.struct_field(answers.column(table, "counts"), name) for name in answers.COUNTS]
    columns += [pc.struct_field(answers.column(table, "measure"), field.name) for field in answers.MEASURE]
    return joined(piece.select(keep), [*columns, answers.column(table, "error")], GRADES)


def joined(kept: pa.RecordBatch, columns: Sequence[pa.Array], schema: pa.Schema) -> pa.RecordBatch:
    """The columns that were kept, and others behind them."""
    names = [*kept.schema.names, *schema.names]
    return pa.RecordBatch.from_arrays([*kept.columns, *columns], names=names)
