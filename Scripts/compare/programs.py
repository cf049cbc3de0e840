"""The two programs: a path, or a git revision that is built into the cache."""

import hashlib
import json
import os
import re
import shutil
import subprocess

from .running import Failure, run

PACKAGE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


class Program:
    """A program and what it says about itself."""

    def __init__(self, name, path):
        self.name, self.path = name, path
        self.digest = digest(path)
        help_text = self.ask("check", "--help")
        self.formats = choices(help_text, "--format")
        if not self.formats:
            raise Failure(f"{name}: “check --help” names no formats. Name a copy-lint program.")
        self.commands = re.findall(r"^  ([a-z]+)\b", self.ask("--help").split("Flags")[0], re.M)
        try:
            self.rules = {rule["name"]: rule for rule in json.loads(self.ask("rules", "--format", "json"))}
        except (ValueError, TypeError, KeyError):
            raise Failure(f"{name}: “rules --format json” prints no list of rules. Name a copy-lint program.") from None

    def ask(self, *arguments):
        outcome = run(self.path, arguments, PACKAGE, timeout=60)
        if outcome.code != 0:
            raise Failure(f"{self.name}: “{' '.join(arguments)}” ended with {outcome.code}. Name a copy-lint program.")
        return outcome.output.decode("utf-8")

    def check_unchanged(self):
        if digest(self.path) != self.digest:
            raise Failure(f"{self.name} was built again while it was compared. Run this again.")


def choices(help_text, flag):
    """The values of a flag, as the help lists them."""
    found = re.search(rf"{flag} ([a-z|]+)", help_text)
    return found.group(1).split("|") if found else []


def digest(path):
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def find(name, side, cache):
    """The program at a path, else the build of a revision."""
    if os.path.isfile(name) and os.access(name, os.X_OK):
        return Program(side, os.path.realpath(name))
    commit = subprocess.run(
        ["git", "-C", PACKAGE, "rev-parse", "--verify", "--quiet", f"{name}^{{commit}}"], capture_output=True, text=True)
    if commit.returncode != 0 or not name:
        raise Failure(f"{side} is neither a program nor a revision: “{name}”. Build it first, or name a commit.")
    return Program(side, build(commit.stdout.strip(), cache))


def build(commit, cache):
    """The release build of a commit, kept by its name."""
    program = os.path.join(cache, "programs", commit, "copy-lint")
    if os.path.exists(program):
        return program
    print(f"Building {commit[:12]} with “swift build -c release”.", flush=True)
    sources = os.path.join(cache, "sources", commit)
    shutil.rmtree(sources, ignore_errors=True)
    os.makedirs(sources)
    archive = subprocess.run(["git", "-C", PACKAGE, "archive", commit], capture_output=True, check=True)
    subprocess.run(["tar", "-x"], input=archive.stdout, cwd=sources, check=True)
    done = subprocess.run(
        ["swift", "build", "-c", "release", "--product", "copy-lint"], cwd=sources, capture_output=True, text=True)
    if done.returncode != 0:
        raise Failure(f"{commit[:12]} does not build:\n{(done.stdout + done.stderr)[-2000:]}")
    os.makedirs(os.path.dirname(program), exist_ok=True)
    shutil.copy2(os.path.join(sources, ".build", "release", "copy-lint"), program + ".new")
    os.replace(program + ".new", program)
    shutil.rmtree(sources, ignore_errors=True)
    return program
