"""What differs between two outputs that are not findings: lines of a text, values of a JSON document, files of a tree."""

import json

WIDTH = 150


def first_lines(old, new):
    """The first differing line of two texts, cut to what is around the difference."""
    left, right = old.split(b"\n"), new.split(b"\n")
    for number, (a, b) in enumerate(zip(left, right), 1):
        if a != b:
            a, b = a.decode("utf-8", "replace"), b.decode("utf-8", "replace")
            return f"line {number}: {around(a, b)}", f"line {number}: {around(b, a)}"
    number = min(len(left), len(right)) + 1
    rest = [brief(lines[number - 1].decode("utf-8", "replace")) if len(lines) >= number else None for lines in (left, right)]
    return tuple("ends before" if line is None else f"line {number}: {line}" for line in rest)


def around(line, other):
    """The part of a text where it begins to differ from the other."""
    at = next((i for i, (a, b) in enumerate(zip(line, other)) if a != b), min(len(line), len(other)))
    start = max(0, at - WIDTH // 3) if len(line) > WIDTH else 0
    shown = line[start:start + WIDTH]
    return ("…" if start else "") + shown + ("…" if start + WIDTH < len(line) else "")


def json_values(old, new, kind="", place=""):
    """Yields (kind, place, old, new) for each value that differs. A kind has no indexes and no names of files or languages."""
    if isinstance(old, dict) and isinstance(new, dict):
        if kind and list(old) != list(new) and old.keys() == new.keys():
            yield f"{kind}.order", place, ", ".join(old), ", ".join(new)
        is_map = kind.endswith("locales")
        for name in [*old, *(name for name in new if name not in old)]:
            below = "*" if is_map else name
            yield from pair(old, new, name, f"{kind}.{below}" if kind else below, f"{place} {name}" if is_map else place)
    elif isinstance(old, list) and isinstance(new, list):
        yield from json_items(old, new, kind, place)
    elif old != new or type(old) is not type(new):
        both = [value if isinstance(value, str) else json.dumps(value, ensure_ascii=False) for value in (old, new)]
        yield kind, place.strip(), around(*both), around(*reversed(both))


def pair(old, new, name, kind, place):
    if name not in old:
        yield f"{kind}.new", place.strip(), "nothing", brief(new[name])
    elif name not in new:
        yield f"{kind}.lost", place.strip(), brief(old[name]), "nothing"
    elif old[name] != new[name] or json.dumps(old[name]) != json.dumps(new[name]):
        yield from json_values(old[name], new[name], kind, place)


def json_items(old, new, kind, place):
    """Items of lists are paired by what names them, else by their number."""
    left, right = named(old), named(new)
    if list(left) != list(right) and left.keys() == right.keys():
        yield f"{kind}[].order", place.strip(), brief(list(left)), brief(list(right))
    for name in [*left, *(name for name in right if name not in left)]:
        yield from pair(left, right, name, f"{kind}[]", f"{place} {name}".strip())


def named(items):
    """The items by their names, with a number for those that have the same name."""
    found = {}
    for number, item in enumerate(items):
        name = str(number)
        if isinstance(item, dict):
            parts = [item.get(field) for field in ("path", "name", "id", "ruleId", "locale", "key", "rule", "words", "formula", "variant")]
            name = ":".join(part for part in parts if part and isinstance(part, str)) or name
        unique, count = name, 1
        while unique in found:
            count += 1
            unique = f"{name} ({count})"
        found[unique] = item
    return found


def brief(value):
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= WIDTH else text[:WIDTH] + "…"


def trees(old, new, read, original):
    """Yields (path, old, new) for each file that is left different.

    `read` gives the bytes of a digest, and `original` those of a file before; None where there was no file.
    """
    for path in sorted(old.keys() | new.keys()):
        sides = [side[path] if path in side else "" for side in (old, new)]
        if sides[0] == sides[1]:
            continue
        contents = [original(path) if digest == "" else digest and read(digest) for digest in sides]
        if None in contents:
            yield path, *("no file" if content is None else "a file" for content in contents)
        else:
            yield path, *first_lines(*contents)
