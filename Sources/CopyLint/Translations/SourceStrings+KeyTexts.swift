extension SourceStrings {
  /// A key of translations that the source lacks.
  package struct KeyAsText: Sendable {
    package var name: String
    /// nil for a key that is no text.
    package var text: String?
    package var syntax: Syntax
    /// Whether most translations have it: the app uses it, then.
    package var isUsual = false

    package init(name: String, text: String?, syntax: Syntax) {
      self.name = name
      self.text = text
      self.syntax = syntax
    }
  }

  /// Adds keys that are the texts of the app themselves, and that the file of the source language leaves out.
  ///
  /// A key that is no text is known as well, but nothing is known of what it says.
  package mutating func add(_ keys: [KeyAsText], keeping settings: Configuration.TranslationSettings) {
    for key in keys {
      let form = key.text.map { SourceForms.Form(variant: "", text: $0) }
      var forms = SourceForms(locale: locale, syntax: key.syntax, all: form.map { [$0] } ?? [])
      forms.isKey = true
      add(
        Key(
          name: key.name, forms: forms, comment: nil,
          isTranslatable: form != nil && key.isUsual && !settings.keeps(key.name), role: .unknown,
          isInDictionary: false))
    }
  }
}
