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
VOICES = {"pt": "pt-br"}

VOWEL_LETTERS = "aeiouyæøœаеиоуыэюяєіїαεηιουω"
# French e that may be left out.
SCHWA = re.compile("(?<=[^aeiouyéèêëàâîïôûœæ'])e(?=[^aeiouyéèêëàâîïôûœæx]{1,2}[aeiouyéèêàâîïôûœæ])")

ANY = f"[ˈˌ]?[{VOWELS}]"
# Faults of the notation: a sound without a sign in IPA, glides that are written as vowels, helping vowels after r, and
# vowels that are written as glides where the Catalan norm separates syllables ("ci-ó", "actu-al").
ARTIFACTS = {
    "ca": [(f"(?<=[^{VOWELS}ː_ˈˌ]_)j_(?={ANY})", "i_"), (f"(?<=[^{VOWELS}ːkɡɣ_ˈˌ]_)w_(?={ANY})", "u_")],
    "da": [("([ɑo])_u", r"\1u")],
    "de": [(r"\?\?", "ʊ")],
    "es": [("(?<![ˈˌ])[iu]ː?_+(?=" + ANY + ")", "")],
    "fr": [("y_+(?=[ˈˌ]?i)", ""), (f"(?<![bcdfɡkptv]_[lʁ]_)y_+(?={ANY})", ""), ("(?<=ʁ_)i_(?=ˈɛ̃$)", "")],
    "it": [("(?<![ˈˌ])[iɪuʊ]_+(?=" + ANY + ")", ""), ("(?<=[" + VOWELS + "])ː?_+[iɪuʊ](?![ː])", "")],
    "nb": [("ɛː_ɪ", "ɛɪ"), ("([eaɑ]ː?)_(ʉː?)", r"\1\2")],
    "nl": [("([oea]ː)_i", r"\1i"), ("i_ɪ", "iɪ")],
    "pt": [("ɾ_ə", "ɾ")],
    "ru": [("r_ɪ\\^", "r")],
    "sv": [("([eaɑ]ː?)_ˌ?(ʉː?)", r"\1\2")],
}


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
        self.language = language
        self.artifacts = ARTIFACTS.get(language, [])

    def say(self, text):
        """Phonemes in IPA, separated by "_"."""
        rest = ctypes.c_char_p(text.encode())
        spoken = []
        while rest:
            spoken.append(self.library.espeak_TextToPhonemes(ctypes.byref(rest), UTF8, IPA_PARTED).decode())
        spoken = "_".join(spoken)
        for found, meant in self.artifacts:
            spoken = re.sub(found, meant, spoken)
        return spoken

    def readings(self, word):
        """The counts that are right, a range; None for a word that says nothing.

        French e between consonants counts in slow speech; espeak-ng leaves out most.
        """
        count = self.syllables(word)
        if count is None:
            return None
        left_out = len(SCHWA.findall(word)) if self.language == "fr" else 0
        return range(count, count + left_out + 1)

    def syllables(self, word):
        """None for a word that says nothing: read in another language, letter by letter, or as what it stands for."""
        spoken = self.say(word.replace("'", "") if self.language == "uk" else word)
        if "(" in spoken:
            return None
        count = syllables(spoken)
        has_vowel = any(letter in VOWEL_LETTERS for letter in unicodedata.normalize("NFD", word))
        if len(word) == 1:
            return count if count == 0 or has_vowel and count == 1 else None
        # "km", "čt"; "iv", "xx"
        if not has_vowel and count > 1 and word[0] < "\u0530" or re.fullmatch("[ivx]+", word):
            return None
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
