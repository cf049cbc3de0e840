package import Readability

/// The texts that are hardest to read, up to a limit, the hardest first.
package struct HardestTexts: Sendable {
  /// A text with the words that make it hard.
  package struct Hard: Sendable {
    package var text: GradedText
    /// Words with what each costs, in grades or points, the dearest first.
    package var costs: [(word: String, cost: Double)]
    /// What it is sorted by: the least that its value may be, turned so that more is harder.
    var rank: Double
  }

  package private(set) var texts: [Hard] = []
  private let limit: Int

  package init(limit: Int = 10) {
    self.limit = limit
  }

  /// What a text is sorted by; nil when it is none to show.
  ///
  /// It is the end of the 95 % interval at which the text is easiest: a short text has a large error, so it must be
  /// very hard to come before a long one.
  package static func rank(of measure: Measure, by formula: Formula) -> Double? {
    guard let value = measure.value, let error = measure.standardError, measure.words > 1 else { return nil }
    return (formula.scale == .ease ? -value : value) - 1.96 * error
  }

  /// No text of these counts is sorted higher: its rank if no word were familiar. Quick to ask of every text.
  static func highestRank(of counts: Counts, by formula: Formula) -> Double? {
    guard counts.words > 1, let value = formula.value(of: counts),
      let error = formula.standardError(of: counts)
    else { return nil }
    return (formula.scale == .ease ? -value : value) - 1.96 * error
  }

  /// Whether a text of this rank would be among them.
  package func takes(_ rank: Double) -> Bool {
    texts.count < limit || rank > (texts.last?.rank ?? -.infinity)
  }

  /// Puts a text in its place; one that came before stays before its equals.
  ///
  /// A text that is there already, under another key or in another file, is not shown twice.
  package mutating func add(_ text: Hard) {
    if texts.contains(where: { $0.text.entry.sentence == text.text.entry.sentence }) { return }
    let place = texts.firstIndex { $0.rank < text.rank } ?? texts.count
    texts.insert(text, at: place)
    if texts.count > limit { texts.removeLast() }
  }

  package mutating func add(_ other: HardestTexts) {
    for text in other.texts where takes(text.rank) { add(text) }
  }
}

extension HardestTexts.Hard {
  /// - Parameters:
  ///   - analysis: of the text.
  ///   - bytes: the sentence of the entry, UTF-8.
  init(_ text: GradedText, analysis: Analysis, bytes: Span<UInt8>, formula: Formula, rank: Double) {
    var words = CostlyWords()
    words.add(analysis.tokens.span, of: bytes)
    self.text = text
    self.rank = rank
    costs = words.dearest(3, in: analysis.counts, by: formula).map { ($0.word.text, $0.cost) }
  }
}
