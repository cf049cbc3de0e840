internal import Readability

extension FileReport {
  /// Drops what `hard-word` and `jargon` say of single words that are the app's own. The strings count as clear then.
  ///
  /// - Parameter isOwn: whether a word is, by its hash.
  mutating func dropFindings(on isOwn: (UInt64) -> Bool) {
    var isDropped = [Bool](repeating: false, count: findings.sayings.count)
    for number in isDropped.indices { isDropped[number] = findings.isOnly(about: isOwn, number) }
    guard isDropped.contains(true) else { return }
    let drops = { [findings] (record: FindingRecord) in
      isDropped[Int(record.saying)] && record.suppressed == nil && findings.locale(of: record).isEnglish
    }
    // Only strings that lose something: what they counted against, and what is left.
    var failed: [UInt32: (before: Scorecard.Categories, after: Scorecard.Categories)] = [:]
    for record in findings.records where drops(record) { failed[record.string] = ([], []) }
    for record in findings.records where record.suppressed == nil && record.severity > .note {
      guard failed[record.string] != nil else { continue }
      let categories = Scorecard.Categories(group: record.group)
      failed[record.string]?.before.formUnion(categories)
      if !drops(record) { failed[record.string]?.after.formUnion(categories) }
    }
    for (string, (before, after)) in failed { clear(findings.strings[Int(string)], before, after) }
    findings.records.removeAll { drops($0) }
  }

  /// The report without the findings that `findAppWords` drops, once all files are read.
  package func withoutFindings(on appWords: Set<UInt64>) -> FileReport {
    guard !appWords.isEmpty else { return self }
    var report = self
    report.dropFindings(on: appWords.contains)
    return report
  }

  private mutating func clear(
    _ string: FoundString, _ before: Scorecard.Categories, _ after: Scorecard.Categories
  ) {
    let locale = findings.locales[string.locale]
    guard let index = locales.firstIndex(where: { $0.locale == locale }) else { return }
    locales[index].scorecard.clear(before.subtracting(after))
    let words: Scorecard.Categories = [.init(.plainWords), .init(.readability)]
    if string.isShort, !before.isDisjoint(with: words), after.isDisjoint(with: words) {
      locales[index].plain.clear += 1
    }
  }
}

extension FileFindings {
  /// Whether a finding says something of the app's own words alone. A short text of hard words has three that are not.
  fileprivate func isOnly(about isOwn: (UInt64) -> Bool, _ number: Int) -> Bool {
    let saying = sayings[number]
    let rule = rules[saying.rule]
    guard AppWord.replaces(rule) else { return false }
    let places = words[saying.words.range]
    let others = places.count { !isOwn(WordSet.hash(countedForm(of: texts.bytes($0)).span)) }
    return places.count == 1 ? others == 0 : rule == "hard-word" && others < Subject.fewestHardWords
  }
}

extension String {
  fileprivate var isEnglish: Bool { self == "en" || hasPrefix("en-") }
}
