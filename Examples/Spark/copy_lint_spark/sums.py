"""Adds up answers. Only counts are added; a grade is made of the sums, and never of other grades."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

import pyarrow as pa
import pyarrow.compute as pc

from . import answers
from .members import quoted
from .process import Stream
from .settings import Settings

SEVERITIES = ("error", "warning", "note")

PROSE = tuple(f"prose_{name}" for name in answers.COUNTS)
"""Counts of the texts that are running text."""

TOTALS = ("segments", "unreadable", *(f"{severity}s" for severity in SEVERITIES), *answers.COUNTS, *PROSE)
"""Columns that are sums."""

MEASURED = pa.schema([("formula", pa.string()), ("value", pa.float64()), ("prose_value", pa.float64())])
"""Columns that are made of sums."""


def partial(piece: pa.RecordBatch, table: pa.Table, by: Sequence[str]) -> pa.RecordBatch:
    """The sums of a piece: for each group, a row for all of it (its rule is null), and a row for each rule."""
    counts, measure = answers.column(table, "counts"), answers.column(table, "measure")
    readable = counts.is_valid()
    read = pc.and_(readable, pc.fill_null(pc.not_equal(pc.struct_field(measure, "why"), "role"), True))
    prose = pc.and_(read, pc.fill_null(pc.struct_field(measure, "prose"), False))
    found = answers.column(table, "findings")
    parents, flat = found.value_parent_indices(), found.flatten()
    severity = pc.struct_field(flat, "severity")
    all_rows = {
        "rule": pa.nulls(piece.num_rows, pa.string()),
        "segments": ones(readable.is_valid()), "unreadable": ones(pc.invert(readable)),
    }
    for name, total in zip(answers.COUNTS, PROSE):
        values = pc.struct_field(counts, name)
        all_rows[name] = pc.if_else(read, values, 0)
        all_rows[total] = pc.if_else(prose, values, 0)
    rule_rows = {"rule": pc.struct_field(flat, "rule")}
    for name in SEVERITIES:
        rule_rows[f"{name}s"] = ones(pc.equal(severity, name))
    groups = piece.select(by)
    return added(pa.concat_tables([
        completed(groups, all_rows), completed(groups.take(parents), rule_rows),
        completed(groups.take(parents), rule_rows | {"rule": pa.nulls(len(flat), pa.string())}),
    ]), by)


def ones(flags: pa.Array) -> pa.Array:
    """1 for true, 0 for false."""
    return flags.cast(pa.int64())


def completed(groups: pa.RecordBatch, columns: dict[str, pa.Array]) -> pa.Table:
    """A table with all columns of sums; those that are not there are 0."""
    zeros = pa.repeat(pa.scalar(0, pa.int64()), groups.num_rows)
    values = [columns["rule"], *(columns.get(name, zeros) for name in TOTALS)]
    return pa.Table.from_arrays([*groups.columns, *values], names=[*groups.schema.names, "rule", *TOTALS])


def added(table: pa.Table, by: Sequence[str]) -> pa.RecordBatch:
    """One row for each group and rule."""
    keys = [*by, "rule"]
    grouped = table.group_by(keys, use_threads=False).aggregate([(name, "sum") for name in TOTALS])
    sums = grouped.select([*keys, *(f"{name}_sum" for name in TOTALS)]).rename_columns([*keys, *TOTALS])
    return sums.combine_chunks().to_batches()[0]


def measured(
    batches: Iterable[pa.RecordBatch], settings: Settings, locale: str | None
) -> Iterator[pa.RecordBatch]:
    """The same rows, with what `copy-lint` makes of the sums: `prose_value` where there is running text."""
    filled = (batch for batch in batches if batch.num_rows > 0)
    first = next(filled, None)
    if first is None:
        return
    with Stream(settings) as stream:
        sent = ((batch, 2 * batch.num_rows, requests(batch, locale)) for batch in chain([first], filled))
        for batch, found in stream.answers(sent):
            measure = answers.column(answers.read(found), "measure")
            every, prose = measure[0::2], measure[1::2]
            whole = batch.column("rule").is_null()
            columns = [
                pc.if_else(whole, pc.struct_field(values, name), None)
                for values, name in ((every, "formula"), (every, "value"), (prose, "value"))
            ]
            names = [*batch.schema.names, *MEASURED.names]
            yield pa.RecordBatch.from_arrays([*batch.columns, *columns], names=names)


def requests(batch: pa.RecordBatch, locale: str | None) -> pa.Buffer:
    """Two lines for each row: all of its counts, and those of its running text."""
    locales = quoted(batch.column(locale)).to_pylist() if locale else ["null"] * batch.num_rows
    texts = []
    for row, place in zip(batch.select(TOTALS).to_pylist(), locales):
        for names in (answers.COUNTS, PROSE):
            counts = ",".join(f'"{name}":{row[total]}' for name, total in zip(answers.COUNTS, names))
            texts.append(f'{{"locale":{place},"counts":{{{counts}}}}}\n')
    return pa.py_buffer("".join(texts).encode())
