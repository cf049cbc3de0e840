"""Fluent, read by fluent.syntax."""

FOLDER = "ftl"
PACKAGES = ["translate-toolkit[fluent]"]

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class Branches(Visitor):
    """The patterns of all branches below a node."""

    def __init__(self):
        self.patterns = []

    def visit_Variant(self, node):
        self.patterns.append(node.value)
        self.generic_visit(node)


def has_branches(pattern):
    branches = Branches()
    branches.visit(pattern)
    return bool(branches.patterns)


def text(pattern, source):
    """A pattern without branches: its texts without indentation, placeables as they are written."""
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        else:
            parts.append(source[element.span.start : element.span.end])
    return "".join(parts)


def leaves(pattern, source):
    if not has_branches(pattern):
        yield text(pattern, source)
        return
    branches = Branches()
    branches.visit(pattern)
    for branch in branches.patterns:
        if not has_branches(branch):
            yield text(branch, source)


def read(path, data):
    source = data.decode("utf-8-sig").replace("\r\n", "\n")
    for entry in FluentParser(with_spans=True).parse(source).body:
        if isinstance(entry, ast.Junk):
            yield "(junk)", entry.content
            continue
        if not isinstance(entry, (ast.Message, ast.Term)):
            continue
        key = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
        if entry.value:
            for leaf in leaves(entry.value, source):
                yield key, leaf
        for attribute in entry.attributes:
            for leaf in leaves(attribute.value, source):
                yield f"{key}.{attribute.id.name}", leaf


def ours(entry):
    # A text around branches is not compared; the branches are.
    if "->" in entry["text"]:
        return None
    variant = entry["variant"]
    name = variant[len("attribute.") :].split(".")[0] if variant.startswith("attribute.") else ""
    return entry["key"] + ("." + name if name else ""), entry["text"]


def explain(path, key, here, there):
    return None
