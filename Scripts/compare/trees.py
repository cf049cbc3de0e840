"""A copy of an app that a program may write to, and what it changed there."""

import os
import shutil

from .apps import CONFIGURATION
from .views import ALL_RULES


class Tree:
    """A copy under `top`, in the same place below its configuration. It is as it was after each use."""

    def __init__(self, app, top, all_rules):
        self.app, self.top = app, os.path.realpath(top)
        self.folder = os.path.join(self.top, app.place_in_root or "tree")
        for path in app.files:
            self.restore(path)
        if app.place_in_root:
            shutil.copyfile(os.path.join(app.root, CONFIGURATION), os.path.join(self.top, CONFIGURATION))
        self.all_rules = os.path.join(self.top, "all-rules.yml")
        with open(self.all_rules, "w", encoding="utf-8") as file:
            file.write("rules:\n" + "".join(f"  {rule}: warning\n" for rule in all_rules))

    def arguments(self, arguments):
        return [self.all_rules if argument == ALL_RULES else argument for argument in arguments]

    def restore(self, path):
        copy = os.path.join(self.folder, path)
        os.makedirs(os.path.dirname(copy), exist_ok=True)
        # The content alone: what was read-only there is written to here.
        shutil.copyfile(os.path.join(self.app.folder, path), copy)

    def take_changes(self):
        """What differs from the app, as (path, bytes), None for a file that is gone; then puts everything back."""
        changes = []
        present = set()
        for parent, _, names in os.walk(self.folder):
            for name in names:
                path = os.path.relpath(os.path.join(parent, name), self.folder)
                present.add(path)
                data = read(os.path.join(parent, name))
                if path not in self.app.files:
                    changes.append((path, data))
                    os.unlink(os.path.join(parent, name))
                elif data != read(os.path.join(self.app.folder, path)):
                    changes.append((path, data))
                    self.restore(path)
        for path in self.app.files.keys() - present:
            changes.append((path, None))
            self.restore(path)
        return tuple(sorted(changes))

    def without_top(self, data):
        """Output without the name of the temporary folder, which is another in each run."""
        return data.replace(os.fsencode(self.top), b"/TREE")


def read(path):
    with open(path, "rb") as file:
        return file.read()
