"""What copy-lint says about an app's translations: findings with their source text, in languages that readers know."""

import json

from compare.running import Failure

from . import asking
from .drawing import Row

# Languages that a reader can be found for. “--languages” names others.
LANGUAGES = ["de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "fi", "pl", "cs", "ru", "uk", "tr", "ja", "zh", "ko", "ar", "he"]
GROUPS = ("translation", "file")


def rows(answers, program, options):
    """A row for each finding in a translation, none for findings on a whole file."""
    languages = options.languages or LANGUAGES
    checked = rules(program)
    found = []
    for answer in answers:
        found += of_app(answer.app, program, languages, checked)
    if not found:
        raise Failure("No finding is in a translation into these languages.")
    return [row for row in found if (not options.rules or row.rule in options.rules)
            and row.rule not in options.not_rules and options.severity in (None, row.severity)]


def rules(program):
    listed = json.loads(asking.succeed(program, ["rules", "--format", "json"], asking.PACKAGE))
    return {rule["name"] for rule in listed if rule["group"] in GROUPS}


def of_app(app, program, languages, checked):
    report = json.loads(asking.succeed(program, ["check", "--translations", "--format", "json", "."], app.folder))
    # Only what `--translations` compares has a source.
    shown = [one for one in report["findings"] if one["key"] and one["source"] and one["rule"] in checked
             and not one["suppressed"] and one["severity"] in asking.SHOWN and language(one["locale"]) in languages]
    places = strings(program, app, {(one["path"], one["locale"]) for one in shown})
    return [row(app, one, places) for one in shown]


def language(locale):
    return (locale or "").split("-")[0]


def strings(program, app, wanted):
    """The strings of the files with findings, each with its neighbors."""
    places = {}
    last = {}
    for line in asking.succeed(program, ["dump", "."], app.folder).splitlines():
        line = json.loads(line)
        name = line["path"], line["locale"]
        if name not in wanted:
            continue
        string = asking.String(app, line["path"], line["key"], line["variant"], line["text"], line["comment"] or "", line["role"],
                               line["start"] or 0, line["end"] or 0, locale=line["locale"])
        string.before = last.get(name)
        if string.before:
            string.before.after = string
        last[name] = places[*name, line["key"], line["variant"]] = string
    return places


def row(app, found, places):
    name = found["path"], found["locale"], found["key"], found["variant"]
    string = places.get(name) or asking.String(
        app, found["path"], found["key"], found["variant"], found["text"], "", "unknown", 0, 0, locale=found["locale"])
    shown = [("source", found["source"]), ("language of the translation", found["locale"]), ("message", found["message"])]
    if found["words"] and found["words"] != [found["text"]]:
        shown.append(("words", " · ".join(f"“{words}”" for words in found["words"])))
    if found["replacement"] is not None:
        shown.append(("replacement", found["replacement"] or "(nothing)"))
    return Row(string, found["rule"], found["severity"], found["text"] or f"(no translation of “{found['source']}”)", found["start"] or 0, tuple(shown))
