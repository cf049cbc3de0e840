"""The apps of the self-check. Their words are made up, and hold no name of a rule and no severity."""

import os
import subprocess

SPENT = ("spent/Old", "0" * 40)
NAMES = ["garden/Plan", "kitchen/Timer", "harbor/Map", "winter/Notes", "meadow/Walk"]
WORDS = ["apple", "basil", "cedar", "daisy", "elder", "fennel", "garlic", "hazel"]


def strings(number):
    """What is easy, what has findings, and enough of both for each kind of rows. No two apps share a text."""
    made = {}
    for place, word in enumerate(WORDS):
        name = f"{word}{number}"
        made[f"{name}_title"] = f"Your {word} bed {number}"
        made[f"open_{name}"] = f"Utilize the {word} list {number}"
        made[f"wait_{name}"] = f"Looking to utilize {word} {number} in the shed"
        made[f"{name}.long"] = (
            f"In order to facilitate subsequent identification of the {word} plantation, documentation of the characteristics of "
            f"section {number}-{place} necessitates additional participation by representatives who have already been told of it in the days "
            f"before it is due.")
        made[f"{name}.plain"] = f"You can see the {word} on the map when it is dry and you stand near gate {number}."
    return made


def translations(number):
    """Each text of the source in German, with a quotation mark that nothing closes."""
    return {key: f"Der Text „Nummer {place} von Beet {number}." for place, key in enumerate(strings(number))}


def view(number):
    """A view with words of its own, words by their keys, and a button that has only a picture."""
    shown = "".join(f'            Button("{word}{number}_title") {{ plant() }}\n            Text("Water the {word} of bed {number}").font(.headline)\n'
                    for word in WORDS)
    return f"""import SwiftUI

struct PlanView{number}: View {{
    var body: some View {{
        let _ = print("Shed {number} was opened")
        List {{
{shown}            Button {{ plant() }} label: {{
                Image("shovel{number}")
            }}
        }}
    }}
}}
"""


def make(top):
    """Makes the clones and their list. Returns the folder, the list and the commits."""
    folder, listed = os.path.join(top, "Clones"), os.path.join(top, "list.tsv")
    commits = {}
    for number, name in enumerate(NAMES):
        clone = os.path.join(folder, name.replace("/", "+"))
        os.makedirs(os.path.join(clone, "en.lproj"))
        with open(os.path.join(clone, "en.lproj", "Localizable.strings"), "w", encoding="utf-8") as file:
            file.writelines(f'/* Shown near the gate. */\n"{key}" = "{text}";\n\n' for key, text in strings(number).items())
        os.makedirs(os.path.join(clone, "de.lproj"))
        with open(os.path.join(clone, "de.lproj", "Localizable.strings"), "w", encoding="utf-8") as file:
            file.writelines(f'"{key}" = "{text}";\n' for key, text in translations(number).items())
        with open(os.path.join(clone, "PlanView.swift"), "w", encoding="utf-8") as file:
            file.write(view(number))
        commits[name] = commit(clone)
    write_list(listed, commits.items())
    return folder, listed, commits


def commit(clone):
    git = ["git", "-C", clone, "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"]
    for arguments in (["init", "--quiet"], ["add", "."], ["commit", "--quiet", "--no-verify", "-m", "Plant"]):
        subprocess.run([*git, *arguments], check=True, capture_output=True)
    return subprocess.run([*git, "rev-parse", "HEAD"], check=True, capture_output=True, text=True).stdout.strip()


def write_list(path, rows):
    with open(path, "w", encoding="utf-8") as file:
        file.writelines(f"{name}\t{commit}\n" for name, commit in rows)
