/// What a preset changes from the defaults. The gate of `strict` is with the grade limit.
func presetRules(_ preset: Configuration.Preset) -> [String: Configuration.RuleSettings] {
  switch preset {
  case .apple:
    [:]
  case .reference:
    [
      "hint-gesture": Configuration.RuleSettings(settings: ["gestures": .text("allow")]),
      "hint-imperative": Configuration.RuleSettings(settings: ["mood": .text("any")]),
      "label-verb-only": Configuration.RuleSettings(level: .on(.warning)),
    ]
  case .govuk, .strict:
    ["generic-link-text": Configuration.RuleSettings(settings: ["strict": .flag(true)])]
  }
}
