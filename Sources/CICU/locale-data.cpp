#include "CICU.h"
#include "locale.hpp"

#include <unicode/uchar.h>
#include <unicode/ulocdata.h>
#include <unicode/uscript.h>
#include <unicode/uset.h>
#include <unicode/ustring.h>

namespace {
/// ICU gives the data of another language, silently, for one that it does not know.
bool isKnown(UErrorCode status) { return status == U_ZERO_ERROR || status == U_USING_FALLBACK_WARNING; }
} // namespace

int32_t cicu_exemplar_ranges(const char *locale, CICURange *ranges, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  ULocaleData *data = ulocdata_open(LocaleIdentifier(locale), &status);
  if (U_FAILURE(status) || !isKnown(status)) {
    if (data != nullptr) ulocdata_close(data);
    return 0;
  }
  USet *all = uset_openEmpty();
  for (ULocaleDataExemplarSetType type : {ULOCDATA_ES_STANDARD, ULOCDATA_ES_AUXILIARY}) {
    USet *part = uset_openEmpty();
    UErrorCode partStatus = U_ZERO_ERROR;
    ulocdata_getExemplarSet(data, part, USET_CASE_INSENSITIVE, type, &partStatus);
    if (U_SUCCESS(partStatus)) {
      uset_addAll(all, part);
      // Letters that only come in pairs, such as those of digraphs, count one by one.
      for (int32_t index = uset_getRangeCount(part); index < uset_getItemCount(part); index++) {
        UChar text[32];
        UChar32 start = 0;
        UChar32 end = 0;
        UErrorCode itemStatus = U_ZERO_ERROR;
        int32_t length = uset_getItem(part, index, &start, &end, text, 32, &itemStatus);
        if (U_SUCCESS(itemStatus) && length > 1) uset_addAllCodePoints(all, text, length);
      }
    }
    uset_close(part);
  }
  ulocdata_close(data);
  int32_t count = uset_getRangeCount(all);
  for (int32_t index = 0; index < count && index < capacity; index++) {
    UChar32 start = 0;
    UChar32 end = 0;
    UErrorCode itemStatus = U_ZERO_ERROR;
    uset_getItem(all, index, &start, &end, nullptr, 0, &itemStatus);
    ranges[index] = {static_cast<uint32_t>(start), static_cast<uint32_t>(end)};
  }
  uset_close(all);
  return count;
}

int32_t cicu_language_name(const char *locale, char *name, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UChar text[128];
  // What it does not know is its own name, with a warning that is an error here.
  int32_t length = uloc_getDisplayName(LocaleIdentifier(locale), "en", text, 128, &status);
  if (U_FAILURE(status) || status == U_USING_DEFAULT_WARNING) return 0;
  int32_t bytes = 0;
  u_strToUTF8(name, capacity, &bytes, text, length, &status);
  return U_SUCCESS(status) ? bytes : 0;
}

int32_t cicu_own_language_name(const char *language, char *name, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UChar text[128];
  int32_t length = uloc_getDisplayLanguage(language, language, text, 128, &status);
  if (U_FAILURE(status) || status == U_USING_DEFAULT_WARNING) return 0;
  int32_t bytes = 0;
  u_strToUTF8(name, capacity, &bytes, text, length, &status);
  return U_SUCCESS(status) ? bytes : 0;
}

int32_t cicu_quotation_mark(const char *locale, CICUQuotation kind) {
  UErrorCode status = U_ZERO_ERROR;
  ULocaleData *data = ulocdata_open(LocaleIdentifier(locale), &status);
  int32_t result = 0;
  if (U_SUCCESS(status) && isKnown(status)) {
    UChar mark[8];
    UErrorCode markStatus = U_ZERO_ERROR;
    int32_t length =
        ulocdata_getDelimiter(data, static_cast<ULocaleDataDelimiterType>(kind), mark, 8, &markStatus);
    if (U_SUCCESS(markStatus) && length == 1) result = mark[0];
  }
  if (data != nullptr) ulocdata_close(data);
  return result;
}

int32_t cicu_script(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  return uscript_getScript(static_cast<UChar32>(scalar), &status);
}

int32_t cicu_scripts(const char *locale, int32_t *scripts, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode codes[16];
  int32_t count = uscript_getCode(LocaleIdentifier(locale), codes, 16, &status);
  if (U_FAILURE(status)) return 0;
  for (int32_t index = 0; index < count && index < capacity; index++) scripts[index] = codes[index];
  return count;
}
