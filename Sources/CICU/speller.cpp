#include "CICU.h"
#include "locale.hpp"

#include <unicode/unum.h>
#include <unicode/ustring.h>

namespace {
// The opaque type is ICU's own; only its name is ours.
UNumberFormat *format(CICUSpeller *speller) { return reinterpret_cast<UNumberFormat *>(speller); }

// "nine hundred ninety-nine quadrillion…" and its like stay well below.
constexpr int32_t maximumUnits = 1024;
constexpr UChar softHyphen = 0x00AD;
} // namespace

CICUSpeller *cicu_speller_open(const char *locale, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormat *opened = unum_open(UNUM_SPELLOUT, nullptr, 0, LocaleIdentifier(locale), nullptr, &status);
  *error = status;
  if (U_FAILURE(status)) {
    if (opened != nullptr) unum_close(opened);
    return nullptr;
  }
  return reinterpret_cast<CICUSpeller *>(opened);
}

void cicu_speller_close(CICUSpeller *speller) { unum_close(format(speller)); }

int32_t cicu_speller_spell(CICUSpeller *speller, int64_t number, uint8_t *words, int32_t capacity,
                           int32_t *error) {
  UChar units[maximumUnits];
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = unum_formatInt64(format(speller), number, units, maximumUnits, nullptr, &status);
  *error = status;
  if (U_FAILURE(status) || count > maximumUnits) return 0;
  int32_t kept = 0;
  for (int32_t index = 0; index < count; index += 1) {
    if (units[index] == softHyphen) continue;
    units[kept] = units[index];
    kept += 1;
  }
  int32_t needed = 0;
  u_strToUTF8(reinterpret_cast<char *>(words), capacity, &needed, units, kept, &status);
  *error = status == U_BUFFER_OVERFLOW_ERROR ? U_ZERO_ERROR : status;
  return needed;
}
