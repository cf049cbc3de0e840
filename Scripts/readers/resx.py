"""Resources of .NET, read by translate-toolkit."""

FOLDER = "resx"
PACKAGES = ["translate-toolkit"]

from translate.storage.resx import RESXFile

# The names of rows with a type or in binary, by path.
TYPED = {}


def read(path, data):
    typed = TYPED.setdefault(path, set())
    for unit in RESXFile.parsestring(data).units:
        element = unit.xmlelement
        if element.get("mimetype") or not element.get("type", "System.String").startswith("System.String"):
            typed.add(unit.getid())
        yield unit.getid(), str(unit.target or "")


def ours(entry):
    return entry["key"], entry["text"]


def explain(path, key, here, there):
    if here is None and key.startswith(">>"):
        return "a row of the designer: the name, type or parent of a control"
    if here is None and key in TYPED[path]:
        return "a size, a color, a picture or something similar: the row has a type"
    return None
