import Readability

/// What was found in a string, and what the sums and comparisons of its file take from it.
struct KnownString: Sendable {
  var findings: [Finding]
  var sum: StringSum
  /// Its place in the file's entries is not known here: each has 0.
  var uses: [Catalog.Use]
  /// What it translates; empty where that is not known.
  var translated: String

  // Each member is set once: what has a value of its own before is copied as a whole.
  init(_ sum: StringSum = StringSum(), uses: [Catalog.Use] = [], translated: String = "") {
    findings = []
    self.sum = sum
    self.uses = uses
    self.translated = translated
  }
}

/// What the sums of a file take from a string.
struct StringSum: Sendable {
  var isMeasured = false
  /// Whether it is read as text.
  var isRead = false
  /// Whether it is prose, so that its grade counts.
  var isProse = false
  /// `GradeHistogram.bar(of:)`.
  var bar: Int?
  var counts = Counts()
  /// Of the text; 0 if it is in the sums already, or is not read.
  var hash: UInt64 = 0

  init() {}

  /// What is still needed of a text that is in the sums already.
  init(bits: UInt32) {
    isMeasured = bits & 1 != 0
    isRead = bits & 2 != 0
    isProse = bits & 4 != 0
    bar = bits >> 3 == 0 ? nil : Int(bits >> 3) - 1
  }

  var bits: UInt32 {
    (isMeasured ? 1 : 0) | (isRead ? 2 : 0) | (isProse ? 4 : 0) | UInt32((bar ?? -1) + 1) << 3
  }
}

// Not in initializers: they would take copies.
extension Subject {
  /// What is known of the string when it was checked; its findings are apart.
  func known(in context: LanguageContext) -> KnownString {
    KnownString(
      sum, uses: matches.isEmpty ? [] : Catalog.uses(in: self, glossary: context.glossary),
      translated: hasSource ? sources[0].text : "")
  }

  private var sum: StringSum {
    var sum = StringSum()
    sum.isMeasured = measure.value != nil
    sum.isRead = entry.role.isRead && analysis.counts.words > 0
    guard sum.isRead else { return sum }
    sum.isProse = measure.isProse ?? false
    sum.bar = GradeHistogram.bar(of: measure)
    sum.counts = analysis.counts
    sum.hash = byteHash(bytes.span)
    return sum
  }
}
