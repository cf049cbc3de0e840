#include "CICU.h"
#include "locale.hpp"

#include <climits>
#include <new>

#include <unicode/ubrk.h>
#include <unicode/unistr.h>
#include <unicode/utext.h>

struct CICUBreaker {
  UBreakIterator *iterator;
  // Reused, so that a text costs no allocation.
  UText text = UTEXT_INITIALIZER;
};

namespace {
CICUBreaker *wrap(UBreakIterator *iterator, UErrorCode status, int32_t *error) {
  *error = status;
  if (U_FAILURE(status)) return nullptr;
  CICUBreaker *breaker = new (std::nothrow) CICUBreaker{iterator};
  if (breaker == nullptr) {
    ubrk_close(iterator);
    *error = U_MEMORY_ALLOCATION_ERROR;
  }
  return breaker;
}
} // namespace

CICUBreaker *cicu_breaker_open(CICUBreakKind kind, const char *locale, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(kind == CICUBreakWord ? UBRK_WORD : UBRK_SENTENCE,
                                       LocaleIdentifier(locale), nullptr, 0, &status);
  return wrap(iterator, status, error);
}

CICUBreaker *cicu_breaker_open_rules(const uint8_t *rules, int64_t count, int32_t *line, int32_t *error) {
  *line = 0;
  *error = U_ILLEGAL_ARGUMENT_ERROR;
  if (rules == nullptr || count < 0 || count >= INT32_MAX) return nullptr;
  icu::UnicodeString text = icu::UnicodeString::fromUTF8(
      icu::StringPiece(reinterpret_cast<const char *>(rules), static_cast<int32_t>(count)));
  UParseError place = {};
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_openRules(text.getBuffer(), text.length(), nullptr, 0, &place, &status);
  *line = place.line;
  return wrap(iterator, status, error);
}

CICUBreaker *cicu_breaker_open_compiled(const uint8_t *compiled, int64_t count, int32_t *error) {
  *error = U_ILLEGAL_ARGUMENT_ERROR;
  if (compiled == nullptr || count < 0 || count >= INT32_MAX) return nullptr;
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_openBinaryRules(compiled, static_cast<int32_t>(count), nullptr, 0, &status);
  return wrap(iterator, status, error);
}

int32_t cicu_rules_compile(const uint8_t *rules, int64_t count, uint8_t *compiled, int32_t capacity, int32_t *line,
                           int32_t *error) {
  CICUBreaker *breaker = cicu_breaker_open_rules(rules, count, line, error);
  if (breaker == nullptr) return 0;
  UErrorCode status = U_ZERO_ERROR;
  int32_t size = ubrk_getBinaryRules(breaker->iterator, nullptr, 0, &status);
  if (U_SUCCESS(status) && size <= capacity) ubrk_getBinaryRules(breaker->iterator, compiled, capacity, &status);
  *error = status;
  cicu_breaker_close(breaker);
  return U_SUCCESS(status) ? size : 0;
}

void cicu_breaker_close(CICUBreaker *breaker) {
  ubrk_close(breaker->iterator);
  utext_close(&breaker->text);
  delete breaker;
}

int32_t cicu_breaker_fill(CICUBreaker *breaker, const uint8_t *bytes, int64_t count, int64_t from,
                          CICUBoundary *boundaries, int32_t capacity, int32_t *error) {
  *error = U_ZERO_ERROR;
  if (count == 0) return 0;
  // Break iterators number their positions in 32 bits.
  if (bytes == nullptr || count < 0 || count >= INT32_MAX || from < 0 || from > count) {
    *error = U_ILLEGAL_ARGUMENT_ERROR;
    return 0;
  }
  UErrorCode status = U_ZERO_ERROR;
  utext_openUTF8(&breaker->text, reinterpret_cast<const char *>(bytes), count, &status);
  ubrk_setUText(breaker->iterator, &breaker->text, &status);
  if (U_FAILURE(status)) {
    *error = status;
    return 0;
  }
  int32_t filled = 0;
  int32_t end = UBRK_DONE;
  if (from == 0) {
    ubrk_first(breaker->iterator);
    end = ubrk_next(breaker->iterator);
  } else {
    end = ubrk_following(breaker->iterator, static_cast<int32_t>(from));
  }
  while (end != UBRK_DONE && filled < capacity) {
    boundaries[filled] = {end, ubrk_getRuleStatus(breaker->iterator)};
    filled += 1;
    end = ubrk_next(breaker->iterator);
  }
  return filled;
}
