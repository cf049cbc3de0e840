/// What a preset changes against the defaults.
func presetRules(_ preset: Configuration.Preset) -> [String: Configuration.RuleSettings] {
  [:]
}
