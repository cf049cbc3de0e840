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
static const uint8_t control_too_long[] = {
#embed "../../Documentation/Rules/control-too-long.md"
};
static const uint8_t word_too_wide[] = {
#embed "../../Documentation/Rules/word-too-wide.md"
};
static const uint8_t text_block[] = {
#embed "../../Documentation/Rules/text-block.md"
};
static const uint8_t hard_word[] = {
#embed "../../Documentation/Rules/hard-word.md"
};
static const uint8_t double_negative[] = {
#embed "../../Documentation/Rules/double-negative.md"
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
static const uint8_t latin_abbreviation[] = {
#embed "../../Documentation/Rules/latin-abbreviation.md"
};
static const uint8_t unknown_abbreviation[] = {
#embed "../../Documentation/Rules/unknown-abbreviation.md"
};
static const uint8_t app_word[] = {
#embed "../../Documentation/Rules/app-word.md"
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
static const uint8_t label_includes_state[] = {
#embed "../../Documentation/Rules/label-includes-state.md"
};
static const uint8_t label_includes_gesture[] = {
#embed "../../Documentation/Rules/label-includes-gesture.md"
};
static const uint8_t label_in_name[] = {
#embed "../../Documentation/Rules/label-in-name.md"
};
static const uint8_t label_missing[] = {
#embed "../../Documentation/Rules/label-missing.md"
};
static const uint8_t placeholder_only_label[] = {
#embed "../../Documentation/Rules/placeholder-only-label.md"
};
static const uint8_t label_verb_only[] = {
#embed "../../Documentation/Rules/label-verb-only.md"
};
static const uint8_t label_says_result[] = {
#embed "../../Documentation/Rules/label-says-result.md"
};
static const uint8_t image_label_redundant[] = {
#embed "../../Documentation/Rules/image-label-redundant.md"
};
static const uint8_t starts_lowercase[] = {
#embed "../../Documentation/Rules/starts-lowercase.md"
};
static const uint8_t label_period[] = {
#embed "../../Documentation/Rules/label-period.md"
};
static const uint8_t spoken_too_long[] = {
#embed "../../Documentation/Rules/spoken-too-long.md"
};
static const uint8_t spoken_emoji[] = {
#embed "../../Documentation/Rules/spoken-emoji.md"
};
static const uint8_t spoken_symbol[] = {
#embed "../../Documentation/Rules/spoken-symbol.md"
};
static const uint8_t label_duplicate[] = {
#embed "../../Documentation/Rules/label-duplicate.md"
};
static const uint8_t hint_gesture[] = {
#embed "../../Documentation/Rules/hint-gesture.md"
};
static const uint8_t hint_imperative[] = {
#embed "../../Documentation/Rules/hint-imperative.md"
};
static const uint8_t hint_form[] = {
#embed "../../Documentation/Rules/hint-form.md"
};
static const uint8_t hint_period[] = {
#embed "../../Documentation/Rules/hint-period.md"
};
static const uint8_t repeats_label[] = {
#embed "../../Documentation/Rules/repeats-label.md"
};
static const uint8_t hint_missing[] = {
#embed "../../Documentation/Rules/hint-missing.md"
};
static const uint8_t announcement_missing[] = {
#embed "../../Documentation/Rules/announcement-missing.md"
};
static const uint8_t value_raw[] = {
#embed "../../Documentation/Rules/value-raw.md"
};
static const uint8_t value_instruction[] = {
#embed "../../Documentation/Rules/value-instruction.md"
};
static const uint8_t value_missing[] = {
#embed "../../Documentation/Rules/value-missing.md"
};
static const uint8_t spoken_duration[] = {
#embed "../../Documentation/Rules/spoken-duration.md"
};
static const uint8_t error_vague[] = {
#embed "../../Documentation/Rules/error-vague.md"
};
static const uint8_t error_no_next_action[] = {
#embed "../../Documentation/Rules/error-no-next-action.md"
};
static const uint8_t error_blame[] = {
#embed "../../Documentation/Rules/error-blame.md"
};
static const uint8_t error_harsh_word[] = {
#embed "../../Documentation/Rules/error-harsh-word.md"
};
static const uint8_t error_tone[] = {
#embed "../../Documentation/Rules/error-tone.md"
};
static const uint8_t error_politeness[] = {
#embed "../../Documentation/Rules/error-politeness.md"
};
static const uint8_t error_code[] = {
#embed "../../Documentation/Rules/error-code.md"
};
static const uint8_t alert_title_vague[] = {
#embed "../../Documentation/Rules/alert-title-vague.md"
};
static const uint8_t confirm_vague[] = {
#embed "../../Documentation/Rules/confirm-vague.md"
};
static const uint8_t destructive_button_vague[] = {
#embed "../../Documentation/Rules/destructive-button-vague.md"
};
static const uint8_t button_yes_no[] = {
#embed "../../Documentation/Rules/button-yes-no.md"
};
static const uint8_t cancel_ambiguous[] = {
#embed "../../Documentation/Rules/cancel-ambiguous.md"
};
static const uint8_t confirm_missing[] = {
#embed "../../Documentation/Rules/confirm-missing.md"
};
static const uint8_t generic_link_text[] = {
#embed "../../Documentation/Rules/generic-link-text.md"
};
static const uint8_t input_specific_word[] = {
#embed "../../Documentation/Rules/input-specific-word.md"
};
static const uint8_t sensory_only_reference[] = {
#embed "../../Documentation/Rules/sensory-only-reference.md"
};
static const uint8_t color_only_reference[] = {
#embed "../../Documentation/Rules/color-only-reference.md"
};
static const uint8_t color_only_state[] = {
#embed "../../Documentation/Rules/color-only-state.md"
};
static const uint8_t tap_without_trait[] = {
#embed "../../Documentation/Rules/tap-without-trait.md"
};
static const uint8_t too_many_choices[] = {
#embed "../../Documentation/Rules/too-many-choices.md"
};
static const uint8_t too_many_primary_actions[] = {
#embed "../../Documentation/Rules/too-many-primary-actions.md"
};
static const uint8_t toggle_negative[] = {
#embed "../../Documentation/Rules/toggle-negative.md"
};
static const uint8_t purpose_string_vague[] = {
#embed "../../Documentation/Rules/purpose-string-vague.md"
};
static const uint8_t action_name_form[] = {
#embed "../../Documentation/Rules/action-name-form.md"
};
static const uint8_t input_label_form[] = {
#embed "../../Documentation/Rules/input-label-form.md"
};
static const uint8_t input_label_names[] = {
#embed "../../Documentation/Rules/input-label-names.md"
};
static const uint8_t rotor_form[] = {
#embed "../../Documentation/Rules/rotor-form.md"
};
static const uint8_t terminology_variant[] = {
#embed "../../Documentation/Rules/terminology-variant.md"
};
static const uint8_t case_style_mix[] = {
#embed "../../Documentation/Rules/case-style-mix.md"
};
static const uint8_t contract_missing[] = {
#embed "../../Documentation/Rules/contract-missing.md"
};
static const uint8_t accessibility_claim[] = {
#embed "../../Documentation/Rules/accessibility-claim.md"
};
static const uint8_t duplicate_identifier[] = {
#embed "../../Documentation/Rules/duplicate-identifier.md"
};
static const uint8_t control_names[] = {
#embed "../../Documentation/Rules/control-names.md"
};
static const uint8_t verb_placeholder[] = {
#embed "../../Documentation/Rules/verb-placeholder.md"
};
static const uint8_t non_inclusive_term[] = {
#embed "../../Documentation/Rules/non-inclusive-term.md"
};
static const uint8_t gendered_pronoun[] = {
#embed "../../Documentation/Rules/gendered-pronoun.md"
};
static const uint8_t minimizing_word[] = {
#embed "../../Documentation/Rules/minimizing-word.md"
};
static const uint8_t ascii_ellipsis[] = {
#embed "../../Documentation/Rules/ascii-ellipsis.md"
};
static const uint8_t stray_space[] = {
#embed "../../Documentation/Rules/stray-space.md"
};
static const uint8_t repeated_punctuation[] = {
#embed "../../Documentation/Rules/repeated-punctuation.md"
};
static const uint8_t all_caps[] = {
#embed "../../Documentation/Rules/all-caps.md"
};
static const uint8_t paren_plural[] = {
#embed "../../Documentation/Rules/paren-plural.md"
};
static const uint8_t hidden_character[] = {
#embed "../../Documentation/Rules/hidden-character.md"
};
static const uint8_t doubled_word[] = {
#embed "../../Documentation/Rules/doubled-word.md"
};
static const uint8_t identifier_as_text[] = {
#embed "../../Documentation/Rules/identifier-as-text.md"
};
static const uint8_t draft_text[] = {
#embed "../../Documentation/Rules/draft-text.md"
};
static const uint8_t draft_brackets[] = {
#embed "../../Documentation/Rules/draft-brackets.md"
};
static const uint8_t stray_percent[] = {
#embed "../../Documentation/Rules/stray-percent.md"
};
static const uint8_t wrong_placeholder[] = {
#embed "../../Documentation/Rules/wrong-placeholder.md"
};
static const uint8_t placeholder_mismatch[] = {
#embed "../../Documentation/Rules/placeholder-mismatch.md"
};
static const uint8_t message_mismatch[] = {
#embed "../../Documentation/Rules/message-mismatch.md"
};
static const uint8_t markup_mismatch[] = {
#embed "../../Documentation/Rules/markup-mismatch.md"
};
static const uint8_t plural_missing[] = {
#embed "../../Documentation/Rules/plural-missing.md"
};
static const uint8_t plural_unused[] = {
#embed "../../Documentation/Rules/plural-unused.md"
};
static const uint8_t select_missing[] = {
#embed "../../Documentation/Rules/select-missing.md"
};
static const uint8_t number_lost[] = {
#embed "../../Documentation/Rules/number-lost.md"
};
static const uint8_t text_too_long[] = {
#embed "../../Documentation/Rules/text-too-long.md"
};
static const uint8_t translation_missing[] = {
#embed "../../Documentation/Rules/translation-missing.md"
};
static const uint8_t translation_left_over[] = {
#embed "../../Documentation/Rules/translation-left-over.md"
};
static const uint8_t translation_outdated[] = {
#embed "../../Documentation/Rules/translation-outdated.md"
};
static const uint8_t empty_translation[] = {
#embed "../../Documentation/Rules/empty-translation.md"
};
static const uint8_t untranslated[] = {
#embed "../../Documentation/Rules/untranslated.md"
};
static const uint8_t space_mismatch[] = {
#embed "../../Documentation/Rules/space-mismatch.md"
};
static const uint8_t ending_mismatch[] = {
#embed "../../Documentation/Rules/ending-mismatch.md"
};
static const uint8_t french_spacing[] = {
#embed "../../Documentation/Rules/french-spacing.md"
};
static const uint8_t quotation_marks[] = {
#embed "../../Documentation/Rules/quotation-marks.md"
};
static const uint8_t unpaired_mark[] = {
#embed "../../Documentation/Rules/unpaired-mark.md"
};
static const uint8_t address_mismatch[] = {
#embed "../../Documentation/Rules/address-mismatch.md"
};
static const uint8_t number_mismatch[] = {
#embed "../../Documentation/Rules/number-mismatch.md"
};
static const uint8_t accelerator_mismatch[] = {
#embed "../../Documentation/Rules/accelerator-mismatch.md"
};
static const uint8_t wrong_script[] = {
#embed "../../Documentation/Rules/wrong-script.md"
};
static const uint8_t garbled_text[] = {
#embed "../../Documentation/Rules/garbled-text.md"
};
static const uint8_t sign_width[] = {
#embed "../../Documentation/Rules/sign-width.md"
};
static const uint8_t wrong_language[] = {
#embed "../../Documentation/Rules/wrong-language.md"
};
static const uint8_t bidi_controls[] = {
#embed "../../Documentation/Rules/bidi-controls.md"
};
static const uint8_t inconsistent_translation[] = {
#embed "../../Documentation/Rules/inconsistent-translation.md"
};
static const uint8_t term_translation[] = {
#embed "../../Documentation/Rules/term-translation.md"
};
static const uint8_t translation_harder[] = {
#embed "../../Documentation/Rules/translation-harder.md"
};
static const uint8_t unnumbered_placeholders[] = {
#embed "../../Documentation/Rules/unnumbered-placeholders.md"
};
static const uint8_t glued_placeholder[] = {
#embed "../../Documentation/Rules/glued-placeholder.md"
};
static const uint8_t near_length_limit[] = {
#embed "../../Documentation/Rules/near-length-limit.md"
};
static const uint8_t placeholder_uncommented[] = {
#embed "../../Documentation/Rules/placeholder-uncommented.md"
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
static const uint8_t unknown_language[] = {
#embed "../../Documentation/Rules/unknown-language.md"
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
static const uint8_t plural_count[] = {
#embed "../../Documentation/Rules/plural-count.md"
};
static const uint8_t key_missing[] = {
#embed "../../Documentation/Rules/key-missing.md"
};
static const uint8_t key_unused[] = {
#embed "../../Documentation/Rules/key-unused.md"
};
static const uint8_t not_localized[] = {
#embed "../../Documentation/Rules/not-localized.md"
};
static const uint8_t plural_in_code[] = {
#embed "../../Documentation/Rules/plural-in-code.md"
};
static const uint8_t undefined_substitution[] = {
#embed "../../Documentation/Rules/undefined-substitution.md"
};
static const uint8_t unused_substitution[] = {
#embed "../../Documentation/Rules/unused-substitution.md"
};
static const uint8_t undeclared_placeholder[] = {
#embed "../../Documentation/Rules/undeclared-placeholder.md"
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
static const uint8_t unused_suppression[] = {
#embed "../../Documentation/Rules/unused-suppression.md"
};
static const uint8_t unexplained_suppression[] = {
#embed "../../Documentation/Rules/unexplained-suppression.md"
};

#define PAGE(name, bytes) {name, bytes, sizeof(bytes)}

static const CRulePage pages[] = {
    PAGE("grade-too-high", grade_too_high),
    PAGE("file-grade-too-high", file_grade_too_high),
    PAGE("sentence-too-long", sentence_too_long),
    PAGE("control-too-long", control_too_long),
    PAGE("word-too-wide", word_too_wide),
    PAGE("text-block", text_block),
    PAGE("hard-word", hard_word),
    PAGE("double-negative", double_negative),
    PAGE("jargon", jargon),
    PAGE("plain-word", plain_word),
    PAGE("wordy-phrase", wordy_phrase),
    PAGE("latin-abbreviation", latin_abbreviation),
    PAGE("unknown-abbreviation", unknown_abbreviation),
    PAGE("app-word", app_word),
    PAGE("label-empty", label_empty),
    PAGE("label-symbol-name", label_symbol_name),
    PAGE("label-filename", label_filename),
    PAGE("label-generic", label_generic),
    PAGE("label-includes-type", label_includes_type),
    PAGE("label-includes-state", label_includes_state),
    PAGE("label-includes-gesture", label_includes_gesture),
    PAGE("label-in-name", label_in_name),
    PAGE("label-missing", label_missing),
    PAGE("placeholder-only-label", placeholder_only_label),
    PAGE("label-verb-only", label_verb_only),
    PAGE("label-says-result", label_says_result),
    PAGE("image-label-redundant", image_label_redundant),
    PAGE("starts-lowercase", starts_lowercase),
    PAGE("label-period", label_period),
    PAGE("spoken-too-long", spoken_too_long),
    PAGE("spoken-emoji", spoken_emoji),
    PAGE("spoken-symbol", spoken_symbol),
    PAGE("label-duplicate", label_duplicate),
    PAGE("hint-gesture", hint_gesture),
    PAGE("hint-imperative", hint_imperative),
    PAGE("hint-form", hint_form),
    PAGE("hint-period", hint_period),
    PAGE("repeats-label", repeats_label),
    PAGE("hint-missing", hint_missing),
    PAGE("announcement-missing", announcement_missing),
    PAGE("value-raw", value_raw),
    PAGE("value-instruction", value_instruction),
    PAGE("value-missing", value_missing),
    PAGE("spoken-duration", spoken_duration),
    PAGE("error-vague", error_vague),
    PAGE("error-no-next-action", error_no_next_action),
    PAGE("error-blame", error_blame),
    PAGE("error-harsh-word", error_harsh_word),
    PAGE("error-tone", error_tone),
    PAGE("error-politeness", error_politeness),
    PAGE("error-code", error_code),
    PAGE("alert-title-vague", alert_title_vague),
    PAGE("confirm-vague", confirm_vague),
    PAGE("destructive-button-vague", destructive_button_vague),
    PAGE("button-yes-no", button_yes_no),
    PAGE("cancel-ambiguous", cancel_ambiguous),
    PAGE("confirm-missing", confirm_missing),
    PAGE("generic-link-text", generic_link_text),
    PAGE("input-specific-word", input_specific_word),
    PAGE("sensory-only-reference", sensory_only_reference),
    PAGE("color-only-reference", color_only_reference),
    PAGE("color-only-state", color_only_state),
    PAGE("tap-without-trait", tap_without_trait),
    PAGE("too-many-choices", too_many_choices),
    PAGE("too-many-primary-actions", too_many_primary_actions),
    PAGE("toggle-negative", toggle_negative),
    PAGE("purpose-string-vague", purpose_string_vague),
    PAGE("action-name-form", action_name_form),
    PAGE("input-label-form", input_label_form),
    PAGE("input-label-names", input_label_names),
    PAGE("rotor-form", rotor_form),
    PAGE("terminology-variant", terminology_variant),
    PAGE("case-style-mix", case_style_mix),
    PAGE("contract-missing", contract_missing),
    PAGE("accessibility-claim", accessibility_claim),
    PAGE("duplicate-identifier", duplicate_identifier),
    PAGE("control-names", control_names),
    PAGE("verb-placeholder", verb_placeholder),
    PAGE("non-inclusive-term", non_inclusive_term),
    PAGE("gendered-pronoun", gendered_pronoun),
    PAGE("minimizing-word", minimizing_word),
    PAGE("ascii-ellipsis", ascii_ellipsis),
    PAGE("stray-space", stray_space),
    PAGE("repeated-punctuation", repeated_punctuation),
    PAGE("all-caps", all_caps),
    PAGE("paren-plural", paren_plural),
    PAGE("hidden-character", hidden_character),
    PAGE("doubled-word", doubled_word),
    PAGE("identifier-as-text", identifier_as_text),
    PAGE("draft-text", draft_text),
    PAGE("draft-brackets", draft_brackets),
    PAGE("stray-percent", stray_percent),
    PAGE("wrong-placeholder", wrong_placeholder),
    PAGE("placeholder-mismatch", placeholder_mismatch),
    PAGE("message-mismatch", message_mismatch),
    PAGE("markup-mismatch", markup_mismatch),
    PAGE("plural-missing", plural_missing),
    PAGE("plural-unused", plural_unused),
    PAGE("select-missing", select_missing),
    PAGE("number-lost", number_lost),
    PAGE("text-too-long", text_too_long),
    PAGE("translation-missing", translation_missing),
    PAGE("translation-left-over", translation_left_over),
    PAGE("translation-outdated", translation_outdated),
    PAGE("empty-translation", empty_translation),
    PAGE("untranslated", untranslated),
    PAGE("space-mismatch", space_mismatch),
    PAGE("ending-mismatch", ending_mismatch),
    PAGE("french-spacing", french_spacing),
    PAGE("quotation-marks", quotation_marks),
    PAGE("unpaired-mark", unpaired_mark),
    PAGE("address-mismatch", address_mismatch),
    PAGE("number-mismatch", number_mismatch),
    PAGE("accelerator-mismatch", accelerator_mismatch),
    PAGE("wrong-script", wrong_script),
    PAGE("garbled-text", garbled_text),
    PAGE("sign-width", sign_width),
    PAGE("wrong-language", wrong_language),
    PAGE("bidi-controls", bidi_controls),
    PAGE("inconsistent-translation", inconsistent_translation),
    PAGE("term-translation", term_translation),
    PAGE("translation-harder", translation_harder),
    PAGE("unnumbered-placeholders", unnumbered_placeholders),
    PAGE("glued-placeholder", glued_placeholder),
    PAGE("near-length-limit", near_length_limit),
    PAGE("placeholder-uncommented", placeholder_uncommented),
    PAGE("syntax-error", syntax_error),
    PAGE("invalid-encoding", invalid_encoding),
    PAGE("duplicate-key", duplicate_key),
    PAGE("unknown-language", unknown_language),
    PAGE("unknown-escape", unknown_escape),
    PAGE("implicit-boolean", implicit_boolean),
    PAGE("missing-other", missing_other),
    PAGE("plural-count", plural_count),
    PAGE("key-missing", key_missing),
    PAGE("key-unused", key_unused),
    PAGE("not-localized", not_localized),
    PAGE("plural-in-code", plural_in_code),
    PAGE("undefined-substitution", undefined_substitution),
    PAGE("unused-substitution", unused_substitution),
    PAGE("undeclared-placeholder", undeclared_placeholder),
    PAGE("mixed-variations", mixed_variations),
    PAGE("message-syntax", message_syntax),
    PAGE("quoted-placeholder", quoted_placeholder),
    PAGE("unused-suppression", unused_suppression),
    PAGE("unexplained-suppression", unexplained_suppression),
};

static const uint8_t measured[] = {
#embed "../../Documentation/field-test/rules.tsv"
};

int64_t crulepages_count(void) { return sizeof(pages) / sizeof(pages[0]); }

CRulePage crulepages_page(int64_t index) { return pages[index]; }

CRulePage crulepages_measured(void) { return (CRulePage){"", measured, sizeof(measured)}; }
