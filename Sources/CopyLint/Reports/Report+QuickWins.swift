internal import Readability

extension Report {
  /// One change that clears many findings: the same words, and the same text to write instead.
  package struct QuickWin: Sendable, Equatable {
    /// Rule name.
    package var rule: String
    /// The words as they stood where they were first found.
    package var words: String
    /// Empty when the words are to be left out.
    package var replacement: String
    /// Who makes the change: `--fix` where it is safe, `--unsafe-fixes` where it is not, else a person.
    package var applicability: Applicability
    /// Findings that it clears.
    package var findings: Int
  }

  /// The changes that clear most findings, each two at least; of equals, the first found.
  ///
  /// - Parameter count: how many at most.
  package func quickWins(_ count: Int) -> [QuickWin] {
    // In the order of the report, so that the same findings give the same list.
    var wins: [QuickWin] = []
    var places: [UInt64: Int] = [:]
    for file in files.indices where !files[file].findings.records.isEmpty {
      add(files[file].findings, to: &wins, &places)
    }
    let order = wins.indices.filter { wins[$0].findings > 1 }.sorted {
      (wins[$1].findings, $0) < (wins[$0].findings, $1)
    }
    return order.prefix(count).map { wins[$0] }
  }

  private func add(
    _ findings: FileFindings, to wins: inout [QuickWin], _ places: inout [UInt64: Int]
  ) {
    // What is said again is looked up once.
    var known = [Int?](repeating: nil, count: findings.sayings.count * Applicability.all.count)
    for record in findings.records where record.isOpen && record.severity > .note {
      let applicability = record.edit == nil ? .shown : record.applicability ?? .shown
      let number =
        Int(record.saying) * Applicability.all.count + (Applicability.all.firstIndex(of: applicability) ?? 0)
      if let place = known[number] {
        wins[place].findings += 1
        continue
      }
      let finding = findings.finding(record)
      guard var replacement = finding.replacement, let words = finding.words.first else { continue }
      if findings.isRemoval(record, of: words, leaving: replacement) { replacement = "" }
      guard Self.shows(words, replacement) else { continue }
      let key = Self.key(finding.rule, words, replacement, applicability)
      let place = places[key] ?? wins.count
      if place == wins.count {
        places[key] = place
        wins.append(
          QuickWin(
            rule: finding.rule, words: words, replacement: replacement, applicability: applicability,
            findings: 0))
      }
      wins[place].findings += 1
      known[number] = place
    }
  }

  /// Whether a list can show the change: not a space between two words, or another kind of space next to a word.
  private static func shows(_ words: String, _ replacement: String) -> Bool {
    let seen = words.filter { !$0.isWhitespace }
    if words.isEmpty { return replacement.contains { !$0.isWhitespace } }
    return seen.isEmpty || !hasSameBytes(seen, replacement.filter { !$0.isWhitespace })
  }

  /// The same for the same words in any case.
  private static func key(
    _ rule: String, _ words: String, _ replacement: String, _ applicability: Applicability
  ) -> UInt64 {
    var hash = WordHash()
    for text in [rule, words, replacement, applicability.rawValue] {
      let bytes = text.utf8.span
      var index = 0
      while index < bytes.count { hash.add(foldedScalar(of: bytes, at: &index)) }
      hash.add(0x1F)
    }
    return hash.value
  }
}

extension FileFindings {
  /// Whether the words are left out and the next one takes their place: “Successfully updated” becomes “Updated”.
  fileprivate func isRemoval(_ record: FindingRecord, of words: String, leaving replacement: String) -> Bool {
    let text = texts.string(strings[Int(record.string)].text).utf8
    guard let range = record.textRange?.range, range.upperBound <= text.count else { return false }
    let found = text.dropFirst(range.lowerBound).prefix(range.count)
    guard found.count > words.utf8.count, found.starts(with: words.utf8) else { return false }
    let rest = found.dropFirst(words.utf8.count).drop { $0 == 0x20 || $0 == UInt8(ascii: ",") }
    return !rest.isEmpty && String(decoding: rest, as: UTF8.self).lowercased() == replacement.lowercased()
  }
}

extension Applicability {
  /// The order in which quick wins are shown: what takes least work comes first.
  static let all: [Applicability] = [.safe, .unsafe, .shown]
}
