#include "CGlossary.h"

// A new language: its bytes here, and a row in the table below.
static const uint8_t en[] = {
#embed "../../Glossary/en.csv"
};

static const CGlossaryFile files[] = {
    {"en", "Glossary/en.csv", en, sizeof(en)},
};

int64_t cglossary_count(void) { return sizeof(files) / sizeof(files[0]); }

CGlossaryFile cglossary_file(int64_t index) { return files[index]; }
