"""Rows become lines of JSON."""

import json
import unittest

import pyarrow as pa

from copy_lint_spark.members import lines, members


def objects(batch: pa.RecordBatch, columns: dict[str, str]) -> list[dict]:
    """The lines, read by another reader."""
    return [json.loads(line) for line in bytes(lines(batch, columns)).decode().split("\n")[:-1]]


class Lines(unittest.TestCase):
    """What is in the lines."""

    def test_any_text_comes_back(self) -> None:
        """Quotes, backslashes, line ends and control characters are escaped, and nothing else changes."""
        texts = ["Save", 'a "b" \\ c', "one\ntwo\r\n\tthree", "\x00\x01\x1f\x7f", "", "ä 漢 😀 \u2028", "\\n", None]
        batch = pa.record_batch({"text": pa.array(texts, pa.string())})
        self.assertEqual([line["text"] for line in objects(batch, {"text": "text"})], texts)

    def test_part_of_a_batch(self) -> None:
        """A slice has its own rows, and those of the rest stay out."""
        batch = pa.record_batch({"text": ["a", "b", "c", "d"], "maxLength": [1, None, 3, 4]}).slice(1, 2)
        columns = {"text": "text", "maxLength": "maxLength"}
        self.assertEqual(objects(batch, columns), [{"text": "b", "maxLength": None}, {"text": "c", "maxLength": 3}])

    def test_types_of_columns(self) -> None:
        """Long texts, dictionaries and numbers are texts, too."""
        batch = pa.record_batch({
            "body": pa.array(["a", "b"], pa.large_string()), "lang": pa.array(["de", "de"]).dictionary_encode(),
            "number": [7, 8],
        })
        columns = {"text": "body", "locale": "lang", "key": "number"}
        self.assertEqual(objects(batch, columns)[1], {"text": "b", "locale": "de", "key": "8"})

    def test_bytes_that_are_no_text_stay(self) -> None:
        """`copy-lint` tells of them; here, nothing fails."""
        broken = pa.array([b"H\xffi", b"a\x01\xff"], pa.binary()).view(pa.string())
        found = bytes(lines(pa.record_batch({"text": broken}), {"text": "text"}))
        self.assertEqual(found, b'{"text":"H\xffi"}\n{"text":"a\\u0001\xff"}\n')


class Members(unittest.TestCase):
    """Which column has which member."""

    def test_names_that_are_the_same_need_no_word(self) -> None:
        """Others are named."""
        found = members(["id", "target", "locale"], {"text": "target"})
        self.assertEqual(found, {"locale": "locale", "text": "target"})

    def test_mistakes_are_told(self) -> None:
        """Before a job begins."""
        for columns, part in (({"texts": "a"}, "“texts”"), ({"text": "b"}, "“b”"), ({}, "which column has the texts")):
            with self.assertRaisesRegex(ValueError, part):
                members(["a"], columns)
