internal import Readability

/// The name of a rotor that is not the name of what people step through.
struct RotorForm: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "rotor-form", group: .actions, severity: .warning, isFixable: true,
      summary: "The name of a rotor is a key or a command, or says “rotor” itself.")
  }

  var when: When { .role(.rotor) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let tokens = subject.analysis.tokens
    let whole = subject.trimmedRange
    guard let first = tokens.first, let last = tokens.last else { return }
    let name = subject.text(whole)
    let isCamelCase =
      tokens.count == 1 && first.traits.contains(.camelCase) && name.hasPrefix(name.prefix(1).lowercased())
    if isCamelCase || CodeName.isSnakeCase(name) {
      findings.append(
        finding(
          "Write words, such as “\(words(of: name))”, not the key \(quoted(name)).", at: whole, in: subject))
    } else if let word = shouted(name, subject) {
      findings.append(
        finding(
          "Write “\(word)”. A screen reader may spell out capitals.", at: whole, in: subject,
          replacement: word,
          applicability: .unsafe))
    } else if subject.openingGesture() != nil || subject.anyGesture() != nil || subject.beginsWithCommand() {
      findings.append(
        finding(
          "Name what people step through, such as “Messages”. A screen reader tells them how.", at: whole,
          in: subject))
    } else if tokens.count > 1, subject.foldedText(first.range) == "rotor" {
      findings.append(
        finding(
          "Name what people step through, such as “Messages”. A screen reader already says “rotor”.",
          at: whole,
          in: subject))
    } else {
      checkEnd(subject, whole, last, &findings)
    }
  }

  /// “Unread thoughts” for “unread_thoughts”, “Segments” for “segment_rotor”.
  private func words(of name: String) -> String {
    var words = ActedOn.words(of: name)
    if words.count > 1, words.last == "rotor" { words.removeLast() }
    if words.count == 1, let word = words.first, Self.kinds.contains(word) { words = [word + "s"] }
    return capitalized(words.joined(separator: " "))
  }

  /// “Speakers” for “SPEAKERS”; “URLS” is short, and “PDF” an abbreviation.
  private func shouted(_ name: String, _ subject: Subject) -> String? {
    guard name.utf8.count > 4, name.utf8.allSatisfy(\.isASCIICapital),
      Subject.common?.contains(Array(name.lowercased().utf8).span) == true
    else { return nil }
    return capitalized(name.lowercased())
  }

  /// What people step through one by one.
  private static let kinds = [
    "bookmark", "chapter", "comment", "error", "event", "game", "header", "heading", "image", "link",
    "message", "note",
    "photo", "segment", "speaker", "stamp", "thought", "tool", "trip", "warning",
  ]

  private func checkEnd(_ subject: Subject, _ whole: Range<Int>, _ last: Token, _ findings: inout [Finding]) {
    var end = last.range.upperBound
    // "Tools rotor."
    if subject.foldedText(last.range) == "rotor", last.range.lowerBound > whole.lowerBound {
      end = subject.bytes.spaces(around: last.range.lowerBound..<last.range.lowerBound).lowerBound
    }
    let tail = subject.text(last.range.upperBound..<whole.upperBound)
    guard end < last.range.upperBound || tail == "." else { return }
    let short = subject.text(whole.lowerBound..<end)
    guard end < last.range.upperBound else {
      findings.append(
        finding(
          "Write only \(quoted(short)). It is a name, and ends without a period.", at: end..<whole.upperBound,
          in: subject, replacement: "", applicability: .safe))
      return
    }
    // “Error rotor”: people step through errors.
    if subject.entry.language == "en", subject.analysis.tokens.count == 2,
      Self.kinds.contains(short.lowercased())
    {
      findings.append(
        finding(
          "Write “\(short)s”. A screen reader already says that it is a rotor.", at: end..<whole.upperBound,
          in: subject, replacement: "s", applicability: .unsafe))
      return
    }
    findings.append(
      finding(
        "Write only \(quoted(short)). A screen reader already says that it is a rotor.",
        at: end..<whole.upperBound,
        in: subject, replacement: "", applicability: .safe))
  }

  func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {
    guard catalog.indices.contains(where: { catalog.entries.rows[$0].role == .rotor }) else { return }
    var seen: [String: Int] = [:]
    for index in catalog.indices where catalog.entries.rows[index].role == .rotor {
      let entry = catalog.entries[index]
      guard entry.text.contains(where: \.isLetter) else { continue }
      guard seen.updateValue(index, forKey: entry.text.lowercased()) != nil else { continue }
      findings.append(
        CatalogFinding(
          entry: index,
          finding: Finding(
            rule: about.name, severity: about.severity,
            message: "Give this rotor a name of its own. Another rotor says \(quoted(entry.text)), too.",
            range: 0..<entry.sentence.utf8.count, words: [entry.text])))
    }
  }
}
