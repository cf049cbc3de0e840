"""Asks both programs for each view of an app, taking from the store what OLD said before."""

import hashlib
import json
import tempfile

from . import inputs, recording
from .running import Failure, Outcome, run
from .trees import Tree
from .views import ALL_RULES, DUMP

# Part of every key: a change in how things are asked makes old answers useless.
VERSION = 3


class Asking:
    """One app and both programs. The outcomes stay in the store; what is held here is their digests."""

    def __init__(self, app, old, new, store, settings):
        self.app, self.old, self.new, self.store, self.settings = app, old, new, store, settings
        self.known = {program.digest: store.results(program.digest, self.key) for program in (old, new)}
        self.fresh = {program.digest: {} for program in (old, new)}
        self.input_digests = {}
        self.tree = None
        self.counts = {"from the store": 0, "run": 0}

    @property
    def key(self):
        return self.app.digest if self.app else "program"

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="compare-reports-")
        return self

    def __exit__(self, *_):
        for digest, results in self.fresh.items():
            if results:
                self.store.keep(digest, self.key, results)
        self.folder.cleanup()

    def both(self, view, disabled=()):
        """What OLD and NEW say: two records with digests, equal when the outcomes are."""
        # A program that is compared with itself is run twice: else nothing would be compared.
        may_reuse = self.settings.reuses_new and self.old.digest != self.new.digest
        return self.ask(self.old, view, disabled, True), self.ask(self.new, view, disabled, may_reuse)

    def ask(self, program, view, disabled, may_reuse):
        arguments = list(view.arguments)
        rules = [rule for rule in disabled if rule in program.rules]
        if rules:
            arguments += ["--disable", ",".join(rules)]
        stdin = self.input(view)
        all_rules = self.settings.all_rules if ALL_RULES in arguments else ()
        asked = json.dumps([VERSION, arguments, view.place, hashlib.sha256(stdin).hexdigest(), sorted(all_rules)])
        key = f"{view.name} {hashlib.sha256(asked.encode()).hexdigest()[:16]}"
        record = self.known[program.digest].get(key)
        if may_reuse and record and all(map(self.store.has, outputs(record))):
            self.counts["from the store"] += 1
            return record
        if self.settings.stopped.is_set():
            raise Failure("stopped")
        outcome = self.run(program, view, arguments, stdin)
        self.counts["run"] += 1
        if view.has_output and not outcome.output and outcome.code == 2 and not self.is_empty:
            raise Failure(f"{program.name} did nothing for “{view.name}” in {self.name}: "
                          + outcome.errors.decode("utf-8", "replace").strip()[-300:])
        record = {
            "code": outcome.code, "output": self.store.put(outcome.output), "errors": self.store.put(outcome.errors),
            "tree": {path: data if data is None else self.store.put(data) for path, data in outcome.tree}}
        if program is self.old or self.old.digest != self.new.digest:
            self.fresh[program.digest][key] = record
            self.known[program.digest][key] = record
        return record

    @property
    def name(self):
        return self.app.name if self.app else "no folder"

    @property
    def is_empty(self):
        """Whether the app holds no file that OLD reads: then there is nothing to do."""
        if not self.app:
            return False
        record = self.ask(self.old, DUMP, (), True)
        return record["code"] == 2 and not self.store.get(record["output"])

    def run(self, program, view, arguments, stdin):
        timeout = self.settings.timeout
        if view.place == "app":
            return run(program.path, arguments, self.app.folder, stdin, timeout)
        if view.place == "none":
            return run(program.path, arguments, self.folder.name, stdin, timeout)
        if not self.tree:
            self.tree = Tree(self.app, self.folder.name, self.settings.all_rules)
        outcome = run(program.path, self.tree.arguments(arguments), self.tree.folder, stdin, timeout)
        return Outcome(outcome.code, self.tree.without_top(outcome.output), self.tree.without_top(outcome.errors),
                       self.tree.take_changes())

    def input(self, view):
        if not view.input:
            return b""
        if view.input == "faults":
            return inputs.FAULTS
        name = f"input of {view.name} {self.settings.seed} {VERSION} {recording.VERSION}"
        digest = self.input_digests.get(name) or self.known[self.old.digest].get(name)
        if not digest or not self.store.has(digest):
            digest = self.store.put(self.make_input(view))
            self.fresh[self.old.digest][name] = digest
        self.input_digests[name] = digest
        return self.store.get(digest)

    def make_input(self, view):
        dump = self.store.get(self.ask(self.old, DUMP, (), True)["output"])
        if view.input == "session":
            return recording.record(
                self.old.path, list(view.arguments), self.app, inputs.formats(dump), self.settings.seed) or b""
        return {"stream": inputs.stream, "texts": inputs.texts}[view.input](dump)


def outputs(record):
    return [record["output"], record["errors"], *filter(None, record["tree"].values())]
