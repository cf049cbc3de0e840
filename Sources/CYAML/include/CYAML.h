// What copy-lint needs of libyaml: a text in, events with their places out. No header of libyaml gets out of here.
#ifndef CYAML_H
#define CYAML_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct CYAMLParser CYAMLParser;

typedef enum : int32_t {
  CYAML_END,
  CYAML_DOCUMENT_START,
  CYAML_SCALAR,
  CYAML_ALIAS,
  CYAML_SEQUENCE_START,
  CYAML_SEQUENCE_END,
  CYAML_MAPPING_START,
  CYAML_MAPPING_END,
  CYAML_ERROR,
} CYAMLKind;

// How a scalar is written.
typedef enum : int32_t {
  CYAML_PLAIN,
  CYAML_SINGLE_QUOTED,
  CYAML_DOUBLE_QUOTED,
  CYAML_LITERAL,
  CYAML_FOLDED,
} CYAMLStyle;

typedef struct {
  CYAMLKind kind;
  // The text of a scalar, the name of an alias, or what is wrong; UTF-8.
  const char *_Nullable text;
  size_t length;
  // The name that an alias can use; null when there is none.
  const char *_Nullable anchor;
  // Whether a scalar is written without quotes.
  bool is_plain;
  CYAMLStyle style;
  // Whether a tag such as !!str says what the value is.
  bool has_tag;
  // Where it starts and ends: lines and columns from 0, offsets and columns in code points.
  size_t line;
  size_t column;
  size_t offset;
  size_t end_offset;
  // Where bytes are no text; only in an error.
  bool has_byte_offset;
  size_t byte_offset;
} CYAMLEvent;

// The bytes have to outlive the parser. Null when there is no memory.
CYAMLParser *_Nullable cyaml_open(const uint8_t *_Nullable bytes, size_t count);

// The next event; what it points to lives until the next call. After CYAML_END and CYAML_ERROR there are no more.
CYAMLEvent cyaml_next(CYAMLParser *_Nonnull parser);

void cyaml_close(CYAMLParser *_Nonnull parser);

#endif
