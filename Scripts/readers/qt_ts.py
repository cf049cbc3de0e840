"""Qt's translation sources, read by translate-toolkit."""

FOLDER = "qt-ts"
PACKAGES = ["translate-toolkit"]

from translate.storage.ts2 import tsfile


def part(name):
    return name.replace(".", "\\.")


def read(path, data):
    for unit in tsfile.parsestring(data).units:
        isTranslated = unit.xmlelement.find("translation") is not None
        context = unit.xmlelement.getparent().findtext("name") or ""
        comment = unit.xmlelement.findtext("comment") or ""
        identifier = unit.xmlelement.get("id")
        key = identifier or ".".join(part(text) for text in [context, str(unit.source), comment] if text)
        if unit.xmlelement.find("source") is not None:
            yield key, "source: " + str(unit.source)
        # Asking for a target makes one.
        if not isTranslated:
            continue
        target = unit.target
        for text in getattr(target, "strings", None) or [target]:
            yield key, "target: " + str(text)


def ours(entry):
    side = "source" if entry["source"] is None else "target"
    return entry["key"], f"{side}: {entry['text']}"


def explain(path, key, here, there):
    if key is None and "'1.1' is not compatible" in str(there):
        return "the toolkit reads no TS 1.1"
    if here is None and there == "target: " and path.endswith("_en.ts"):
        return "an empty translation into the source language: the app shows the source"
    if path.endswith("idbased.ts") and (here, there) == ("source: ", "source: None"):
        return "an empty source is a text of no length, or no text"
    if path.endswith("variants.ts") and "target: " in (here or "") and (there or "target: ").strip() == "target:":
        return "the toolkit knows no <lengthvariant>"
    return None
