"""Why copy-lint leaves out what a test of pofilter finds: a reason for each class of finding.

A class is a fact about the pair that a program can see. `classes` has them by test; the first that is true counts; `always` comes
first. What is in no class has no reason.
"""

import re
import unicodedata


class Pair:
    """A unit that pofilter reports: its sources and translations (one for each form of a plural), and what it says."""

    def __init__(self, path, sources, targets, states, message):
        self.path, self.sources, self.targets, self.message = path, sources, targets, message
        self.is_fuzzy, self.is_obsolete = states
        self.source, self.target = "\n".join(sources), "\n".join(targets)
        found = re.search(r"(?:^|[/_.-])([a-z]{2}(?:_[A-Z]{2})?)(?:/LC_MESSAGES/|-pootle|\.po$)", path)
        self.language = found[1] if found else ""

    @property
    def words(self):
        return len(self.source.split())


def script(letter):
    return unicodedata.name(letter, "").split(" ")[0]


def is_foreign(pair):
    """Written in letters other than Latin ones."""
    letters = [letter for letter in pair.target if letter.isalpha()]
    return sum(script(letter) != "LATIN" for letter in letters) * 2 > len(letters)


def without_values(text):
    return re.sub(r"\{[^}]*\}|%['\d$.]*[A-Za-z]|</?\w+[^>]*>", "", text)


def numbers(text):
    """In ASCII digits, without the signs between them."""
    digits = "".join(str(unicodedata.digit(sign, sign)) for sign in re.sub(r"(?<=\d)[.,٫٬](?=\d)", "", without_values(text)))
    return sorted(re.findall(r"\d+", digits))


def has(pattern, text):
    return re.search(pattern, text) is not None


def end(text):
    """The class of the last sign, as Documentation/Rules/ending-mismatch.md has it."""
    text = re.sub(r"<[^>]*>", "", text)
    last = re.sub(r"[\s\"'’”»«)\]」』_]+$", "", text.replace("\u200f", "").replace("\u200e", ""))
    if last.endswith("...") or last.endswith("…"): return "dots"
    return {"?": "?", "？": "?", "؟": "?", ":": ":", "：": ":"}.get(last[-1:], "." if last[-1:] in (".", "!", "。", "！", "۔") else "")


def is_own(pair):
    """Whether the marks are those of the language."""
    return has("[„“”«»‘‚「」『』]", pair.target)


always = [
    ("names of people, who differ from language to language", lambda p: p.source == "translator-credits"),
    ("fuzzy, so gettext leaves it out; it is counted as “to review”", lambda p: p.is_fuzzy),
    ("obsolete (“#~”), so gettext leaves it out", lambda p: p.is_obsolete),
    ("no language in the file or its name, so nothing tells that it is a translation", lambda p: not p.language),
]

classes = {
    "acronyms": [
        ("the language has its own letters", is_foreign),
        ("the key to press (“_URL”) is taken for a part of it", lambda p: has("_[A-Z]{2,}", p.source)),
        ("a word or another abbreviation stands for it", lambda p: True),
    ],
    "brackets": [
        ("brackets around a shortcut key, as Asian languages set it", lambda p: has(r"\(_\w\)|\(&\w\)", p.target)),
        ("braces of values: a plural has other forms, or a value differs, which placeholder-mismatch finds",
         lambda p: has("[{}]", p.message) and not has(r"[()\[\]]", p.message)),
        ("the other language says it with a bracket, or without one", lambda p: has(r"[()\[\]（）]", p.source + p.target)),
    ],
    "compendiumconflicts": [("a mark of merged files", lambda p: True)],
    "doublequoting": [
        ("the marks of the language for the straight ones of the source", is_own),
        ("straight marks, single ones for double ones or the other way round", lambda p: has("['\"]", p.source) and has("['\"`]", p.target)),
        ("no marks in the language", lambda p: has("['\"‘’“”`]", p.source) and not has("[\"'“”]", p.target)),
        ("marks around a word that stays English", lambda p: has("\"", p.target) and not has("\"", p.source)),
    ],
    "singlequoting": [
        ("the flag of a value (“%'d”)", lambda p: "%'" in p.source + p.target),
        ("single marks of the language for double ones", lambda p: has("[“”\"]", p.source) and has("[‚‘’']", p.target)),
        ("an apostrophe (“Couldn't”, “l'état”)", lambda p: has(r"\w['’]\w|\ws['’]", p.source) != has(r"\w['’]\w", p.target) and not has(r"(^|[\s(])'", p.source)),
        ("the marks of the language for the straight ones of the source", is_own),
        ("double marks for single ones", lambda p: has("'", p.source) and has("\"", p.target)),
        ("an apostrophe (“Couldn't”, “l'état”)", lambda p: has(r"\w['’]\w", p.source + " " + p.target)),
        ("no marks in the language", lambda p: has("['‘’]", p.source) and not has("['‘’]", p.target)),
    ],
    "doublespacing": [
        ("the source has them too, at other places", lambda p: "  " in p.source),
        ("after a colon, where values may stand in columns", lambda p: has(r":  ", p.target)),
        ("around a sign that divides (“-”, “/”)", lambda p: has("  [-–—/|]|[-–—/|]  ", p.target)),
    ],
    "doublewords": [
        ("a sentence begins with the word that ends the last", lambda p: has(r"\b(\w+)[.!?:] \1\b", p.target.lower())),
        ("a pair that grammar makes", lambda p: has(r"\b(sie|die|der|das|den|dem) \1\b", p.target.lower()))],
    "endpunc": [
        ("the same sign in another script, or with a space before it", lambda p: all(
            end(s) == end(t) for s, t in zip(p.sources[-1:] * len(p.targets), p.targets))),
        ("Chinese, Japanese and Korean need no stop", lambda p: p.language[:2] in ("ja", "zh", "ko", "cn") and {end(p.sources[-1]), end(p.targets[-1])} <= {"", ".", ":"}),
        ("a short text, where a stop may be missing", lambda p: {end(p.sources[-1]), end(p.targets[-1])} <= {"", "."} and p.sources[-1].count(" ") < 3),
        ("a value ends one of the two, and is elsewhere in the other", lambda p: has(r"(\}|%\w?)\W*$", p.source) != has(r"(\}|%\w?)\W*$", p.target)),
    ],
    "endwhitespace": [
        ("a space of the source after a sign that ends nothing there", lambda p: p.source.endswith(" ") and not has(r"[:,;(/+=-] $", p.source)),
    ],
    "escapes": [("the reader decodes them; an unknown one is an error of its own", lambda p: True)],
    "functions": [("code, which differs by design", lambda p: True)],
    "filepaths": [("paths, which differ by design", lambda p: True)],
    "hassuggestion": [("no check of the text", lambda p: True)],
    "isfuzzy": [("fuzzy, so gettext leaves it out; it is counted as “to review”", lambda p: True)],
    "isreview": [("no check of the text", lambda p: True)],
    "long": [("a word or two, where a ratio says nothing", lambda p: p.words <= 2)],
    "short": [
        ("the language has its own letters, with more in each", is_foreign),
        ("a word or two, where a ratio says nothing", lambda p: p.words <= 2),
    ],
    "newlines": [("a long text that each language wraps", lambda p: p.source.count("\n") > 0 or p.target.count("\n") > 0)],
    "numbers": [
        ("the same numbers, with the digits or the signs of the language", lambda p: numbers(p.source) == numbers(p.target)),
        ("a number of one digit that is a word", lambda p: all(len(n) == 1 for n in numbers(p.source) if n not in numbers(p.target))
         and set(numbers(p.target)) <= set(numbers(p.source))),
        ("digits of an escape (“\\x1a45”)", lambda p: has("[\x00-\x08\x0e-\x1f]", p.source) or "x1a" in p.source)],
    "printf": [
        ("a percentage, not a value", lambda p: has(r"\}%|\d ?%", p.source + p.target)),
        ("a date, whose parts each language orders", lambda p: has("%[aBdYmHM]", p.source)),
        ("one form of a plural, without its number", lambda p: len(p.sources) > 1),
    ],
    "pythonbraceformat": [
        ("a value told in another form (“:L” for digits of the language)",
         lambda p: has(r"\{\w+\}", p.message) and has(r"\{\w+:L\}", p.message)),
        ("one form of a plural, without its number", lambda p: len(p.sources) > 1),
    ],
    "puncspacing": [
        ("“±” is before its number without a space", lambda p: "±" in p.source),
        ("French puts a space before signs and in « »", lambda p: p.language[:2] == "fr" and has("[«»:;?!]", p.target)),
        ("the language has its own letters, and signs with their own space", is_foreign),
        ("brackets, marks and values are in other places", lambda p: has(r"[()\[\]{}„“”«»\"'%…–—/]", p.source + p.target)),
        ("one sentence for two, or signs in other numbers", lambda p: len(re.findall(r"[.,:;!?]", p.source)) != len(re.findall(r"[.,:;!?،؛؟。、]", p.target))),
    ],
    "purepunc": [
        ("a path for its name", lambda p: p.target == "/"),
        ("only signs", lambda p: not has(r"\w", p.source))],
    "sentencecount": [
        ("the sign between sentences is another one", is_foreign),
        ("sentences joined or split", lambda p: has(r"[.:;?!]", p.source) or has(r"[.:;?!]", p.target)),
    ],
    "simplecaps": [
        ("a script without capitals, or with its own rules", is_foreign),
        ("capitals of another language: nouns, titles, keys to press", lambda p: sum(map(str.isupper, p.source)) != sum(map(str.isupper, p.target))),
        ("capitals in values and addresses", lambda p: True),
    ],
    "spellcheck": [("no dictionary here", lambda p: True)],
    "startcaps": [
        ("a script without capitals", lambda p: not any(letter.isupper() or letter.islower() for letter in p.target) or is_foreign(p)),
        ("word order puts another word first", lambda p: True),
    ],
    "startpunc": [
        ("a shortcut key is before another letter", lambda p: "_" in without_values(p.source + " " + p.target)),
        ("a mark, a bracket or a value comes first in one of the two", lambda p: any(not text[:1].isalnum() for text in p.sources + p.targets)),
    ],
    "startwhitespace": [],
    "tabs": [("a tab inside a text is layout", lambda p: "\t" in p.source + p.target or "\x0b" in p.source)],
    "unchanged": [
        ("British English beside English", lambda p: p.language[:2] == "en"),
        ("nothing but values, signs and units", lambda p: not has(r"[^\W\d_]{4,}", without_values(p.source))),
        ("one word or two: a name, a label or a loan word", lambda p: len(without_values(p.source).split()) <= 2),
        ("all words begin with a capital, as in names", lambda p: not has(r"\b[a-z]{4,}", without_values(p.source))),
    ],
    "untranslated": [("counted as missing", lambda p: not p.target.strip())],
    "urls": [("an example, or pages of people", lambda p: "example" in p.source)],
    "variables": [("words between signs, no values", lambda p: True)],
    "xmltags": [("tags in another order", lambda p: sorted(re.findall("<[^>]+>", p.source)) == sorted(re.findall("<[^>]+>", p.target)))],
}


def reason(test, pair):
    """None when the finding is in no class."""
    for why, holds in always + classes.get(test, []):
        if holds(pair): return why
    return None
