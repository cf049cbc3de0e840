"""Digests of what a program says about this project's folders, to compare a build with one that is gone."""

import concurrent.futures
import hashlib
import json
import os
import subprocess
import sys
import tempfile

from . import apps, programs, views
from .asking import Asking
from .command import Settings
from .running import Failure
from .store import Store

FOLDERS = ("Strings", "Tests/Fixtures")
LIST = os.path.join(programs.PACKAGE, "Scripts", "report-digests.txt")
# A session recorded with the program itself would be a different session after each change.
LEFT_OUT = "lsp"


def digests(path):
    """A digest for each app and view: of stdout, stderr, the exit code and the files that were changed."""
    program = programs.Program("PROGRAM", os.path.realpath(path))
    all_rules = tuple(sorted(rule for rule, facts in program.rules.items() if not facts["default"]))
    settings = Settings(seed=1, timeout=300, reuses_new=False, all_rules=all_rules)
    asked = [view for view in views.app_views(program.formats) if not view.name.startswith(LEFT_OUT)]
    found_apps = list(apps.find_apps([os.path.join(programs.PACKAGE, folder) for folder in FOLDERS]))
    found = {}
    with tempfile.TemporaryDirectory(prefix="report-digests-") as cache:
        store = Store(cache)

        def digests_of(app, part):
            with Asking(app, program, program, store, settings) as asking:
                return {f"{app.name} {view.name}": digest(asking.ask(program, view, (), False), store) for view in part}

        workers = os.cpu_count() or 1
        with concurrent.futures.ThreadPoolExecutor(workers) as pool:
            # Each asks in a copy of the app of its own.
            parts = [(app, asked[start::workers]) for app in found_apps for start in range(workers)]
            for part in pool.map(digests_of, *zip(*parts)):
                found |= part
    program.check_unchanged()
    return {name: found[name] for name in (f"{app.name} {view.name}" for app in found_apps for view in asked)}


def digest(record, store):
    """The digest of an outcome, wherever the project is: links in a terminal have the whole path."""
    parts = [record["code"], *sorted(record["tree"].items())]
    for stream in ("output", "errors"):
        text = store.get(record[stream]).replace(programs.PACKAGE.encode(), b"")
        parts.append(hashlib.sha256(text).hexdigest())
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:16]


def build():
    """Makes the debug build, so that no older one tells of another commit."""
    command = ["swift", "build", "--quiet", "--product", "copy-lint"]
    if subprocess.run(command, cwd=programs.PACKAGE, check=False).returncode != 0:
        raise Failure("Mend the build first.")
    return os.path.join(programs.PACKAGE, ".build", "debug", "copy-lint")


def main(arguments):
    writes = "--write" in arguments
    paths = [argument for argument in arguments if not argument.startswith("-")]
    try:
        found = digests(paths[0] if paths else build())
    except Failure as failure:
        print(f"report-digests: {failure}", file=sys.stderr)
        return 2
    if writes:
        with open(LIST, "w", encoding="utf-8") as file:
            file.writelines(f"{name} {digest}\n" for name, digest in found.items())
        print(f"{len(found)} reports written down.")
        return 0
    with open(LIST, encoding="utf-8") as file:
        known = dict(line.rsplit(None, 1) for line in file)
    wrong = [name for name in known.keys() | found.keys() if known.get(name) != found.get(name)]
    for name in sorted(wrong):
        what = "differs" if name in known and name in found else "is new" if name in found else "is gone"
        print(f"{name} {what}.")
    if wrong:
        print("Find the cause with Scripts/compare-reports. Where it is wanted, run Scripts/report-digests --write.")
        return 1
    print(f"{len(found)} reports are as they were.")
    return 0
