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
  package private(set) var all: [Form]
  /// Whether it is only the key: the code may show another text, with tags and values that a key can do without.
  package var isKey = false
  /// Where the forms are, by variant, once many were added: a list may have thousands.
  private var places: [String: Int] = [:]
  /// The last form for other numbers, once there are many.
  private var lastOther: Int?

  package init(locale: String, syntax: Syntax, all: [Form]) {
    self.locale = locale
    self.syntax = syntax
    self.all = all
  }

  /// More than that are looked up in a table.
  private static let few = 16

  /// Adds a form to those of a file that many translations are compared with.
  mutating func append(_ form: Form) {
    all.append(form)
    guard all.count > Self.few else { return }
    if places.isEmpty {
      for place in all.indices { note(place) }
    } else {
      note(all.count - 1)
    }
  }

  private mutating func note(_ place: Int) {
    let variant = all[place].variant
    if places[variant] == nil { places[variant] = place }
    if variant.hasSuffix("other") { lastOther = place }
  }

  /// The index of the first form of this variant.
  func place(of variant: String) -> Int? {
    places.isEmpty ? all.firstIndex { $0.variant == variant } : places[variant]
  }

  /// The last form for other numbers.
  var other: Form? { lastOtherPlace.map { all[$0] } }

  private var lastOtherPlace: Int? {
    places.isEmpty ? all.lastIndex { $0.variant.hasSuffix("other") } : lastOther
  }

  /// The forms to look through for each form of a translation: those of any message, but only the beginning of a long list.
  var first: ArraySlice<Form> {
    var bytes = 0
    return all.prefix(512).prefix { form in
      defer { bytes += form.text.utf8.count }
      return bytes <= 16 << 10
    }
  }

  /// The form that a form of a translation translates: the same one, the one for other numbers, or whatever
  /// there is. Languages differ in the forms they need.
  func form(matching variant: String) -> Form? {
    if all.count == 1 { return all[0] }
    let place =
      place(of: variant) ?? place(of: Self.withOther(variant, everywhere: false))
      ?? place(of: Self.withOther(variant, everywhere: true)) ?? place(of: "") ?? lastOtherPlace
    return place.map { all[$0] } ?? all.first
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
