#include "CExpat.h"

#include <expat.h>
#include <stdbool.h>
#include <stdlib.h>

typedef struct {
  XML_Parser parser;
  CExpatEvent *events;
  int64_t count;
  int64_t capacity;
  bool isOutOfMemory;
} Collector;

static void add(Collector *collector, CExpatKind kind) {
  int32_t start = (int32_t)XML_GetCurrentByteIndex(collector->parser);
  int32_t length = XML_GetCurrentByteCount(collector->parser);
  // Text comes in pieces; those that touch are one.
  if (kind == CEXPAT_TEXT && collector->count > 0) {
    CExpatEvent *last = &collector->events[collector->count - 1];
    if (last->kind == CEXPAT_TEXT && last->start + last->length == start) {
      last->length += length;
      return;
    }
  }
  if (collector->count == collector->capacity) {
    int64_t capacity = collector->capacity > 0 ? collector->capacity * 2 : 256;
    CExpatEvent *events = realloc(collector->events, (size_t)capacity * sizeof *events);
    if (events == NULL) {
      collector->isOutOfMemory = true;
      XML_StopParser(collector->parser, XML_FALSE);
      return;
    }
    collector->events = events;
    collector->capacity = capacity;
  }
  collector->events[collector->count++] = (CExpatEvent){kind, start, length};
}

static void onStart(void *collector, const XML_Char *name, const XML_Char **attributes) {
  (void)name;
  (void)attributes;
  add(collector, CEXPAT_START);
}

static void onEnd(void *collector, const XML_Char *name) {
  (void)name;
  add(collector, CEXPAT_END);
}

static void onText(void *collector, const XML_Char *text, int length) {
  (void)text;
  (void)length;
  add(collector, CEXPAT_TEXT);
}

static void onCDATAStart(void *collector) { add(collector, CEXPAT_CDATA_START); }

static void onCDATAEnd(void *collector) { add(collector, CEXPAT_CDATA_END); }

static void onComment(void *collector, const XML_Char *text) {
  (void)text;
  add(collector, CEXPAT_COMMENT);
}

// With a default handler that does not expand, references to the document's own entities arrive here as they are.
static void onOther(void *collector, const XML_Char *text, int length) {
  if (length > 1 && text[0] == '&') add(collector, CEXPAT_ENTITY);
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

CExpatResult cexpat_parse(const uint8_t *bytes, int32_t length) {
  CExpatResult result = {.events = NULL, .count = 0, .fault = CEXPAT_NO_MEMORY, .faultStart = 0};
  XML_Parser parser = XML_ParserCreate("UTF-8");
  if (parser == NULL) return result;
  Collector collector = {.parser = parser};
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
    result.faultStart = (int32_t)XML_GetCurrentByteIndex(parser);
  }
  result.events = collector.events;
  result.count = collector.count;
  XML_ParserFree(parser);
  return result;
}

void cexpat_free(CExpatResult result) { free(result.events); }
