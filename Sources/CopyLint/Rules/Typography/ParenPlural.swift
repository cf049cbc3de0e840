/// "photo(s)", which no one can read aloud and few languages can say.
struct ParenPlural: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "paren-plural", group: .typography, severity: .warning,
      summary: "A plural in brackets, such as “photo(s)”, in place of real forms.")
  }

  var needs: SubjectFacts { .bracket }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let bytes = subject.bytes
    guard !hasQtForms(subject) else { return }
    for index in bytes.indices where bytes[index] == UInt8(ascii: "(") {
      guard index >= 3, bytes[index - 3..<index].allSatisfy(Self.isLetter), let end = ending(subject, index)
      else {
        continue
      }
      var start = index
      while start > 0, Self.isLetter(bytes[start - 1]) { start -= 1 }
      if subject.isNeutral(start..<end) { continue }
      findings.append(
        finding(
          "Use plural forms instead of \(quoted(subject.text(start..<end))). Other languages have more than two.",
          at: start..<end, in: subject))
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte >= 0x80 }

  /// Qt's `%n` brings plural forms of its own; the source text stands for all of them.
  private func hasQtForms(_ subject: Subject) -> Bool {
    subject.entry.syntax == .qt
      && subject.neutral.contains { subject.bytes[$0.range].last == UInt8(ascii: "n") }
  }

  /// Where "(s)" or "(es)" ends.
  private func ending(_ subject: Subject, _ open: Int) -> Int? {
    let bytes = subject.bytes
    let longest = 4
    guard let close = bytes[open...].prefix(longest + 2).firstIndex(of: UInt8(ascii: ")")),
      subject.lists.contains(bytes.span.extracting(open + 1..<close), in: .pluralEndings)
    else { return nil }
    // "HTTP(S)" is two names in one.
    guard bytes[open + 1] >= UInt8(ascii: "a") else { return nil }
    let end = close + 1
    return end == bytes.count || !bytes[end].isASCIIAlphanumeric ? end : nil
  }
}
