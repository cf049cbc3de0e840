import Readability

extension SourceStrings {
  /// How many strings a translation would need if it is not there at all.
  ///
  /// - Parameter present: keys that other files of its language have.
  package func countMissing(besides present: Set<String> = []) -> Int {
    let isEnglish = Locale(locale).language == "en"
    return keys.count {
      $0.isTranslatable && !present.contains($0.name) && $0.isText(isEnglish: isEnglish)
    }
  }
}

extension SourceStrings.Key {
  /// Whether it has forms for numbers.
  var isPlural: Bool { forms.first.contains { $0.variant.hasPrefix("plural.") } }

  /// Whether it says something that differs between languages.
  func isText(isEnglish: Bool) -> Bool {
    role.part != .identifier
      && forms.all.first.map {
        TranslatableText.isOne($0.text, key: name, syntax: forms.syntax, isEnglish: isEnglish)
      } ?? false
  }
}
