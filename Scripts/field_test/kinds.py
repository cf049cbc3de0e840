"""What can be drawn: for each kind, the rows there are and how many of each sort are taken."""

import collections

from compare.running import Failure

from . import code, fixing, members, missing, planting, translating
from .drawing import Draw, Row, rank

FEWEST_WORDS = 100
STRINGS_OF_A_FILE = 60
# Shorter texts have no grade to be judged by, so they would be no decoys.
FEWEST_WORDS_OF_DECOYS = 10


def draw(kind, answers, options, program):
    """The drawn rows in the order of the sheet."""
    drawn = Draw(options.seed)
    if kind == "findings":
        drawn.take(of_findings(answers, options), options.count)
    elif kind == "weighted":
        draw_weighted(drawn, of_findings(answers, options), options)
    elif kind == "grades":
        draw_parts(drawn, [*split_grades(answers), of_decoys(answers)], options.count)
    elif kind == "silent":
        drawn.take(of_silent(answers), options.count)
    elif kind == "roles":
        draw_parts(drawn, of_roles(answers), options.count)
    elif kind == "literals":
        drawn.take(of_literals(answers), options.count)
    elif kind == "joined":
        drawn.take(of_joined(answers), options.count)
    elif kind == "code":
        draw_weighted(drawn, of_code(answers, options), options)
    elif kind == "files":
        drawn.take(of_files(answers, options.seed), options.count)
    elif kind == "missed":
        # Each place counts, so a text may come twice.
        drawn.rows += missing.rows(answers, program, options)
    elif kind == "planted":
        # The same defect in two strings may be the same text, so each text need not come once only.
        drawn.rows += counted(planting.rows(answers, program, options))[:options.count]
    elif kind == "translations":
        draw_weighted(drawn, counted(translating.rows(answers, program, options)), options)
    elif kind == "fixes":
        drawn.take(counted(fixing.rows(answers, program, options.fixes)), options.count)
    return drawn.shuffled()


def counted(rows):
    """The rows, each with the size of the population it is drawn from."""
    sizes = collections.Counter((row.rule, row.severity) for row in rows)
    for row in rows:
        row.population = sizes[row.rule, row.severity]
    return rows


def draw_weighted(drawn, rows, options):
    """The same number of each rule and severity, or all there are; the rest by chance."""
    taken = []
    by_rule = collections.defaultdict(list)
    for row in rows:
        by_rule[row.rule, row.severity].append(row)
    # The rarest first, because the others have texts to spare.
    for name in sorted(by_rule, key=lambda name: (len(by_rule[name]), name)):
        taken += drawn.take(by_rule[name], options.per_rule)
    drawn.take(rows, options.count, taken)


def draw_parts(drawn, parts, count):
    """The same number of each part. Another part makes up for what one lacks."""
    left = count
    for place, rows in enumerate(sorted(parts, key=len)):
        left -= len(drawn.take(rows, left // (len(parts) - place)))


def of_findings(answers, options):
    return chosen([of_finding(found) for answer in answers for found in answer.findings], options)


def chosen(rows, options):
    return counted([row for row in rows if (not options.rules or row.rule in options.rules)
                    and row.rule not in options.not_rules and options.severity in (None, row.severity)])


def of_finding(found):
    shown = [("message", found.message)]
    if found.words:
        is_whole = found.words == (found.string.text,)
        shown.append(("words", "the whole text" if is_whole else " · ".join(f"“{words}”" for words in found.words)))
    if found.replacement is not None:
        shown.append(("replacement", found.replacement or "(nothing)"))
    return Row(found.string, found.rule, found.severity, found.string.text, found.start, tuple(shown))


def split_grades(answers):
    for severity in ("error", "warning"):
        yield counted([Row(found.string, found.rule, severity, found.string.text) for answer in answers
                       for found in answer.findings if (found.rule, found.severity) == ("grade-too-high", severity)])


def of_silent(answers):
    """Strings in which nothing was found. A text that has a finding elsewhere in its app is left out."""
    rows = []
    for answer in answers:
        found = {(f.string.path, f.string.key) for f in answer.findings}
        texts = {f.string.text for f in answer.findings}
        rows += [Row(one, "", "silent", one.text) for one in answer.strings
                 if (one.path, one.key) not in found and one.text not in texts and has_words(one.text)]
    return counted(rows)


def of_decoys(answers):
    return counted([row for row in of_silent(answers) if words_in(row.text) >= FEWEST_WORDS_OF_DECOYS])


def of_roles(answers):
    given, without = [], []
    for answer in answers:
        for one in answer.strings:
            if has_words(one.text):
                is_given = one.role != "unknown"
                (given if is_given else without).append(Row(one, one.role, "given" if is_given else "none", one.text, shown=taken_for(one)))
    return counted(given), counted(without)


def taken_for(string):
    return (("taken for", string.role if string.role != "unknown" else "nothing in particular"),)


def of_literals(answers):
    """The words of code, with and without a role, as they come."""
    rows = []
    for answer in answers:
        calls = code.Calls(answer.app.folder)
        for one in answer.strings:
            if one.format == "swift" and has_words(one.text):
                shown = code.around(answer.app.folder, one.path, one.line) + members.told(calls, one.path, one.line)
                rows.append(Row(one, one.role, "given" if one.role != "unknown" else "none", one.text, shown=taken_for(one), code=shown))
    return counted(rows)


def of_joined(answers):
    """Strings of other files whose role the code told, with the calls that ask for them."""
    rows = []
    for answer in answers:
        calls = code.Calls(answer.app.folder)
        for one in answer.strings:
            if one.format not in code.FORMATS and one.role_source == "source" and has_words(one.text):
                rows.append(Row(one, one.role, "given", one.text, shown=taken_for(one), code=calls.of(one.key)))
    return counted([row for row in rows if row.code])


def of_code(answers, options):
    """Findings in code, with the lines around them."""
    rows = chosen([of_finding(found) for answer in answers for found in answer.in_code], options)
    for row in rows:
        # A control without words is told by its place in the view.
        row.text = row.text or row.string.key
        row.code = code.around(row.string.app.folder, row.string.path, row.string.line)
    return rows


def of_files(answers, seed):
    rows = []
    for answer in answers:
        by_path = collections.defaultdict(dict)
        for one in answer.strings:
            if has_words(one.text):
                by_path[one.path].setdefault(one.text, one)
        for path, strings in of_their_own(by_path):
            # With less prose, the report shows a rough grade in brackets.
            if path in answer.files and ((answer.files[path][0].get("prose") or {}).get("words") or 0) >= FEWEST_WORDS:
                said, severity = answer.files[path]
                lines = sorted((Row(one, "", "", one.text) for one in strings.values()), key=lambda row: rank(seed, row))
                some = [" ".join(row.text.split()) for row in lines[:STRINGS_OF_A_FILE]]
                rows.append(Row(next(iter(strings.values())), "file-grade-too-high", severity, "\n".join(some), grade=file_grade(said)))
    return counted(rows)


def of_their_own(by_path):
    """The files with texts for people that no larger file of the app has: not each language's copy of the source, and not the
    data of a program, which no path gives a language."""
    known = set()
    for path, strings in sorted(by_path.items(), key=lambda item: (-len(item[1]), item[0])):
        is_new = 2 * len(known.intersection(strings)) < len(strings)
        known.update(strings)
        if is_new and any(one.has_known_locale for one in strings.values()):
            yield path, strings


def file_grade(said):
    """The grade that the report shows, which is that of the prose."""
    return str(said["prose"]["grade"])


def words_in(text):
    return sum(any(letter.isalpha() for letter in word) for word in text.split())


def has_words(text):
    return words_in(text) > 0


def check_rules(named, known):
    for rule in named:
        if rule not in known:
            raise Failure(f"There is no rule “{rule}”. “copy-lint rules” lists them.")
