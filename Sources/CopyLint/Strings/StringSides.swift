/// What most strings of a table share, and what few of them have.
final class StringSides: Sendable {
  let locales: [LocaleName]
  let maps: [ByteMap]
  let extras: [StringExtras]

  init(locales: [LocaleName], maps: [ByteMap], extras: [StringExtras]) {
    self.locales = locales
    self.maps = maps
    self.extras = extras
  }
}

/// What only some strings have.
struct StringExtras: Sendable, Equatable {
  /// The limit that the file states, in characters.
  var maxLength: Int?
  /// From offsets in the text to offsets in the document; nil when the text is the whole sentence.
  var textMap: ByteMap?
  /// Where the text is in an ICU message; nil when it is none.
  var message: MessagePlace?
  /// What in the sentence the file itself marks as no language, such as tags of its own; ordered, disjoint.
  var neutral: [Range<Int>] = []
  /// Names of the values that the file declares for the text besides.
  var declaredValues: [String] = []
}

/// The name of a locale, and its language.
struct LocaleName: Sendable, Equatable {
  /// BCP 47.
  let name: String
  /// The language subtag in small letters: `pt` for `pt-BR`.
  let language: String

  init(_ name: String) {
    self.name = name
    language = String(name.prefix { $0 != "-" && $0 != "_" }).lowercased()
  }
}
