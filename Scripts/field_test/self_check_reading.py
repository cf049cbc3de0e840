"""The part of the self-check that hands out sheets and reads verdicts back."""

import re

from . import records, sheets


def check_reading(check):
    check_parts(check)
    check_verdicts(check)
    check_refusals(check)
    check_school_grades(check)


def check_parts(check):
    code, told = check.run("split", check.path("findings.sheet.md"), "--size", "10")
    parts = re.findall(r"\S+\.md", told)
    orders = [list(sheets.read_sheet(part)[1]) for part in parts]
    check.expect("each reader gets two parts", code == 0 and list(map(len, orders)) == [10, 6, 10, 6], told)
    check.expect("each reader gets every row", sorted(orders[0] + orders[1]) == sorted(orders[2] + orders[3]) == list(range(1, 17)))
    check.expect("two readers see two orders", orders[0] + orders[1] != orders[2] + orders[3])
    check.expect("a part has the instructions", "Would you\ndefend" in check.text("findings.reader-2.part-2.md"))
    check.expect("a part has an empty table", check.text("findings.reader-1.part-1.tsv").startswith("# reader: 1\nnumber\tverdict\twhy\n"))


def fill(check, name, reader, verdicts):
    """A table of verdicts, by row number."""
    rows = "".join(f"{number}\t{verdict}\tbecause\n" for number, verdict in verdicts.items())
    return check.file(name, f"# reader: {reader}\nnumber\tverdict\twhy\n{rows}")


def check_verdicts(check):
    """12 of 16 rows are right, 1 is picky and 2 are wrong by both readers; the last has three verdicts."""
    key = check.path("findings.key.tsv")
    said = {number: "right" for number in range(1, 13)} | {13: "picky", 14: "wrong", 15: "wrong", 16: "right"}
    first, second = fill(check, "a.tsv", 1, said), fill(check, "b.tsv", 2, said | {16: "wrong"})
    page = check.file("Precision.md", "# Page\n\nBefore.\n")
    flags = ["--round", "round-1", "--documentation", check.top, "--write"]
    code, told = check.run("read", key, first, second, *flags)
    check.expect("rows that differ wait for a third reader", code == 2 and "Wait for a third reader: 1 " in told, told)
    check.expect("until then nothing is written", check.text("Precision.md") == "# Page\n\nBefore.\n", told)
    check.expect("the third sheet has that row alone", list(sheets.read_sheet(check.path("findings.third.md"))[1]) == [16])
    third = fill(check, "findings.third.tsv", "third", {16: "picky"})
    code, told = check.run("read", key, first, second, third, *flags)
    sums = "| 16 | 12 (75 %) | 2 (12 %) | 2 (12 %) | 75 % | 51–90 % |"
    check.expect("the verdicts are counted", code == 0 and sums in told, told)
    check.expect("agreement and kappa are told", "agreed on 94 % (Cohen's kappa 0.83)" in told, told)
    shown = check.text("Precision.md")
    check.expect("the tables are on the page", shown.startswith("# Page\n\nBefore.\n\n<!-- field test round-1 -->") and sums in shown, shown)
    check.run("read", key, first, second, third, *flags)
    check.expect("they are replaced the next time", check.text("Precision.md") == shown, page)
    kept = check.text("field-test/round-1.tsv")
    rows = records.read_table(check.path("field-test/round-1.tsv"))[1]
    last = next(row for row in rows if row["number"] == "16")
    said_of_last = [last[column] for column in ("first", "second", "third", "verdict")]
    check.expect("the round is kept", said_of_last == ["right", "wrong", "picky", "picky"], last)
    check.expect("no text is kept", not re.search("[Uu]tilize|Looking|Your", kept), kept)
    for name in ("weighted", "one-rule"):
        numbers = [int(row["number"]) for row in records.read_key(check.path(f"{name}.key.tsv")).rows]
        other = [fill(check, f"w{reader}.tsv", reader, dict.fromkeys(numbers, "right")) for reader in (1, 2)]
        check.run("read", check.path(f"{name}.key.tsv"), *other, *flags)
    shown = check.text("Precision.md")
    lines = check.text("field-test/rules.tsv").splitlines()
    check.expect("each rule has its counts", lines[0] == "rule\tseverity\tround\tapps\tread\tright\twrong" and any(
        line.startswith("plain-word\twarning\tround-1\t") for line in lines), lines)
    check.expect("a round has tables of several sheets", sums in shown and "(one-rule)" in shown and shown.count("### ") == 3, shown)


def check_refusals(check):
    key = check.path("findings.key.tsv")
    said = dict.fromkeys(range(1, 17), "right")
    first = fill(check, "a.tsv", 1, said)

    def refused(what, words, *tables):
        code, told = check.run("read", key, *tables)
        check.expect(f"{what} is refused", code == 2 and words in told, told)

    some = fill(check, "b.tsv", 2, {number: "right" for number in range(1, 16)})
    refused("a row with one verdict only", "Without two verdicts: row 16.", first, some)
    refused("a second verdict of one reader", "Reader 1 judged row 1 twice", first, first)
    refused("a verdict that does not exist", "Write right, picky, wrong.", first, fill(check, "b.tsv", 2, said | {3: "fine"}))
    refused("an empty verdict", "has no verdict", first, fill(check, "b.tsv", 2, said | {3: ""}))
    refused("a row that does not exist", "There is no row “17”", first, fill(check, "b.tsv", 2, said | {17: "right"}))
    refused("a third reader without the name", "more than two readers", first, fill(check, "b.tsv", 2, said), fill(check, "c.tsv", 3, said))
    second = fill(check, "b.tsv", 2, said)
    code, told = check.run("read", check.path("tried.key.tsv"), first, second, "--write", "--round", "tried", "--documentation", check.top)
    check.expect("tables of spent apps are no measurement", "**Not a measurement**" in told, told)
    check.expect("they are not written", code == 2 and "Nothing is written" in told, told)
    roles = check.path("roles.key.tsv")
    both = [fill(check, f"r{reader}.tsv", reader, said | {1: f"better: {name}"}) for reader, name in ((1, "title"), (2, "heading"))]
    code, told = check.run("read", roles, *both)
    check.expect("a better role is counted as such", code == 0 and re.search(r"\| 1 \(\d+ %\) \| 0 \(0 %\) \|", told), told)


def check_school_grades(check):
    key = check.path("files.key.tsv")
    numbers = [int(row["number"]) for row in records.read_key(key).rows]
    first, second = fill(check, "a.tsv", 1, dict.fromkeys(numbers, "7")), fill(check, "b.tsv", 2, dict.fromkeys(numbers, "8") | {1: "12"})
    code, told = check.run("read", key, first, second)
    check.expect("grades far apart wait", code == 1 and "Wait for a third reader: 1 " in told, told)
    code, told = check.run("read", key, first, second, fill(check, "files.third.tsv", "third", {1: "9"}))
    check.expect("others are averaged", code == 0 and "| 7.5 |" in told and "| 9 |" in told, told)
