"""How defects are made: functions that take a string and give its text with the defect, or None."""

import re

PERCENT = r"%(?:\d+\$)?[@dsfi]"
BRACE = r"\{\{?\s*-?\s*\w+\s*\}?\}"
RUBY = r"%\{\w+\}"
QT = r"%[1-9n]"
FLUENT = r"\{ \$\w+ \}"


def replace(pattern, replacement):
    """Replaces the first match."""
    return lambda string: re.sub(pattern, replacement, string.text, count=1)


def drop(pattern):
    """Takes out a value that is there once, as it is in the source."""
    def make(string):
        values = re.findall(pattern, string.text)
        if len(values) != 1 or sorted(values) != sorted(re.findall(pattern, string.source)):
            return None
        return re.sub(r"\s+", " ", string.text.replace(values[0], "")).strip() or None
    return make


def only_without(sign, change):
    """Changes texts without a sign, whose source has none either."""
    return lambda string: None if sign in string.text or sign in string.source else change(string.text)


def end(pattern, replacement):
    """Changes the end of a text whose source ends with the same kind of sign, if it ends with a sign."""
    def make(string):
        found = re.search(f"(?:{pattern})$", string.text)
        if not found:
            return None
        sign = found[0].strip(" \u00a0")
        wide = {"。": ".", "？": "?"}.get(sign, sign)
        if sign and not string.source.endswith((sign, wide, "…", "...")[:2 if sign not in ("…", "...") else 4]):
            return None
        if not sign and found[0] and not string.source.endswith(found[0]):
            return None
        return string.text[:found.start()] + replacement
    return make


def number(pattern, change):
    """Changes a number that the source has, too, and that is there once."""
    def make(string):
        for found in re.finditer(pattern, string.text):
            digits = found[0]
            if re.findall(r"\d+", string.source).count(digits) == 1 and re.findall(r"\d+", string.text).count(digits) == 1:
                return string.text[:found.start()] + change(digits) + string.text[found.end():]
        return None
    return make


def garble(string):
    """The first letter outside ASCII, its UTF-8 read as Latin-1."""
    found = re.search(r"[äöüéèçñãåß]", string.text)
    if not found:
        return None
    return string.text.replace(found[0], found[0].encode().decode("latin-1"), 1) if len(string.text) > 5 else None


def is_gtk(source):
    """Whether one underscore is before a letter to press."""
    return source.count("_") == 1 and re.search(r"(?:^|\s)\w*_[A-Za-z]\w+", source) is not None


def has_one_key(source):
    return len(re.findall(r"&[A-Za-z]", source)) == 1 and "&&" not in source and ";" not in source


def is_two_words(source):
    return re.fullmatch(r"[A-Z][a-z]+ [a-z]{3,} ?[a-z]*", source) is not None


def limit_in_words(source):
    return re.search(r"\bmax\.? \d+ char", source, re.IGNORECASE) is not None


def other_digits(digits):
    """Another number of as many digits."""
    return str(10 - int(digits[0])) + digits[1:] if digits[0] not in "05" else "1" + digits[1:]
