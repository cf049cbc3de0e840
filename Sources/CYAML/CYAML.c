#include "CYAML.h"

#include <stdlib.h>
#include <string.h>
#include <yaml.h>

struct CYAMLParser {
  yaml_parser_t parser;
  yaml_event_t event;
  bool has_event;
};

CYAMLParser *cyaml_open(const uint8_t *bytes, size_t count) {
  CYAMLParser *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  if (!yaml_parser_initialize(&self->parser)) {
    free(self);
    return NULL;
  }
  yaml_parser_set_input_string(&self->parser, bytes ? bytes : (const uint8_t *)"", count);
  return self;
}

void cyaml_close(CYAMLParser *self) {
  if (self->has_event) yaml_event_delete(&self->event);
  yaml_parser_delete(&self->parser);
  free(self);
}

static CYAMLEvent failure(const yaml_parser_t *parser) {
  CYAMLEvent event = {.kind = CYAML_ERROR};
  event.text = parser->problem ? parser->problem : "there is no more memory";
  event.length = strlen(event.text);
  // Errors of the decoder have an offset in bytes and no mark.
  event.has_byte_offset = parser->error == YAML_READER_ERROR;
  event.byte_offset = parser->problem_offset;
  event.line = parser->problem_mark.line;
  event.column = parser->problem_mark.column;
  event.offset = parser->problem_mark.index;
  event.end_offset = event.offset;
  return event;
}

static CYAMLStyle style(yaml_scalar_style_t style) {
  switch (style) {
  case YAML_SINGLE_QUOTED_SCALAR_STYLE: return CYAML_SINGLE_QUOTED;
  case YAML_DOUBLE_QUOTED_SCALAR_STYLE: return CYAML_DOUBLE_QUOTED;
  case YAML_LITERAL_SCALAR_STYLE: return CYAML_LITERAL;
  case YAML_FOLDED_SCALAR_STYLE: return CYAML_FOLDED;
  default: return CYAML_PLAIN;
  }
}

static void set_text(CYAMLEvent *event, const yaml_char_t *text, size_t length) {
  event->text = (const char *)text;
  event->length = length;
}

CYAMLEvent cyaml_next(CYAMLParser *self) {
  for (;;) {
    if (self->has_event) yaml_event_delete(&self->event);
    self->has_event = false;
    if (!yaml_parser_parse(&self->parser, &self->event)) return failure(&self->parser);
    self->has_event = true;

    const yaml_event_t *from = &self->event;
    CYAMLEvent event = {
      .line = from->start_mark.line,
      .column = from->start_mark.column,
      .offset = from->start_mark.index,
      .end_offset = from->end_mark.index,
    };
    switch (from->type) {
    case YAML_STREAM_START_EVENT:
    case YAML_DOCUMENT_END_EVENT: continue;
    case YAML_NO_EVENT:
    case YAML_STREAM_END_EVENT: event.kind = CYAML_END; break;
    case YAML_DOCUMENT_START_EVENT: event.kind = CYAML_DOCUMENT_START; break;
    case YAML_SCALAR_EVENT:
      event.kind = CYAML_SCALAR;
      set_text(&event, from->data.scalar.value, from->data.scalar.length);
      event.anchor = (const char *)from->data.scalar.anchor;
      event.style = style(from->data.scalar.style);
      event.is_plain = event.style == CYAML_PLAIN;
      event.has_tag = from->data.scalar.tag != NULL;
      break;
    case YAML_ALIAS_EVENT:
      event.kind = CYAML_ALIAS;
      set_text(&event, from->data.alias.anchor, strlen((const char *)from->data.alias.anchor));
      break;
    case YAML_SEQUENCE_START_EVENT:
      event.kind = CYAML_SEQUENCE_START;
      event.anchor = (const char *)from->data.sequence_start.anchor;
      break;
    case YAML_SEQUENCE_END_EVENT: event.kind = CYAML_SEQUENCE_END; break;
    case YAML_MAPPING_START_EVENT:
      event.kind = CYAML_MAPPING_START;
      event.anchor = (const char *)from->data.mapping_start.anchor;
      break;
    case YAML_MAPPING_END_EVENT: event.kind = CYAML_MAPPING_END; break;
    }
    return event;
  }
}
