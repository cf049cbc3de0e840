"""Compares one app: which views differ, and by what cause."""

import dataclasses
import json
import os

from . import conversations, findings, outputs
from .asking import Asking
from .running import Failure
from .trees import TREE
from .views import is_json_report

JSON_DOCUMENTS = ("grade/json", "grade/input", "rules/json", "check/sarif", "check/gitlab")


@dataclasses.dataclass(frozen=True)
class Difference:
    """`what` is a rule or a view, and `place` is APP/PATH:KEY. The list of wanted differences names these and the kind."""
    what: str
    kind: str
    place: str
    app: str
    old: str
    new: str


@dataclasses.dataclass
class Examined:
    differences: dict = dataclasses.field(default_factory=dict)
    failures: list = dataclasses.field(default_factory=list)
    # Views that are the same once these rules are off: (view, rules).
    explained: list = dataclasses.field(default_factory=list)
    counts: dict = dataclasses.field(default_factory=dict)

    def add(self, difference, view):
        self.differences.setdefault(difference, []).append(view)


def examine(app, views, old, new, store, settings):
    examined = Examined()
    with Asking(app, old, new, store, settings) as asking:
        Examination(app, asking, store, examined).hold(views)
        examined.counts |= asking.counts
    return examined


class Examination:
    def __init__(self, app, asking, store, examined):
        self.app, self.asking, self.store, self.examined = app, asking, store, examined
        self.name = app.name if app else ""
        # How often something was added, whether or not it was known.
        self.told = 0

    def hold(self, views):
        differing = []
        for view in views:
            records = self.ask(view)
            if records and view.name in ("check/json+notes", "dump"):
                self.examined.counts[view.name] = self.count(view, records[1])
            if records and records[0] != records[1]:
                differing.append((view, records))
        rules = self.find_rules(differing)
        for view, records in differing:
            if rules and view.takes_disable:
                records = self.ask(view, rules)
                if not records:
                    continue
                if records[0] == records[1]:
                    self.examined.explained.append((view.name, tuple(rules)))
                    continue
            self.describe(view, *records)

    def ask(self, view, disabled=()):
        try:
            return self.asking.both(view, disabled)
        except Failure as failure:
            self.examined.failures.append(f"{view.name}, {self.asking.name}: {failure}")
            return None

    def count(self, view, record):
        """How much was compared: findings or strings."""
        return self.store.get(record["output"]).count(b'"fingerprint":' if "json" in view.name else b"\n")

    def find_rules(self, differing):
        """Lists all differences of findings. Returns their rules."""
        rules = set()
        reports = {view.name: records for view, records in differing if is_json_report(view)}
        for name, (old, new) in reports.items():
            # What is shown without notes follows from what is shown with them.
            if name == "check/json" and self.follows(old, new, reports):
                continue
            left, right = self.load(old), self.load(new)
            # What is not a report is compared as a text, later.
            if left and right:
                rules |= self.list_findings(name, left, right)
        for view, (old, new) in differing:
            if view.name == "stream" and old["output"] != new["output"]:
                for what, kind, place, was, now in conversations.stream(self.bytes(old), self.bytes(new)):
                    if what:
                        rules.add(what)
                        self.add(what, kind, place, was, now, view.name)
            if view.input == "session":
                rules |= self.list_published(view, old, new)
        return sorted(rules)

    def list_published(self, view, old, new):
        """Edits bring findings that no report has."""
        rules = set()
        sent = self.asking.input(view)
        try:
            for rule, kind, place, was, now in conversations.session_findings(
                    self.bytes(old), self.bytes(new), sent, self.app.folder):
                rules.add(rule)
                self.add(rule, kind, place, was, now, view.name)
        except (AttributeError, KeyError, TypeError):
            # What is not a message is reported later.
            pass
        return rules

    def follows(self, old, new, reports):
        if "check/json+notes" not in reports:
            return False
        return all(
            self.load(less).get("findings") ==
            [finding for finding in self.load(more).get("findings", []) if finding["severity"] != "note"]
            for less, more in zip((old, new), reports["check/json+notes"]))

    def list_findings(self, view, old, new):
        rules = set()
        for rule, kind, finding, was, now in findings.compare(old.get("findings", []), new.get("findings", [])):
            rules.add(rule)
            self.add(rule, kind, f"{finding['path']}:{finding['key'] or ''}", was, now, view)
        return rules

    def describe(self, view, old, new):
        """Lists what differs in a view for another cause than its findings."""
        if old["code"] != new["code"]:
            self.add(view.name, "exit-code", "", str(old["code"]), str(new["code"]), view.name)
        if old["errors"] != new["errors"]:
            texts = outputs.first_lines(*map(self.store.get, (old["errors"], new["errors"])))
            self.add(view.name, "stderr", "", *texts, view.name)
        for path, was, now in outputs.trees(old["tree"], new["tree"], self.store.get, self.original):
            self.add(view.name, "tree", path, was, now, view.name)
        if old["output"] != new["output"]:
            before = self.told
            self.describe_output(view, old, new)
            if self.told == before:
                texts = outputs.first_lines(self.bytes(old), self.bytes(new))
                self.add(view.name, "output", "", *texts, view.name)

    def describe_output(self, view, old, new):
        try:
            if is_json_report(view):
                left, right = json.loads(self.bytes(old)), json.loads(self.bytes(new))
                self.list_findings(view.name, left, right)
                left.pop("findings", None), right.pop("findings", None)
                self.add_values(view, left, right)
            elif view.name.startswith(JSON_DOCUMENTS):
                self.add_values(view, json.loads(self.bytes(old)), json.loads(self.bytes(new)))
            elif view.name == "dump":
                lines = [[json.loads(line) for line in self.bytes(record).split(b"\n") if line] for record in (old, new)]
                self.add_values(view, *lines)
            elif view.name == "stream":
                for what, kind, place, was, now in conversations.stream(self.bytes(old), self.bytes(new)):
                    self.add(what or view.name, kind, place, was, now, view.name)
            elif view.input == "session":
                sent = self.asking.input(view)
                for kind, place, was, now in conversations.session(self.bytes(old), self.bytes(new), sent, self.app.folder):
                    self.add(view.name, kind, place, was, now, view.name)
        except (ValueError, AttributeError, KeyError, TypeError):
            # What can't be read is compared as a text.
            return

    def add_values(self, view, old, new):
        for kind, place, was, now in outputs.json_values(old, new):
            self.add(view.name, kind, place, was, now, view.name)

    def add(self, what, kind, place, was, now, view):
        """A difference that is the same in a view with other flags counts once."""
        root = self.app.place_in_root if self.app else ""
        # The configuration with all rules is above a copy.
        root = TREE if not root and view == "check/json+all-rules" else root
        place = place.removeprefix(root + "/") if root else place
        full = "/".join(part for part in (self.name, place) if part)
        difference = Difference(what.split("+")[0], kind.strip("[]."), full, self.name, was, now)
        self.examined.add(difference, view)
        self.told += 1

    def original(self, path):
        path = os.path.join(self.app.folder, path)
        if not os.path.exists(path):
            return None
        with open(path, "rb") as file:
            return file.read()

    def bytes(self, record):
        return self.store.get(record["output"])

    def load(self, record):
        """A report; one that can't be read has no findings, and differs as a text."""
        try:
            report = json.loads(self.bytes(record))
        except ValueError:
            return {}
        return report if isinstance(report, dict) else {}
