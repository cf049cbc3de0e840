"""Syllables as espeak-ng speaks a word: the reference of measure-languages. It has faults of its own."""

import ctypes
import re
import sys
import unicodedata

VOWELS = "aeiouyæøœɐɑɒɔəɘɛεɜɞɤɨɪɯɵɶʉʊʌʏɚɝ"
NOT_SYLLABIC = "\u032f"
SYLLABIC = "\u0329"
# Audio by call-back, so that no sound device is opened.
RETRIEVAL = 1
UTF8 = 1
IPA_PARTED = 0x02 | ord("_") << 8

# A voice name other than the language.
VOICES = {"fr": "fr-fr"}


class Speaker:
    def __init__(self, language):
        try:
            self.library = ctypes.CDLL("libespeak-ng.so.1")
        except OSError:
            sys.exit("Install espeak-ng, then run this again: apt-get install espeak-ng")
        self.library.espeak_TextToPhonemes.restype = ctypes.c_char_p
        self.library.espeak_TextToPhonemes.argtypes = [
            ctypes.POINTER(ctypes.c_char_p), ctypes.c_int, ctypes.c_int]
        self.library.espeak_Initialize(RETRIEVAL, 0, None, 0)
        if self.library.espeak_SetVoiceByName(VOICES.get(language, language).encode()) != 0:
            sys.exit(f"espeak-ng has no voice for {language}.")
        self.letters = {}

    def say(self, text):
        """Phonemes in IPA, parted by "_"."""
        rest = ctypes.c_char_p(text.encode())
        spoken = []
        while rest:
            spoken.append(self.library.espeak_TextToPhonemes(ctypes.byref(rest), UTF8, IPA_PARTED).decode())
        return "_".join(spoken)

    def syllables(self, word):
        """Nil for a word that says nothing: read in another language, or letter by letter."""
        spoken = self.say(word)
        if "(" in spoken:
            return None
        count = syllables(spoken)
        if len(word) == 1:
            is_vowel = unicodedata.normalize("NFD", word)[0] in "aeiouyæøœаеиоуыэюяєіїαεηιουω"
            return count if is_vowel or count == 0 else None
        if plain(spoken) == "".join(self.name(letter) for letter in word):
            return None
        return count

    def name(self, letter):
        if letter not in self.letters:
            self.letters[letter] = plain(self.say(letter))
        return self.letters[letter]


def plain(spoken):
    return re.sub("[ˈˌː_ ʔ]", "", spoken)


def syllables(spoken):
    """Phonemes with a vowel that is not marked as a glide; a phoneme is one syllable, however many letters it has."""
    count = 0
    for phoneme in re.split("[_ ]", spoken):
        phoneme = re.sub(f"[{VOWELS}]{NOT_SYLLABIC}", "", phoneme)
        if any(letter in VOWELS for letter in phoneme) or SYLLABIC in phoneme:
            count += 1
    return count
