#include "CICU.h"

#include <unicode/uchar.h>
#include <unicode/ulocdata.h>
#include <unicode/utypes.h>
#include <unicode/uversion.h>

const char *cicu_error_name(int32_t error) { return u_errorName(static_cast<UErrorCode>(error)); }

void cicu_versions(char *icu, char *cldr, char *unicode) {
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, icu);
  UErrorCode status = U_ZERO_ERROR;
  ulocdata_getCLDRVersion(version, &status);
  if (U_SUCCESS(status)) {
    u_versionToString(version, cldr);
  } else {
    *cldr = '\0';
  }
  u_getUnicodeVersion(version);
  u_versionToString(version, unicode);
}
