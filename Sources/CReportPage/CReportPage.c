#include "CReportPage.h"

static const uint8_t page[] = {
#embed "Page/page.html"
};
static const uint8_t style[] = {
#embed "Page/style.css"
};
static const uint8_t theme[] = {
#embed "Page/theme.js"
};
static const uint8_t words[] = {
#embed "Page/words.json"
};
// One module: each file sees what the others define.
static const uint8_t script[] = {
#embed "Page/words.js" suffix(,)
#embed "Page/slices.js" suffix(,)
#embed "Page/kinds.js" suffix(,)
#embed "Page/report.js" suffix(,)
#embed "Page/elements.js" suffix(,)
#embed "Page/text.js" suffix(,)
#embed "Page/languages.js" suffix(,)
#embed "Page/filter.js" suffix(,)
#embed "Page/scope.js" suffix(,)
#embed "Page/overview.js" suffix(,)
#embed "Page/scores.js" suffix(,)
#embed "Page/changes.js" suffix(,)
#embed "Page/wins.js" suffix(,)
#embed "Page/grades.js" suffix(,)
#embed "Page/files.js" suffix(,)
#embed "Page/screens.js" suffix(,)
#embed "Page/alike.js" suffix(,)
#embed "Page/card.js" suffix(,)
#embed "Page/groups.js" suffix(,)
#embed "Page/controls.js" suffix(,)
#embed "Page/main.js" suffix(,)
};

#define PART(part) {#part, part, sizeof(part)}

static const CReportPagePart parts[] = {
    PART(page), PART(style), PART(theme), PART(words), PART(script),
};

int64_t creportpage_count(void) { return sizeof(parts) / sizeof(parts[0]); }

CReportPagePart creportpage_part(int64_t index) { return parts[index]; }
