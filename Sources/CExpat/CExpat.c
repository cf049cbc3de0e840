#include "CExpat.h"

#include <expat.h>
#include <stdbool.h>
#include <stdlib.h>

typedef struct {
  XML_Parser parser;
  CExpatNode *nodes;
  int64_t count;
  int64_t capacity;
  int32_t offset;
  // The innermost element that is open, -1 for none. As long as it is, its `next` is the one around it.
  int32_t open;
  bool isVerbatim;
  bool isOutOfMemory;
} Collector;

static bool add(Collector *collector, CExpatKind kind, int32_t start, int32_t limit) {
  if (collector->count == collector->capacity) {
    int64_t capacity = collector->capacity > 0 ? collector->capacity * 2 : 256;
    CExpatNode *nodes = realloc(collector->nodes, (size_t)capacity * sizeof *nodes);
    if (nodes == NULL) {
      collector->isOutOfMemory = true;
      if (collector->parser != NULL) XML_StopParser(collector->parser, XML_FALSE);
      return false;
    }
    collector->nodes = nodes;
    collector->capacity = capacity;
  }
  int32_t next = (int32_t)collector->count + 1;
  collector->nodes[collector->count++] = (CExpatNode){kind, start, limit, next};
  return true;
}

static int32_t place(Collector *collector) {
  return collector->offset + (int32_t)XML_GetCurrentByteIndex(collector->parser);
}

static bool addCurrent(Collector *collector, CExpatKind kind) {
  int32_t start = place(collector);
  return add(collector, kind, start, start + XML_GetCurrentByteCount(collector->parser));
}

static void onStart(void *userData, const XML_Char *name, const XML_Char **attributes) {
  (void)name;
  (void)attributes;
  Collector *collector = userData;
  if (!addCurrent(collector, CEXPAT_ELEMENT)) return;
  int32_t index = (int32_t)collector->count - 1;
  collector->nodes[index].next = collector->open;
  collector->open = index;
}

static void closeElement(Collector *collector) {
  CExpatNode *element = &collector->nodes[collector->open];
  collector->open = element->next;
  element->next = (int32_t)collector->count;
}

static void onEnd(void *userData, const XML_Char *name) {
  (void)name;
  Collector *collector = userData;
  if (addCurrent(collector, CEXPAT_END) && collector->open >= 0) closeElement(collector);
}

static void onText(void *userData, const XML_Char *text, int length) {
  (void)text;
  (void)length;
  Collector *collector = userData;
  CExpatKind kind = collector->isVerbatim ? CEXPAT_VERBATIM : CEXPAT_TEXT;
  int32_t start = place(collector);
  int32_t limit = start + XML_GetCurrentByteCount(collector->parser);
  // Text comes in pieces; those that touch are one.
  if (collector->count > 0) {
    CExpatNode *last = &collector->nodes[collector->count - 1];
    if (last->kind == kind && last->limit == start) {
      last->limit = limit;
      return;
    }
  }
  add(collector, kind, start, limit);
}

static void onCDATAStart(void *userData) { ((Collector *)userData)->isVerbatim = true; }

static void onCDATAEnd(void *userData) {
  Collector *collector = userData;
  collector->isVerbatim = false;
  // An empty section is a place for a text, too.
  if (collector->count > 0 && collector->nodes[collector->count - 1].kind == CEXPAT_VERBATIM) return;
  int32_t start = place(collector);
  add(collector, CEXPAT_VERBATIM, start, start);
}

static void onComment(void *userData, const XML_Char *text) {
  (void)text;
  addCurrent(userData, CEXPAT_COMMENT);
}

// With a default handler that does not expand, references to the document's own entities arrive here as they are.
static void onOther(void *userData, const XML_Char *text, int length) {
  if (length > 1 && text[0] == '&') addCurrent(userData, CEXPAT_ENTITY);
}

static CExpatFault faultOf(enum XML_Error error) {
  switch (error) {
    case XML_ERROR_NONE: return CEXPAT_SUCCESS;
    case XML_ERROR_NO_ELEMENTS: return CEXPAT_NO_ELEMENT;
    case XML_ERROR_UNCLOSED_TOKEN:
    case XML_ERROR_UNCLOSED_CDATA_SECTION: return CEXPAT_UNCLOSED;
    case XML_ERROR_TAG_MISMATCH: return CEXPAT_MISMATCH;
    case XML_ERROR_DUPLICATE_ATTRIBUTE: return CEXPAT_DUPLICATE_ATTRIBUTE;
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: return CEXPAT_AFTER_END;
    case XML_ERROR_UNDEFINED_ENTITY: return CEXPAT_UNKNOWN_ENTITY;
    case XML_ERROR_NO_MEMORY: return CEXPAT_NO_MEMORY;
    default: return CEXPAT_SYNTAX;
  }
}

CExpatResult cexpat_parse(const uint8_t *bytes, int32_t length, int32_t offset) {
  CExpatResult result = {.nodes = NULL, .fault = CEXPAT_NO_MEMORY, .faultStart = offset};
  XML_Parser parser = XML_ParserCreate("UTF-8");
  if (parser == NULL) return result;
  Collector collector = {.parser = parser, .offset = offset, .open = -1};
  XML_SetUserData(parser, &collector);
  XML_SetElementHandler(parser, onStart, onEnd);
  XML_SetCharacterDataHandler(parser, onText);
  XML_SetCdataSectionHandler(parser, onCDATAStart, onCDATAEnd);
  XML_SetCommentHandler(parser, onComment);
  XML_SetDefaultHandler(parser, onOther);
  XML_SetParamEntityParsing(parser, XML_PARAM_ENTITY_PARSING_NEVER);

  enum XML_Status status = XML_Parse(parser, (const char *)bytes, length, XML_TRUE);
  result.fault = CEXPAT_SUCCESS;
  if (status != XML_STATUS_OK) {
    result.fault = collector.isOutOfMemory ? CEXPAT_NO_MEMORY : faultOf(XML_GetErrorCode(parser));
    int32_t start = (int32_t)XML_GetCurrentByteIndex(parser);
    result.faultStart = offset + (start > 0 ? start : 0);
  }
  XML_ParserFree(parser);
  collector.parser = NULL;
  int32_t end = collector.count > 0 ? collector.nodes[collector.count - 1].limit : 0;
  while (collector.open >= 0) {
    if (!add(&collector, CEXPAT_END, end, end)) {
      // Without its end an element is nothing.
      collector.count = 0;
      result.fault = CEXPAT_NO_MEMORY;
      break;
    }
    closeElement(&collector);
    result.unclosed++;
  }
  result.nodes = collector.nodes;
  result.count = collector.count;
  return result;
}

void cexpat_free(CExpatResult result) { free(result.nodes); }
