"""Word tables as the Swift type WordTable reads them in place.

A table is an array of little-endian 32-bit slots: 28 bits of fingerprint, 4 bits of value + 1; 0 is an empty
slot. Keys are hashed by FNV-1a (64 bits); a key that is taken is looked for in the slots after its own.
"""

import struct

OFFSET = 0xCBF29CE484222325
PRIME = 0x100000001B3
MASK = (1 << 64) - 1
FULLEST = 0.6


def extend(state, key):
    """The FNV-1a state after the bytes of key."""
    for byte in key:
        state = (state ^ byte) * PRIME & MASK
    return state


def finish(state):
    """Spreads the last bytes of a key over all bits."""
    state = (state ^ state >> 32) * 0x9E3779B97F4A7C15 & MASK
    return state ^ state >> 29


def build(entries):
    """The bytes of a table for a dict of hash -> value, where a value is 0 to 14."""
    count = int(len(entries) / FULLEST) + 1
    slots = [0] * count
    for state, value in sorted(entries.items()):
        assert 0 <= value <= 14
        mixed = finish(state)
        index = (mixed >> 32) * count >> 32
        while slots[index]:
            assert slots[index] >> 4 != mixed & 0xFFFFFFF, "two keys with one fingerprint: change the hash"
            index = (index + 1) % count
        slots[index] = (mixed & 0xFFFFFFF) << 4 | value + 1
    return struct.pack(f"<{count}I", *slots)


def build_words(words):
    """The bytes of a table for a dict of word -> value."""
    return build({extend(OFFSET, word.encode()): value for word, value in words.items()})


def look_up(table, state):
    """The value under a hash, or None; reads a table as the Swift code does."""
    count = len(table) // 4
    mixed = finish(state)
    index = (mixed >> 32) * count >> 32
    while True:
        (slot,) = struct.unpack_from("<I", table, index * 4)
        if slot == 0:
            return None
        if slot >> 4 == mixed & 0xFFFFFFF:
            return (slot & 15) - 1
        index = (index + 1) % count
