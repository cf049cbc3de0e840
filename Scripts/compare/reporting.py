"""Tells what differs, by cause, for a person."""

import re

WIDTH = 170


def group(differences):
    """The differences by (what, kind), the most frequent first."""
    causes = {}
    for difference in differences:
        causes.setdefault((difference.what, difference.kind), []).append(difference)
    return dict(sorted(causes.items(), key=lambda item: (-len(item[1]), item[0])))


def tell_causes(causes, views, most):
    """Views of a report that differ in the same apps with nothing else to tell come together."""
    alike = {}
    for (what, kind), found in causes.items():
        is_report = what.startswith("check/") and kind in ("output", "exit-code", "stderr")
        name = (kind, tuple(sorted(d.app for d in found))) if is_report else (what, kind)
        alike.setdefault(name, []).append((what, kind))
    for names in alike.values():
        what, kind = names[0]
        found = causes[names[0]]
        apps = {difference.app for difference in found}
        where = f" in {len(apps)} apps" if len(apps) > 1 else f" in {found[0].app}" if found[0].app else ""
        seen = sorted({view for difference in found for view in views[difference]} - {what})
        print(f"{', '.join(name for name, _ in names)}: {kind}, {len(found)}{where}")
        if seen:
            print(f"    seen in {', '.join(seen)}")
        for difference in examples(found, most):
            print(f"    {cut(difference.place) or '(no place)'}\n        old  {cut(difference.old)}\n        new  {cut(difference.new)}")
        if len(found) > most:
            print(f"    and {len(found) - most} more")


def examples(differences, most):
    """Some that look different from each other, from as many apps as there are."""
    chosen, shapes, apps = [], set(), set()
    for fresh in (lambda d: shape(d) not in shapes and d.app not in apps, lambda d: shape(d) not in shapes,
                  lambda d: d.app not in apps, lambda d: True):
        for difference in differences:
            if len(chosen) == most:
                return chosen
            if difference not in chosen and fresh(difference):
                chosen.append(difference)
                shapes.add(shape(difference))
                apps.add(difference.app)
    return chosen


def shape(difference):
    """What is left of a difference without its quotations and figures."""
    return re.sub(r"“[^”]*”|\d+", "_", f"{difference.old}\0{difference.new}")


def tell_explained(explained):
    """Views that differ only by findings, in one line for each set of rules."""
    rules = {}
    for app, view, names in explained:
        rules.setdefault(names, {}).setdefault(view, []).append(app)
    for names, views in sorted(rules.items()):
        apps = {app for found in views.values() for app in found}
        print(f"With {', '.join(names)} off there is no difference in {', '.join(views)} ({counted(len(apps), 'app')}).")


def counted(number, name):
    return f"{number:,} {name}{'' if number == 1 else 's'}"


def cut(text):
    text = text.replace("\n", "⏎")
    return text if len(text) <= WIDTH else text[:WIDTH] + "…"
