#ifndef CICU_LOCALE_HPP
#define CICU_LOCALE_HPP

#include <unicode/uloc.h>

/// The ICU identifier of a BCP 47 tag; root when it is none.
class LocaleIdentifier {
public:
  explicit LocaleIdentifier(const char *tag) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t parsed = 0;
    uloc_forLanguageTag(tag, identifier, sizeof identifier, &parsed, &status);
    if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) identifier[0] = '\0';
  }
  operator const char *() const { return identifier; }

private:
  char identifier[ULOC_FULLNAME_CAPACITY] = {};
};

#endif
