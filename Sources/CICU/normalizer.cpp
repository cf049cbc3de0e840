#include "CICU.h"

#include <climits>

#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>
#include <unicode/stringpiece.h>

int64_t cicu_nfc(const uint8_t *bytes, int64_t count, uint8_t *normalized, int64_t capacity, int32_t *error) {
  *error = U_ZERO_ERROR;
  if (bytes == nullptr || count == 0) return 0;
  if (count < 0 || count >= INT32_MAX || capacity < 0 || capacity >= INT32_MAX) {
    *error = U_ILLEGAL_ARGUMENT_ERROR;
    return 0;
  }
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2 *nfc = icu::Normalizer2::getNFCInstance(status);
  if (U_FAILURE(status)) {
    *error = status;
    return 0;
  }
  icu::StringPiece source(reinterpret_cast<const char *>(bytes), static_cast<int32_t>(count));
  icu::CheckedArrayByteSink sink(reinterpret_cast<char *>(normalized), static_cast<int32_t>(capacity));
  nfc->normalizeUTF8(0, source, sink, nullptr, status);
  *error = status;
  return sink.NumberOfBytesAppended();
}
