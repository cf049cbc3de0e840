#include "CICU.h"

#include <unicode/uchar.h>

uint32_t cicu_lowercase(uint32_t scalar) {
  return static_cast<uint32_t>(u_tolower(static_cast<UChar32>(scalar)));
}
