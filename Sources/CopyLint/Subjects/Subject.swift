public import Readability

/// A string under check, with everything that the rules share, analyzed only once.
public struct Subject: Sendable {
  /// The string itself.
  public var entry: Entry
  /// The sentence of the entry, UTF-8.
  public var bytes: [UInt8] = []
  /// Placeholders, markup and addresses in `bytes`.
  public var neutral: [NeutralRange] = []
  /// Tokens, sentences and counts of `bytes`.
  public var analysis = Analysis()
  /// Glossary terms found in `bytes`.
  public var matches: [GlossaryMatch] = []
  /// Terms that are right where they are, or that the glossary only notes: they never count as hard words.
  var rightTerms: [Range<Int>] = []
  /// What rules know of the language's words.
  var lists = WordLists()
  /// The language of `lists`.
  var language = ""
  /// What the project's readers know: its brands, `familiar` and `allow`.
  var known = WordSet()
  /// What the app runs on; nil when that is unknown.
  public var platform: Configuration.Platform?
  /// A string of the same control, if the keys show it.
  var sibling: Sibling?
  /// Words that are names, as the rest of the file shows.
  var names = FileNames()
  /// The verdict's measure for this string.
  public var measure = Measure(formula: "flesch-kincaid-grade")
  /// How much it matters that the text is above `limit`; nil when it is not.
  package var gradeSeverity: Severity?
  /// Whether it is a short text that is made of hard words; then one finding says so.
  var isMostlyHard = false
  /// Whether an English file has the text in another language, so its words tell nothing; only looked for in hard texts.
  var isOtherLanguage = false
  /// Whether the text is there in place of one in another language.
  public var isTranslation = false
  /// What this translates; nil when it is not a translation, or its source is unknown.
  public var source: SourceText? { hasSource && !entry.row.flags.contains(.variety) ? sources[0] : nil }
  var hasSource = false
  /// Storage for `source`, kept from string to string; one at most.
  var sources: [SourceText] = []
  /// The placeholders of `bytes`; found only if there is a source.
  var placeholders: [Placeholder] = []
  /// The letters of the language; only for a translation with letters beyond ASCII.
  var letters: LanguageLetters?
  /// Which numbers the form is for; nil when it is not one for some numbers.
  var plural: PluralForm?
  /// The grade limit that `measure` was judged by.
  public var limit = Configuration.GradeLimit()

  package init(entry: Entry) {
    self.entry = entry
  }

  /// What comes next is of another table.
  mutating func enter(_ table: StringTable) { entry.table = table }

  /// The text at `range` of `bytes`.
  public func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The whole text, without white space at both ends.
  public var trimmedRange: Range<Int> {
    var lower = 0
    var upper = bytes.count
    while lower < upper, bytes[lower] <= 0x20 { lower += 1 }
    while upper > lower, bytes[upper - 1] <= 0x20 { upper -= 1 }
    return lower..<upper
  }
}
