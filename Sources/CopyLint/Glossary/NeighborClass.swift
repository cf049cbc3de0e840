/// A class of what may be next to a term, spelled as `Documentation/Glossary.md` has it.
enum NeighborClass: String, CaseIterable {
  /// A number: "3 attempts".
  case number = "{number}"
  /// A word with a capital in mid-sentence, or with capitals inside: "the Firefox protocol".
  case name = "{name}"
  /// What the program fills in.
  case placeholder = "{placeholder}"
  /// A word with a meaning of its own, which is neither a function word nor an adverb in -ly: "base URL".
  case word = "{word}"
  /// Nothing: the sentence, line or bracket begins or ends here.
  case edge = "{edge}"
}

extension Glossary {
  /// What the column `platform` may name: the platforms of the configuration.
  package static let platforms = ["ios", "macos", "android", "web", "desktop"]
}
