"""What a job calls: data frames in, data frames out."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial

import pyarrow as pa
from pyspark.sql import DataFrame
from pyspark.sql import functions as F
from pyspark.sql.pandas.types import from_arrow_schema
from pyspark.sql.types import StructType

from . import batches, sums
from .members import members
from .settings import Settings

LONG = ("text", "source", "comment")
"""Members that a result leaves out unless it is told to keep them."""


def check(
    df: DataFrame, columns: Mapping[str, str] | None = None, keep: Sequence[str] | None = None,
    settings: Settings = Settings(),
) -> DataFrame:
    """A row for each finding, and a row with an `error` for each row that could not be read.

    `columns` says which column has which member of a line, such as `{"text": "target", "locale": "language"}`; a column with
    the name of a member needs no word. `keep` lists the columns that the result has, too; without it, all but the texts.
    """
    found, kept = described(df, columns, keep, batches.FINDINGS)
    return mapped(df, partial(rows, batches.findings, settings, found, kept, ()), kept, batches.FINDINGS)


def grade(
    df: DataFrame, columns: Mapping[str, str] | None = None, keep: Sequence[str] | None = None,
    settings: Settings = Settings(),
) -> DataFrame:
    """A row for each row: its counts, which can be added, and its measure, which cannot."""
    found, kept = described(df, columns, keep, batches.GRADES)
    flags = ("--counts-only",)
    return mapped(df, partial(rows, batches.grades, settings, found, kept, flags), kept, batches.GRADES)


def summarize(
    df: DataFrame, columns: Mapping[str, str] | None = None, by: Sequence[str] = ("locale", "project"),
    settings: Settings = Settings(),
) -> DataFrame:
    """The sums of each group, and of each rule in it; a row with the rule null is for all of the group.

    `value` is the measure of the summed counts, `prose_value` that of running text alone. `by` has to name the column of the
    language, else there is no common formula.
    """
    found, by = described(df, columns, by, pa.schema([("rule", pa.string())]))
    locale = found.get("locale")
    if locale and locale not in by:
        raise ValueError(f"Add “{locale}” to “by”. Texts of several languages have no common measure.")
    totals = pa.schema([("rule", pa.string())] + [(name, pa.int64()) for name in sums.TOTALS])
    parts = mapped(df, partial(rows, sums.partial, settings, found, by, ()), by, totals)
    grouped = parts.groupBy(*by, "rule").agg(*(F.sum(name).alias(name) for name in sums.TOTALS))
    measure = partial(measured, settings, locale)
    return mapped(grouped, measure, grouped.columns, sums.MEASURED)


def rows(
    result, settings: Settings, columns: Mapping[str, str], keep: Sequence[str], flags: Sequence[str],
    given: Iterable[pa.RecordBatch],
) -> Iterator[pa.RecordBatch]:
    """The work of a task."""
    return batches.answered(given, settings, columns, flags, lambda piece, table: result(piece, table, keep))


def measured(settings: Settings, locale: str | None, given: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
    """The work of a task on sums."""
    return sums.measured(given, settings, locale)


def described(
    df: DataFrame, columns: Mapping[str, str] | None, keep: Sequence[str] | None, added: pa.Schema
) -> tuple[dict[str, str], list[str]]:
    """Where the members are, and which columns stay."""
    found = members(df.columns, columns or {})
    long = [found[member] for member in LONG if member in found]
    kept = [name for name in df.columns if name not in long] if keep is None else list(keep)
    for name in kept:
        if name not in df.columns:
            raise ValueError(f"Name another column than “{name}”. The data has: {', '.join(df.columns)}.")
        if name in added.names:
            raise ValueError(f"Rename the column “{name}”, or leave it out of “keep”. The result has one of that name.")
    return found, kept


def mapped(df: DataFrame, task, keep: Sequence[str], added: pa.Schema) -> DataFrame:
    """The data frame that the tasks make: some columns of `df`, and new ones."""
    fields = [df.schema[name] for name in keep] + from_arrow_schema(added).fields
    return df.mapInArrow(task, StructType(fields))
