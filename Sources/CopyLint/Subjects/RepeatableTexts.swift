import Readability

/// The source texts in formats where the file of each language repeats them, with what they add to the sums:
/// so that each counts once, however many languages an app has.
package struct RepeatableTexts: Sendable {
  /// A string, and what it counts for.
  struct Item: Sendable {
    /// Of its key, form and text.
    var hash: UInt64
    /// Nothing under `grade`.
    var counted: Scorecard.Categories = []
    var failed: Scorecard.Categories = []
    /// Whether it counts among the short strings, and whether its words are plain; nil when it does not.
    var isPlain: Bool?
    /// `GradeHistogram.bar(of:)`.
    var bar: Int?
  }

  /// A text that counts for the grade, once in the file.
  struct Text: Sendable {
    var hash: UInt64
    var counts: Counts
    var isProse: Bool
  }

  var items: [Item] = []
  var texts: [Text] = []
}

extension LocaleSummary {
  /// Removes what was counted in earlier files.
  ///
  /// - Parameters:
  ///   - known: hashes of the strings and texts that were.
  ///   - new: takes those of this file.
  package mutating func removeRepeats(_ known: Set<UInt64>, _ new: inout Set<UInt64>) {
    guard let repeatable else { return }
    self.repeatable = nil
    // Another variant of the source language has its own strings.
    let variant = byteHash(locale.utf8.span)
    var isReduced = false
    func isRepeated(_ hash: UInt64) -> Bool {
      let hash = mixed(hash ^ variant, 0x9E37_79B9_7F4A_7C15)
      guard known.contains(hash) else {
        new.insert(hash)
        return false
      }
      isReduced = true
      return true
    }
    for item in repeatable.items where isRepeated(item.hash) {
      entries -= 1
      scorecard.remove(item.counted, failed: item.failed)
      if let isPlain = item.isPlain { plain.remove(isClear: isPlain) }
      if let bar = item.bar { grades.remove(bar: bar) }
    }
    for text in repeatable.texts where isRepeated(text.hash) {
      counts -= text.counts
      if text.isProse { prose -= text.counts }
    }
    guard isReduced else { return }
    // Which of the words are left is unknown.
    causes = nil
    if notMeasured > 0 { notMeasured = entries }
    let language = Language(locale: locale)
    measure = Measure(of: counts, in: language)
    proseMeasure = Measure(of: prose, in: language)
  }
}
