#ifndef CEXPAT_H
#define CEXPAT_H

#include <stdint.h>

/// What a piece of an XML document is.
typedef enum : uint8_t {
  /// The tag that opens an element, or the whole of `<br/>`.
  CEXPAT_ELEMENT,
  /// The tag that closes one; empty after `<br/>`, and where the document ends too early.
  CEXPAT_END,
  CEXPAT_TEXT,
  /// The text of a CDATA section.
  CEXPAT_VERBATIM,
  /// A reference to an entity that the document defines itself; it is not expanded.
  CEXPAT_ENTITY,
  CEXPAT_COMMENT,
} CExpatKind;

/// A piece of the document: bytes as they are in it.
typedef struct {
  CExpatKind kind;
  int32_t start;
  int32_t limit;
  /// Index of the first piece after this one, and of an element's behind all that lies in it.
  int32_t next;
} CExpatNode;

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
  /// The pieces up to the first fault, in the order of the document.
  CExpatNode *_Nullable nodes;
  int64_t count;
  /// How many elements had no end: their ends are the last pieces, and empty.
  int64_t unclosed;
  CExpatFault fault;
  int32_t faultStart;
} CExpatResult;

/// Parses `length` bytes of UTF-8, whatever encoding they declare, which are at `offset` of the whole: all places are
/// of the whole. Free the result with `cexpat_free`.
CExpatResult cexpat_parse(const uint8_t *_Nullable bytes, int32_t length, int32_t offset);

void cexpat_free(CExpatResult result);

#endif
