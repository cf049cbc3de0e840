"""The tables of a round, from its records."""

import collections
import os
import statistics

from . import figures, questions, verdicts

TITLES = {
    "findings": "Findings, as often as a user meets them",
    "weighted": "Findings, some of each rule",
    "planted": "Findings of defects that a script put in",
    "translations": "Findings in translations, some of each rule",
    "grades": "Texts that readers judged without the grade",
    "silent": "Strings in which nothing was found",
    "roles": "Roles",
    "literals": "Roles of words in code",
    "joined": "Roles that the code told",
    "code": "Findings in code",
    "files": "Grades of files",
    "fixes": "Fixes",
    "missed": "Words in code that weren't taken",
}
SEVERITIES = ["error", "warning", "silent", "given", "none", "safe", "unsafe", "missed"]


def tables(records, measures=True):
    """Markdown, a table for each sheet."""
    parts = [] if measures else ["**Not a measurement**: rules were tuned on these apps."]
    for kind in questions.VERDICTS:
        for name in sorted({record["set"] for record in records if record["kind"] == kind}):
            rows = [record for record in records if record["set"] == name]
            title = TITLES[kind] + (f" ({name})" if name != kind else "")
            parts.append(f"### {title}\n\n{agreement(rows, kind)}\n\n{files_table(rows) if kind == 'files' else table(rows, kind)}")
    return "\n\n".join(parts) + "\n"


def agreement(rows, kind):
    apps = len({row["app"] for row in rows})
    told = f"{len(rows)} row{'s' * (len(rows) != 1)} of {apps} app{'s' * (apps != 1)}. "
    pairs = [(row["first"], row["second"]) for row in rows]
    if kind == "files":
        apart = statistics.mean(abs(float(first) - float(second)) for first, second in pairs)
        told += f"The two readers of a file were {apart:.1f} grades apart on average."
    else:
        same = sum(first == second for first, second in pairs)
        agreed = figures.kappa(pairs)
        told += f"The two readers of a row agreed on {percent(same / len(rows))}"
        told += "." if agreed is None else f" (Cohen's kappa {agreed:.2f})."
    if kind == "missed":
        told += f" {share_missed(rows)}"
    waiting = sum(not row["verdict"] for row in rows)
    return told + (f" Not decided yet: {waiting}." if waiting else "")


def share_missed(rows):
    """Of all texts that people see in the files that were drawn, how many weren't taken."""
    shown, taken = sum(row["verdict"] == "shown" for row in rows), int(rows[0]["population"])
    return f"People see {shown + taken} texts of these files; {shown} ({percent(shown / max(1, shown + taken))}) were missed."


def table(rows, kind):
    """A line for each rule and severity, then one for each severity, then one for all."""
    sorts = collections.defaultdict(list)
    for row in rows:
        sorts[row["severity"]].append(row)
    order = [severity for severity in SEVERITIES if severity in sorts]
    names = {"roles": "role", "literals": "role", "joined": "role", "fixes": "rules"}
    measured = questions.MEASURED.get(kind, "as said")
    lines = [f"| {names.get(kind, 'rule')} | sort | read | {' | '.join(questions.VERDICTS[kind])} | share {measured} | 95 % interval |"]
    lines += ["|---" * (len(questions.VERDICTS[kind]) + 5) + "|"]
    if kind not in ("grades", "silent", "missed"):
        by_rule = collections.defaultdict(list)
        for row in rows:
            by_rule[row["rule"], order.index(row["severity"])].append(row)
        lines += [line(f"`{rule}`", order[place], some, kind) for (rule, place), some in sorted(by_rule.items())]
    lines += [line("all", severity, sorts[severity], kind) for severity in order]
    if len(order) > 1 and kind not in questions.OF_ROLES:
        lines.append(line("all", "", rows, kind))
    return "\n".join(lines)


def line(name, severity, rows, kind):
    counts = collections.Counter(row["verdict"] for row in rows)
    cells = [f"{counts[verdict]} ({percent(counts[verdict] / len(rows))})" for verdict in questions.VERDICTS[kind]]
    share, effective = share_of(rows, kind)
    low, high = figures.wilson(share, effective)
    return f"| {name} | {severity} | {len(rows)} | {' | '.join(cells)} | {percent(share)} | {100 * low:.0f}–{100 * high:.0f} % |"


def share_of(rows, kind):
    """The measured share, and the number of rows it rests on. Rules count as often as a user meets them."""
    parts = collections.defaultdict(list)
    for row in rows:
        # Other kinds are drawn evenly, or their sorts are shown one by one.
        parts[(row["rule"], row["severity"]) if kind in questions.WEIGHTED else None].append(row)
    shares = []
    for some in parts.values():
        hits = sum(row["verdict"] == questions.MEASURED.get(kind, questions.MEASURED_OF_GRADES.get(row["severity"])) for row in some)
        shares.append((hits / len(some), len(some), int(some[0]["population"])))
    return figures.weighted(shares) if kind in questions.WEIGHTED else (shares[0][0], shares[0][1])


def percent(share):
    return f"{100 * share:.0f} %"


def files_table(rows):
    lines = ["| app | file | shown | readers | difference |", "|---" * 5 + "|"]
    apart = []
    for row in sorted(rows, key=lambda row: (row["app"].lower(), row["path"])):
        shown, read = row["grade"], row["verdict"]
        difference = f"{float(shown) - float(read):+.1f}" if shown and read else ""
        apart += [float(shown) - float(read)] if shown and read else []
        lines.append(f"| {row['app']} | `{os.path.basename(row['path'])}` | {shown or '–'} | {read or '–'} | {difference} |")
    if apart:
        near = sum(abs(one) <= 1 for one in apart)
        lines += ["", f"The grade shown is {statistics.mean(apart):+.1f} grades from the readers' on average, "
                  f"{statistics.mean(map(abs, apart)):.1f} either way; {near} of {len(apart)} are within one grade."]
    return "\n".join(lines)


def records(key, said, round_name):
    """The rows of a key with their verdicts, as they are kept."""
    made = []
    for row in key.rows:
        verdict = said[int(row["number"])]
        first, second = verdicts.pair(verdict)
        third = verdict.get(verdicts.THIRD, "") if verdicts.differ(first, second, key.kind) else ""
        decided = verdicts.decide(verdict, key.kind) or ""
        made.append({**row, "round": round_name, "set": key.set, "kind": key.kind, "first": first, "second": second, "third": third, "verdict": decided})
    return made


def put_between_marks(page, round_name, text):
    """Puts the tables into their place on a page, before those of other rounds, or at its end."""
    begin, end = f"<!-- field test {round_name} -->", f"<!-- end of field test {round_name} -->"
    with open(page, encoding="utf-8") as file:
        old = file.read()
    block = f"{begin}\n\n{text.rstrip()}\n\n{end}"
    before, mark, rest = old.partition(begin)
    _, end_mark, after = rest.partition(end)
    if mark and end_mark:
        new = before + block + after
    elif "<!-- field test " in old:
        above, mark, below = old.partition("<!-- field test ")
        new = f"{above}{block}\n\n{mark}{below}"
    else:
        new = old.rstrip("\n") + f"\n\n{block}\n"
    with open(page, "w", encoding="utf-8") as file:
        file.write(new)
