"""Which names a Swift file declares, and which it uses. No compiler: words, marks and braces."""

import re

WORD = re.compile(r"`?[^\W\d]\w*`?")
NUMBER = re.compile(r"\w+(\.\d\w*)?")
TYPES = {"struct", "class", "enum", "protocol", "actor", "typealias"}
VALUES = {"func", "let", "var"}


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def tokens(text):
    """Words, one-letter marks and the code in interpolations; without comments, numbers and texts."""
    found = []
    code(text, 0, found, "")
    return found


def code(text, at, found, end):
    """Reads code up to the parenthesis that closes an interpolation, or to the end. Gives the place after it."""
    depth = 0
    while at < len(text):
        letter = text[at]
        if text.startswith("//", at):
            at = text.find("\n", at)
            at = len(text) if at < 0 else at
        elif text.startswith("/*", at):
            at = comment_end(text, at)
        elif letter == '"' or letter == "#" and re.match(r'#+"', text[at:at + 8]):
            at = string(text, at, found)
        elif letter.isspace():
            at += 1
        else:
            word = WORD.match(text, at)
            if word:
                found.append(word[0].strip("`"))
                at = word.end()
                continue
            if letter.isdigit():
                at = NUMBER.match(text, at).end()
                continue
            if end and letter == ")" and depth == 0:
                return at + 1
            depth += (letter == "(") - (letter == ")")
            found.append(letter)
            at += 1
    return at


def comment_end(text, at):
    depth = 0
    while at < len(text):
        if text.startswith("/*", at):
            depth, at = depth + 1, at + 2
        elif text.startswith("*/", at):
            depth, at = depth - 1, at + 2
            if depth == 0:
                return at
        else:
            at += 1
    return at


def string(text, at, found):
    """Skips a text literal, and reads the code in its interpolations."""
    hashes = len(text[at:]) - len(text[at:].lstrip("#"))
    at += hashes
    quote = '"""' if text.startswith('"""', at) else '"'
    at += len(quote)
    close, escape = quote + "#" * hashes, "\\" + "#" * hashes
    while at < len(text):
        if text.startswith(escape + "(", at):
            at = code(text, at + len(escape) + 1, found, ")")
        elif text.startswith(escape, at):
            at += len(escape) + 1
        elif text.startswith(close, at):
            return at + len(close)
        else:
            at += 1
    return at


class Names:
    """What a file declares at its top for others, what it declares below its top, and which names it uses."""

    def __init__(self, text):
        self.declared, self.nested, self.used = set(), set(), set()
        depth, is_private, previous = 0, False, ""
        words = tokens(text)
        for word, following in zip(words, words[1:] + [""]):
            depth += (word == "{") - (word == "}")
            if word in ("private", "fileprivate"):
                is_private = following != "("
            elif word in TYPES | VALUES and previous != "." and WORD.match(following):
                if following in VALUES:  # class func, class var
                    continue
                if depth == 0 and not is_private:
                    self.declared.add(following)
                elif depth == 0 or word in TYPES:
                    self.nested.add(following)
                is_private = False
            elif WORD.match(word) and previous not in TYPES | VALUES | {"."}:
                # A type, or a function that is called. Members are left out: many types share their names.
                if word[0].isupper() or following == "(":
                    self.used.add(word)
            previous = word
