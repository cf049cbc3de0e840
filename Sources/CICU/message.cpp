#include "CICU.h"

#include <climits>
#include <vector>

#include <unicode/messagepattern.h>
#include <unicode/unistr.h>
#include <unicode/utf8.h>

namespace {
constexpr char16_t apostrophe = u'\'';

/// The message in UTF-16, and for each of its units (and the end) the UTF-8 offset it comes from.
struct Units {
  icu::UnicodeString text;
  std::vector<int32_t> offsets;

  Units(const uint8_t *bytes, int32_t count) {
    offsets.reserve(static_cast<size_t>(count) + 1);
    int32_t at = 0;
    while (at < count) {
      int32_t start = at;
      UChar32 scalar;
      U8_NEXT_OR_FFFD(bytes, at, count, scalar);
      text.append(scalar);
      while (static_cast<int32_t>(offsets.size()) < text.length()) offsets.push_back(start);
    }
    offsets.push_back(count);
  }

  /// Puts a form of no place in the text, so that the rest of the message can be read.
  void insertOther(int32_t index) {
    static const char16_t form[] = u" other{}";
    constexpr int32_t length = sizeof form / sizeof *form - 1;
    text.insert(index, form, length);
    offsets.insert(offsets.begin() + index, length, offsets[static_cast<size_t>(index)]);
  }

  /// Flutter shows apostrophes as they stand. A quotation mark of the same length is not a letter of a name either.
  void unquote() {
    for (int32_t index = 0; index < text.length(); index += 1)
      if (text[index] == apostrophe) text.setCharAt(index, u'\u2019');
  }

  /// FormatJS quotes "<" and ">" too. A brace in their place makes ICU see the quotation.
  void quoteTags() {
    int32_t depth = 0;
    for (int32_t index = 0; index < text.length(); index += 1) {
      if (text[index] == u'{') depth += 1;
      if (text[index] == u'}') depth -= 1;
      if (text[index] != apostrophe || index + 1 >= text.length()) continue;
      char16_t next = text[index + 1];
      if (next == apostrophe) {
        index += 1;
        continue;
      }
      bool isTag = next == u'<' || next == u'>';
      if (!isTag && next != u'{' && next != u'}' && !(next == u'#' && depth >= 2)) continue;
      if (isTag) text.setCharAt(index + 1, u'{');
      // To the end of the quotation.
      index = text.indexOf(apostrophe, index + 1);
      while (index >= 0 && index + 1 < text.length() && text[index + 1] == apostrophe)
        index = text.indexOf(apostrophe, index + 2);
      if (index < 0) return;
    }
  }
};

CICUMessagePartKind kindOf(UMessagePatternPartType type) {
  switch (type) {
  case UMSGPAT_PART_TYPE_MSG_START: return CICUMessageStart;
  case UMSGPAT_PART_TYPE_MSG_LIMIT: return CICUMessageEnd;
  case UMSGPAT_PART_TYPE_SKIP_SYNTAX: return CICUMessageQuote;
  case UMSGPAT_PART_TYPE_INSERT_CHAR: return CICUMessageLiteralQuote;
  case UMSGPAT_PART_TYPE_REPLACE_NUMBER: return CICUMessageNumberSign;
  case UMSGPAT_PART_TYPE_ARG_START: return CICUMessageArgumentStart;
  case UMSGPAT_PART_TYPE_ARG_LIMIT: return CICUMessageArgumentEnd;
  case UMSGPAT_PART_TYPE_ARG_NUMBER:
  case UMSGPAT_PART_TYPE_ARG_NAME: return CICUMessageName;
  case UMSGPAT_PART_TYPE_ARG_TYPE: return CICUMessageType;
  case UMSGPAT_PART_TYPE_ARG_STYLE: return CICUMessageStyle;
  case UMSGPAT_PART_TYPE_ARG_SELECTOR: return CICUMessageSelector;
  default: return CICUMessageValue;
  }
}

/// Parts are in the order of the text, but the place of a number comes before that of its selector.
int32_t endOf(const icu::MessagePattern &pattern, int32_t count) {
  int32_t end = 0;
  for (int32_t index = 0; index < count; index += 1) {
    int32_t limit = pattern.getPart(index).getLimit();
    if (limit > end) end = limit;
  }
  return end;
}
} // namespace

int32_t cicu_message_parse(const uint8_t *bytes, int64_t count, CICUMessageDialect dialect,
                           CICUMessagePart *parts, int32_t capacity, int32_t *error) {
  *error = U_ILLEGAL_ARGUMENT_ERROR;
  // A message that misses "other" this many times is not worth more readings.
  constexpr int32_t maximumRepairs = 32;
  if (count < 0 || count >= INT32_MAX / 2 || (bytes == nullptr && count > 0)) return 0;
  Units units(bytes, static_cast<int32_t>(count));
  if (dialect == CICUMessageFlutter) units.unquote();
  if (dialect == CICUMessageFormatJS) units.quoteTags();

  UErrorCode status = U_ZERO_ERROR;
  icu::MessagePattern pattern(
      dialect == CICUMessageJava ? UMSGPAT_APOS_DOUBLE_REQUIRED : UMSGPAT_APOS_DOUBLE_OPTIONAL, status);
  int32_t repairs = 0;
  while (true) {
    if (U_SUCCESS(status)) pattern.parse(units.text, nullptr, status);
    if (status != U_DEFAULT_KEYWORD_MISSING || repairs == maximumRepairs) break;
    // What was read so far ends with the last form of the argument at fault.
    units.insertOther(endOf(pattern, pattern.countParts()));
    repairs += 1;
    status = U_ZERO_ERROR;
  }
  *error = status;

  int32_t found = pattern.countParts();
  for (int32_t index = 0; index < found && index < capacity; index += 1) {
    const icu::MessagePattern::Part &part = pattern.getPart(index);
    UMessagePatternPartType type = part.getType();
    parts[index] = {kindOf(type), units.offsets[static_cast<size_t>(part.getIndex())],
                    units.offsets[static_cast<size_t>(part.getLimit())],
                    type == UMSGPAT_PART_TYPE_ARG_START ? static_cast<int32_t>(part.getArgType()) : 0,
                    U_SUCCESS(status) ? pattern.getLimitPartIndex(index) : index};
  }
  return found;
}
