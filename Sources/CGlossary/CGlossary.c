#include "CGlossary.h"

#include <string.h>

// A new language: its bytes here, and a row in the table below.
static const uint8_t en[] = {
#embed "../../Glossary/en.csv"
};

static const uint8_t de[] = {
#embed "../../Glossary/de.csv"
};

static const uint8_t es[] = {
#embed "../../Glossary/es.csv"
};

static const uint8_t fr[] = {
#embed "../../Glossary/fr.csv"
};

static const CGlossaryFile files[] = {
    {"en", "Glossary/en.csv", en, sizeof(en)},
    {"de", "Glossary/de.csv", de, sizeof(de)},
    {"es", "Glossary/es.csv", es, sizeof(es)},
    {"fr", "Glossary/fr.csv", fr, sizeof(fr)},
};

// The word lists of a language: its bytes here, and a row in the table below.
static const uint8_t lists_en[] = {
#embed "../../Glossary/Lists/en.txt"
};

static const CGlossaryFile lists[] = {
    {"en", "Glossary/Lists/en.txt", lists_en, sizeof(lists_en)},
};

int64_t cglossary_list_count(void) { return sizeof(lists) / sizeof(lists[0]); }

CGlossaryFile cglossary_list(int64_t index) { return lists[index]; }

int64_t cglossary_count(void) { return sizeof(files) / sizeof(files[0]); }

CGlossaryFile cglossary_file(int64_t index) { return files[index]; }

int64_t cglossary_next_line(const uint8_t *bytes, int64_t count, int64_t start) {
    const uint8_t *found = memchr(bytes + start, '\n', (size_t)(count - start));
    return found ? found - bytes + 1 : count;
}
