"""Says what differs, by cause, for a person."""

import re

WIDTH = 170


def group(differences):
    """The differences by (what, kind), the most frequent first."""
    causes = {}
    for difference in differences:
        causes.setdefault((difference.what, difference.kind), []).append(difference)
    return dict(sorted(causes.items(), key=lambda item: (-len(item[1]), item[0])))


def tell_causes(causes, views, most):
    """Groups reports that differ in the same way in the same apps, and the values of one document."""
    alike = {}
    for (what, kind), found in causes.items():
        is_report = what.startswith("check/") and kind in ("output", "exit-code", "stderr")
        name = (what, kind)
        if is_report:
            name = (kind, tuple(sorted(difference.app for difference in found)))
        elif "." in kind or "[]" in kind:
            name = what
        alike.setdefault(name, []).append((what, kind))
    for names in alike.values():
        what, kind = names[0]
        all_found = [difference for name in names for difference in causes[name]]
        seen = sorted({view for difference in all_found for view in views[difference]} - {what})
        seen_in = f"    seen in {', '.join(seen)}\n" if seen else ""
        if names[-1][0] == what and len(names) > 1:
            print(f"{what}: {len(names)} values, {len(all_found)}{where(all_found)}\n{seen_in}", end="")
            for name in names:
                print(f"    {name[1]}, {len(causes[name])}:{example(causes[name][0])[3:]}")
            continue
        found = causes[names[0]]
        print(f"{', '.join(name for name, _ in names)}: {kind}, {len(found)}{where(found)}\n{seen_in}", end="")
        for difference in examples(found, most):
            print(example(difference))
        if len(found) > most:
            print(f"    and {len(found) - most} more")


def where(differences):
    apps = {difference.app for difference in differences}
    return f" in {len(apps)} apps" if len(apps) > 1 else f" in {differences[0].app}" if differences[0].app else ""


def example(difference):
    old, new, place = cut(difference.old), cut(difference.new), cut(difference.place) or "(no place)"
    if len(old) + len(new) < WIDTH // 3:
        return f"    {place}  {old} → {new}"
    return f"    {place}\n        old  {old}\n        new  {new}"


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
    """Says in one line which views differ only by findings, each of which was listed before."""
    if not explained:
        return
    apps = {app for app, _, _ in explained}
    rules = sorted({rule for _, _, names in explained for rule in names})
    views = list(dict.fromkeys(view.split("+")[0] for _, view, _ in explained))
    print(f"These differ by findings alone in {counted(len(apps), 'app')}: {', '.join(views)}. "
          f"They are the same with {', '.join(rules)} off.")


def counted(number, name):
    return f"{number:,} {name}{'' if number == 1 else 's'}"


def cut(text):
    text = text.replace("\n", "⏎")
    return text if len(text) <= WIDTH else text[:WIDTH] + "…"
