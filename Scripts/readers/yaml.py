"""YAML, read by PyYAML."""

FOLDER = "yaml"
PACKAGES = ["PyYAML"]

import os

import yaml

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


def part(name):
    return str(name).replace(".", "\\.")


def walk(value, key):
    if isinstance(value, str):
        # A symbol of Ruby.
        if not (value.startswith(":") and len(value) > 1 and value[1] != " "):
            yield key, value
    elif isinstance(value, dict):
        for name, member in value.items():
            yield from walk(member, f"{key}.{part(name)}" if key else part(name))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from walk(item, key if not isinstance(item, (dict, list)) else f"{key}.{index}")


def merge(value):
    """Puts plural forms under the key of their text."""
    if isinstance(value, dict):
        if value and set(value) <= CATEGORIES and all(not isinstance(v, (dict, list)) for v in value.values()):
            if len(value) > 1 or "other" in value:
                return list(value.values())
        return {name: merge(member) for name, member in value.items()}
    return [merge(item) for item in value] if isinstance(value, list) else value


def read(path, data):
    tree = yaml.safe_load(data.decode("utf-8-sig", "replace"))
    locale = os.path.basename(path).split(".")[0]
    if list(tree) == [locale] or list(tree) == [locale.replace("-", "_")]:
        tree = tree[list(tree)[0]]
    yield from walk(merge(tree), "")


def ours(entry):
    return entry["key"], entry["text"]


def explain(path, key, here, there):
    return None
