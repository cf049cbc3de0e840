"""Reads the answers of `copy-lint stream` into columns."""

import pyarrow as pa
import pyarrow.json

COUNTS = (
    "letters", "syllables", "words", "sentences", "adjustedSyllables", "longWords", "polysyllables",
    "fourSyllables", "monosyllables",
)
"""What is counted. All of them can be added."""

FINDING = pa.struct([
    ("rule", pa.string()), ("severity", pa.string()), ("message", pa.string()),
    ("start", pa.int64()), ("end", pa.int64()), ("words", pa.list_(pa.string())),
    ("replacement", pa.string()), ("applicability", pa.string()),
])

MEASURE = pa.struct([
    ("formula", pa.string()), ("value", pa.float64()), ("adjusted", pa.float64()),
    ("standardError", pa.float64()), ("prose", pa.bool_()), ("why", pa.string()),
])

ANSWER = pa.schema([
    ("findings", pa.list_(FINDING)), ("counts", pa.struct([(name, pa.int64()) for name in COUNTS])),
    ("measure", MEASURE), ("error", pa.string()),
])


def read(lines: bytes) -> pa.Table:
    """The answers, one row for each line."""
    options = pa.json.ParseOptions(explicit_schema=ANSWER, unexpected_field_behavior="ignore")
    # One block: a line must not go over the end of one.
    reading = pa.json.ReadOptions(use_threads=False, block_size=len(lines) + 1)
    return pa.json.read_json(pa.py_buffer(lines), reading, options).combine_chunks()


def column(table: pa.Table, name: str) -> pa.Array:
    """A column in one piece."""
    values = table.column(name)
    return values.chunk(0) if values.num_chunks == 1 else pa.concat_arrays(values.chunks)
