"""Each language of the page against the JSON report and the grades of that language alone."""

import json
import math
import subprocess

BARS = 17
MOST_LANGUAGES = 4


class Languages:
    """What copy-lint says of one language of some paths."""

    def __init__(self, program, paths):
        self.program, self.paths = program, [str(path) for path in paths]

    def ask(self, *arguments):
        run = [self.program, *arguments, "--quiet", *self.paths]
        return json.loads(subprocess.run(run, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False).stdout)

    def report(self, locale):
        return self.ask("check", "--format", "json", "--locale", locale)

    def bars(self, locale):
        """How many strings of the prose have which grade, as the chart counts, and how many may be in the bar beside."""
        bars, between = [0] * BARS, 0
        for string in self.ask("grade", "--json", "--strings", "--locale", locale)["strings"]:
            value = string["measure"]["value"]
            if string["measure"]["prose"] and value is not None:
                bars[int(min(max(math.ceil(value) - 1, 0), BARS - 1))] += 1
                # It is rounded.
                between += value == int(value)
        return bars, between


def figures(page):
    return {item.locator(".name").inner_text(): item.locator(".value").inner_text()
            for item in page.locator("#figures li").all()}


def chart(page):
    if page.is_hidden("#grades-panel"):
        return [0] * BARS
    cells = page.locator("#grade-rows td").all_text_contents()
    return [int(cell.replace(",", "")) for cell in cells]


def scores(page):
    """“3 of 4” of each category."""
    return page.locator("#scores .detail").all_text_contents()


def families(page):
    """The languages to try, the source language first: each code with those that only say more, as “en” and “en-GB”."""
    values = page.eval_on_selector_all("#language option", "all => all.map((one) => one.value)")[1:]
    tops = [value for value in values if not any(value.startswith(f"{other}-") for other in values)]
    return [[value for value in values if value == top or value.startswith(f"{top}-")] for top in tops[:MOST_LANGUAGES]]


def try_languages(visit, check, languages):
    """The choice at the top shows what a run on one language says; all languages show the grade of the source language."""
    page = visit.page
    source = page.input_value("#language")
    for family in families(page):
        sums = {"Errors": 0, "Warnings": 0, "Quick fixes": 0}, {}, [0] * BARS
        for locale in family:
            page.select_option("#language", locale)
            visit.counted()
            check("the two choices are one", page.input_value("[name=locale]"), locale)
            add_up(page, *sums)
        compare(page, check, languages, family, source, *sums)
    of_one = ("Reading grade", "Short texts in plain words")
    page.select_option("#language", source)
    visit.counted()
    top = chart(page), scores(page), [figures(page).get(name) for name in of_one]
    page.select_option("#language", "*")
    visit.counted()
    now = chart(page), scores(page), [figures(page).get(name) for name in of_one]
    check("all languages show the grades of the source language", now, top)
    check("and name it", f"({source})" in page.inner_text("#scores-hint"), True)
    page.reload()
    visit.counted()
    check("the address keeps all languages", page.input_value("#language"), "*")


def add_up(page, cards, card, bars):
    shown = figures(page)
    for name in cards:
        cards[name] += int(shown.get(name, "0").replace(",", ""))
    for line in page.locator("#scores li").all():
        name = line.locator(".row > span").first.inner_text()
        clear, checked = [int(number.replace(",", "")) for number in line.locator(".detail").inner_text().split(" of ")]
        known = card.get(name, (0, 0))
        card[name] = (known[0] + clear, known[1] + checked)
    for place, count in enumerate(chart(page)):
        bars[place] += count


def compare(page, check, languages, family, source, cards, card, bars):
    """What can be added up is that of a run on the family; a grade is that of the run where the family is one language."""
    top = family[0]
    data = languages.report(top)
    summary = data["summary"]
    # What is wrong with a whole file is in no language: the page shows it with the source language.
    of_files = [one["severity"] for one in data["findings"] if not one["locale"] and one["suppressed"] is None]
    if top == source:
        of_files = []
    expected = {"Errors": summary["errors"] - of_files.count("error"),
                "Warnings": summary["warnings"] - of_files.count("warning"), "Quick fixes": sum(
        one["applicability"] == "safe" and one["suppressed"] is None for one in data["findings"])}
    check(f"cards of {top}", cards, expected)
    expected = [(one["clear"], one["checked"]) for name, one in data["scorecard"].items()
                if one["checked"] and name != "overall"]
    check(f"scorecard of {top}", sorted(card.values()), sorted(expected))
    # Where the file of each language repeats the sources, “grade --strings” lists them each time; the report counts them once.
    repeats = any(one["path"].endswith((".ts", ".xlf", ".xliff")) for one in data["files"])
    if any(bars) and not repeats:
        expected, between = languages.bars(top)
        apart = sum(abs(one - other) for one, other in zip(bars, expected))
        check(f"chart of {top}: {bars}, {expected}", sum(bars) == sum(expected) and apart <= 2 * between, True)
    if len(family) > 1:
        return
    shown, prose, plain = figures(page), summary["prose"], summary["plain"]
    check(f"strings in {top}", f"{summary['entries']:,} string" in page.inner_text("#lead"), True)
    if "Reading grade" in shown and prose and prose["words"] >= 100:
        check(f"grade of {top}", shown["Reading grade"], f"{prose['grade']:.1f}")
    if "Short texts in plain words" in shown:
        check(f"plain texts of {top}", shown["Short texts in plain words"], f"{plain['plain'] * 100 // plain['strings']} %")


def try_files(visit, check, data):
    """One file has its own grade; several that are not all have no grade of their own."""
    page = visit.page
    source = page.input_value("#language")
    graded = [(file["path"], file["locales"][source]["prose"]) for file in data["files"] if source in file["locales"]]
    paths = [path for path, _ in graded]
    for path, prose in graded[:5]:
        if sum(path.lower() in other.lower() for other in paths) > 1:
            continue
        page.fill("[name=file]", path)
        visit.counted()
        if prose and prose["grade"] is not None and prose["words"] >= 100:
            check(f"grade of {path}", figures(page).get("Reading grade"), f"{prose['grade']:.1f}")
        errors = sum(one["path"] == path and one["locale"] in (source, "") and one["severity"] == "error"
                     and one["suppressed"] is None for one in data["findings"])
        check(f"errors of {path}", figures(page)["Errors"], f"{errors:,}")
    if len(graded) > 2:
        folder = graded[0][0].split("/")[0]
        held = sum(folder.lower() in path.lower() for path in paths)
        if 1 < held < len(graded):
            page.fill("[name=file]", folder)
            visit.counted()
            check(f"no grade for {folder}", "Reading grade" in figures(page), False)
    page.click("#clear")
    visit.counted()
