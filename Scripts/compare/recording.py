"""Records a session with the language server: an editor talks to OLD, and all that it said can be replayed to another server."""

import hashlib
import os
import pathlib
import random

from .editing import EditedText
from .editor import Editor, framed

# Part of the name of a recording: a change in how sessions are drawn makes old ones useless.
VERSION = 2
FILES_OF_A_FORMAT = 2
SMALL = 100_000
LARGEST = 1_500_000
STEPS = 30
STEPS_IN_LARGE = 12


def choose_files(app, formats, seed):
    """A few files of each format, drawn by the seed; where all are large, the smallest: (path, text)."""
    kinds = {}
    for path, size in app.files.items():
        name = os.path.join(app.place_in_root, path)
        text = read(pathlib.Path(app.folder, path)) if name in formats and 60 < size < LARGEST else None
        if text:
            rank = hashlib.sha256(f"{seed}\0{name}".encode("utf-8", "surrogateescape")).digest()
            kinds.setdefault(formats[name], []).append((size if size > SMALL else 0, rank, path, text))
    chosen = []
    for kind in sorted(kinds):
        ranked = sorted(kinds[kind])
        chosen += ranked[:1] + [file for file in ranked[1:FILES_OF_A_FORMAT] if file[0] == 0]
    return [(path, text) for _, _, path, text in chosen]


def read(path):
    """The text as an editor has it; None for what it could not open."""
    data = path.read_bytes()
    encoding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    try:
        return data.decode(encoding).removeprefix("\ufeff")
    except UnicodeDecodeError:
        return None


class Session:
    """What the editor does: all drawn by the seed and by what OLD answers."""

    def __init__(self, editor, app, files, chance):
        self.editor, self.app, self.chance = editor, app, chance
        self.files = {pathlib.Path(app.folder, path).as_uri(): text for path, text in files}
        self.texts = {}
        self.versions = {}
        self.undone = {}

    def hold(self):
        abilities = {"general": {"positionEncodings": [self.editor.encoding]}}
        if self.chance.random() < 0.5:
            abilities["workspace"] = {
                "workspaceEdit": {"documentChanges": True}, "didChangeWatchedFiles": {"dynamicRegistration": True}}
            abilities["textDocument"] = {"hover": {"contentFormat": ["markdown"]}}
        options = {"notes": True, "pages": "https://example.org/rules"} if self.chance.random() < 0.5 else {}
        folder = pathlib.Path(self.app.folder)
        self.editor.ask("initialize", {
            "capabilities": abilities, "initializationOptions": options,
            "workspaceFolders": [{"uri": folder.as_uri(), "name": folder.name}]})
        self.editor.tell("initialized", {})
        for uri in self.files:
            self.open(uri)
        steps = sum(STEPS_IN_LARGE if len(text) > SMALL else STEPS for text in self.files.values())
        for _ in range(steps):
            self.step(self.chance.choice(list(self.texts)))
        self.editor.ask("textDocument/formatting", {"textDocument": {"uri": next(iter(self.files))}})
        self.editor.ask("shutdown", None)
        self.editor.tell("exit", None)

    def open(self, uri):
        self.texts[uri] = EditedText(self.files[uri], self.editor.encoding)
        self.versions[uri] = 1
        self.undone.pop(uri, None)
        self.editor.tell("textDocument/didOpen", {
            "textDocument": {"uri": uri, "languageId": "plaintext", "version": 1, "text": self.files[uri]}})
        self.look(uri)
        # What can be fixed at once is asked for once: it takes as long as a check.
        self.act(uri, ["source.fixAll.copy-lint"], takes=False)

    def step(self, uri):
        deed = self.chance.random()
        if uri in self.undone and deed < 0.6:
            start, end_, old = self.undone.pop(uri)
            self.change(uri, [(start, end_, old)], keeps=False)
        elif deed < 0.55:
            self.change(uri, [self.texts[uri].draw(self.chance)])
        elif deed < 0.65:
            self.type(uri)
        elif deed < 0.9:
            self.act(uri, None, takes=True)
        elif deed < 0.93:
            self.versions[uri] += 1
            self.texts[uri].text = self.files[uri]
            self.undone.pop(uri, None)
            self.send(uri, [{"text": self.files[uri]}])
        elif deed < 0.96:
            self.editor.tell("textDocument/didSave", {"textDocument": {"uri": uri}})
            # All that is open may be checked again, in the order of the names.
            for each in sorted(self.texts):
                self.look(each)
        else:
            self.editor.tell("textDocument/didClose", {"textDocument": {"uri": uri}})
            self.open(uri)

    def type(self, uri):
        """A word, letter by letter, in one message."""
        at = self.texts[uri].settled(self.chance.randrange(len(self.texts[uri].text) + 1))
        changes = []
        for letter in self.chance.choice(["utilize ", "Wait... ", "👩 e\u0301", "the the "]):
            changes.append(self.texts[uri].replace(at, at, letter)[0])
            at += 1
        self.versions[uri] += 1
        self.undone.pop(uri, None)
        self.send(uri, changes)

    def change(self, uri, edits, keeps=True):
        changes = []
        for start, end_, new in edits:
            change, back = self.texts[uri].replace(start, end_, new)
            changes.append(change)
            if keeps:
                self.undone[uri] = back
        self.versions[uri] += 1
        self.send(uri, changes)

    def send(self, uri, changes):
        self.editor.tell("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": self.versions[uri]}, "contentChanges": changes})
        self.look(uri)

    def place(self, uri):
        """Where something was found, else anywhere."""
        found = self.editor.found.get(uri)
        if found and self.chance.random() < 0.8:
            return self.chance.choice(found)["range"]
        text = self.texts[uri]
        start = text.settled(self.chance.randrange(len(text.text) + 1))
        return {"start": text.position(start), "end": text.position(text.settled(min(len(text.text), start + 30)))}

    def look(self, uri):
        self.editor.ask("textDocument/hover", {"textDocument": {"uri": uri}, "position": self.place(uri)["start"]})

    def act(self, uri, only, takes):
        context = {"diagnostics": []} | ({"only": only} if only else {})
        actions = self.editor.ask("textDocument/codeAction", {
            "textDocument": {"uri": uri}, "range": self.place(uri), "context": context})
        if not actions or not takes:
            return
        edit = self.chance.choice(actions)["edit"]
        edits = edit["documentChanges"][0]["edits"] if "documentChanges" in edit else edit["changes"].get(uri, [])
        if "documentChanges" in edit and edit["documentChanges"][0]["textDocument"]["uri"] != uri:
            return
        # The places of all edits are those of the text before, so the last goes first.
        text = self.texts[uri]
        places = [(text.offset(e["range"]["start"]), text.offset(e["range"]["end"]), e["newText"]) for e in edits]
        if places:
            self.undone.pop(uri, None)
            self.change(uri, sorted(places, reverse=True), keeps=False)


def record(program, arguments, app, formats, seed):
    """The bytes that an editor sends; None when the app has no file to edit."""
    files = choose_files(app, formats, seed)
    if not files:
        return None
    chance = random.Random(f"{seed} {app.name}")
    editor = Editor(program, arguments, app, "utf-8" if chance.random() < 0.5 else "utf-16")
    try:
        Session(editor, app, files, chance).hold()
    finally:
        editor.close()
    return framed(editor.sent)
