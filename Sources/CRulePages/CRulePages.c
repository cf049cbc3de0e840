#include "CRulePages.h"

// A page: three lines here and a row in the table below, both in the order of allRules.
static const uint8_t grade_too_high[] = {
#embed "../../Documentation/Rules/grade-too-high.md"
};
static const uint8_t file_grade_too_high[] = {
#embed "../../Documentation/Rules/file-grade-too-high.md"
};
static const uint8_t sentence_too_long[] = {
#embed "../../Documentation/Rules/sentence-too-long.md"
};
static const uint8_t hard_word[] = {
#embed "../../Documentation/Rules/hard-word.md"
};
static const uint8_t jargon[] = {
#embed "../../Documentation/Rules/jargon.md"
};
static const uint8_t plain_word[] = {
#embed "../../Documentation/Rules/plain-word.md"
};
static const uint8_t wordy_phrase[] = {
#embed "../../Documentation/Rules/wordy-phrase.md"
};
static const uint8_t label_empty[] = {
#embed "../../Documentation/Rules/label-empty.md"
};
static const uint8_t label_symbol_name[] = {
#embed "../../Documentation/Rules/label-symbol-name.md"
};
static const uint8_t label_filename[] = {
#embed "../../Documentation/Rules/label-filename.md"
};
static const uint8_t label_generic[] = {
#embed "../../Documentation/Rules/label-generic.md"
};
static const uint8_t label_includes_type[] = {
#embed "../../Documentation/Rules/label-includes-type.md"
};
static const uint8_t hint_gesture[] = {
#embed "../../Documentation/Rules/hint-gesture.md"
};
static const uint8_t value_raw[] = {
#embed "../../Documentation/Rules/value-raw.md"
};
static const uint8_t error_vague[] = {
#embed "../../Documentation/Rules/error-vague.md"
};
static const uint8_t confirm_vague[] = {
#embed "../../Documentation/Rules/confirm-vague.md"
};
static const uint8_t generic_link_text[] = {
#embed "../../Documentation/Rules/generic-link-text.md"
};
static const uint8_t ascii_ellipsis[] = {
#embed "../../Documentation/Rules/ascii-ellipsis.md"
};
static const uint8_t stray_space[] = {
#embed "../../Documentation/Rules/stray-space.md"
};
static const uint8_t hidden_character[] = {
#embed "../../Documentation/Rules/hidden-character.md"
};
static const uint8_t identifier_as_text[] = {
#embed "../../Documentation/Rules/identifier-as-text.md"
};
static const uint8_t syntax_error[] = {
#embed "../../Documentation/Rules/syntax-error.md"
};
static const uint8_t invalid_encoding[] = {
#embed "../../Documentation/Rules/invalid-encoding.md"
};
static const uint8_t duplicate_key[] = {
#embed "../../Documentation/Rules/duplicate-key.md"
};
static const uint8_t unknown_escape[] = {
#embed "../../Documentation/Rules/unknown-escape.md"
};
static const uint8_t implicit_boolean[] = {
#embed "../../Documentation/Rules/implicit-boolean.md"
};
static const uint8_t missing_other[] = {
#embed "../../Documentation/Rules/missing-other.md"
};
static const uint8_t undefined_substitution[] = {
#embed "../../Documentation/Rules/undefined-substitution.md"
};
static const uint8_t unused_substitution[] = {
#embed "../../Documentation/Rules/unused-substitution.md"
};
static const uint8_t mixed_variations[] = {
#embed "../../Documentation/Rules/mixed-variations.md"
};
static const uint8_t message_syntax[] = {
#embed "../../Documentation/Rules/message-syntax.md"
};
static const uint8_t quoted_placeholder[] = {
#embed "../../Documentation/Rules/quoted-placeholder.md"
};

#define PAGE(name, bytes) {name, bytes, sizeof(bytes)}

static const CRulePage pages[] = {
    PAGE("grade-too-high", grade_too_high),
    PAGE("file-grade-too-high", file_grade_too_high),
    PAGE("sentence-too-long", sentence_too_long),
    PAGE("hard-word", hard_word),
    PAGE("jargon", jargon),
    PAGE("plain-word", plain_word),
    PAGE("wordy-phrase", wordy_phrase),
    PAGE("label-empty", label_empty),
    PAGE("label-symbol-name", label_symbol_name),
    PAGE("label-filename", label_filename),
    PAGE("label-generic", label_generic),
    PAGE("label-includes-type", label_includes_type),
    PAGE("hint-gesture", hint_gesture),
    PAGE("value-raw", value_raw),
    PAGE("error-vague", error_vague),
    PAGE("confirm-vague", confirm_vague),
    PAGE("generic-link-text", generic_link_text),
    PAGE("ascii-ellipsis", ascii_ellipsis),
    PAGE("stray-space", stray_space),
    PAGE("hidden-character", hidden_character),
    PAGE("identifier-as-text", identifier_as_text),
    PAGE("syntax-error", syntax_error),
    PAGE("invalid-encoding", invalid_encoding),
    PAGE("duplicate-key", duplicate_key),
    PAGE("unknown-escape", unknown_escape),
    PAGE("implicit-boolean", implicit_boolean),
    PAGE("missing-other", missing_other),
    PAGE("undefined-substitution", undefined_substitution),
    PAGE("unused-substitution", unused_substitution),
    PAGE("mixed-variations", mixed_variations),
    PAGE("message-syntax", message_syntax),
    PAGE("quoted-placeholder", quoted_placeholder),
};

int64_t crulepages_count(void) { return sizeof(pages) / sizeof(pages[0]); }

CRulePage crulepages_page(int64_t index) { return pages[index]; }
