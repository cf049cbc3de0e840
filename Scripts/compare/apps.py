"""The apps that are compared: which folders they are, and a digest of all that copy-lint can see of them."""

import fnmatch
import hashlib
import os

from .programs import PACKAGE
from .running import Failure

CONFIGURATION = ".copy-lint.yml"


class App:
    """A folder whose files belong together."""

    def __init__(self, name, folder):
        self.name, self.folder = name, folder
        self.root = configuration_folder(folder)
        self.files = {}
        self.size = 0
        digest = hashlib.sha256(f"{folder}\0{self.root}".encode())
        for parent, folders, names in os.walk(folder):
            folders.sort()
            for file in sorted(names):
                path = os.path.join(parent, file)
                with open(path, "rb") as opened:
                    data = opened.read()
                relative = os.path.relpath(path, folder)
                self.files[relative] = len(data)
                self.size += len(data)
                digest.update(f"\0{relative}\0{len(data)}\0".encode("utf-8", "surrogateescape"))
                digest.update(data)
        if not self.files:
            raise Failure(f"{folder} holds no file. Name a folder with strings.")
        if self.root and self.root != folder:
            with open(os.path.join(self.root, CONFIGURATION), "rb") as opened:
                digest.update(opened.read())
        self.digest = digest.hexdigest()

    @property
    def place_in_root(self):
        """Its path from the folder whose configuration counts for it, which is how reports name its files."""
        place = os.path.relpath(self.folder, self.root) if self.root else "."
        return "" if place == "." else place


def configuration_folder(folder):
    """The nearest folder upward with a configuration, or None."""
    while True:
        if os.path.isfile(os.path.join(folder, CONFIGURATION)):
            return folder
        parent = os.path.dirname(folder)
        if parent == folder:
            return None
        folder = parent


def find_apps(folders):
    """The apps of all folders, in the order of their names."""
    places = {}
    for named in folders:
        folder = os.path.realpath(named)
        if not os.path.isdir(folder):
            raise Failure(f"There is no folder “{named}”.")
        inside = os.path.relpath(folder, PACKAGE)
        name = os.path.basename(folder) if inside.startswith("..") else inside
        if os.path.exists(os.path.join(folder, "MANIFEST.tsv")):
            found = {f"{name}/{kind}/{app}": os.path.join(folder, kind, app)
                     for kind in inner(folder) for app in inner(os.path.join(folder, kind))}
            if not found:
                raise Failure(f"{named} has a MANIFEST.tsv but no folders FORMAT/APP.")
        else:
            found = {name: folder}
        for name, place in found.items():
            if places.get(name, place) != place:
                raise Failure(f"Two folders are called “{name}”. Rename one.")
            places[name] = place
    return [App(name, places[name]) for name in sorted(places)]


def inner(folder):
    return sorted(entry.name for entry in os.scandir(folder) if entry.is_dir())


def quick(apps, seed):
    """For a run of a minute or two: one app of each format folder, drawn by the seed, and all single folders."""
    fewest_bytes, most_bytes = 50_000, 900_000
    drawn = {}
    for app in apps:
        kind = "/".join(app.name.split("/")[-2:-1]) if app.name.count("/") == 2 else app.name
        rank = (app.size > most_bytes, app.size < fewest_bytes, hashlib.sha256(f"{seed}\0{app.name}".encode()).digest())
        drawn[kind] = min(drawn.get(kind, (rank, app)), (rank, app), key=lambda pair: pair[0])
    return [app for rank, app in drawn.values() if not rank[0]]


def chosen(apps, patterns):
    """The apps that a pattern names; all of them without patterns."""
    found = [app for app in apps if not patterns or any(fnmatch.fnmatchcase(app.name, p) for p in patterns)]
    if not found:
        raise Failure("No app is left to compare.")
    return found
