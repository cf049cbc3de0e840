"""What differs between two lists of findings: each difference has the rule and a kind."""

import collections
import json

# Fields that change together are one kind; any other field is a kind of its own.
KINDS = {field: "place" for field in ("line", "column", "endLine", "endColumn", "start", "end")}
KINDS |= {field: "replacement" for field in ("replacement", "applicability", "edit")}
# How a finding of one list is found in the other, the surest way first.
MEETINGS = (
    ("rule", "path", "key", "locale", "variant", "start", "end", "words"),
    ("rule", "path", "key", "locale", "variant", "start"),
    ("rule", "path", "key", "locale", "variant", "words"),
    ("rule", "path", "key", "locale", "variant"),
)


def canonical(value):
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def compare(old, new):
    """Yields (rule, kind, finding, what it was, what it is)."""
    left, right = unequal(old, new)
    if not left and not right and old != new:
        rule = next(a["rule"] for a, b in zip(old, new) if a != b)
        yield rule, "order", next(a for a, b in zip(old, new) if a != b), "another order", "of the same findings"
    for fields in MEETINGS:
        waiting = collections.defaultdict(collections.deque)
        for finding in right:
            waiting[identity(finding, fields)].append(finding)
        unmet = []
        for finding in left:
            queue = waiting[identity(finding, fields)]
            if queue:
                yield from changes(finding, queue.popleft())
            else:
                unmet.append(finding)
        left = unmet
        right = [finding for queue in waiting.values() for finding in queue]
    for finding in left:
        yield finding["rule"], "lost", finding, told(finding), "nothing"
    for finding in right:
        yield finding["rule"], "new", finding, "nothing", told(finding)


def unequal(old, new):
    """The findings that have no equal in the other list."""
    left = collections.Counter(map(canonical, old))
    right = collections.Counter(map(canonical, new))
    return ([json.loads(text) for text in (left - right).elements()],
            [json.loads(text) for text in (right - left).elements()])


def identity(finding, fields):
    return tuple(canonical(finding.get(field)) for field in fields)


def changes(old, new):
    """One difference for each kind of field."""
    kinds = {}
    for field in sorted(old.keys() | new.keys()):
        if old.get(field) != new.get(field) or (field in old) != (field in new):
            kinds.setdefault(KINDS.get(field, field), []).append(field)
    for kind, fields in kinds.items():
        yield old["rule"], kind, old, values(old, fields), values(new, fields)


def values(finding, fields):
    if len(fields) == 1:
        value = finding.get(fields[0], "(not there)")
        return value if isinstance(value, str) else canonical(value)
    return ", ".join(f"{field} {canonical(finding.get(field))}" for field in fields)


def told(finding):
    return f"{finding['severity']}: {finding['message']}"
