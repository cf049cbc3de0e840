import Readability

extension Subject {
  /// Measures the text, and judges it by its limit.
  mutating func judge(in context: LanguageContext) {
    gradeSeverity = nil
    isMostlyHard = false
    isOtherLanguage = false
    let words = analysis.counts.words
    guard words > 0, entry.role.isRead else {
      let formula = context.measured?.formulas.first
      measure = Measure(
        formula: formula?.name ?? "", words: words,
        why: formula == nil ? .noFormula : words == 0 ? .noText : .role)
      return
    }
    let isProse = Prose.holds(
      bytes.span, neutral: neutral.span, tokens: analysis.tokens.span, words: words, lists: lists)
    measure = Measure.measure(of: analysis.counts, in: context.measured)
    measure.judge(limit: limit.max, isProse: isProse)
    if isProse, limit.gate != .off { gradeSeverity = severity(of: relievedVerdict(in: context)) }
    // A manual has terms to teach, and time to do so.
    if entry.isManual, gradeSeverity != nil { gradeSeverity = .note }
    if limit.isStrictlyAbove(measure) { gradeSeverity = .error }
    if gradeSeverity != nil || analysis.counts.polysyllables >= Self.fewestHardWords, isInOtherLanguage {
      isOtherLanguage = true
      gradeSeverity = nil
    }
    measure.isTooHard = gradeSeverity == .error
    if !isOtherLanguage, words < Measure.fewestWords, measure.adjusted != nil { findHardPhrase() }
  }

  /// A file of English texts may have some that nobody translated into English.
  private var isInOtherLanguage: Bool {
    guard entry.language == "en" else { return false }
    // Letters of English have one byte, and its signs are few.
    if bytes.count(where: { $0 >= 0x80 }) * 2 > bytes.count { return true }
    if WrittenLanguage.isSurelyEnglish(self) { return false }
    let language = WrittenLanguage(self)
    return language.isHardlyEnglish || language.other(lettersAreASCII: false) != nil
  }

  /// Turns a verdict on prose into a severity: readers reject a text, or remark on it, for words that they stumble over, or
  /// for a sentence of very many words. They let most texts pass that are only long or formal, so those are notes
  /// (Documentation/Precision.md). So is a text that a writer wouldn't know how to change.
  private func severity(of verdict: GradeVerdict) -> Severity? {
    guard verdict > .passes else { return nil }
    let words = stumblingWords(withConsidered: true)
    let advice = GradeAdvice(for: self)
    guard words > 0 || advice.longestSentence >= Self.endlessSentence,
      advice.canBeFollowed(words: analysis.counts.words)
    else { return .note }
    let isExtreme = verdict == .fails && (measure.value ?? 0) >= Self.extremeTimes * limit.max
    guard advice.longestSentence >= Self.endlessSentence || isExtreme || isThick(words) else { return .note }
    return verdict == .fails && words > 1 && !isDiagnostic && !isForExperts ? .error : .warning
  }

  /// Whether readers stumble over one word in six: three, or two that most writers wouldn't leave.
  private func isThick(_ words: Int) -> Bool {
    guard Self.wordsToStumble * words >= analysis.counts.words else { return false }
    return words > 2 || stumblingWords(withConsidered: false) > 1
  }

  /// Of 39 texts with shorter sentences, readers called none worth a change, and of 21 others, 10 (round 20).
  private static let endlessSentence = 30
  /// Of 16 texts with shorter sentences and a grade of 16 or more, they called one worth a change (rounds 22 and 23).
  private static let extremeTimes = 3.0
  private static let wordsToStumble = 6

  /// Whether it has a long abbreviation that not everybody knows and that it doesn't explain, such as “ADPCM”: the text is for
  /// people who know it, and readers leave its other words, too.
  private var isForExperts: Bool {
    let explained = explainedAbbreviations
    return analysis.tokens.contains { token in
      token.range.count >= Self.expertLetters && isStumblingAbbreviation(token, explained: explained)
    }
  }

  /// “RD” may be short for two words of the text.
  private static let expertLetters = 3

  /// Words that are hard, terms with a plainer one, and abbreviations that not everybody knows, each once.
  ///
  /// - Parameter withConsidered: with the terms that most writers would leave.
  private func stumblingWords(withConsidered: Bool) -> Int {
    var words = WordSet()
    for match in matches where match.addsToGrade && (withConsidered || match.mode != .consider) {
      words.insert(bytes.span.extracting(match.found))
    }
    var walk = MatchWalk()
    let explained = explainedAbbreviations
    for token in analysis.tokens
    where isStumblingWord(token) || isStumblingAbbreviation(token, explained: explained) {
      if walk.overlaps(token.range, in: matches, where: \.addsToGrade) { continue }
      words.insert(bytes.span.extracting(singular(token.range)))
    }
    return words.count
  }

  /// “partition” of “partitions”: whoever knows the one knows the other.
  private func singular(_ word: Range<Int>) -> Range<Int> {
    let isPlural = word.count > 4 && bytes[word.upperBound - 1] | 0x20 == UInt8(ascii: "s")
    return isPlural ? word.lowerBound..<word.upperBound - 1 : word
  }

  /// The verdict by the grade. Words that other rules report count as plain ones, so that they are not reported again.
  private func relievedVerdict(in context: LanguageContext) -> GradeVerdict {
    let plain = GradeVerdict(measure, limit: limit.max)
    guard plain > .passes, matches.contains(where: \.addsToGrade) else { return plain }
    var counts = PlainerCounts(analysis.counts)
    // Each token once, in text order.
    var rest = analysis.tokens[...]
    for match in matches where match.addsToGrade {
      rest = rest.drop { $0.range.upperBound <= match.found.lowerBound }
      let found = rest.prefix { $0.range.lowerBound < match.found.upperBound }
      rest = rest.dropFirst(found.count)
      let tokens = found.filter { $0.kind != .neutral }
      if tokens.count > 1, let written = match.isRemoval ? "" : match.replacements.first {
        for token in tokens { counts.remove(token) }
        counts.insert(context.counts(of: written))
      } else {
        for token in tokens { counts.simplify(token) }
      }
    }
    return min(plain, counts.verdict(limit: limit.max))
  }
}

extension GlossaryMatch {
  fileprivate var addsToGrade: Bool { rule.addsToGrade && mode != .note }
}

extension Configuration.GradeLimit {
  /// Whether `gate: strict` fails a text, however short it is.
  func isStrictlyAbove(_ measure: Measure) -> Bool {
    gate == .strict && measure.adjusted != nil && (measure.value ?? 0) > max
  }
}
