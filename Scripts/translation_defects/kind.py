"""What a kind of defect is."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Kind:
    name: str
    # Rules that say what is wrong.
    rules: frozenset
    # Makes the text with the defect from a string, or gives None or the same text where it doesn't fit.
    make: object
    # Grammars, formats and languages of the strings that it is put into; any, if empty.
    syntaxes: tuple = ()
    formats: tuple = ()
    languages: tuple = ()
    # Shortest text, in characters.
    least: int = 2
    # Whether a string fits, besides.
    when: object = None
    # Whether the text is written into the file as it is.
    is_raw: bool = False

    def __init__(self, name, rules, make, *, syntaxes=(), formats=(), languages=(), least=2, when=None, is_raw=False, more=()):
        for field, value in (("name", name), ("rules", frozenset(rules) | frozenset(more)), ("make", make), ("syntaxes", syntaxes),
                             ("formats", formats), ("languages", languages), ("least", least), ("when", when), ("is_raw", is_raw)):
            object.__setattr__(self, field, value)

    def fits(self, string):
        """Whether the defect can be put into the string."""
        if self.syntaxes and string.syntax not in self.syntaxes or self.formats and string.format not in self.formats:
            return False
        if self.languages and string.language not in self.languages or len(string.text) < self.least:
            return False
        if self.when and not self.when(string):
            return False
        text = self.make(string)
        return text is not None and text != string.text
