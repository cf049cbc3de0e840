/// The rules that find here what a check of Weblate finds, for flags such as `ignore-same`; `*` for all rules.
///
/// Source: Weblate's manual, “Checks and fixups”, as of version 5.
func weblateRules(of check: Substring) -> [String] {
  switch check {
  case "all-checks": ["*"]
  case "same": ["untranslated", "wrong-language"]
  case "begin-space", "end-space", "begin-newline", "end-newline", "newline-count", "escaped-newline":
    ["space-mismatch"]
  case "double-space": ["stray-space"]
  case "end-stop", "end-colon", "end-question", "end-exclamation", "end-interrobang", "end-ellipsis",
    "end-semicolon":
    ["ending-mismatch"]
  case "punctuation-spacing": ["french-spacing"]
  case "zero-width-space": ["hidden-character"]
  case "kabyle-characters": ["wrong-script"]
  case "accelerator": ["accelerator-mismatch"]
  case "max-length": ["text-too-long"]
  case "xml-tags", "xml-invalid", "safe-html", "md-link", "md-reflink", "md-syntax", "bbcode",
    "rst-references",
    "rst-syntax", "fluent-target-inner-html":
    ["markup-mismatch"]
  case "icu-message-format", "icu-message-format-syntax", "fluent-parts", "fluent-references":
    ["message-syntax", "message-mismatch", "select-missing", "placeholder-mismatch"]
  case "plurals": ["empty-translation", "plural-missing", "plural-count"]
  case "url": ["address-mismatch"]
  case "duplicate": ["doubled-word"]
  case "inconsistent": ["inconsistent-translation"]
  case "check-glossary": ["term-translation"]
  case "ellipsis": ["ascii-ellipsis"]
  case "optional-plural": ["paren-plural"]
  case "unnamed-format": ["unnumbered-placeholders"]
  case "placeholders", "i18next-interpolation", "percent-placeholders", "vue-formatting":
    ["placeholder-mismatch", "stray-percent", "wrong-placeholder"]
  case _ where check.hasSuffix("-format"): ["placeholder-mismatch", "stray-percent", "wrong-placeholder"]
  default: []
  }
}
