"""What programs said before: outputs by their digest, and for each program and app which outputs its runs gave."""

import hashlib
import json
import os
import shutil
import tempfile
import time
import zlib

# The programs whose results are kept, the latest first.
PROGRAMS_KEPT = 8
SECONDS_UNNAMED = 24 * 60 * 60


class Store:
    def __init__(self, folder):
        self.folder = folder
        os.makedirs(os.path.join(folder, "outputs"), exist_ok=True)

    def put(self, data):
        """Keeps bytes. Returns their digest."""
        digest = hashlib.sha256(data).hexdigest()
        path = self.output(digest)
        try:
            os.utime(path)
        except FileNotFoundError:
            self.write(path, zlib.compress(data, 1))
        return digest

    def get(self, digest):
        with open(self.output(digest), "rb") as file:
            return zlib.decompress(file.read())

    def has(self, digest):
        return os.path.exists(self.output(digest))

    def output(self, digest):
        return os.path.join(self.folder, "outputs", digest[:2], digest)

    def results(self, program, app):
        """What is known about a program on an app: a dictionary to read from and to add to."""
        try:
            with open(self.record(program, app), encoding="utf-8") as file:
                return json.load(file)
        except (FileNotFoundError, json.JSONDecodeError):
            return {}

    def keep(self, program, app, results):
        """Adds results to those that are there: another run may have written in the meantime."""
        merged = self.results(program, app) | results
        self.write(self.record(program, app), json.dumps(merged, sort_keys=True).encode())
        os.utime(os.path.dirname(self.record(program, app)))

    def record(self, program, app):
        return os.path.join(self.folder, "results", program, f"{app}.json")

    def write(self, path, data):
        os.makedirs(os.path.dirname(path), exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=os.path.dirname(path))
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.replace(temporary, path)

    def prune(self):
        """Forgets the programs that were not compared for the longest time, and outputs that nothing names."""
        results = os.path.join(self.folder, "results")
        if not os.path.isdir(results):
            return
        folders = sorted(os.scandir(results), key=lambda entry: entry.stat().st_mtime, reverse=True)
        if len(folders) <= PROGRAMS_KEPT:
            return
        for entry in folders[PROGRAMS_KEPT:]:
            shutil.rmtree(entry.path, ignore_errors=True)
        named = set()
        for entry in folders[:PROGRAMS_KEPT]:
            for record in os.scandir(entry.path):
                with open(record.path, encoding="utf-8") as file:
                    named.update(digests(json.load(file)))
        for parent, _, names in os.walk(os.path.join(self.folder, "outputs")):
            for name in names:
                path = os.path.join(parent, name)
                # Another run may be about to name a new output.
                if name not in named and time.time() - os.path.getmtime(path) > SECONDS_UNNAMED:
                    os.unlink(path)


def digests(value):
    """Every text in a record: the digests are among them."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, (dict, list)):
        for item in value.values() if isinstance(value, dict) else value:
            yield from digests(item)
