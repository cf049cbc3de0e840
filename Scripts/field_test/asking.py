"""What copy-lint says about an app: its English source strings, and what was found in them."""

import dataclasses
import json
import os

from compare.programs import PACKAGE
from compare.running import Failure, run

from . import code

SHOWN = ("error", "warning")
SOURCE_LOCALES = ("en", "en-US")
TIMEOUT = 1800


@dataclasses.dataclass(eq=False)
class String:
    app: object
    path: str
    key: str
    variant: str
    text: str
    comment: str
    role: str
    start: int
    end: int
    # Whether the path or the content of its file says which language it is in.
    has_known_locale: bool = True
    # How its placeholders are written.
    syntax: str = "none"
    locale: str = "en"
    format: str = ""
    line: int = 0
    # What told its role: the key, a comment, the text, or the code that asks for it.
    role_source: str = ""
    before: object = None
    after: object = None


@dataclasses.dataclass(frozen=True, eq=False)
class Finding:
    string: String
    rule: str
    severity: str
    message: str
    words: tuple
    replacement: object
    applicability: object
    start: int


@dataclasses.dataclass
class Answers:
    app: object
    strings: list
    findings: list
    # What the report says about each file with English strings, by path.
    files: dict
    # Findings in code, also those on controls that have no words.
    in_code: list


def find_program(named):
    builds = [os.path.join(PACKAGE, ".build", kind, "copy-lint") for kind in ("release", "debug")]
    for path in [named] if named else builds:
        if os.path.exists(path):
            return os.path.realpath(path)
    raise Failure("Build copy-lint first: swift build")


def ask(program, app):
    strings, locales = read_strings(program, app, app.folder)
    report = json.loads(succeed(program, ["check", "--format", "json", "--locale", "en", "."], app.folder))
    places = {}
    for string in strings:
        places.setdefault((string.path, string.key, string.variant), []).append(string)
    findings, in_code = [], []
    for found in report["findings"]:
        if found["path"].endswith(code.ENDINGS) and found["line"] and found["severity"] in SHOWN and not found["suppressed"]:
            in_code.append(read_finding(found, of_control(app, found)))
        same = places.get((found["path"], found["key"], found["variant"]))
        # A finding on a whole file or project has no text to be judged by.
        if same and found["locale"] in locales and found["severity"] in SHOWN and not found["suppressed"]:
            start = found["start"] or 0
            string = next((one for one in same if one.start <= start <= one.end), same[0])
            findings.append(read_finding(found, string))
    grades = [found for found in report["findings"] if found["rule"] == "file-grade-too-high"]
    files = {}
    for file in report["files"]:
        for locale, said in file["locales"].items():
            if locale in locales:
                severity = next((found["severity"] for found in grades if found["path"] == file["path"]), "silent")
                files[file["path"]] = (said, severity)
    return Answers(app, strings, findings, files, in_code)


def read_finding(found, string):
    return Finding(string, found["rule"], found["severity"], found["message"], tuple(found["words"]), found["replacement"],
                   found["applicability"], found["start"] or 0)


def of_control(app, found):
    return String(app, found["path"], found["key"], found["variant"], found["text"], "", found["role"], found["start"], found["end"],
                  line=found["line"])


def read_strings(program, app, folder):
    """The English source strings in the order of their files, and their locales."""
    lines = [json.loads(line) for line in succeed(program, ["dump", "--locale", "en", "."], folder).splitlines()]
    lines = [line for line in lines if (line["locale"] or "").split("-")[0] == "en" and line["translatable"] and line["text"].strip()]
    present = {line["locale"] for line in lines}
    # British English beside American English is a translation.
    locales = present & set(SOURCE_LOCALES) or present
    strings = [
        String(app, line["path"], line["key"], line["variant"], line["text"], line["comment"] or "", line["role"],
               line["start"] or 0, line["end"] or 0, line["localeSource"] != "default" or line["format"] != "json", line["syntax"],
               format=line["format"], line=line["line"] or 0, role_source=line["roleSource"] or "")
        for line in lines if line["locale"] in locales]
    for this, following in zip(strings, strings[1:]):
        if this.path == following.path:
            following.before, this.after = this, following
    return strings, locales


def succeed(program, arguments, folder):
    """The output. Findings give 1 and mistakes in the app's files 2, so neither means that the program failed."""
    outcome = run(program, arguments, folder, timeout=TIMEOUT)
    if outcome.code != 0 and arguments[0] == "check" and not outcome.output:
        raise Failure(f"“check” said nothing in {folder}: {outcome.errors.decode('utf-8', 'replace').strip()[-300:]}")
    return outcome.output.decode("utf-8")


def rules(program):
    return {rule["name"] for rule in json.loads(succeed(program, ["rules", "--format", "json"], PACKAGE))}


def version(program):
    return succeed(program, ["version"], PACKAGE).split("\n")[0].strip()
