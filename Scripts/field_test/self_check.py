"""Tries every step on made-up apps: what is refused, what sheets show, and what becomes of verdicts."""

import contextlib
import io
import os
import re
import shutil
import tempfile

from . import apps, asking, command, figures, made_up, questions, records, sheets


class SelfCheck:
    def __init__(self, program, top):
        self.program, self.top = program, top
        self.failed = 0
        self.spent = self.file("spent.tsv", f"{apps.HEADER}\n" + "\t".join([*made_up.SPENT, "corpus"]) + "\n")
        self.folder, self.list, self.commits = made_up.make(top)

    def path(self, name):
        return os.path.join(self.top, name)

    def file(self, name, text):
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)
        return self.path(name)

    def text(self, name):
        with open(self.path(name), encoding="utf-8") as file:
            return file.read()

    def run(self, *arguments):
        told = io.StringIO()
        with contextlib.redirect_stdout(told), contextlib.redirect_stderr(told):
            code = command.main(list(arguments))
        return code, told.getvalue()

    def draw(self, out, kind, *more, seed=1, listed=None):
        return self.run("draw", self.folder, listed or self.list, self.path(out), "--kind", kind, "--seed", str(seed), "--count", "16",
                        "--program", self.program, "--spent", self.spent, *more)

    def expect(self, what, condition, told=""):
        print(f"{'ok' if condition else 'MISSED'}  {what}")
        if not condition:
            self.failed += 1
            print("    " + str(told).replace("\n", "\n    "))

    def check_apps(self):
        spent = self.path("with-spent.tsv")
        made_up.write_list(spent, [*self.commits.items(), ("Spent/old", made_up.SPENT[1])])
        code, told = self.draw("no", "findings", listed=spent)
        self.expect("a spent app is refused by name", code == 2 and "Spent/old (corpus)" in told, told)
        self.expect("then nothing is drawn", not os.path.exists(self.path("no.sheet.md")))
        other = self.path("other.tsv")
        made_up.write_list(other, [(made_up.NAMES[0], "1" * 40)])
        code, told = self.draw("no", "findings", listed=other)
        self.expect("a clone of another commit is refused", code == 2 and "Check out that commit" in told, told)
        made_up.write_list(other, [("nobody/Nothing", "1" * 40)])
        code, told = self.draw("no", "findings", listed=other)
        self.expect("an app without a clone is refused", code == 2 and "no clone of nobody/Nothing" in told, told)
        known = apps.read_spent(os.path.join(command.DOCUMENTATION, "spent-apps.tsv"))
        self.expect("the list of spent apps has both corpora", {"corpus", "corpus-2"} <= set(known.values()), known)
        code, told = self.run("spend", self.list, "--round", "round-7", "--spent", self.file("spending.tsv", self.text("spent.tsv")))
        now = apps.read_spent(self.path("spending.tsv"))
        self.expect("the apps of a round can be spent", code == 0 and now["garden/plan"] == "round-7" and now["spent/old"] == "corpus", now)

    def check_draws(self):
        shown = {}
        for kind in questions.VERDICTS:
            code, told = self.draw(kind, kind, "--per-rule", "3")
            self.expect(f"{kind} are drawn", code == 0, told)
            shown[kind] = self.text(f"{kind}.sheet.md")
            self.expect(f"each row of {kind} is in the key",
                        len(sheets.read_sheet(self.path(f"{kind}.sheet.md"))[1]) == len(self.rows(kind)), shown[kind])
        # The names of roles are among what readers are asked about.
        names = [*asking.rules(self.program), "copy-lint", "error", "warning"]
        for kind, sheet in shown.items():
            found = [name for name in names if re.search(rf"\b{name}\b", sheet, re.I) and not (kind in questions.OF_ROLES and name == "error")]
            self.expect(f"the sheet of {kind} names no rule and no severity", not found, found)
        self.expect("readers of grades see no message", "- message:" in shown["findings"] and "message" not in shown["grades"])
        self.expect("there are decoys among the grades", {row["severity"] for row in self.rows("grades")} >= {"error", "silent"})
        self.expect("silent strings have no findings", not re.search(r"^> .*[Uu]tilize", shown["silent"], re.M))
        self.expect("fixes show the text of after", re.search(r"^> Looking to utilize .*\n\n(- .*\n)*- after the change: Looking to use \w", shown["fixes"], re.M))
        self.expect("roles are of both sorts", {row["severity"] for row in self.rows("roles")} == {"given", "none"})
        self.expect("readers of code see the line", all(re.search(r"^> +\S", shown[kind], re.M) for kind in ("literals", "joined", "code", "missed")))
        self.expect("words that are taken aren't missed", all(re.match(r"> Shed \d", line) for line in re.findall(r"^> \S.*", shown["missed"], re.M)), shown["missed"])
        self.expect("a control without words is shown by its code", re.search(r"^> +Button", shown["code"], re.M))
        self.expect("readers of translations see source and language", re.search(
            r"^> Der Text .*\n\n(- .*\n)*- source: .*\n- language of the translation: de\n", shown["translations"], re.M))
        self.expect("the grade of a file is in the key alone", all(
            row["grade"] and row["grade"] not in shown["files"] for row in self.rows("files")))
        self.draw("again", "findings")
        self.expect("the same seed gives the same draw", self.text("again.sheet.md") == shown["findings"])
        self.draw("again", "findings", seed=2)
        self.expect("another seed gives another draw", self.text("again.sheet.md") != shown["findings"])
        gives = [row["app"] for row in self.rows("findings")]
        self.expect("no app gives more than a fourth", max(map(gives.count, gives)) <= 4, gives)
        texts = re.findall(r"^> .*", shown["findings"], re.M)
        self.expect("each text comes once", len(texts) == len(set(texts)), texts)
        self.draw("one-rule", "findings", "--rules", "plain-word", "--severity", "warning")
        self.expect("one rule can be drawn", {row["rule"] for row in self.rows("one-rule")} == {"plain-word"})
        code, told = self.draw("one-rule", "findings", "--rules", "plane-word")
        self.expect("a rule that does not exist is refused", code == 2 and "plane-word" in told, told)
        self.draw("tried", "findings", "--spent", self.list_as_spent(), "--allow-spent")
        code, told = self.draw("again", "planted", "--rules", "draft-text", "--per-rule", "4")
        self.expect("defects that are put in are seen and counted", "draft-text: saw 8 of 8 defects" in told and code == 0, told)
        self.expect("the text shows the defect", "> Lorem ipsum" in self.text("again.sheet.md") and len(self.rows("again")) == 8)
        self.expect("a draw on spent apps says so", not records.read_key(self.path("tried.key.tsv")).measures)

    def check_counts(self):
        """The counts that `explain` shows are those of the rounds."""
        kept = os.path.join(command.DOCUMENTATION, "field-test")
        shutil.copytree(kept, self.path("kept"))
        records.write_rules(self.path("kept"))
        made, shown = self.text("kept/rules.tsv"), open(os.path.join(kept, "rules.tsv"), encoding="utf-8").read()
        self.expect("rules.tsv has the last counts of each rule", made == shown, made)

    def list_as_spent(self):
        return self.file("all-spent.tsv", self.text("list.tsv").replace("\n", "\tcorpus\n"))

    def rows(self, name):
        return records.read_key(self.path(f"{name}.key.tsv")).rows

    def check_figures(self):
        low, high = figures.wilson(0.5, 10)
        self.expect("Wilson's interval of 5 in 10", (round(low, 3), round(high, 3)) == (0.237, 0.763), (low, high))
        pairs = [("a", "a")] * 20 + [("a", "b")] * 5 + [("b", "a")] * 10 + [("b", "b")] * 15
        self.expect("Cohen's kappa of his example", round(figures.kappa(pairs), 3) == 0.4, figures.kappa(pairs))
        self.expect("a common rule counts more", figures.weighted([(1, 10, 90), (0, 10, 10)])[0] == 0.9)


def main(arguments):
    from .self_check_reading import check_reading
    program = asking.find_program(arguments[0] if arguments else None)
    with tempfile.TemporaryDirectory(prefix="field-test-self-check-") as top:
        check = SelfCheck(program, os.path.realpath(top))
        check.check_apps()
        check.check_draws()
        check.check_figures()
        check.check_counts()
        check_reading(check)
    print("All found." if not check.failed else f"{check.failed} MISSED.")
    return 1 if check.failed else 0
