import Readability

extension Configuration {
  /// Whether strings of this locale are looked at; a language stands for all its regions.
  package func selects(_ locale: String) -> Bool {
    onlyLocales.isEmpty || onlyLocales.contains { Locale.name($0, includes: locale) }
  }

  /// Whether findings on the string with this key are reported.
  package func selectsKey(_ key: String) -> Bool {
    onlyKeys.isEmpty || onlyKeys.contains { $0.names(key: key) }
  }

  /// Whether some strings are in another language than the source.
  func holdsTranslations(_ strings: StringTable) -> Bool {
    let source = Locale(sourceLocale)
    return strings.sides.locales.contains { !Locale($0.name).isSameLanguage(as: source) }
  }

  /// The overrides that apply to a string, in the order of the file.
  ///
  /// - Parameters:
  ///   - path: of the file, relative to the configuration.
  ///   - key: of the string; nil asks for the file as a whole, where overrides by key say nothing.
  ///   - locale: of the string, BCP 47; nil where several are meant, and overrides by language say nothing.
  func overrideIndices(path: String, key: String?, locale: String? = nil) -> [Int] {
    overrides.indices.filter { index in
      let override = overrides[index]
      if !override.locales.isEmpty {
        guard let locale, override.locales.contains(where: { Locale.name($0, includes: locale) }) else {
          return false
        }
      }
      let pathApplies = override.paths.isEmpty || override.paths.contains { $0.matches(path: path) }
      guard pathApplies, !override.keys.isEmpty else { return pathApplies }
      guard let key else { return false }
      return override.keys.contains { $0.names(key: key) }
    }
  }

  /// What all layers together say about a rule: the preset, the configuration, then the overrides, later over earlier.
  func settings(of rule: String, overrides indices: [Int]) -> RuleSettings {
    var result = RuleSettings()
    if let layer = presetRules(preset)[rule] { result.overlay(layer) }
    if let layer = rules[rule] { result.overlay(layer) }
    for index in indices {
      if overrides[index].turnsAllOff { result.level = .off }
      if let layer = overrides[index].rules[rule] { result.overlay(layer) }
    }
    return result
  }

  /// The grade limit with the overrides.
  func gradeLimit(overrides indices: [Int]) -> GradeLimit {
    var limit = grade
    if preset == .strict { limit.gate = .strict }
    for index in indices {
      if let max = overrides[index].gradeMax { limit.max = max }
    }
    return limit
  }
}

extension Configuration.RuleSettings {
  /// Takes over what `layer` says.
  mutating func overlay(_ layer: Configuration.RuleSettings) {
    if let level = layer.level { self.level = level }
    for (name, value) in layer.settings { settings[name] = value }
  }
}
