"""Copies the repository's pages into one folder, with links and examples as a site has them."""

import os
import re
import shutil

from . import examples

# Where each page or folder goes.
PLACES = {
    "README.md": "index.md",
    "Documentation": "",
    "Glossary/README.md": "BuiltInGlossary.md",
    "CONTRIBUTING.md": "CONTRIBUTING.md",
    "ARCHITECTURE.md": "ARCHITECTURE.md",
    "CHANGELOG.md": "CHANGELOG.md",
}
LINK = re.compile(r"!?\[([^\]]*)\]\(([^)\s]+)\)")
KEPT = (".md", ".png", ".svg")


def write(package, folder):
    """Writes the pages; returns how many there are."""
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    targets = dict(listed(package))
    for source, target in targets.items():
        place = os.path.join(folder, target)
        os.makedirs(os.path.dirname(place), exist_ok=True)
        if not source.endswith(".md"):
            shutil.copyfile(os.path.join(package, source), place)
            continue
        with open(os.path.join(package, source), encoding="utf-8") as file:
            text = file.read()
        if source.startswith("Documentation/Rules/"):
            text = examples.show(text)
        with open(place, "w", encoding="utf-8") as file:
            file.write(with_links(text, source, target, targets))
    shutil.copy(os.path.join(package, "Scripts", "site_pages", "examples.css"), folder)
    return sum(target.endswith(".md") for target in targets.values())


def listed(package):
    """Each page or picture of the repository, and its place in the site."""
    for source, target in PLACES.items():
        if os.path.isfile(os.path.join(package, source)):
            yield source, target
        for top, folders, files in os.walk(os.path.join(package, source)):
            folders.sort()
            for name in sorted(files):
                path = os.path.relpath(os.path.join(top, name), package)
                if name.endswith(KEPT):
                    yield path, os.path.join(target, os.path.relpath(path, source))


def with_links(text, source, target, targets):
    """The text with links to pages of the site. A file that is no page of it stays as its name."""
    def link(match):
        name, address = match.groups()
        path, mark, anchor = address.partition("#")
        if not path or "://" in path or path.startswith("mailto:"):
            return match.group(0)
        wanted = os.path.normpath(os.path.join(os.path.dirname(source), path))
        page = next((targets[name] for name in (wanted, os.path.join(wanted, "README.md")) if name in targets), None)
        if not page:
            return name if name.startswith("`") else f"{name} (`{wanted}`)"
        picture = "!" if match.group(0).startswith("!") else ""
        return f"{picture}[{name}]({os.path.relpath(page, os.path.dirname(target) or '.')}{mark}{anchor})"
    return LINK.sub(link, text)
