"""The apps of a round: the list, the spent apps it may not have, and where their clones are."""

import dataclasses
import os
import re
import subprocess

from compare.apps import configuration_folder
from compare.running import Failure

HEADER = "# Apps that rules were tuned on. They prove nothing any more. repository, commit, spent since"


@dataclasses.dataclass(frozen=True)
class App:
    name: str
    commit: str
    folder: str = ""


def read_lines(path):
    try:
        with open(path, encoding="utf-8") as file:
            lines = [(number, line.rstrip("\r\n")) for number, line in enumerate(file, 1)]
    except OSError as error:
        raise Failure(f"{path} can't be read: {error.strerror}.") from None
    return [(number, line.split("\t")) for number, line in lines if line.strip() and not line.startswith("#")]


def read_list(path):
    """The apps of a list, without their folders."""
    apps = {}
    for number, cells in read_lines(path):
        if len(cells) < 2 or not re.fullmatch(r"[\w.-]+/[\w.-]+", cells[0]) or not re.fullmatch(r"[0-9a-f]{7,64}", cells[1]):
            raise Failure(f"{path}:{number}: Write “owner/name”, a tab, and the commit.")
        if cells[0].lower() in apps:
            raise Failure(f"{path}:{number}: {cells[0]} is listed twice.")
        apps[cells[0].lower()] = App(cells[0], cells[1])
    if not apps:
        raise Failure(f"{path} lists no app.")
    return list(apps.values())


def read_spent(path):
    """Since when each app is spent, by its name in small letters."""
    return {cells[0].lower(): cells[2] for _, cells in read_lines(path)}


def refuse_spent(apps, spent):
    found = [f"{app.name} ({spent[app.name.lower()]})" for app in apps if app.name.lower() in spent]
    if found:
        raise Failure(f"{', '.join(found)}: rules were tuned on {'this app' if len(found) == 1 else 'these apps'}, so nothing "
                      "can be measured there. Take others.")


def find_clones(apps, folder):
    """The apps with their folders. Refuses a clone of another commit, as far as that can be told."""
    if not os.path.isdir(folder):
        raise Failure(f"There is no folder “{folder}”.")
    found = [dataclasses.replace(app, folder=find_clone(app, folder)) for app in apps]
    for app in found:
        others = [other.name for other in found if other.folder == app.folder and other is not app]
        if others:
            raise Failure(f"{app.name} and {others[0]} would share {app.folder}. Call the folders owner+name.")
        if configuration_folder(app.folder):
            raise Failure(f"{app.name} has settings in {configuration_folder(app.folder)}. Move them away.")
        head = head_of(app.folder)
        if head and not head.startswith(app.commit):
            raise Failure(f"{app.name} is at {head[:12]}, and the list says {app.commit[:12]}. Check out that commit.")
    return found


def find_clone(app, folder):
    owner, name = app.name.split("/")
    for place in (f"{owner}+{name}", f"{owner}/{name}", f"{owner}__{name}", f"{owner}-{name}", name):
        path = os.path.join(folder, place)
        if os.path.isdir(path):
            return os.path.realpath(path)
    raise Failure(f"{folder} has no clone of {app.name}. Call its folder {owner}+{name}.")


def head_of(folder):
    """The commit of a clone; None for a folder that is no clone, or that git can't read."""
    if not os.path.exists(os.path.join(folder, ".git")):
        return None
    try:
        done = subprocess.run(["git", "-c", "safe.directory=*", "-C", folder, "rev-parse", "HEAD"], capture_output=True, text=True)
    except OSError:
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def spend(apps, round_name, path):
    """Adds the apps to the list of spent apps. Returns how many are new."""
    rows = {cells[0].lower(): cells for _, cells in read_lines(path)}
    fresh = [app for app in apps if app.name.lower() not in rows]
    rows |= {app.name.lower(): [app.name, app.commit, round_name] for app in fresh}
    with open(path, "w", encoding="utf-8") as file:
        file.write(HEADER + "\n" + "".join("\t".join(rows[name]) + "\n" for name in sorted(rows)))
    return len(fresh)
