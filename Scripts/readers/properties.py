"""Java .properties, read by translate-toolkit."""

FOLDER = "properties"
PACKAGES = ["translate-toolkit[fluent]"]

from translate.storage import properties as toolkit

# Keys whose value is a list of plural forms.
lists = set()


def read(path, data):
    store = toolkit.propfile(personality="java-utf8")
    store.parse(data.decode("utf-8-sig").encode("utf-8"))
    for unit in store.units:
        if unit.name or unit.value:
            if ";" in unit.source:
                lists.add((path, unit.name))
            yield unit.name, unit.source


def ours(entry):
    return entry["key"], entry["text"]


def explain(path, key, here, there):
    if path.endswith("bug121341.properties") and key == "3":
        return "a bad \\u escape: a syntax-error for us as for Java; the toolkit takes fewer digits as Mozilla did"
    if (path, key) in lists:
        return "Mozilla's plural forms are entries of their own"
    return None
