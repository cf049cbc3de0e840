"""The command: arguments, and what each step does."""

import argparse
import os
import re
import sys

from compare.programs import PACKAGE, digest
from compare.running import Failure

from . import apps, asking, kinds, questions, records, sheets, tables, verdicts

DOCUMENTATION = os.path.join(PACKAGE, "Documentation")
DONE, WAITING, FAILED = 0, 1, 2


def parse(arguments, description):
    parser = argparse.ArgumentParser(
        prog="Scripts/field-test", description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    steps = parser.add_subparsers(dest="step", required=True)
    step = steps.add_parser("draw", help="draw rows, and write the sheet and its key")
    add = step.add_argument
    add("folder", metavar="FOLDER", help="has a clone of each app, called owner+name")
    add("list", metavar="LIST", help="lines “owner/name<TAB>commit”")
    add("out", metavar="OUT", help="OUT.sheet.md and OUT.key.tsv are written")
    add("--kind", required=True, choices=list(questions.VERDICTS),
        help="findings: evenly; weighted: some of each rule; grades: texts with and without grade-too-high, nothing shown; silent: "
             "strings without findings; roles: strings with and without a role; planted: defects put in by a script; "
             "translations: some findings of each rule in translations; files: 60 strings each; fixes: before and after; literals: "
             "words in code; missed: words in code that were not taken; joined: strings whose role the code told; code: some findings of each rule in code")
    add("--seed", type=int, required=True, metavar="N")
    add("--count", type=int, required=True, metavar="N", help="how many rows; with “missed”, files")
    add("--rules", type=names, default=[], metavar="A,B", help="only these rules")
    add("--not-rules", type=names, default=[], metavar="A,B", help="all rules but these")
    add("--severity", choices=asking.SHOWN, help="only these findings")
    add("--per-rule", type=int, default=10, metavar="N", help="with “weighted”: how many of each rule and severity at least, or of each defect (10)")
    add("--languages", type=names, default=[], metavar="A,B", help="with “translations”: only these, such as de,fr (twenty that readers know)")
    add("--fixes", choices=["safe", "unsafe"], help="with “fixes”: only these")
    add("--program", default=os.environ.get("COPY_LINT"), help="$COPY_LINT, else the release build, else the debug build")
    add("--spent", default=os.path.join(DOCUMENTATION, "spent-apps.tsv"), metavar="FILE", help="the list of spent apps")
    add("--allow-spent", action="store_true", help="try the script on spent apps; the tables say that they measure nothing")
    step = steps.add_parser("split", help="write the parts for each reader")
    step.add_argument("sheet", metavar="SHEET")
    step.add_argument("--readers", type=int, default=2, metavar="N")
    step.add_argument("--size", type=int, default=40, metavar="N", help="rows in a part (40)")
    step = steps.add_parser("read", help="read the verdicts and make the tables")
    step.add_argument("key", metavar="KEY")
    step.add_argument("verdicts", nargs="+", metavar="VERDICTS", help="the tables that the readers filled in")
    step.add_argument("--round", default="", metavar="ROUND", help="the name of the round, such as round-1")
    step.add_argument("--write", action="store_true", help="write field-test/ROUND.tsv, field-test/rules.tsv, and the tables into Precision.md or TranslationPrecision.md")
    step.add_argument("--documentation", default=DOCUMENTATION, metavar="FOLDER", help="where they are (Documentation)")
    step = steps.add_parser("spend", help="list the apps of a round as spent")
    step.add_argument("list", metavar="LIST")
    step.add_argument("--round", required=True, metavar="ROUND")
    step.add_argument("--spent", default=os.path.join(DOCUMENTATION, "spent-apps.tsv"), metavar="FILE")
    return parser.parse_args(arguments)


def names(text):
    return [name.strip() for name in text.split(",") if name.strip()]


def main(arguments, description=None):
    try:
        if arguments[:1] == ["--self-check"]:
            from . import self_check
            return self_check.main(arguments[1:])
        options = parse(arguments, description)
        if not re.fullmatch(r"[\w.-]+", getattr(options, "round", "") or "round"):
            raise Failure("The name of a round has letters, digits and “-”, such as round-1.")
        return {"draw": draw, "split": split, "read": read, "spend": spend}[options.step](options)
    except Failure as failure:
        print(f"field-test: {failure}", file=sys.stderr)
        return FAILED


def draw(options):
    listed = apps.read_list(options.list)
    spent = apps.read_spent(options.spent)
    measures = not any(app.name.lower() in spent for app in listed)
    if not options.allow_spent:
        apps.refuse_spent(listed, spent)
    found = apps.find_clones(listed, options.folder)
    program = asking.find_program(options.program)
    kinds.check_rules([*options.rules, *options.not_rules], asking.rules(program))
    answers = []
    for app in found:
        answers.append(asking.ask(program, app))
        print(f"{app.name}: {len(answers[-1].strings)} strings, {len(answers[-1].findings)} findings", flush=True)
    rows = kinds.draw(options.kind, answers, options, program)
    if not rows:
        raise Failure("There is nothing of this kind to draw.")
    sheets.write_sheet(f"{options.out}.sheet.md", options.kind, rows)
    version = f"{asking.version(program)}, program {digest(program)[:12]}"
    records.write_key(f"{options.out}.key.tsv", records.Key(os.path.basename(options.out), options.kind, options.seed, version, measures, rows))
    print(f"Drew {len(rows)} rows, asked for {options.count}: {options.out}.sheet.md. Keep {options.out}.key.tsv from the readers.")
    if not measures:
        print("Not a measurement: rules were tuned on these apps.")
    return DONE


def split(options):
    if options.readers < 1 or options.size < 1:
        raise Failure("There has to be a reader and a row in each part.")
    for path in sheets.split(options.sheet, options.readers, options.size):
        print(path)
    return DONE


def read(options):
    key = records.read_key(options.key)
    said = verdicts.read(options.verdicts, key.kind, [int(row["number"]) for row in key.rows])
    rows = tables.records(key, said, options.round)
    waiting = [int(row["number"]) for row in rows if not row["verdict"]]
    print(tables.tables(rows, key.measures), end="")
    if waiting:
        third = write_third(options.key, waiting)
        print(f"\nWait for a third reader: {len(waiting)} of {len(rows)} rows, in {third}.md. Add {third}.tsv next time.")
    if options.write:
        write(options, key, rows, waiting)
    return WAITING if waiting else DONE


def write_third(key_path, numbers):
    base = key_path.removesuffix(".tsv").removesuffix(".key")
    heading, blocks = sheets.read_sheet(f"{base}.sheet.md")
    sheets.write_form(f"{base}.third.tsv", verdicts.THIRD, numbers)
    sheets.write(f"{base}.third.md", heading, {number: blocks[number] for number in numbers})
    return f"{base}.third"


def write(options, key, rows, waiting):
    if not options.round:
        raise Failure("Name the round: --round round-1")
    if waiting:
        raise Failure("Nothing is written before a third reader has judged the rows where two differ.")
    if not key.measures:
        raise Failure("Nothing is written: rules were tuned on these apps, so the tables measure nothing.")
    path = os.path.join(options.documentation, "field-test", f"{options.round}.tsv")
    kept = records.write_round(path, key, rows)
    records.write_rules(os.path.dirname(path))
    # Each page has the tables of its own kinds, so that a round can go into both.
    page = page_of(key.kind)
    shown = [row for row in kept if page_of(row["kind"]) == page]
    tables.put_between_marks(os.path.join(options.documentation, page), options.round, tables.tables(shown))
    print(f"\nWrote {path}, and the tables into {page}.")


def page_of(kind):
    return "TranslationPrecision.md" if kind == "translations" else "Precision.md"


def spend(options):
    fresh = apps.spend(apps.read_list(options.list), options.round, options.spent)
    print(f"{fresh} apps are spent since {options.round}.")
    return DONE
