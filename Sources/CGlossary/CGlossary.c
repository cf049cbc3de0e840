#include "CGlossary.h"

#include <string.h>

// A file that is there is carried in the program, with the table that Scripts/build-words makes of it: a new language
// needs no line here. The build does not watch for new files, so after adding one, touch this one.

#define STRING_(tokens) #tokens
#define STRING(tokens) STRING_(tokens)
#define JOIN_(left, right) left##right
#define JOIN(left, right) JOIN_(left, right)
#define PATH(code) STRING(../../SHOWN(code))
#define TABLE(code) STRING(tables/MADE(code))
#define TABLE_NAME(code) JOIN(NAME(code), _compiled)

// The glossaries.
#define SHOWN(code) Glossary/code.csv
#define MADE(code) code-terms.bin
#define NAME(code) JOIN(glossary_, code)
#define PART "Bytes.inc"
#include "Languages.inc"
#undef PART
#define PART "Row.inc"
static const CGlossaryFile files[] = {
#include "Languages.inc"
};
#undef PART
#undef NAME
#undef SHOWN
#undef MADE

// The word lists.
#define SHOWN(code) Glossary/Lists/code.txt
#define MADE(code) code-lists.bin
#define NAME(code) JOIN(lists_, code)
#define PART "Bytes.inc"
#include "Languages.inc"
#undef PART
#define PART "Row.inc"
static const CGlossaryFile lists[] = {
#include "Languages.inc"
};

int64_t cglossary_list_count(void) { return sizeof(lists) / sizeof(lists[0]); }

CGlossaryFile cglossary_list(int64_t index) { return lists[index]; }

int64_t cglossary_count(void) { return sizeof(files) / sizeof(files[0]); }

CGlossaryFile cglossary_file(int64_t index) { return files[index]; }

static const uint8_t plainer_words[] = {
#embed "../../Glossary/plainer-words-en.txt"
};

const uint8_t *cglossary_plainer_words(void) { return plainer_words; }

int64_t cglossary_plainer_words_count(void) { return sizeof plainer_words; }

static const uint8_t swift_places[] = {
#embed "../../Glossary/swift-places.txt"
};

const uint8_t *cglossary_swift_places(void) { return swift_places; }

int64_t cglossary_swift_places_count(void) { return sizeof swift_places; }

int64_t cglossary_next_line(const uint8_t *bytes, int64_t count, int64_t start) {
    const uint8_t *found = memchr(bytes + start, '\n', (size_t)(count - start));
    return found ? found - bytes + 1 : count;
}

static const uint8_t alert_words[] = {
#embed "../../Glossary/alert-words.txt"
};

const uint8_t *cglossary_alert_words(void) { return alert_words; }

int64_t cglossary_alert_words_count(void) { return sizeof alert_words; }

static const uint8_t program_words[] = {
#embed "../../Glossary/program-words.txt"
};

const uint8_t *cglossary_program_words(void) { return program_words; }

int64_t cglossary_program_words_count(void) { return sizeof program_words; }
