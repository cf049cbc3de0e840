"""The sheets that readers get: numbered blocks under a heading, and an empty table for the verdicts."""

import os
import hashlib
import os
import re

from compare.running import Failure

from . import questions

FORM_HEADER = "number\tverdict\twhy"
MOST_LETTERS = 2000
MOST_LETTERS_OF_NEIGHBORS = 300


def write_sheet(path, kind, rows):
    blocks = {number: block(number, kind, row) for number, row in enumerate(rows, 1)}
    write(path, questions.heading(kind), blocks)


def write(path, heading, blocks):
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join([heading.rstrip("\n") + "\n", *blocks.values()]))


def block(number, kind, row):
    string = row.string
    lines = [f"## {number}", "", quoted(row.text, None if kind == "files" else MOST_LETTERS), ""]
    if kind != "files":
        lines += [f"- key: {shown_key(string)}"] if string.key else []
        lines += [f"- comment: {on_one_line(string.comment)}"] if string.comment else []
        if kind != "missed":
            lines += [f"- string before: {neighbor(string.before, 'first')}", f"- string after: {neighbor(string.after, 'last')}"]
        lines += [f"- {label}: {on_one_line(value)}" for label, value in row.shown]
        lines += ["", "```", row.code.replace("```", "'''"), "```"] if row.code else []
        lines += [""]
    return "\n".join(lines)


def quoted(text, most):
    text = text if most is None else cut(text, most)
    return "\n".join("> " + line for line in text.splitlines() or [""])


def on_one_line(text):
    return " ⏎ ".join(cut(text, MOST_LETTERS).splitlines())


def neighbor(string, end):
    if not string:
        return f"(this is the {end} string of the file)"
    return f"{on_one_line(cut(string.text, MOST_LETTERS_OF_NEIGHBORS))} (key: {shown_key(string)})"


def shown_key(string):
    """The key as its maker knows it: dots inside a part have no backslash."""
    return on_one_line(string.key.replace("\\.", "."))


def cut(text, most):
    return text if len(text) <= most else text[:most] + " …"


def read_sheet(path):
    """The heading of a sheet, and its blocks by number."""
    try:
        with open(path, encoding="utf-8") as file:
            parts = re.split(r"^## (\d+)\n", file.read(), flags=re.M)
    except OSError as error:
        raise Failure(f"{path} can't be read: {error.strerror}.") from None
    blocks = {int(number): f"## {number}\n{rest}" for number, rest in zip(parts[1::2], parts[2::2])}
    if not blocks:
        raise Failure(f"{path} has no numbered rows.")
    return parts[0], {number: text.rstrip("\n") + "\n" for number, text in blocks.items()}


def split(path, readers, size):
    """Writes the parts of each reader, in an order of the reader's own. Returns their paths."""
    heading, blocks = read_sheet(path)
    base = path.removesuffix(".md").removesuffix(".sheet")
    written = []
    for reader in range(1, readers + 1):
        numbers = sorted(blocks, key=lambda number: hashlib.sha256(f"{reader} {number}".encode()).digest())
        for part, start in enumerate(range(0, len(numbers), size), 1):
            name = f"{base}.reader-{reader}.part-{part}"
            some = numbers[start:start + size]
            write(f"{name}.md", heading, {number: blocks[number] for number in some})
            write_form(f"{name}.tsv", reader, some)
            written.append(f"{name}.md")
    return written


def write_form(path, reader, numbers):
    """An empty table. One that someone wrote verdicts into stays as it is."""
    if os.path.exists(path) and has_verdicts(path):
        raise Failure(f"{path} has verdicts already. Move it away, or pass it to “read”.")
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"# reader: {reader}\n{FORM_HEADER}\n" + "".join(f"{number}\t\t\n" for number in numbers))


def has_verdicts(path):
    with open(path, encoding="utf-8") as file:
        return any(re.match(r"\d+\t[^\t\n]", line) for line in file)
