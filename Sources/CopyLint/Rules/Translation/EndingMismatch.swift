internal import Readability

/// A translation that ends in a different sign than its source.
struct EndingMismatch: TranslationRule {
  var about: RuleDescription {
    RuleDescription(
      name: "ending-mismatch", group: .translation, severity: .note,
      summary: "A translation does not end the way its source does, such as with a question mark.")
  }

  var when: When { .pair(.otherEnd) }

  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding]) {
    guard let last = subject.bytes.last, let theirs = source.bytes.last else { return }
    let language = subject.entry.language
    guard !LanguageHabits.withoutEndMarks.contains(language), source.language == "en" || last < 0x80
    else { return }
    let own = TextEnding.find(in: subject.bytes, subject.neutral)
    let wanted = TextEnding.find(in: source.bytes, source.neutral)
    var ownEnding = own.ending
    if language == "el", ownEnding == .semicolon { ownEnding = .question }
    if let dots = doubledStop(subject, source) {
      findings.append(finding("End this with one “.”, as the source does.", at: dots, in: subject))
      return
    }
    if last == UInt8(ascii: "|") || theirs == UInt8(ascii: "|"),
      !LanguageHabits.stoppingWithBars.contains(language)
    {
      return
    }
    guard ownEnding != wanted.ending, !isAllowed(ownEnding, wanted.ending, language, subject, source) else {
      return
    }
    // A mark may move within the text.
    if Self.standsElsewhere(wanted, source.bytes, in: subject.bytes)
      || Self.standsElsewhere(own, subject.bytes, in: source.bytes)
    {
      return
    }
    // The placeholder at the end of one is elsewhere in the other.
    if endsInPlaceholder(subject.neutral, subject.bytes) != endsInPlaceholder(source.neutral, source.bytes) {
      return
    }
    let place = own.range ?? 0..<subject.bytes.count
    let severity: Severity? =
      EndingHabits.areFree(ownEnding, for: wanted.ending, in: subject, source) ? .note : nil
    if let range = wanted.range {
      let sign = String(decoding: source.bytes[range], as: UTF8.self)
      findings.append(
        finding(
          "End this like the source, which ends in \(quoted(sign)).", at: place, in: subject,
          severity: severity))
    } else {
      findings.append(
        finding(
          "Leave out \(quoted(subject.text(place))). The source ends without it.", at: place, in: subject,
          severity: severity))
    }
  }

  /// Whether the question mark or the dots at the end of `text` are anywhere in `other`: "…へコピー" for "Copy to…".
  private static func standsElsewhere(
    _ found: (ending: TextEnding, range: Range<Int>?), _ text: [UInt8], in other: [UInt8]
  ) -> Bool {
    guard found.range != nil else { return false }
    switch found.ending {
    case .question: return other.contains(UInt8(ascii: "?")) || holds("？", other) || holds("؟", other)
    case .ellipsis: return holds("...", other) || holds("…", other) || holds("⋯", other)
    default: return false
    }
  }

  private static func holds(_ sign: StaticString, _ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { bytes.span.holds(sign, at: $0) }
  }

  private func isAllowed(
    _ own: TextEnding, _ wanted: TextEnding, _ language: String, _ subject: Subject, _ source: SourceText
  ) -> Bool {
    // If neither needs a mark, it is a matter of style.
    let isPair = { (a: TextEnding, b: TextEnding) in own == a && wanted == b || own == b && wanted == a }
    if isPair(.none, .semicolon) || isPair(.stop, .semicolon) || isPair(.colon, .semicolon) { return true }
    // "Hola:" for "Hello,".
    if own == .colon, wanted == .none, source.bytes.last == UInt8(ascii: ",") { return true }
    if LanguageHabits.eastAsian.contains(language) {
      return isPair(.none, .stop) || isPair(.stop, .colon) || isPair(.none, .colon)
        || isPair(.stop, .ellipsis)
        || language == "ja" && wanted == .question && own != .colon && own != .ellipsis
    }
    guard isPair(.none, .stop) else { return false }
    // A short text may end in an abbreviation.
    return source.words < 4 || endsInShortForm(subject.bytes)
      || endsInShortForm(source.bytes)
  }

  /// Two periods after a letter, where the source ends with one or none.
  private func doubledStop(_ subject: Subject, _ source: SourceText) -> Range<Int>? {
    let end = subject.bytes.count
    guard end > 2, subject.bytes[end - 1] == 0x2E, subject.bytes[end - 2] == 0x2E,
      subject.bytes[end - 3] != 0x2E,
      subject.bytes[end - 3] > 0x2F, !source.bytes.span.contains(".."), source.text.unicodeScalars.last != "…"
    else { return nil }
    return end - 2..<end
  }

  /// "etc.", "mg.", "U.S.": a word with a dot in it, one without a vowel, or one that is known.
  private func endsInShortForm(_ bytes: [UInt8]) -> Bool {
    guard bytes.last == UInt8(ascii: ".") else { return false }
    let letters = bytes.dropLast().reversed().prefix { $0 > 0x20 && $0 != UInt8(ascii: "(") }
    let word = String(decoding: letters.reversed(), as: UTF8.self).lowercased()
    if word.utf8.contains(UInt8(ascii: ".")) || word.count == 1 { return true }
    guard word.count <= 5 else { return false }
    if word.utf8.allSatisfy({ $0 < 0x80 && !"aeiouy".utf8.contains($0) }) { return true }
    return WordLists.common.contains(word, in: .shortForms)
  }

  private func endsInPlaceholder(_ neutral: [NeutralRange], _ bytes: [UInt8]) -> Bool {
    guard let last = neutral.last, last.kind != .markup else { return false }
    return !String(decoding: bytes[last.range.upperBound...], as: UTF8.self).unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }
}
