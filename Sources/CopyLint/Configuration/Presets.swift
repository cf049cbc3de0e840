/// What a preset changes from the defaults. The gate of `strict` is with the grade limit.
func presetRules(_ preset: Configuration.Preset) -> [String: Configuration.RuleSettings] {
  switch preset {
  case .apple:
    [:]
  case .reference:
    [
      "hint-gesture": Configuration.RuleSettings(
        level: .on(.warning), settings: ["gestures": .text("common")]),
      "hint-form": Configuration.RuleSettings(level: .on(.warning)),
      "hint-imperative": Configuration.RuleSettings(
        level: .on(.warning), settings: ["mood": .text("invite")]),
      // Readers of a fresh draw called fewer than 85 % right.
      "label-verb-only": Configuration.RuleSettings(level: .on(.note)),
      "label-missing": Configuration.RuleSettings(settings: ["spokenSymbols": .text("warning")]),
      "label-duplicate": Configuration.RuleSettings(level: .on(.note)),
      "control-names": Configuration.RuleSettings(level: .on(.note)),
      "too-many-choices": Configuration.RuleSettings(level: .on(.note)),
      "too-many-primary-actions": Configuration.RuleSettings(level: .on(.note)),
      "error-no-next-action": Configuration.RuleSettings(
        level: .on(.note),
        settings: ["words": .number(2), "announcements": .flag(true), "fragments": .flag(true)]),
    ].merging(consideredRules) { chosen, _ in chosen }
  case .govuk, .strict:
    ["generic-link-text": Configuration.RuleSettings(settings: ["strict": .flag(true)])]
      .merging(preset == .strict ? consideredRules : [:]) { chosen, _ in chosen }
  }
}

/// Rules that are notes by default, because readers of apps would mostly leave the text, and that an app with high aims wants.
private var consideredRules: [String: Configuration.RuleSettings] {
  let names = [
    "alert-title-vague", "all-caps", "ascii-ellipsis", "button-yes-no", "color-only-reference",
    "confirm-vague", "ending-mismatch", "error-code", "error-harsh-word",
    "error-no-next-action", "error-tone", "error-vague", "hint-imperative", "input-specific-word",
    "label-includes-gesture", "label-includes-type", "label-period", "latin-abbreviation", "minimizing-word",
    "number-mismatch", "placeholder-only-label", "repeated-punctuation", "sensory-only-reference",
    "sentence-too-long", "spoken-emoji", "starts-lowercase", "stray-space",
    "terminology-variant", "toggle-negative",
  ]
  return Dictionary(
    uniqueKeysWithValues: names.map { ($0, Configuration.RuleSettings(level: .on(.warning))) })
}
