"""Where the value of a property, a function or a case is used: the code around a text doesn't show what it becomes."""

import os
import re

from . import code

MOST_USES = 3
LINES_OF_A_MEMBER = 60
GENERIC = ("title", "description", "name", "message", "text", "label")
DECLARED = re.compile(r"\b(var|let|func|case)\s+\w+\s*$")
VALUE = re.compile(r"^\s*(case\b[^:]*:|default:|return\b|\?|:|@unknown default:|if\b.*\breturn\b)?\s*(return\s+)?\"")
OF_TEXT = re.compile(r"\b(?:var|func)\s+(\w+)\s*(?:\([^{]*->|:)\s*(?:String|LocalizedString\w+|Text)\b")
CONSTANT = re.compile(r"\b(?:static\s+)?(?:let|var)\s+(\w+)\s*(?::\s*[\w\[\]]+\??\s*)?=\s*\[?(?:NSLocalizedString\(|String\(localized:\s*)?\"")
IN_VIEW = r"\b(Text|Label|Button|Toggle|Picker|Section|alert|navigationTitle)\b[^\n]*"


def told(calls, path, line):
    """For a sheet, the first places that use what has its value at a line, with the code around them; empty for a text in a view."""
    name = member_at(code.read(os.path.join(calls.folder, path)).split("\n"), line)
    if not name:
        return ""
    shown = uses(calls, path, line, name)
    return f"\n\nWhere its value is used:\n\n{shown}" if shown else f"\n\nNo other place in the app names “{name}”."


def uses(calls, path, line, name):
    # A view comes first: what only hands the value on shows little.
    patterns = [re.compile(rf"{IN_VIEW}\b{name}\b"), re.compile(rf"(?<![\w\"]){name}\b(?!\s*:\s*\w+\s*[{{=])")]
    found = [place for pattern in patterns for place in places(calls, pattern) if place != (path, line)]
    # Other types have members of the same name, more often in other files.
    first = sorted(dict.fromkeys(found), key=lambda place: place[0] != path)[:MOST_USES]
    return "\n\n".join(f"{os.path.basename(other)}:\n{code.around(calls.folder, other, at, code.LINES_AROUND_A_CALL)}"
                       for other, at in first)


def places(calls, pattern):
    for path, text in sorted(calls.texts.items()):
        if path.endswith(".swift"):
            for found in pattern.finditer(text):
                if not DECLARED.search(text, text.rfind("\n", 0, found.start()) + 1, found.end()):
                    yield path, text.count("\n", 0, found.start()) + 1


def member_at(lines, line):
    """The name of what has the text at a line as its value; “rawValue” for a case; None in a view."""
    this = lines[line - 1]
    if re.match(r"^\s*case\s+\w+\s*=\s*\"", this):
        return "rawValue"
    constant = CONSTANT.search(this)
    if constant:
        # Any type has a title.
        return constant.group(1) if constant.group(1) not in GENERIC else None
    inline = OF_TEXT.search(this)
    if inline:
        return inline.group(1)
    if not VALUE.search(this):
        return None
    for above in reversed(lines[max(0, line - LINES_OF_A_MEMBER):line - 1]):
        found = OF_TEXT.search(above)
        if found:
            return found.group(1)
        if re.search(r"\b(var|func|struct|class|enum|init)\b.*\{\s*$", above):
            return None
    return None
