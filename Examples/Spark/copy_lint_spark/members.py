"""Turns rows into lines of JSON, column by column and not row by row."""

import re
from collections.abc import Mapping, Sequence

import pyarrow as pa
import pyarrow.compute as pc

TEXTS = ("text", "locale", "source", "sourceLocale", "key", "comment", "role", "syntax", "platform", "plural")
"""Members of a line that are in quotes."""

NUMBERS = ("maxLength",)

MEMBERS = TEXTS + NUMBERS

ESCAPES = (("\\", "\\\\"), ('"', '\\"'), ("\n", "\\n"), ("\r", "\\r"), ("\t", "\\t"))
"""The backslash first: the others bring one along."""


def members(names: Sequence[str], columns: Mapping[str, str]) -> dict[str, str]:
    """Which column each member is in: as `columns` says, else the one of the same name."""
    unknown = [member for member in columns if member not in MEMBERS]
    if unknown:
        raise ValueError(f"Change “{unknown[0]}”. A line has only these: {', '.join(MEMBERS)}.")
    found = {member: member for member in MEMBERS if member in names} | dict(columns)
    missing = [name for name in found.values() if name not in names]
    if missing:
        raise ValueError(f"Name another column than “{missing[0]}”. The data has: {', '.join(names)}.")
    if "text" not in found:
        raise ValueError("Say which column has the texts, such as columns={'text': 'target'}.")
    return found


def lines(batch: pa.RecordBatch, columns: Mapping[str, str]) -> pa.Buffer:
    """A line for each row."""
    parts: list[pa.Scalar | pa.Array] = []
    for index, (member, column) in enumerate(columns.items()):
        parts.append(pa.scalar(("{" if index == 0 else ",") + f'"{member}":'))
        values = batch.column(batch.schema.get_field_index(column))
        parts.append(quoted(values) if member in TEXTS else number(values))
    joined = pc.binary_join_element_wise(*parts, pa.scalar("}\n"), pa.scalar(""))
    return content(joined)


def content(texts: pa.StringArray) -> pa.Buffer:
    """The bytes of all texts, one behind the other; nothing is copied."""
    offsets = pa.Array.from_buffers(pa.int32(), len(texts) + 1, [None, texts.buffers()[1]], offset=texts.offset)
    first, end = offsets[0].as_py(), offsets[len(texts)].as_py()
    return texts.buffers()[2].slice(first, end - first)


def number(values: pa.Array) -> pa.Array:
    """Numbers as JSON."""
    return pc.fill_null(values.cast(pa.string()), "null")


def quoted(values: pa.Array) -> pa.Array:
    """Texts as JSON; what is no UTF-8 stays as it is, and `copy-lint` tells of it."""
    texts = values if pa.types.is_string(values.type) else values.cast(pa.string())
    if pc.any(pc.match_substring_regex(texts, r'[\x00-\x1f"\\]')).as_py():
        for sign, escape in ESCAPES:
            texts = pc.replace_substring(texts, sign, escape)
        if pc.any(pc.match_substring_regex(texts, r"[\x00-\x1f]")).as_py():
            texts = pa.array(map(escaped, texts.cast(pa.binary()).to_pylist()), pa.binary()).view(pa.string())
    return pc.fill_null(pc.binary_join_element_wise('"', texts, '"', ""), "null")


def escaped(text: bytes | None) -> bytes | None:
    """A text without its rare control characters."""
    if text is None:
        return None
    return re.sub(rb"[\x00-\x1f]", lambda found: b"\\u%04x" % found[0][0], text)
