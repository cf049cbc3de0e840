"""A copy of an app that a program may write to, and what it changed there."""

import os
import shutil

from .apps import CONFIGURATION
from .views import ALL_RULES

# The folder of a copy that has no configuration above it.
TREE = "tree"


class Tree:
    """A copy under `top`, in the same place below its configuration. After each use, it is as it was."""

    def __init__(self, app, top, all_rules):
        self.top = os.path.realpath(top)
        self.folder = os.path.join(self.top, app.place_in_root or TREE)
        # What each file of the copy is a copy of.
        self.originals = {os.path.join(self.folder, path): os.path.join(app.folder, path) for path in app.files}
        if app.place_in_root:
            self.originals[os.path.join(self.top, CONFIGURATION)] = os.path.join(app.root, CONFIGURATION)
        for copy in self.originals:
            self.restore(copy)
        self.all_rules = os.path.join(self.top, "all-rules.yml")
        with open(self.all_rules, "w", encoding="utf-8") as file:
            file.write("rules:\n" + "".join(f"  {rule}: warning\n" for rule in all_rules))

    def arguments(self, arguments):
        return [self.all_rules if argument == ALL_RULES else argument for argument in arguments]

    def restore(self, copy):
        os.makedirs(os.path.dirname(copy), exist_ok=True)
        # Only the content: what was read-only there is written to here.
        shutil.copyfile(self.originals[copy], copy)

    def take_changes(self):
        """What differs from the app, as (path, bytes), None for a file that is gone; then puts everything back."""
        changes = []
        present = {self.all_rules}
        for parent, _, names in os.walk(self.top):
            for copy in [os.path.join(parent, name) for name in names]:
                if copy == self.all_rules:
                    continue
                present.add(copy)
                data = read(copy)
                if copy not in self.originals:
                    changes.append((copy, data))
                    os.unlink(copy)
                elif data != read(self.originals[copy]):
                    changes.append((copy, data))
                    self.restore(copy)
        for copy in self.originals.keys() - present:
            changes.append((copy, None))
            self.restore(copy)
        return tuple(sorted((os.path.relpath(copy, self.folder), data) for copy, data in changes))

    def without_top(self, data):
        """Output without the name of the temporary folder, which differs from run to run."""
        return data.replace(os.fsencode(self.top), b"/TREE")


def read(path):
    with open(path, "rb") as file:
        return file.read()
