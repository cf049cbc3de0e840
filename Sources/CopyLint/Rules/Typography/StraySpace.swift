/// Two spaces in a row, or a space at the start or the end.
struct StraySpace: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "stray-space", group: .typography, severity: .note, isFixable: true,
      summary: "A text has two spaces in a row, or a space at its start or end.")
  }

  var when: When { (.each(.run(of: " ", atLeast: 2)) || .spaceAtEdge) && .reads([.key, .state]) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    if subject.bytes.first == Self.space || subject.bytes.last == Self.space {
      checkEdges(subject, into: &findings)
    }
  }

  func check(_ spaces: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    // Translators write their names as they like.
    guard spaces.range.count == Self.slip,
      !subject.entry.isNamedLike(["translator_credits", "translator-credits"]),
      isInSentence(spaces.range, of: subject),
      !subject.alignsColumns(spaces.range), !subject.isMadeOfForms
    else { return }
    // Many learned to type two spaces after a sentence.
    let isHabit = subject.endsSentence(before: spaces.range.lowerBound)
    findings.append(
      finding(
        "Remove the extra space. One is enough.", at: spaces.range, in: subject,
        severity: isHabit ? .note : nil, replacement: " ", applicability: isHabit ? .unsafe : .safe))
  }

  private static let space = UInt8(ascii: " ")

  /// As many spaces as a slip leaves; more are intentional, as in columns.
  private static let slip = 2

  private func checkEdges(_ subject: Subject, into findings: inout [Finding]) {
    let whole = subject.trimmedRange
    let bytes = subject.bytes
    guard whole.count < bytes.count else { return }
    // The white space of a translation comes from its source, or is a finding of another rule.
    guard !subject.hasSource else { return }
    // A line of a plain text goes on from the one before.
    if subject.entry.table.keysArePositions { return }
    // The words that come between the items of a list, such as " and ".
    guard !subject.entry.isNamedLike(["connector", "delimiter", "separator"]) else { return }
    guard subject.text(whole).unicodeScalars.contains(where: { $0.properties.isAlphabetic }) else { return }
    let edges = [0..<whole.lowerBound, whole.upperBound..<bytes.count]
    for edge in edges where !edge.isEmpty {
      // White space with a line end in it is layout.
      guard bytes[edge].allSatisfy({ $0 == Self.space || $0 == 0x09 }) else { continue }
      let endsThere = edge.lowerBound > 0 && endsSentence(subject.text(whole).unicodeScalars.last)
      // "Supported apps: " waits for a link or a value behind it.
      if edge.lowerBound > 0, subject.text(whole).utf8.last == UInt8(ascii: ":") { continue }
      let isSlip =
        endsThere || standsAlone(subject.entry) && !leadsOn(subject.text(whole).unicodeScalars.last)
      findings.append(
        isSlip
          ? finding(
            "Remove the extra space. It doesn't separate anything.", at: edge, in: subject, severity: .note,
            replacement: "", applicability: .unsafe)
          : finding(
            "Write the whole sentence in one string. Joined pieces break in other languages.", at: edge,
            in: subject, severity: .note))
    }
  }

  /// Whether no program would put something before or after the text.
  private func standsAlone(_ entry: Entry) -> Bool {
    if let source = entry.source, source.first != " ", source.last != " " { return true }
    switch entry.role.part {
    case .button, .destructiveButton, .cancelButton, .menuItem, .tab, .toggle, .title, .heading: return true
    default: return false
    }
  }

  /// "Reason: " waits for something, whatever holds it.
  private func leadsOn(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { ":-–—=,(/".unicodeScalars.contains($0) } ?? false
  }

  private func endsSentence(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { ".!?…。！？؟۔।".unicodeScalars.contains($0) } ?? false
  }

  /// Between words or sentences: not an indent, not around a sign that divides ("A  |  B").
  private func isInSentence(_ run: Range<Int>, of subject: Subject) -> Bool {
    guard run.lowerBound > 0, run.upperBound < subject.bytes.count, !subject.isNeutral(run) else {
      return false
    }
    let before = subject.text(max(0, run.lowerBound - 4)..<run.lowerBound).unicodeScalars.last
    let after = subject.text(run.upperBound..<min(subject.bytes.count, run.upperBound + 4)).unicodeScalars
      .first
    return [before, after].allSatisfy { $0.map(isPartOfSentence) ?? false }
  }

  private func isPartOfSentence(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isAlphabetic || scalar.properties.numericType != nil { return true }
    return ".,;:!?…()\"'“”‘’„«»‹›%@{}$&<>".unicodeScalars.contains(scalar)
  }
}
