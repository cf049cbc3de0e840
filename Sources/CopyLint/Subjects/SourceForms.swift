/// All forms of one string in the source language.
package struct SourceForms: Sendable, Equatable {
  /// One of them: its variant, and the whole sentence that it makes.
  package struct Form: Sendable, Equatable {
    package var variant: String
    package var text: String
    /// The limit that the source file states, in characters.
    package var maxLength: Int?

    package init(variant: String, text: String, maxLength: Int? = nil) {
      self.variant = variant
      self.text = text
      self.maxLength = maxLength
    }
  }

  /// BCP 47.
  package var locale: String
  /// The grammar of the placeholders in the source.
  package var syntax: Syntax
  /// At least one, in the order of the file.
  package var all: [Form]
  /// Whether it is only the key: the code may show another text, with tags and values that a key can do without.
  package var isKey = false

  package init(locale: String, syntax: Syntax, all: [Form]) {
    self.locale = locale
    self.syntax = syntax
    self.all = all
  }

  /// The form that a form of a translation translates: the same one, the one for other numbers, or whatever
  /// there is. Languages differ in the forms they need.
  func form(matching variant: String) -> Form? {
    if all.count == 1 { return all[0] }
    if let same = all.first(where: { $0.variant == variant }) { return same }
    let other = Self.withOther(variant, everywhere: false)
    if let form = all.first(where: { $0.variant == other }) { return form }
    let others = Self.withOther(variant, everywhere: true)
    if let form = all.first(where: { $0.variant == others }) { return form }
    return all.first { $0.variant.isEmpty } ?? all.last { $0.variant.hasSuffix("other") } ?? all.first
  }

  /// `variant` with `other` in place of each plural category, or of each label after a kind of forms.
  private static func withOther(_ variant: String, everywhere: Bool) -> String {
    var parts = variant.split(separator: ".", omittingEmptySubsequences: false)
    for index in parts.indices.dropFirst() {
      let kind = parts[index - 1]
      let isPlural = kind == "plural" || kind == "selectordinal"
      if isPlural || everywhere && (kind == "device" || kind == "select" || kind == "width") {
        parts[index] = "other"
      }
    }
    return parts.joined(separator: ".")
  }
}
