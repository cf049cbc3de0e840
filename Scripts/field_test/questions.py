"""What readers are asked about each kind of rows, and the verdicts they can give, from one end to the other."""

import os
import re

from compare.programs import PACKAGE

VERDICTS = {
    "findings": ["right", "picky", "wrong"],
    "weighted": ["right", "picky", "wrong"],
    "planted": ["right", "picky", "wrong"],
    "translations": ["right", "picky", "wrong"],
    "grades": ["fail", "warn", "silent"],
    "silent": ["fine", "might change", "would certainly change"],
    "roles": ["right", "better", "wrong"],
    "literals": ["right", "better", "wrong"],
    "joined": ["right", "better", "wrong"],
    "code": ["right", "picky", "wrong"],
    "fixes": ["good", "neutral", "wrong"],
    "missed": ["shown", "not shown"],
    # A number, not a word.
    "files": [],
}
OF_ROLES = ("roles", "literals", "joined")
# The verdict whose share is told, with its interval.
MEASURED = {"findings": "right", "weighted": "right", "planted": "right", "translations": "right",
            "silent": "would certainly change", "roles": "right", "literals": "right", "joined": "right", "code": "right", "fixes": "good",
            "missed": "shown"}
# What readers judge findings by. Planted ones are made up, so they say nothing of how often a rule is right.
SAYS_RIGHT = ("findings", "weighted", "grades", "translations", "code")
# Some of each rule are drawn, so in the sums a rule counts as often as a user meets it.
WEIGHTED = ("weighted", "translations", "code")
# The verdict of grades that is told, where it depends on what was said about the text.
MEASURED_OF_GRADES = {"error": "fail", "warning": "warn", "silent": "silent"}

BEGINNING = """Below are texts of apps, as their makers wrote them. Each has its key, the comment for translators if there is one, and the
strings before and after it in the file. Judge each row alone, from what is shown. Don't look anything up in the source of an app,
and don't talk about rows with other readers before all of you are done.
"""
FINDINGS = """A message about each text is shown, with the words it is about and the words that are offered instead, if any. Would you
defend this message before the writer of the app?

- `right`: yes. A change would help people, and the message leads to it.
- `picky`: it has a point, but a busy writer could well leave the text as it is.
- `wrong`: it is mistaken, or the text would be no better for it.
"""
TRANSLATIONS = """The texts are translations, each shown with its source. A message is about the translation, with the words it points at
and the words that are offered instead, if any. Would you defend this message before the translator?

- `right`: yes. The translation has a fault that should be put right, and the message leads to it.
- `picky`: it has a point, but a good translator could well leave the text as it is.
- `wrong`: it is mistaken. The translation is right as it is, or the message leads to something worse.
"""
ROLES = """- `right`: yes, or nobody could tell more from what is shown.
- `better: NAME`: not quite, or nothing was said where one could tell.
- `wrong`: it is something else.
"""
NO_ROLE = """
A value, a state or a name alone, such as “3 GB” or “Connected”, is none of these: “nothing in particular” is right for it.
"""
OF_CODE = """Each text stands in the code that is shown, at the line with “>”. From the code it was taken for something in the app, or for
nothing in particular. Is that what it is?

"""
OF_JOINED = """Each text is in a file of strings. The code that asks for it is shown, at the lines with “>”. From this code, the text was
taken for something in the app. Is that what it is?

"""
CODE = """A message about the code at the line with “>” is shown. Would you defend this message before the maker of the app?

- `right`: yes. A change would help people, and the message leads to it.
- `picky`: it has a point, but a busy maker could well leave the code as it is.
- `wrong`: it is mistaken, or people would be no better off. A control that a screen reader can name anyway is such a case.
"""
MISSED = """Each text stands in the code that is shown, at the line with “>”. Do people who use the app see or hear these words?

- `shown`: yes, or a screen reader says them.
- `not shown`: no. They are for the program, its makers, its log, a preview or a test; or they are only a name, such as that of a font.

If the code shown doesn't tell, say what is most likely.
"""
ASKED = {
    "findings": FINDINGS,
    "weighted": FINDINGS,
    "planted": FINDINGS,
    "translations": TRANSLATIONS,
    "grades": """Think of a general reader, who uses the app for the first time. What should happen when this text is about to be added?

- `fail`: a merge should be stopped by this text being too hard for a general reader.
- `warn`: a note to the writer is worth it.
- `silent`: no remark.
""",
    "silent": """You are a good editor with little time. Would you change the words of this text?

- `fine`: no.
- `might change`: perhaps, if there were time.
- `would certainly change`: yes. Say in a few words what.
""",
    "roles": """Each text was taken for something in the app. Is that what it is?

""" + ROLES,
    "literals": OF_CODE + ROLES,
    "joined": OF_JOINED + ROLES,
    "code": CODE,
    "missed": MISSED,
    "files": """Each row has some strings of a file, in no order. How many years of school does a reader need to understand this app with
ease? Give a US school grade, such as `6` or `8.5`, for the strings as a whole. Don't use a tool.
""",
    "fixes": """Each text was changed by a program, and nobody looked at it. Is the text after the change better?

- `good`: yes.
- `neutral`: neither better nor worse.
- `wrong`: it is worse, odd, or means something else.
""",
}
END = """Write each verdict into the table next to this sheet: the number, a tab, the verdict, a tab, and a few words why."""


def heading(kind):
    names = [role_names()] if kind in OF_ROLES else []
    return "\n".join(["# Texts to judge\n", BEGINNING, ASKED[kind], *names, END]) + "\n"


def role_names():
    """The roles with what they are, as users read it."""
    with open(os.path.join(PACKAGE, "Documentation", "Roles.md"), encoding="utf-8") as file:
        rows = re.findall(r"^\| (`.+?`) \| (.+?) \| (.+?) \|$", file.read(), re.M)
    return "The names:\n\n" + "".join(f"- {name}: {what}, such as “{example}”\n" for name, what, example in rows) + NO_ROLE
