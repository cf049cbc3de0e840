"""Learns from CMUdict how many syllables each group of vowel letters makes in its context.

A word is cut into slots: its groups of vowel letters, and a few places where a consonant may be a syllable
("rhyth|m", "Mc|Coy"). Expectation maximization spreads the syllables that CMUdict gives a word over its slots;
a decision list then grows contexts around a slot, a letter at a time, and keeps those that set more words
right than wrong. The longest context that is kept decides.

`count` here and EnglishWord in Swift are the same function; Scripts/measure-syllables compares them.
"""

import math
import re
from collections import Counter, defaultdict

import word_table

VOWELS = "aeiouy"
# Letters of context in the order in which they are added: right, left, right, left, …
DEEPEST = 12
PADDING = "\0"
CLITICS = ("n't", "'ll", "'ve", "'re", "'s", "'d", "'m", "'")
SIBILANT = re.compile(r"(s|x|z|ch|sh|[csz]e|ge)$")
NO_VOWEL_WORD = re.compile(r"(hm|sh|ps?st|tsk|pff?t|nth|mm+|hmm+|mhmm+|shh+|brr+|grr+|zz+)")


def slots(word):
    """Where the slots of a word begin and end."""
    found = []
    index = 0
    while index < len(word):
        if word[index] in VOWELS:
            end = index
            while end < len(word) and word[end] in VOWELS:
                end += 1
            found.append((index, end))
            index = end
            continue
        rest = word[index:]
        before = word[:index]
        if (
            rest in ("m", "ms") and (before.endswith("s") or before.endswith("th"))
            or rest in ("l", "ls") and before and before[-1] in "bcdfgkptz"
            or before == "m" and rest.startswith("c")
        ):
            found.append((index, index))
        index += 1
    return found


def contexts(word, start, end):
    """The keys of a slot, from the group of vowels alone to the longest context."""
    edged = "^" + word + "$"
    left, right = start, end + 1
    key = word[start:end] + "|"
    keys = [key]
    for step in range(DEEPEST):
        if step % 2 == 0:
            letter = edged[right] if right < len(edged) else PADDING
            right += 1
        else:
            letter = edged[left] if left >= 0 else PADDING
            left -= 1
        key += letter
        keys.append(key)
    return keys


def split_clitic(word):
    """The stem and the clitic of a word, or None: "you're" -> ("you", "'re")."""
    for clitic in CLITICS:
        if word.endswith(clitic) and len(word) > len(clitic):
            return word[: -len(clitic)], clitic
    return None


def clitic_syllables(stem, clitic):
    """Syllables that a clitic adds to its stem."""
    ends_in_vowel = stem[-1] in VOWELS or stem[-1] in "wrh"
    if clitic == "'s":
        return 1 if SIBILANT.search(stem) else 0
    if clitic == "n't":
        return 0 if stem in ("ca", "wo", "do", "ai", "are", "were", "sha") else 1
    if clitic == "'d":
        return 1 if stem[-1] in "td" else 0
    if clitic in ("'ll", "'ve", "'re"):
        return 0 if ends_in_vowel or stem[-1] in "e" else 1
    return 0


def count(word, predict, exceptions=None):
    """Syllables of a word of lowercase letters and apostrophes.

    `predict` gives the syllables of a slot from its context keys.
    """
    if exceptions and word in exceptions:
        return exceptions[word]
    parts = split_clitic(word)
    if parts:
        stem, clitic = parts
        return count(stem, predict, exceptions) + clitic_syllables(stem, clitic)
    if not any(letter in VOWELS for letter in word):
        if NO_VOWEL_WORD.fullmatch(word):
            return 1
        if not slots(word):
            return sum(3 if letter == "w" else 1 for letter in word if letter != "'")
    return max(1, sum(predict(contexts(word, start, end)) for start, end in slots(word)))


def prior(group, following, is_first):
    """How likely a slot makes 0, 1, 2 or 3 syllables before anything is learned."""
    if not group:
        return [0.6, 0.4, 0.0, 0.0]
    if group == "e" and not is_first:
        if following[:1] == "$" or following in ("s$", "d$"):
            return [0.7, 0.29, 0.005, 1e-5]
        return [0.1, 0.89, 0.005, 1e-5]
    several = len(group) > 1
    return [0.004, 0.9, 0.09 if several else 0.01, 0.006 if len(group) > 2 else 1e-4]


def align(words, rounds=8):
    """Spreads the syllables of each word over its slots: word -> count to word -> list of counts."""
    data = []
    for word in sorted(words):
        if split_clitic(word):
            continue
        places = slots(word)
        if not places:
            continue
        edged = word + "$"
        described = []
        for start, end in places:
            keys = contexts(word, start, end)
            following = edged[end : end + 2]
            described.append((keys[2], keys[3], prior(word[start:end], following, start == places[0][0])))
        data.append((word, words[word], described))
    learned = {}
    labels = {}
    for _ in range(rounds):
        tally = defaultdict(lambda: [0.0] * 4)
        before = {}
        for word, total, described in data:
            paths = {0: (0.0, ())}
            for near, far, first in described:
                chances = learned.get(far) or learned.get(near) or first
                reached = {}
                for done, (score, path) in paths.items():
                    for made, chance in enumerate(chances):
                        if chance <= 0 or done + made > total:
                            continue
                        better = score + math.log(chance)
                        if done + made not in reached or better > reached[done + made][0]:
                            reached[done + made] = (better, path + (made,))
                paths = reached
            if total not in paths:
                labels.pop(word, None)
                continue
            labels[word] = paths[total][1]
            for (near, far, first), made in zip(described, labels[word]):
                tally[near][made] += 1
                tally[far][made] += 1
                before[near] = before[far] = first
        learned = {}
        for key, made in tally.items():
            seen = sum(made)
            if seen >= 3:
                learned[key] = [(made[n] + 2 * before[key][n]) / (seen + 2) for n in range(4)]
    return labels


def learn(labels, least_gain=2):
    """The decision list: context -> syllables."""
    instances = []
    for word in sorted(labels):
        for (start, end), made in zip(slots(word), labels[word]):
            instances.append((contexts(word, start, end), made))
    rules = {}
    predicted = [None] * len(instances)
    for depth in range(DEEPEST + 1):
        made_here = defaultdict(Counter)
        right_now = Counter()
        for index, (keys, made) in enumerate(instances):
            made_here[keys[depth]][made] += 1
            if predicted[index] == made:
                right_now[keys[depth]] += 1
        new = {}
        for key, tally in made_here.items():
            made, right = min(tally.items(), key=lambda item: (-item[1], item[0]))
            if depth == 0 or right - right_now[key] >= least_gain:
                new[key] = made
        for index, (keys, _) in enumerate(instances):
            if keys[depth] in new:
                predicted[index] = new[keys[depth]]
        rules.update(new)
    return rules


def predictor(rules):
    """What `count` asks for a slot."""

    def predict(keys):
        made = None
        for key in keys:
            made = rules.get(key, made)
        # A group that was never seen: vowels in pairs.
        if made is None:
            return min(2, keys[0].index("|"))
        return made

    return predict


def nodes(rules):
    """The rules as a tree: each context that is kept or begins one, with the syllables that hold there.

    So a reader may walk from the short contexts to the long ones and stop at the first that is missing.
    """
    tree = {}
    for kept in rules:
        group = kept.index("|") + 1
        made = None
        for end in range(group, len(kept) + 1):
            made = rules.get(kept[:end], made)
            tree[kept[:end]] = made
    return tree


def context_table(rules):
    entries = {}
    for key, made in nodes(rules).items():
        entries[word_table.extend(word_table.OFFSET, key.encode())] = made
    return word_table.build(entries)
