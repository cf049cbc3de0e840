internal import Readability

/// A translation that ends in another sign than its source.
struct EndingMismatch: TranslationRule {
  var about: RuleDescription {
    RuleDescription(
      name: "ending-mismatch", group: .translation, severity: .warning,
      summary: "A translation does not end as its source does, such as with a question mark.")
  }

  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding]) {
    guard let last = subject.bytes.last, let theirs = source.bytes.last else { return }
    // Most pairs end in the same byte, and most of these in a letter.
    if last == theirs, last.isASCIILetter { return }
    let language = subject.entry.language
    guard !Self.withoutMarks.contains(language), source.language == "en" || last < 0x80 else { return }
    let own = TextEnding.find(in: subject.bytes, subject.neutral)
    let wanted = TextEnding.find(in: source.bytes, source.neutral)
    var ownEnding = own.ending
    if language == "el", ownEnding == .semicolon { ownEnding = .question }
    guard ownEnding != wanted.ending, !isAllowed(ownEnding, wanted.ending, language, subject, source) else {
      return
    }
    // The placeholder at the end of one stands elsewhere in the other.
    if endsInPlaceholder(subject.neutral, subject.bytes) != endsInPlaceholder(source.neutral, source.bytes) {
      return
    }
    let place = own.range ?? 0..<subject.bytes.count
    if let range = wanted.range {
      let sign = String(decoding: source.bytes[range], as: UTF8.self)
      findings.append(
        finding("End this as the source does, which has \(quoted(sign)).", at: place, in: subject))
    } else {
      findings.append(
        finding(
          "Leave out \(quoted(subject.text(place))). The source ends without it.", at: place, in: subject))
    }
  }

  /// Languages that write no such marks, or in other places.
  private static let withoutMarks: Set<String> = ["th", "lo", "my", "km", "hy", "bo", "dz"]

  private func isAllowed(
    _ own: TextEnding, _ wanted: TextEnding, _ language: String, _ subject: Subject, _ source: SourceText
  ) -> Bool {
    // What both need no sign for is a matter of style.
    let isPair = { (a: TextEnding, b: TextEnding) in own == a && wanted == b || own == b && wanted == a }
    if isPair(.none, .semicolon) || isPair(.stop, .semicolon) || isPair(.colon, .semicolon) { return true }
    if ["ja", "zh", "ko", "yue"].contains(language) {
      return isPair(.none, .stop) || isPair(.stop, .colon) || isPair(.none, .colon)
        || isPair(.stop, .ellipsis)
        || language != "ko" && isPair(.stop, .question) && subject.text(0..<subject.bytes.count).contains("か")
    }
    guard isPair(.none, .stop) else { return false }
    // A short text may end in an abbreviation.
    return source.text.utf8.count { $0 == 0x20 } < 3 || endsInShortForm(subject.bytes)
      || endsInShortForm(source.bytes)
  }

  /// "etc.", "mg.", "U.S.": a word of four letters at most, or one with a dot in it.
  private func endsInShortForm(_ bytes: [UInt8]) -> Bool {
    guard bytes.last == UInt8(ascii: ".") else { return false }
    let word = bytes.dropLast().reversed().prefix { $0 > 0x20 }
    return word.contains(UInt8(ascii: ".")) || String(decoding: word.reversed(), as: UTF8.self).count <= 4
  }

  private func endsInPlaceholder(_ neutral: [NeutralRange], _ bytes: [UInt8]) -> Bool {
    guard let last = neutral.last, last.kind != .markup else { return false }
    return bytes[last.range.upperBound...].allSatisfy { $0 >= 0x80 || !$0.isASCIIAlphanumeric }
  }
}
