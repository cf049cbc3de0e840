"""A text as an editor holds it, and edits drawn at random. Places are counted as the protocol counts them, not by our own code."""

import re

LINE_END = re.compile("\r\n|\r|\n")
WORDS = ["utilize", "Please", "the", "Authentication required", "In order to save", "Wait...", "click here", "successfully",
         "e\u0301", "日本語", "שלום", "👩‍👩‍👧", "ﬁ", "12", "URL", "simply", "Thunderbird", "whitelist", "OK", "%@", "{name}"]
MARKS = [" ", ".", "!", "…", "%d", "<b>", "&", "&amp;", "\\", '"', "'", ";", ",", ":", "=", "{", "}", "[", "<", "#", "//", "/*",
         "*/", "\n", "\r\n", "\t", "\u00a0", "\u2028", "\u202e", "\ufffd", "copy-lint:disable jargon -- tried",
         "copy-lint:disable-file wordy-phrase -- tried"]


class EditedText:
    """`units` counts the units of a character: those of UTF-16 or of UTF-8."""

    def __init__(self, text, encoding):
        self.text = text
        self.units = (lambda c: len(c.encode())) if encoding == "utf-8" else (lambda c: 2 if ord(c) > 0xFFFF else 1)

    def position(self, offset):
        start = line = 0
        for end in LINE_END.finditer(self.text, 0, offset):
            # A line end that goes on after the offset does not count yet.
            if self.text[end.end() - 1:end.end() + 1] == "\r\n" and end.end() == offset:
                break
            start, line = end.end(), line + 1
        return {"line": line, "character": sum(map(self.units, self.text[start:offset]))}

    def offset(self, position):
        at = 0
        for _ in range(position["line"]):
            end = LINE_END.search(self.text, at)
            if not end:
                return len(self.text)
            at = end.end()
        left = position["character"]
        while left > 0 and at < len(self.text) and self.text[at] not in "\r\n":
            left -= self.units(self.text[at])
            at += 1
        return at

    def replace(self, start, end, new):
        """Makes an edit. Returns it in the protocol's form, and the edit that takes it back."""
        change = {"range": {"start": self.position(start), "end": self.position(end)}, "text": new}
        old = self.text[start:end]
        self.text = self.text[:start] + new + self.text[end:]
        return change, (start, start + len(new), old)

    def settled(self, offset):
        """Not between the two halves of a line end: editors have no such place."""
        return offset + 1 if self.text[offset - 1:offset + 1] == "\r\n" else offset

    def draw(self, chance):
        """An edit as (start, end, new): mostly of a word, so that the file stays readable."""
        start = self.settled(chance.randrange(len(self.text) + 1))
        words = [match.span() for match in re.finditer(r"[^\W\d_]{2,}", self.text[start:start + 300])]
        kind = chance.random()
        if words and kind < 0.6:
            low, high = chance.choice(words)
            low, high = start + low, start + high
            old = self.text[low:high]
            new = chance.choice([chance.choice(WORDS), chance.choice(WORDS), old + " " + chance.choice(WORDS), old.upper(), ""])
            return low, high, new
        if kind < 0.8:
            return start, start, chance.choice(MARKS)
        if kind < 0.9:
            return start, max(start, self.settled(min(len(self.text), start + chance.randrange(40)))), ""
        line = self.text.rfind("\n", 0, start) + 1
        end = self.text.find("\n", start) + 1
        return line, line, self.text[line:end]
