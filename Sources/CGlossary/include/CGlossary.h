// The default glossaries, carried in the program.
#ifndef CGLOSSARY_H
#define CGLOSSARY_H

#include <stdint.h>

/// A glossary file: its language subtag, its path in the repository, its bytes, and the table that was made of it, aligned
/// to 8 bytes; null when there is none. They live as long as the program.
typedef struct {
    const char *_Nonnull language;
    const char *_Nonnull path;
    const uint8_t *_Nonnull bytes;
    int64_t count;
    const uint8_t *_Nullable table;
    int64_t table_count;
} CGlossaryFile;

/// Number of the languages that have a default glossary.
int64_t cglossary_count(void);

/// The default glossary at `index`, from 0 to `cglossary_count() - 1`.
CGlossaryFile cglossary_file(int64_t index);

/// Number of the languages that have word lists.
int64_t cglossary_list_count(void);

/// The word lists at `index`, from 0 to `cglossary_list_count() - 1`.
CGlossaryFile cglossary_list(int64_t index);

/// The long English words with plainer ones, a line each, sorted; as long-lived as the program.
const uint8_t *_Nonnull cglossary_plainer_words(void);

/// The bytes of those lines.
int64_t cglossary_plainer_words_count(void);

/// The places in Swift code whose words people see or hear, as CSV; as long-lived as the program.
const uint8_t *_Nonnull cglossary_swift_places(void);

/// The bytes of that table.
int64_t cglossary_swift_places_count(void);

/// The words of alerts, in lists with names in brackets; as long-lived as the program.
const uint8_t *_Nonnull cglossary_alert_words(void);

/// The bytes of those lists.
int64_t cglossary_alert_words_count(void);

/// The words of names of code for programs, in lists with names in brackets; as long-lived as the program.
const uint8_t *_Nonnull cglossary_program_words(void);

/// The bytes of those lists.
int64_t cglossary_program_words_count(void);

/// The offset after the next line feed at or after `start`; `count` when there is none.
int64_t cglossary_next_line(const uint8_t *_Nonnull bytes, int64_t count, int64_t start);

#endif
