"""Apple .strings in all three forms: as text by the plutil of Swift's toolchain, as XML and binary by plistlib."""

FOLDER = "apple-strings"
PACKAGES = []

import plistlib
import subprocess


def walk(value, key):
    if isinstance(value, str):
        yield key, value
    elif isinstance(value, dict):
        for name, member in value.items():
            yield from walk(member, f"{key}.{name}" if key else name)
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from walk(item, f"{key}.{index}")


def read(path, data):
    if not data.strip():
        return
    if not data.startswith((b"<?xml", b"bplist")):
        run = subprocess.run(["plutil", "-convert", "xml1", "-o", "-", "-"], input=data, capture_output=True)
        if run.returncode != 0 or not run.stdout.startswith(b"<?xml"):
            raise ValueError((run.stderr or run.stdout).decode("utf-8", "replace").strip()[:200])
        data = run.stdout
    yield from walk(plistlib.loads(data), "")


# Keys that a file defines twice; the app sees the last.
doubled = set()
seen = set()
# Keys with a carriage return in them or in their text, as a line feed.
returns = set()


def ours(entry):
    key = entry["key"].replace("\\.", ".")
    place = (entry["path"], key)
    if place in seen:
        doubled.add(place)
    seen.add(place)
    if "\r" in key + entry["text"]:
        returns.add((entry["path"], key.replace("\r", "\n")))
    return key, entry["text"]


def explain(path, key, here, there):
    if (path, key) in doubled and there is None:
        return "defined twice: a duplicate-key here, the app sees the last"
    if key and (path, key.replace("\r", "\n")) in returns:
        return "plutil writes a carriage return bare into XML, where it reads as a line feed"
    if key is None and path.endswith(("/es-ES.lproj/Localizable.strings", "/pt-BR.lproj/Localizable.strings")):
        return "a byte order mark twice: plutil refuses the file, here it is read behind both"
    return None
