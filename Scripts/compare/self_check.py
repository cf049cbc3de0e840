"""Asks whether this script can fail: plants differences and failures in a program, and looks for each in the output."""

import contextlib
import io
import os
import re
import sys
import tempfile
import time

from . import command
from .programs import PACKAGE
from .running import Failure

STRINGS = {
    "en": {"save.button": "Utilize data", "login.title": "No network connectivity", "wait.message": "Wait...",
           "open.button": "Click here", "size": "Approximately %d files", "done.hint": "Double tap to open"},
    "de": {"save.button": "Daten nutzen", "login.title": "Anmelden", "wait.message": "Warte...", "open.button": "Hier klicken",
           "size": "Etwa %@ Dateien"},
}
# A program that runs another and changes what it prints. `plant` is Python, with the names that are set before it.
WRAPPER = '''#!{python}
import json, os, re, subprocess, sys, time
arguments = sys.argv[1:]
words = " ".join(arguments)
done = subprocess.run([{program!r}, *arguments], stdin=sys.stdin, capture_output=True)
out, errors, code = done.stdout, done.stderr, done.returncode
is_json = arguments[:1] == ["check"] and "--format json" in words and "--fix" not in words

def each_finding(change):
    global out
    report = json.loads(out)
    report["findings"] = [f for f in report["findings"] if change(f) != "drop"]
    out = json.dumps(report, ensure_ascii=False, separators=(",", ":")).encode() + b"\\n"

def each_line(drops):
    global out
    lines = [json.loads(line) for line in out.splitlines()]
    for line in lines:
        line["findings"] = [f for f in line["findings"] if not drops(f)]
    out = b"".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\\n" for line in lines)

{plant}
sys.stdout.buffer.write(out)
sys.stdout.flush()
sys.stderr.buffer.write(errors)
sys.exit(code)
'''
# What is planted, and how it is listed: (rule or view, kind).
PLANTS = [
    ('out = out.replace(b"More people know it", b"Most people know it")', ("plain-word", "message")),
    ('if is_json: each_finding(lambda f: f["rule"] == "jargon" and f.update(replacement="Sign on"))', ("jargon", "replacement")),
    ('if is_json: each_finding(lambda f: "drop" if f["rule"] == "ascii-ellipsis" else None)', ("ascii-ellipsis", "lost")),
    ('if is_json: each_finding(lambda f: f["rule"] == "placeholder-mismatch" and f.update(severity="note"))',
     ("placeholder-mismatch", "severity")),
    ('if is_json: each_finding(lambda f: f["rule"] == "plain-word" and f.update(line=f["line"] + 1))', ("plain-word", "place")),
    ('if "--format html" in words: out += b"<!-- -->"', ("check/html", "output")),
    ('if "--format csv" in words: code = 0', ("check/csv", "exit-code")),
    ('if "--jobs 3" in words: out = out.replace(b\'"errors":\', b\'"errors": \', 1)', ("check/json", "output")),
    ('if "--format junit" in words: errors += b"copy-lint: Beware.\\n"', ("check/junit", "stderr")),
    ('if "--diff" in words: out += b"End\\n"', ("diff", "output")),
    ('if "--fix" in words: open("en.lproj/Localizable.strings", "a").write("/* End */\\n")', ("fix", "tree")),
    ('if arguments == ["init"]: open("more.yml", "w").close()', ("init", "tree")),
    ('if arguments[0] == "dump": out = out.replace(b\'"role":"button"\', b\'"role":"toggle"\')', ("dump", "role")),
    ('if "grade --jobs 1 --format json" in words: out = re.sub(rb\'"words":(\\d+)\', rb\'"words":1\\1\', out)',
     ("grade/json", "total.counts.words")),
    ('if "grade --jobs 1 --format text" in words: code = 1', ("grade/text", "exit-code")),
    ('if arguments[0] == "stream": out = out.replace(b\'"letters":\', b\'"letters":1\')', ("stream", "counts.letters")),
    ('if arguments[0] == "stream": each_line(lambda f: f["rule"] == "generic-link-text")', ("generic-link-text", "lost")),
    ('if arguments[0] == "lsp": out = out.replace(b"says little", b"says lottle")', ("lsp", "hover")),
    ('if arguments[0] == "lsp": out = out.replace(b\'"result":[]\', b\'"result":{}\')', ("lsp", "codeAction")),
    ('if "--format sarif" in words: out = out.replace(b"sarif-2.1.0.json", b"sarif-2.1.1.json")', ("check/sarif", "$schema")),
    ('if arguments[0] == "lsp": out = out.replace(b\'"code":"unused-suppression"\', b\'"code":"unused_suppression"\')',
     ("unused_suppression", "new")),
    ('if words == "rules --format json": out = out.replace(b\'"fixable":true\', b\'"fixable":false\', 1)', ("rules/json", "fixable")),
    ('if words == "explain jargon": out += b"More.\\n"', ("explain/jargon", "output")),
    ('if words == "check --help": out = out.replace(b"|xcode|", b"|")', ("format", "lost")),
]
# What is planted, and what is said about it.
FAILURES = [
    ("if arguments[0] == 'grade': os.kill(os.getpid(), 11)", "crashed (SIGSEGV)"),
    ("if arguments[0] == 'dump': code = 134", "ended with 134"),
    ("if arguments[0] == 'stream': time.sleep(60)", "took longer than 5 s"),
    ("if arguments[0] == 'grade': out, errors, code = b'', b'copy-lint: No.', 2", "did nothing for “grade/text”"),
    ("if arguments[0] == 'rules': code = 2", "Name a copy-lint program."),
]
VIEWS = ["check/*", "grade/*", "dump", "diff*", "fix*", "init", "stream*", "lsp*", "write-baseline", "rules/*", "explain/jargon"]


class SelfCheck:
    def __init__(self, program, top):
        self.program, self.top = program, top
        self.failed = 0
        self.told = None
        self.app = os.path.join(top, "App")
        for language, strings in STRINGS.items():
            os.makedirs(os.path.join(self.app, f"{language}.lproj"))
            with open(os.path.join(self.app, f"{language}.lproj", "Localizable.strings"), "w", encoding="utf-8") as file:
                file.writelines(f'/* Shown on a screen. */\n"{key}" = "{text}";\n\n' for key, text in strings.items())
        self.wanted = self.file("wanted.txt", "")

    def file(self, name, text):
        path = os.path.join(self.top, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def wrapper(self, name, plant):
        path = self.file(name, WRAPPER.format(python=sys.executable, program=self.program, plant=plant))
        os.chmod(path, 0o755)
        return path

    def run(self, *arguments, old=None, cache="cache"):
        """Runs the command. Returns its exit code and all that it printed."""
        told = io.StringIO()
        cache = os.path.join(self.top, cache)
        with contextlib.redirect_stdout(told), contextlib.redirect_stderr(told):
            code = command.main([old or self.program, *arguments, "--cache", cache], None)
        return code, told.getvalue()

    def expect(self, what, condition, told):
        print(f"{'ok' if condition else 'MISSED'}  {what}")
        if not condition:
            self.failed += 1
            # What was printed once explains the other misses, too.
            if told != self.told:
                print("    " + told.replace("\n", "\n    "))
            self.told = told

    def check_differences(self):
        only = [f"--only={view}" for view in VIEWS]
        code, told = self.run(self.program, self.app, f"--wanted={self.wanted}", *only)
        self.expect("the same program has no difference", code == 0 and "No unlisted difference." in told, told)
        changed = self.wrapper("changed", "\n".join(plant for plant, _ in PLANTS))
        code, told = self.run(changed, self.app, f"--wanted={self.wanted}", "--write-wanted", *only)
        self.expect("planted differences give 1", code == 1, told)
        named = {(what, kind) for names, kind in re.findall(r"^(\S[^:\n]*): (\S+), \d+", told, re.M) for what in names.split(", ")}
        for what, kinds in re.findall(r"^(\S+): \d+ values.*\n((?: .*\n)*)", told, re.M):
            named |= {(what, kind) for kind in re.findall(r"^    (\S+), \d+:", kinds, re.M)}
        for _, name in PLANTS:
            self.expect(f"{name[0]} {name[1]}", name in named, told)
        self.expect("what findings explain is said in one line", "These differ by findings alone in 1 app: check/text" in told, told)
        self.expect("no format is blamed for a finding", ("check/markdown", "output") not in named, told)
        self.expect("a difference in two views is told once", ("lsp", "output") not in named, told)
        entries = [line.replace("say why", "It was planted.") for line in told.split("\n") if line.endswith("say why")]
        wanted = self.file("wanted-all.txt", "\n".join([*entries, "jargon lost Nowhere/* Nothing is like this."]))
        code, told = self.run(changed, self.app, f"--wanted={wanted}", "--reuse-new", *only)
        self.expect("listed differences give 0", code == 0 and "No unlisted difference." in told, told)
        code, told = self.run(self.program, self.app, f"--wanted={self.file('stale.txt', 'jargon lost * Nothing is.')}")
        self.expect("an entry that matches nothing is told", code == 0 and "matches nothing: jargon lost *" in told, told)
        code, told = self.run(self.program, self.app, f"--wanted={self.file('bare.txt', 'jargon lost *')}")
        self.expect("an entry without a reason gives 2", code == 2 and "the reason" in told, told)
        restless = self.wrapper("restless", "if arguments[0] == 'check': out += str(time.time_ns()).encode()")
        code, told = self.run(restless, self.app, f"--wanted={self.wanted}", "--only=check/github", old=restless)
        self.expect("a program that differs from itself is found", code == 1 and "check/github: output" in told, told)

        torn = self.wrapper("torn", "if is_json: out = out[:-9]")
        code, told = self.run(torn, self.app, f"--wanted={self.wanted}", "--only=check/json*")
        self.expect("a report that can't be read is a difference", code == 1 and "\ncheck/json: output" in told, told)

    def check_failures(self):
        for number, (plant, words) in enumerate(FAILURES):
            failing = self.wrapper(f"failing-{number}", plant)
            only = [f"--only={view}" for view in ("dump", "stream", "grade/text")]
            code, told = self.run(failing, self.app, f"--wanted={self.wanted}", "--timeout=5", *only)
            self.expect(f"{words} gives 2", code == 2 and words in told, told)
        code, told = self.run(self.program, os.path.join(self.top, "Nowhere"))
        self.expect("a missing folder gives 2", code == 2 and "There is no folder" in told, told)
        os.mkdir(os.path.join(self.top, "Bare"))
        self.file("Bare/notes.txt", "Utilize")
        code, told = self.run(self.program, os.path.join(self.top, "Bare"), f"--wanted={self.wanted}", "--only=dump")
        self.expect("folders without strings give 2", code == 2 and "nothing was compared" in told, told)
        code, told = self.run(os.path.join(self.top, "nothing"), self.app)
        self.expect("a missing program gives 2", code == 2 and "NEW is neither a program nor a revision" in told, told)


def main(arguments):
    builds = [os.path.join(PACKAGE, ".build", kind, "copy-lint") for kind in ("release", "debug")]
    program = next((path for path in arguments or builds if os.path.exists(path)), None)
    if not program:
        raise Failure("Build copy-lint first: swift build")
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="compare-reports-self-check-") as top:
        check = SelfCheck(os.path.realpath(program), os.path.realpath(top))
        check.check_differences()
        check.check_failures()
    print(f"{'All found' if not check.failed else f'{check.failed} MISSED'} in {time.monotonic() - began:.0f} s.")
    return 1 if check.failed else 0
