"""Android string resources, read by translate-toolkit."""

FOLDER = "android-xml"
PACKAGES = ["translate-toolkit"]

import difflib
import html
import re

from translate.storage.aresource import AndroidResourceFile

NAMESPACE = re.compile(r' xmlns:\w+="[^"]*"')
# The letters after a backslash that aapt2 does not know as an escape, by path.
ESCAPED = {}


def read(path, data):
    ESCAPED[path] = set(re.findall(r"\\([^\W\dntu])", data.decode("utf-8", "replace")))
    store = AndroidResourceFile.parsestring(data)
    for unit in store.units:
        # The forms of a plural one by one: the toolkit's own list has only those of the language it is given.
        for element in items(unit.xmlelement) if unit.xmlelement.tag == "plurals" else [unit.xmlelement]:
            yield unit.getid(), text(unit, element)
    # It has no units for arrays, but reads their items as it reads any text.
    for array in store.document.getroot().iter("string-array"):
        for item in items(array):
            yield array.get("name"), text(store.units[0] if store.units else store.UnitClass("a"), item)


def items(element):
    return [child for child in element if child.tag == "item"]


def text(unit, element):
    """Without the declarations that lxml adds to tags."""
    return NAMESPACE.sub("", unit.get_xml_text_value(element) or "")


def ours(entry):
    return entry["key"], entry["text"]


def spaced(text):
    return re.sub(r"\s+", " ", text).strip()


def explain(path, key, here, there):
    if here is None or there is None:
        return None
    if re.search("[\xa0\u2000-\u200a\u202f\u3000]", here) and spaced(here) == spaced(there):
        return "the toolkit runs all of Unicode's spaces together; aapt2 only those of ASCII"
    if there.startswith("<![CDATA[") and there.endswith("]]>"):
        return "the toolkit keeps the marks of a CDATA section that holds tags"
    if "&gt;" in there and html.unescape(there) == here:
        return "the toolkit keeps references in a text that has tags"
    if "<" in here and spaced(here) == spaced(there):
        return "the toolkit keeps line ends in a text that has tags; aapt2 makes each a space"
    if drops_letters(path, here, there):
        return "the toolkit drops a letter after a needless backslash; aapt2 drops the backslash"
    return None


def drops_letters(path, here, there):
    changes = difflib.SequenceMatcher(None, here, there, autojunk=False).get_opcodes()
    return all(
        kind == "equal" or kind == "delete" and here[start:end] in ESCAPED[path]
        for kind, start, end, _, _ in changes
    )
