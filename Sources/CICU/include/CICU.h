// The part of ICU that copy-lint uses. No ICU header here: Foundation brings ICU headers of another
// version, and a Swift file that saw both would not compile.
#ifndef CICU_H
#define CICU_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#pragma clang assume_nonnull begin

// Every `error` is ICU's own code: above zero is a failure, zero and below is none.

/// The name of an error code, such as "U_MISSING_RESOURCE_ERROR".
const char *cicu_error_name(int32_t error);

// Versions

/// Writes the versions, such as "72.1", "42" and "15.0", each with a final zero. 20 bytes are enough.
void cicu_versions(char *icu, char *cldr, char *unicode);

// Boundaries of words and sentences

typedef struct CICUBreaker CICUBreaker;

typedef enum : int32_t { CICUBreakWord, CICUBreakSentence } CICUBreakKind;

/// A boundary: the UTF-8 offset where a segment ends, and the rule status of that segment.
typedef struct {
  int32_t end;
  int32_t status;
} CICUBoundary;

/// Opens a break iterator for a BCP 47 tag; null and an error when ICU cannot.
CICUBreaker *_Nullable cicu_breaker_open(CICUBreakKind kind, const char *locale, int32_t *error);

/// Opens a break iterator for ICU break rules in UTF-8; null, an error and the line of the rules, from 1, when ICU
/// cannot.
CICUBreaker *_Nullable cicu_breaker_open_rules(const uint8_t *rules, int64_t count, int32_t *line, int32_t *error);

/// Opens a break iterator for rules that `cicu_rules_compile` wrote; null and an error when this ICU does not take them,
/// since the format changes with its version. The bytes are aligned to 4 and outlive the iterator.
CICUBreaker *_Nullable cicu_breaker_open_compiled(const uint8_t *compiled, int64_t count, int32_t *error);

/// Writes ICU break rules in UTF-8 as this ICU compiles them, and returns the bytes it takes, which may be more than
/// `capacity`: then nothing is written. The line of the rules, from 1, goes with an error.
int32_t cicu_rules_compile(const uint8_t *rules, int64_t count, uint8_t *_Nullable compiled, int32_t capacity,
                           int32_t *line, int32_t *error);

/// Closes a break iterator.
void cicu_breaker_close(CICUBreaker *breaker);

/// Writes the boundaries after `from`, which is 0 or a boundary, in order, `capacity` at most.
/// Returns how many; fewer than `capacity` means that the end is reached. Keeps no pointer in use.
int32_t cicu_breaker_fill(CICUBreaker *breaker, const uint8_t *_Nullable bytes, int64_t count, int64_t from,
                          CICUBoundary *boundaries, int32_t capacity, int32_t *error);

// Numbers as words

typedef struct CICUSpeller CICUSpeller;

/// Opens a speller of whole numbers for a BCP 47 tag; null and an error when ICU cannot.
CICUSpeller *_Nullable cicu_speller_open(const char *locale, int32_t *error);

/// Closes a speller.
void cicu_speller_close(CICUSpeller *speller);

/// Writes `number` as words in UTF-8, without the soft hyphens that ICU puts in, and returns the bytes it
/// takes, which may be more than `capacity`: then nothing is written.
int32_t cicu_speller_spell(CICUSpeller *speller, int64_t number, uint8_t *words, int32_t capacity,
                           int32_t *error);

// Plurals

typedef struct CICUPlurals CICUPlurals;

/// CLDR's categories of whole numbers and others.
typedef enum : int32_t {
  CICUPluralZero,
  CICUPluralOne,
  CICUPluralTwo,
  CICUPluralFew,
  CICUPluralMany,
  CICUPluralOther,
} CICUPluralCategory;

/// Opens the rules for cardinal or ordinal numbers of a BCP 47 tag; null and an error when ICU cannot.
CICUPlurals *_Nullable cicu_plurals_open(const char *locale, bool isOrdinal, int32_t *error);

/// Closes the rules.
void cicu_plurals_close(CICUPlurals *plurals);

/// Writes numbers that CLDR gives as samples of a category, `capacity` at most, and returns how many.
int32_t cicu_plurals_samples(const char *locale, bool isOrdinal, CICUPluralCategory category, double *samples,
                             int32_t capacity);

/// The category of `number`.
CICUPluralCategory cicu_plurals_category(CICUPlurals *plurals, double number);

// What a language is written with

/// Scalars from `first` to `last`.
typedef struct {
  uint32_t first;
  uint32_t last;
} CICURange;

/// Writes the letters that a language uses, those of loan words and both cases included, `capacity` ranges at most, and
/// returns how many there are; 0 for a language that ICU does not know.
int32_t cicu_exemplar_ranges(const char *locale, CICURange *ranges, int32_t capacity);

/// Writes the English name of a language, `Spanish (Mexico)`, in UTF-8, `capacity` bytes at most, and returns its length; 0 for a
/// language that ICU does not know.
int32_t cicu_language_name(const char *locale, char *name, int32_t capacity);

/// What a language calls itself, in UTF-8, such as “русский”; 0 for one that ICU does not know.
int32_t cicu_own_language_name(const char *language, char *name, int32_t capacity);

/// The values are those of ULocaleDataDelimiterType.
typedef enum : int32_t {
  CICUQuotationStart,
  CICUQuotationEnd,
  CICUQuotationInnerStart,
  CICUQuotationInnerEnd,
} CICUQuotation;

/// The quotation mark of a language; 0 for a language that ICU does not know.
int32_t cicu_quotation_mark(const char *locale, CICUQuotation kind);

/// ICU's number for the script of a scalar: 0 is common to all, 1 inherited.
int32_t cicu_script(uint32_t scalar);

/// Writes ICU's numbers of the scripts that a language is written in, `capacity` at most, and returns how many.
int32_t cicu_scripts(const char *locale, int32_t *scripts, int32_t capacity);

// Messages

typedef enum : int32_t {
  /// Apostrophes quote only before a brace (ICU's default).
  CICUMessageICU,
  /// Apostrophes quote before "<" and ">" too.
  CICUMessageFormatJS,
  /// Every single apostrophe quotes (java.text.MessageFormat).
  CICUMessageJava,
  /// No apostrophe quotes.
  CICUMessageFlutter,
} CICUMessageDialect;

typedef enum : int32_t {
  CICUMessageStart,
  CICUMessageEnd,
  /// An apostrophe that is syntax.
  CICUMessageQuote,
  /// The empty place after a single apostrophe that stands for itself, or where a quotation lacks its end.
  CICUMessageLiteralQuote,
  /// "#" in a plural.
  CICUMessageNumberSign,
  CICUMessageArgumentStart,
  CICUMessageArgumentEnd,
  CICUMessageName,
  CICUMessageType,
  CICUMessageStyle,
  /// Empty where "other" is missing and was put in.
  CICUMessageSelector,
  CICUMessageValue,
} CICUMessagePartKind;

/// A part of a message: UTF-8 offsets; of an argument's start ICU's argument type (0 none, 1 simple, 2 choice,
/// 3 plural, 4 select, 5 selectordinal); of a start the index of its end, else its own index.
typedef struct {
  CICUMessagePartKind kind;
  int32_t start;
  int32_t end;
  int32_t type;
  int32_t limit;
} CICUMessagePart;

/// Parses an ICU message by ICU's MessagePattern, which takes a call for each level of braces, so limit these. Writes
/// its parts, `capacity` at most, and returns how many there are; after an error, those before it.
int32_t cicu_message_parse(const uint8_t *_Nullable bytes, int64_t count, CICUMessageDialect dialect,
                           CICUMessagePart *parts, int32_t capacity, int32_t *error);

// Case

/// The lowercase letter of a scalar, by its simple mapping; the scalar itself when it has none.
uint32_t cicu_lowercase(uint32_t scalar);

// Normalization

/// Writes the NFC of `bytes` and returns the bytes it takes, which may be more than `capacity`: then
/// `normalized` is of no use. NFC takes three times the bytes at most.
int64_t cicu_nfc(const uint8_t *_Nullable bytes, int64_t count, uint8_t *normalized, int64_t capacity,
                 int32_t *error);

#pragma clang assume_nonnull end

#ifdef __cplusplus
}
#endif

#endif
