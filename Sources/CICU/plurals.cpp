#include "CICU.h"
#include "locale.hpp"

#include <string>
#include <unicode/plurrule.h>
#include <unicode/upluralrules.h>

namespace {
UPluralRules *rules(CICUPlurals *plurals) { return reinterpret_cast<UPluralRules *>(plurals); }

struct Category {
  const char16_t *name;
  CICUPluralCategory value;
};
constexpr Category categories[] = {
    {u"zero", CICUPluralZero}, {u"one", CICUPluralOne},   {u"two", CICUPluralTwo},
    {u"few", CICUPluralFew},   {u"many", CICUPluralMany},
};
constexpr int32_t longestName = 16;
} // namespace

CICUPlurals *cicu_plurals_open(const char *locale, bool isOrdinal, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  UPluralType type = isOrdinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
  UPluralRules *opened = uplrules_openForType(LocaleIdentifier(locale), type, &status);
  *error = status;
  if (U_FAILURE(status)) {
    if (opened != nullptr) uplrules_close(opened);
    return nullptr;
  }
  return reinterpret_cast<CICUPlurals *>(opened);
}

void cicu_plurals_close(CICUPlurals *plurals) { uplrules_close(rules(plurals)); }

CICUPluralCategory cicu_plurals_category(CICUPlurals *plurals, double number) {
  UChar name[longestName];
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uplrules_select(rules(plurals), number, name, longestName, &status);
  if (U_FAILURE(status) || length >= longestName) return CICUPluralOther;
  for (const Category &category : categories)
    if (std::char_traits<char16_t>::compare(category.name, name, length + 1) == 0) return category.value;
  return CICUPluralOther;
}

int32_t cicu_plurals_samples(const char *locale, bool isOrdinal, CICUPluralCategory category, double *samples,
                             int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UPluralType type = isOrdinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
  icu::Locale identifier(LocaleIdentifier{locale});
  icu::PluralRules *rules = icu::PluralRules::forLocale(identifier, type, status);
  if (U_FAILURE(status)) return 0;
  const char16_t *name = u"other";
  for (const Category &known : categories)
    if (known.value == category) name = known.name;
  int32_t count = rules->getSamples(icu::UnicodeString(name), samples, capacity, status);
  delete rules;
  return U_FAILURE(status) ? 0 : count;
}
