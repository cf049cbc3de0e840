"""Draws strings for the defects, writes them into copies of the apps, and asks the program what it finds there."""

import collections
import dataclasses
import hashlib
import json
import os
import shutil
import subprocess
import tempfile

from .strings import encoded, translated


@dataclasses.dataclass(frozen=True)
class Planted:
    kind: object
    string: object
    text: str
    # The rules that say something of the string that they did not say before, and those of them that only give a note.
    found: tuple
    noted: tuple


def apps(folders):
    for folder in folders:
        for format in sorted(os.listdir(folder)):
            place = os.path.join(folder, format)
            if os.path.isdir(place):
                yield from (os.path.join(place, app) for app in sorted(os.listdir(place)))


def plant(program, folders, kinds, per_kind, seed):
    """What was planted, and what was found of it."""
    strings = [(app, string) for app in apps(folders) for string in translated(program, app)]
    taken, planted = set(), collections.defaultdict(list)
    # The kinds that fit the fewest strings choose first.
    fitting = [(kind, [(app, string) for app, string in strings if kind.fits(string)]) for kind in kinds]
    for kind, candidates in sorted(fitting, key=lambda pair: len(pair[1])):
        candidates.sort(key=lambda pair: rank(seed, kind, pair[1]))
        languages, count = collections.Counter(), 0
        for app, string in candidates:
            place = (string.path, string.key)
            if count == per_kind:
                break
            # No language or app has more than half of them.
            if place in taken or languages[string.locale] * 2 >= per_kind or languages[app] * 2 >= per_kind:
                continue
            text = kind.make(string)
            raw = text is not None and text != string.text and written(string, text, kind)
            if raw in (None, False):
                continue
            taken.add(place)
            languages.update((string.locale, app))
            count += 1
            planted[app].append((kind, string, text, raw))
    return [row for app, defects in sorted(planted.items()) for row in found_in(program, app, defects)]


def rank(seed, kind, string):
    return hashlib.sha256("\0".join([str(seed), kind.name, string.path.split("corpus")[-1], string.key]).encode()).digest()


def written(string, text, kind):
    """The raw value with the defect; nothing for a value that is written in another way than `encoded` does."""
    with open(string.path, "rb") as file:
        raw = file.read()[string.start:string.end].decode("utf-8", "replace")
    if encoded(string.text, string.format) != raw:
        return None
    return text if kind.is_raw else encoded(text, string.format)


def found_in(program, app, defects):
    with tempfile.TemporaryDirectory(prefix="planted-") as top:
        copy = os.path.join(top, "app")
        shutil.copytree(app, copy)
        before = findings(program, copy)
        by_path = collections.defaultdict(list)
        for kind, string, _, raw in defects:
            by_path[string.path].append((string.start, string.end, raw))
        for path, places in by_path.items():
            inside = os.path.join(copy, os.path.relpath(path, app))
            with open(inside, "rb") as file:
                data = file.read()
            for start, end, raw in sorted(places, reverse=True):
                data = data[:start] + raw.encode() + data[end:]
            os.chmod(inside, 0o644)
            with open(inside, "wb") as file:
                file.write(data)
        new = findings(program, copy)
        new.subtract(before)
        for kind, string, text, _ in defects:
            place = os.path.relpath(string.path, app)
            said = {(rule, severity) for (path, key, rule, severity, _), count in new.items() if count > 0 and (path, key) == (place, string.key)}
            rules = {rule for rule, _ in said}
            noted = rules - {rule for rule, severity in said if severity != "note"}
            yield Planted(kind, string, text, tuple(sorted(rules)), tuple(sorted(noted)))


def findings(program, folder):
    done = subprocess.run([program, "check", "--translations", "--notes", "--all", "--format", "json", folder], capture_output=True, text=True, check=False)
    found = collections.Counter()
    for finding in json.loads(done.stdout)["findings"]:
        # A finding that was there with other words is no new one.
        words = finding["message"] if finding["rule"] in ("placeholder-mismatch", "markup-mismatch", "message-syntax") else ""
        found[os.path.relpath(finding["path"], folder), finding["key"], finding["rule"], finding["severity"], words] += 1
    return found


def report(rows):
    """Prints how many of each kind were found, and those that were not; gives the share in percent."""
    by_kind = collections.defaultdict(list)
    for row in rows:
        by_kind[row.kind.name].append(row)
    for name, planted in sorted(by_kind.items()):
        found = [row for row in planted if set(row.found) & row.kind.rules]
        print(f"{name}: {len(found)} of {len(planted)}", flush=True)
        for row in planted:
            if row not in found:
                print(f"    {row.string.path.split('/shared/')[-1]} {row.string.locale} {row.string.key}\n"
                      f"        {row.string.source!r}\n        {row.text!r}\n        found: {', '.join(row.found) or 'nothing'}")
    found = sum(bool(set(row.found) & row.kind.rules) for row in rows)
    share = 100 * found / max(1, len(rows))
    noted = sum(not (set(row.found) - set(row.noted)) & row.kind.rules and bool(set(row.noted) & row.kind.rules) for row in rows)
    print(f"{found} of {len(rows)} defects of {len(by_kind)} kinds, {share:.1f} %; {noted} of them as notes")
    return share
