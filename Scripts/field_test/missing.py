"""The words of Swift code that weren't taken: readers say which of them people see."""

import collections
import hashlib
import os
import re
import subprocess

from compare.running import Failure

from . import code, members
from .asking import String
from .drawing import Row

LINES_AROUND = 5
VALUE = re.compile(r"\\#*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)")
WORDS = re.compile(r"[A-Za-z]{2,}[,.:;!?…]* +\S*[A-Za-z]{2}|^\W*[A-Z][a-z]+[.!?…:]*$")


def rows(answers, program, options):
    """The literals of files that the seed chooses, as many files as are asked for, that have words and weren't taken. Of how
    many texts were taken from these files, each row says the sum."""
    files = [file for answer in answers for file in files_of(answer, reader_beside(program))]
    files.sort(key=lambda file: hashlib.sha256(f"{options.seed}\0{file[0].name}\0{file[1]}".encode()).digest())
    apps = collections.Counter()
    most = -(-options.count // 4)
    chosen, taken = [], 0
    for app, path, missed, count in files:
        if apps[app.name] < most:
            apps[app.name] += 1
            taken += count
            chosen += missed
        if sum(apps.values()) == options.count:
            break
    for row in chosen:
        row.population = taken
    return chosen


def reader_beside(program):
    path = os.path.join(os.path.dirname(program), "read-swift")
    if not os.path.exists(path):
        raise Failure(f"Build {path} first: swift build --product read-swift")
    return path


def files_of(answer, reader):
    """The Swift files with words: the app, the path, the rows, and how many texts were taken."""
    taken = collections.defaultdict(list)
    for one in answer.strings:
        if one.format == "swift":
            taken[one.path].append(one)
    known = {text for one in answer.strings for text in (one.key, one.text) if one.format != "swift"}
    folder = answer.app.folder
    calls = code.Calls(folder)
    paths = [path for path in swift_files(folder)]
    for path, literals in read(reader, folder, paths):
        with open(os.path.join(folder, path), "rb") as file:
            content = file.read()
        ranges = [(one.start, one.end) for one in taken[path]]
        found = []
        for start, end in sorted(literals):
            text = content[start:end].decode("utf-8", "replace").strip("#").strip('"').strip()
            if has_words(text) and text not in known and not any(first < end and start < last for first, last in ranges):
                ranges.append((start, end))
                found.append(row(answer.app, calls, path, content, start, end, text))
        if found or taken[path]:
            yield answer.app, path, found, len(taken[path])


def swift_files(folder):
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(names):
            path = os.path.relpath(os.path.join(place, name), folder)
            if name.endswith(".swift") and not code.TESTS.search(path):
                yield path


def read(reader, folder, paths):
    """Each file with the ranges of its literals, in UTF-8 bytes."""
    done = subprocess.run([reader], cwd=folder, input="\n".join(paths).encode(), capture_output=True)
    if done.returncode:
        raise Failure(f"{reader} failed in {folder}: {done.stderr.decode('utf-8', 'replace').strip()[-300:]}")
    path, literals = None, []
    for line in [*done.stdout.decode("utf-8", "replace").split("\n"), "F\t"]:
        cells = line.split("\t")
        if cells[0] == "F":
            if path:
                yield path, literals
            path, literals = cells[1], []
        elif len(cells) > 2 and not cells[2].endswith("(comment)"):
            # A comment for translators may repeat the text, and nobody could tell which of the two is meant.
            literals.append((int(cells[0]), int(cells[1])))


def has_words(text):
    return bool(WORDS.search(VALUE.sub("", text)))


def row(app, calls, path, content, start, end, text):
    line = content.count(b"\n", 0, start) + 1
    string = String(app, path, "", "", text, "", "unknown", start, end, format="swift", line=line)
    shown = code.around(app.folder, path, line, LINES_AROUND)
    return Row(string, "", "missed", text, start, code=shown + members.told(calls, path, line))
