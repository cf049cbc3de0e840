#include "CRulePages.h"

// One page: three lines here and a row in the table below, both in the order of allRules.
static const uint8_t ascii_ellipsis[] = {
#embed "../../Documentation/Rules/ascii-ellipsis.md"
};

#define PAGE(name, bytes) {name, bytes, sizeof(bytes)}

static const CRulePage pages[] = {
    PAGE("ascii-ellipsis", ascii_ellipsis),
};

int64_t crulepages_count(void) { return sizeof(pages) / sizeof(pages[0]); }

CRulePage crulepages_page(int64_t index) { return pages[index]; }
