internal import Readability

/// The same word twice in a row.
struct DoubledWord: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "doubled-word", group: .typography, severity: .warning, isFixable: true,
      summary: "The same word stands twice in a row.")
  }

  var when: When { .likeNeighbors }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let tokens = subject.analysis.tokens
    guard tokens.count > 1, !Self.doubling.contains(subject.entry.language) else { return }
    for index in 1..<tokens.count {
      let (first, second) = (tokens[index - 1], tokens[index])
      guard first.kind == .word, second.kind == .word, first.end - first.start == second.end - second.start,
        second.start == first.end + 1, subject.bytes[Int(first.end)] == 0x20,
        Self.isSame(subject.bytes, first.range, second.range)
      else { continue }
      let word = subject.text(second.range)
      // "Extra Extra Large" is a name.
      guard word.unicodeScalars.count > 1, !second.traits.contains(.capitalized), !isMeant(word, subject)
      else { continue }
      findings.append(
        finding(
          "Remove the second \(quoted(word)). One is enough.", at: Int(first.start)..<Int(second.end),
          in: subject, replacement: subject.text(first.range), applicability: .unsafe))
    }
  }

  /// Languages that double words to form plurals or for emphasis.
  private static let doubling: Set<String> = [
    "id", "ms", "tl", "fil", "vi", "th", "lo", "km", "zh", "ja", "ko", "hi", "bn", "mr", "ne", "ta", "te",
    "kn",
    "ml", "gu", "pa", "or", "ur", "si", "tr", "az", "mi", "haw", "sw", "af", "jv", "su", "to", "sm", "yue",
    "my",
  ]

  private static func isSame(_ bytes: [UInt8], _ first: Range<Int>, _ second: Range<Int>) -> Bool {
    zip(first, second).allSatisfy { one, other in
      let (a, b) = (bytes[one], bytes[other])
      return a == b || one == first.lowerBound && a.isASCIICapital && a | 0x20 == b
    }
  }

  /// Pairs that grammar makes, by language; and a doubling that the source has too.
  private func isMeant(_ word: String, _ subject: Subject) -> Bool {
    let word = word.lowercased()
    if Self.cries.contains(word) { return true }
    if let row = Self.pairs.first(where: { $0.language == subject.entry.language }),
      row.words.split(separator: " ").contains(word[...])
    {
      return true
    }
    return subject.source?.text.lowercased().contains("\(word) \(word)") ?? false
  }

  /// "Oh oh!" is said in many languages.
  private static let cries: Set<String> = ["oh", "ah", "eh", "ha", "hey", "uh", "hm"]

  private static let pairs: [(language: String, words: String)] = [
    ("en", "that had is bye no so very ha oh knock"), ("fr", "vous nous"),
    ("de", "die der das sie den dem denen"), ("nl", "die dat het je"),
    ("it", "via passo piano man mano poco"),
    ("es", "casi poco para esta este cuarto"), ("pt", "logo passo"), ("sv", "det att"), ("ru", "все"),
    ("he", "מאוד"),
    ("ar", "شيئا"),
    ("hu", "az egy ki"), ("el", "σιγά"),
  ]
}
