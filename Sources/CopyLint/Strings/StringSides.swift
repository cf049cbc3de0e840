import Readability

/// What most strings of a table share, and what few of them have.
final class StringSides: Sendable {
  let locales: [Locale]
  let maps: [ByteMap]
  let extras: [StringExtras]

  init(locales: [Locale], maps: [ByteMap], extras: [StringExtras]) {
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
  /// Names of the rules that the file keeps away from the text; `*` for all.
  var ignoredRules: [String] = []
  /// What else the same control has: the visible text of a label, the label of a hint. Only where code shows it.
  var beside: Beside?
  /// Whether code shows the text only where a value is missing: `photo.title ?? "Photo"`.
  var isFallback = false

  struct Beside: Sendable, Equatable {
    var text: String
    var role: Role
  }

  /// Whether a rule is kept away.
  func ignores(_ rule: String) -> Bool { ignoredRules.contains { $0 == rule || $0 == "*" } }
}
