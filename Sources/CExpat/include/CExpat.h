#ifndef CEXPAT_H
#define CEXPAT_H

#include <stdint.h>

/// What a piece of an XML document is.
typedef enum : int32_t {
  CEXPAT_START,
  CEXPAT_END,
  CEXPAT_TEXT,
  CEXPAT_CDATA_START,
  CEXPAT_CDATA_END,
  CEXPAT_COMMENT,
  /// A reference to an entity that the document defines itself; it is not expanded.
  CEXPAT_ENTITY,
} CExpatKind;

/// A piece of the document: bytes as they stand in it.
typedef struct {
  CExpatKind kind;
  int32_t start;
  int32_t length;
} CExpatEvent;

/// Why reading ended before the end of the document.
typedef enum : int32_t {
  CEXPAT_SUCCESS,
  CEXPAT_SYNTAX,
  CEXPAT_NO_ELEMENT,
  CEXPAT_UNCLOSED,
  CEXPAT_MISMATCH,
  CEXPAT_DUPLICATE_ATTRIBUTE,
  CEXPAT_AFTER_END,
  CEXPAT_UNKNOWN_ENTITY,
  CEXPAT_NO_MEMORY,
} CExpatFault;

typedef struct {
  CExpatEvent *_Nullable events;
  int64_t count;
  CExpatFault fault;
  int32_t faultStart;
} CExpatResult;

/// Parses `length` bytes of UTF-8, whatever encoding they declare. Free the result with `cexpat_free`.
CExpatResult cexpat_parse(const uint8_t *_Nullable bytes, int32_t length);

void cexpat_free(CExpatResult result);

#endif
