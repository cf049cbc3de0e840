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
    let isRead =
      !entry.isLegal
      && Prose.holds(
        bytes.span, neutral: neutral.span, tokens: analysis.tokens.span, words: words, lists: lists,
        language: entry.language)
    measure = Measure.measure(of: analysis.counts, in: context.measured)
    // Of a text that nothing shows, it isn't sure that the file's readers read it.
    measure.judge(limit: limit.max, isProse: isRead && !entry.isUnshown)
    if isRead, limit.gate != .off { gradeSeverity = severity(of: plainerMeasure(in: context)) }
    // A manual has terms to teach, and time to do so.
    if entry.isManual, gradeSeverity != nil { gradeSeverity = .note }
    if limit.isStrictlyAbove(measure) { gradeSeverity = .error }
    if entry.isUnshown, gradeSeverity != nil { gradeSeverity = .note }
    if gradeSeverity != nil || analysis.counts.polysyllables >= Self.fewestHardWords, isInOtherLanguage {
      isOtherLanguage = true
      gradeSeverity = nil
    }
    measure.isTooHard = gradeSeverity == .error
    if !isOtherLanguage, words < Measure.fewestWords, measure.adjusted != nil { findHardPhrase() }
  }

  /// A file of English texts may have some that nobody translated into English.
  private var isInOtherLanguage: Bool { isInOtherLanguage(orInNone: true) }

  /// The same, but only of texts that are long enough to be sure.
  var isSurelyInOtherLanguage: Bool {
    let words = analysis.counts.words
    return words >= 3 && isInOtherLanguage(orInNone: words >= 8)
  }

  private func isInOtherLanguage(orInNone: Bool) -> Bool {
    entry.language == "en"
      && WrittenLanguage.isNotEnglish(bytes.span, analysis.tokens.span, orInNone: orInNone)
  }

  /// Turns a verdict on prose into a severity.
  ///
  /// Readers who saw the advice called it right where there is a long sentence to split, and mistaken where all it has to say is
  /// that words are hard: most such words are terms (Documentation/Readability.md).
  private func severity(of measure: Measure) -> Severity? {
    let verdict = GradeVerdict(measure, limit: limit.max)
    guard verdict > .passes else { return nil }
    if limit.gate == .clear { return verdict == .fails ? .error : .warning }
    if verdict == .fails, isOfficialese(measure) { return isDiagnostic ? .warning : .error }
    let words = endlessSentence
    guard words >= Self.longSentence else { return .note }
    if verdict == .fails, !isDiagnostic { return words >= Self.failingSentence ? .error : .warning }
    return words >= Self.lostSentence ? .warning : .note
  }

  /// Whether it is far above the limit for words that are hard, but no terms: a text with terms has abbreviations, too.
  private func isOfficialese(_ measure: Measure) -> Bool {
    guard measure.margin(above: limit.max) ?? 0 > Self.farAbove else { return false }
    let advice = GradeAdvice(for: self)
    return advice.abbreviations.isEmpty && advice.swaps.count + advice.hard.count >= Self.fewestHardWords
  }

  /// Standard errors between the limit and the adjusted grade.
  private static let farAbove = 4.0
  /// How many words it has.
  var longestSentence: Int { analysis.sentences.reduce(0) { max($0, $1.words) } }

  /// How many words its longest sentence has, if readers want to split it; else 0. A list of people who helped is long, too, but
  /// not hard, and one with “(a)” and “(b)” is split already.
  private var endlessSentence: Int {
    var longest = 0
    // Each token once, in text order.
    var rest = analysis.tokens[...]
    for sentence in analysis.sentences where sentence.words >= Self.longSentence {
      rest = rest.drop { $0.range.lowerBound < sentence.range.lowerBound }
      let inside = rest.prefix { $0.range.lowerBound < sentence.range.upperBound }
      rest = rest.dropFirst(inside.count)
      let names = inside.count { $0.traits.contains(.capitalized) && !$0.traits.contains(.sentenceStart) }
      if names * Self.wordsForEachName < sentence.words, !isNumbered(sentence.range) {
        longest = max(longest, sentence.words)
      }
    }
    return longest
  }

  /// Whether the parts of a sentence are numbered: “(a) … (b) …”, “(i) … (ii) …”.
  private func isNumbered(_ sentence: Range<Int>) -> Bool {
    let text = bytes.span.extracting(sentence)
    var numbers = 0
    var at = 0
    while let open = text.firstIndex(of: UInt8(ascii: "("), from: at) {
      at = open + 1
      var end = at
      while text.byte(end).isASCIIAlphanumeric, end - at < 4 { end += 1 }
      let number = text.extracting(at..<end)
      let isLetter = number.count == 1
      if end > at, text.byte(end) == UInt8(ascii: ")"),
        isLetter || Self.romanNumbers.contains(where: { number.equals($0.utf8.span) })
      {
        numbers += 1
      }
    }
    return numbers > 1
  }

  private static let romanNumbers = ["ii", "iii", "iv", "vi", "vii", "viii"]

  /// Words in a sentence that readers want to split: of 54 warnings on 30 to 32 words in rounds 61 to 64, they called 16 right, and
  /// 10 wrong.
  private static let longSentence = 33
  /// In one of these, they get lost: a warning where only the plain grade is above the limit.
  private static let lostSentence = 37
  /// Even busy writers split one of these. In rounds 62 to 68, readers called 28 of 50 errors on such sentences right, and 37 of 128
  /// on shorter ones; the limit was chosen on these rows.
  private static let failingSentence = 48
  /// In a list of names, at least one word in three is a name. Nouns of German prose are fewer, though all have capitals.
  private static let wordsForEachName = 3

  /// Words that other rules report count as plain ones, so that they are not reported again.
  private func plainerMeasure(in context: LanguageContext) -> Measure {
    let verdict = GradeVerdict(measure, limit: limit.max)
    guard verdict > .passes, matches.contains(where: \.isReported) else { return measure }
    var counts = PlainerCounts(analysis.counts)
    // Each token once, in text order.
    var rest = analysis.tokens[...]
    for match in matches where match.isReported {
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
    // The milder one counts.
    let plainer = counts.measure
    let other = GradeVerdict(plainer, limit: limit.max)
    return other < verdict || other == verdict && plainer.adjusted ?? 0 < measure.adjusted ?? 0
      ? plainer : measure
  }
}

extension GlossaryMatch {
  /// Whether it has a finding of its own. Terms that most writers would leave are only notes, so the grade names them; a wordy phrase
  /// is a note as well, but a matter of style.
  var isReported: Bool { rule.addsToGrade && mode != .note && mode != .consider }
}

extension Configuration.GradeLimit {
  /// Whether `gate: strict` fails a text, however short it is.
  func isStrictlyAbove(_ measure: Measure) -> Bool {
    gate == .strict && measure.adjusted != nil && (measure.value ?? 0) > max
  }
}
