extension SourceStrings {
  /// Whether it has a key of i18next as a form of another key, which stands alone in a translation: `friend_male`, or
  /// `files_other` in a language with one form.
  func hasForm(_ key: String) -> Bool {
    guard let line = key.lastIndex(of: "_") else { return false }
    let suffix = key[key.index(after: line)...]
    guard let forms = self.key(String(key[..<line]))?.forms else { return false }
    if PluralCategory(rawValue: String(suffix)) != nil {
      return forms.first.contains { $0.variant.hasPrefix("plural.") }
    }
    return forms.place(of: "select.\(suffix)") != nil
  }
}
