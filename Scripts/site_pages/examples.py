"""The examples of a rule page as people read them: words marked, with what to write, and without the signs of the tests."""

import html
import re
import shlex

BLOCK = re.compile(r"^```text *(.*)\n((?:.*\n)*?)^```$", re.M)
# After an arrow comes the text after the fix; before “=>” is what the text translates.
FIX = re.compile(r" (?:->|~>|\?>) ")
NAMES = {"role": "as", "locale": "in", "key": "key", "platform": "on", "format": "in a file of"}
LEVEL = re.compile(r"\[(note|warning|error)\] ")


def show(page):
    return BLOCK.sub(lambda match: block(match.group(1), match.group(2)), page)


def block(settings, text):
    items = []
    for line in text.splitlines():
        if line.startswith("# ") and items:
            items[-1] += f'<span class="said">{inline(line[2:])}</span>'
        elif line:
            items.append(item(line))
    listed = "\n".join(f"<li>{one}</li>" for one in items)
    return f'{circumstances(settings)}<ul class="examples">\n{listed}\n</ul>\n'


def circumstances(settings):
    """What the examples are taken for: their role, language and settings."""
    parts = [part.split("=", 1) for part in shlex.split(settings) if "=" in part]
    if not parts:
        return ""
    said = ", ".join(f"{NAMES.get(name, name)} <code>{html.escape(value)}</code>" for name, value in parts)
    return f'<p class="circumstances">{said}</p>\n'


def item(line):
    level = LEVEL.match(line)
    text, *fixed = FIX.split(line[level.end() if level else 0:], maxsplit=1)
    source, arrow, translated = text.partition(" => ")
    shown = f"{inline(source)} → {inline(translated)}" if arrow else inline(text)
    if level:
        shown += f' <span class="said">as a {level.group(1)}</span>'
    if fixed:
        shown += f' <ins class="said">→ {inline(fixed[0])}</ins>'
    return shown


def inline(text):
    """The text in HTML, with marks. No sign of Markdown is left in it."""
    text = html.escape(text, quote=False)
    text = re.sub(r"([\\`*_{}\[\]#|~])", lambda match: f"&#{ord(match.group(1))};", text)
    return text.replace("⟦", "<mark>").replace("⟧", "</mark>")
