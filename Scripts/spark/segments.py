"""Makes segments from our own texts. The same seed gives the same segments; nothing of it is committed."""

import json
import pathlib
import random
import re
import subprocess
from collections.abc import Iterator

import pyarrow as pa
import pyarrow.parquet as pq

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
LANGUAGES = ("cs", "de", "en", "es", "fr", "it", "nl", "pl", "pt", "ru", "sv", "tr")
PROJECTS = 20
SEED = 1
REPEATED = 0.3
"""The share of segments that were there before, word for word."""

SCHEMA = pa.schema([
    ("id", pa.int64()), ("project", pa.string()), ("locale", pa.string()), ("text", pa.string()),
    ("source", pa.string()), ("sourceLocale", pa.string()), ("key", pa.string()),
])


def sentences(program: str) -> dict[str, list[str]]:
    """Our own sentences, by language: of the tests, of the rules' examples and of the reference apps."""
    found: dict[str, list[str]] = {language: [] for language in LANGUAGES}
    for vector in json.loads((ROOT / "Tests/ReadabilityTests/own-vectors.json").read_text()):
        if vector["lang"] in found:
            found[vector["lang"]] += re.split(r"(?<=[.!?]) ", vector["text"])
    for path in sorted((ROOT / "Tests/CopyLintTests/Glossary/Languages").glob("*.txt")):
        lines = [line for line in path.read_text().splitlines() if line and not line.startswith("#")]
        found[path.stem] += [re.split(r" [~?=]> ", re.sub("[⟦⟧]", "", line))[0] for line in lines]
    folders = [ROOT / "Strings", ROOT / "Tests/Fixtures"]
    dump = subprocess.run([program, "dump", *folders], cwd=ROOT, capture_output=True, text=True)
    for line in dump.stdout.splitlines():
        string = json.loads(line)
        if string["locale"] in found and string["text"]:
            found[string["locale"]].append(string["text"])
    return {language: list(dict.fromkeys(texts)) for language, texts in found.items()}


def segments(program: str, count: int, dominant: float | None = None) -> Iterator[dict]:
    """The segments: one to three sentences each, sometimes with a number.

    `dominant` is the share of German; without it, all languages are equally common.
    """
    chance = random.Random(SEED)
    texts = sentences(program)
    before: dict[str, list[str]] = {language: [] for language in LANGUAGES}
    for number in range(count):
        if dominant is not None and chance.random() < dominant:
            language = "de"
        else:
            language = chance.choice(LANGUAGES)
        known = before[language]
        if known and chance.random() < REPEATED:
            text = chance.choice(known)
        else:
            text = " ".join(chance.choice(texts[language]) for _ in range(chance.choice((1, 1, 2, 3))))
            if chance.random() < 0.5:
                text += f" ({chance.randrange(10_000)})"
            if len(known) < 50_000:
                known.append(text)
        isPair = language != "en" and chance.random() < 0.5
        yield {
            "id": number, "project": f"p{chance.randrange(PROJECTS)}", "locale": language, "text": text,
            "source": chance.choice(texts["en"]) if isPair else None,
            "sourceLocale": "en" if isPair else None,
            "key": f"screen{number % 97}.{chance.choice(('title', 'label', 'error', 'hint'))}",
        }


def write(program: str, path: pathlib.Path, count: int, dominant: float | None = None) -> pathlib.Path:
    """Writes them as Parquet, and beside it as lines of JSON."""
    folder = path / f"segments-{count}-{dominant or 0}"
    if (folder / "done").exists():
        return folder
    folder.mkdir(parents=True, exist_ok=True)
    with pq.ParquetWriter(folder / "segments.parquet", SCHEMA) as table, open(folder / "segments.jsonl", "w") as lines:
        rows = []
        for segment in segments(program, count, dominant):
            lines.write(json.dumps(segment, ensure_ascii=False) + "\n")
            rows.append(segment)
            if len(rows) == 50_000:
                table.write_table(pa.Table.from_pylist(rows, SCHEMA))
                rows = []
        if rows:
            table.write_table(pa.Table.from_pylist(rows, SCHEMA))
    (folder / "done").touch()
    return folder
