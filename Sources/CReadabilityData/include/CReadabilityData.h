// Tables that the program carries. Each is an array of slots as Scripts/tables/word_table.py describes it.
#ifndef CREADABILITYDATA_H
#define CREADABILITYDATA_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

typedef struct {
  const uint8_t *slots;
  size_t bytes;
} CWordTable;

/// English: context of a group of vowels -> syllables. Scripts/build-syllables makes it from CMUdict.
CWordTable creadability_contexts_en(void);

/// English: word that the contexts get wrong -> syllables. Scripts/build-syllables makes it from CMUdict.
CWordTable creadability_exceptions_en(void);

/// English: capitals -> syllables, or 0 when they are spelled out. From data/acronyms-en.txt.
CWordTable creadability_acronyms_en(void);

/// English: word -> set of CReadabilityWord. Scripts/build-familiar-words makes it.
CWordTable creadability_words_en(void);

/// A text in UTF-8; `bytes` is null when there is none.
typedef struct {
  const uint8_t *_Nullable bytes;
  size_t count;
} CText;

/// English: what is known of the most common words, aligned to 8 bytes. Scripts/build-words makes it from
/// data/common-words-en.txt.
CText creadability_common_words_en(void);

/// English: words of apps, and how many of a million strings have each, a line each, sorted by the bytes of the words.
/// Scripts/build-word-shares makes it.
CText creadability_word_shares_en(void);

/// The break rules that count the syllables of a language: rules/README.md.
CText creadability_syllable_rules(const char *language);

/// The same rules as ICU compiles them, aligned to 4 bytes: what Scripts/build-break-rules writes.
CText creadability_compiled_syllable_rules(const char *language);

/// The syllables of the numbers below 10,000, counted by these rules, as NumberSyllables reads them: what
/// Scripts/build-break-rules writes.
CText creadability_number_syllables(const char *language);

/// The words that the break rules get wrong: lines of a word, a space and its syllables.
CText creadability_syllable_exceptions(const char *language);

enum : uint8_t {
  /// Known to most readers.
  CReadabilityFamiliar = 1,
  /// Jargon: never familiar.
  CReadabilityJargon = 2,
  /// Part of a place's or a language's name: familiar with a capital.
  CReadabilityName = 4,
};

#pragma clang assume_nonnull end

#endif
