/// The same source, translated in two ways.
struct InconsistentTranslation: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "inconsistent-translation", group: .translation, severity: .warning,
      summary: "The same source sentence is translated in two ways.")
  }

  var when: When { .never }

  func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {
    var pairs = Self.pairs(of: catalog)
    for (source, entry) in pairs {
      guard let other = catalog.elsewhere[source] else { continue }
      compare(entry, with: other, in: catalog, &findings)
    }
    let told = Set(findings.compactMap(\.entry))
    pairs.removeAll { told.contains($0.entry) }
    pairs.sort { ($0.source, $0.entry) < ($1.source, $1.entry) }
    var start = 0
    while start < pairs.count {
      var end = start + 1
      while end < pairs.count, pairs[end].source == pairs[start].source { end += 1 }
      if end - start > 1 { compare(pairs[start..<end].map(\.entry), in: catalog, &findings) }
      start = end
    }
    findings.sort { ($0.entry ?? 0) < ($1.entry ?? 0) }
  }

  /// The sentences of a catalog, each with a hash of its source: the text in another language shows whether two are the same.
  private static func pairs(of catalog: Catalog) -> [(source: UInt64, entry: Int)] {
    var pairs: [(source: UInt64, entry: Int)] = []
    for (index, source) in catalog.translated where isSentence(source) {
      let row = catalog.entries.rows[index]
      guard !row.isForm, row.text.count > 0, row.state != .new else { continue }
      pairs.append((byteHash(source.utf8.span), index))
    }
    return pairs
  }

  /// The sentences of a catalog, to compare with other files.
  static func sentences(of catalog: Catalog) -> [TranslatedSentence] {
    pairs(of: catalog).map { source, entry in
      let text = catalog.entries[entry].text
      return TranslatedSentence(
        locale: catalog.locale, source: source, wording: byteHash(folded(text).utf8.span), text: text)
    }
  }

  private func compare(
    _ entry: Int, with other: OtherWording, in catalog: Catalog, _ findings: inout [CatalogFinding]
  ) {
    let text = catalog.entries[entry].text
    guard byteHash(Self.folded(text).utf8.span) != other.wording else { return }
    findings.append(
      CatalogFinding(
        entry: entry,
        finding: Finding(
          rule: about.name, severity: about.severity,
          message: "Write \(quoted(other.text)), as for the same source text in \(quoted(other.file)).",
          range: 0..<text.utf8.count, words: [text])))
  }

  /// The most common wording is the model; on a tie, that of the first key, so that the order of the file does not
  /// matter.
  private func compare(_ found: [Int], in catalog: Catalog, _ findings: inout [CatalogFinding]) {
    let entries = catalog.entries
    let first = byteHash(entries.bytes(entries.rows[found[0]].text))
    guard found.contains(where: { byteHash(entries.bytes(entries.rows[$0].text)) != first }) else { return }
    let group = found.sorted { (entries[$0].key, entries[$0].text) < (entries[$1].key, entries[$1].text) }
    let texts = group.map { byteHash(entries.bytes(entries.rows[$0].text)) }
    // Each wording is folded once, however often it occurs.
    var wordings: [UInt64: UInt64] = [:]
    var counts: [UInt64: Int] = [:]
    let folded = zip(group, texts).map { entry, text in
      if let known = wordings[text] { return known }
      let wording = byteHash(Self.folded(catalog.entries[entry].text).utf8.span)
      wordings[text] = wording
      return wording
    }
    for wording in folded { counts[wording, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    guard let model = folded.firstIndex(where: { counts[$0] == most }) else { return }
    for (place, entry) in group.enumerated() where folded[place] != folded[model] {
      report(entry, model: group[model], in: catalog, &findings)
    }
  }

  private func report(
    _ entry: Int, model: Int, in catalog: Catalog, _ findings: inout [CatalogFinding]
  ) {
    let text = catalog.entries[entry].text
    findings.append(
      CatalogFinding(
        entry: entry,
        finding: Finding(
          rule: about.name, severity: about.severity,
          message: "Write \(quoted(catalog.entries[model].text)), as for the same source text elsewhere.",
          range: 0..<text.utf8.count, words: [text])))
  }

  /// Short texts mean different things in different places.
  private static func isSentence(_ source: String) -> Bool {
    source.utf8.count { $0 == 0x20 } >= 3
  }

  /// Without what the eye skips.
  private static func folded(_ text: String) -> String {
    String(
      text.lowercased().unicodeScalars.filter {
        if $0.isASCII { return UInt8(ascii: $0).isASCIILetter || $0 == "%" || $0 == "{" }
        return $0.properties.isAlphabetic && !isVowelMark($0)
      })
  }

  /// Marks of Hebrew and Arabic that most writers leave out.
  private static func isVowelMark(_ scalar: Unicode.Scalar) -> Bool {
    0x591...0x5C7 ~= scalar.value || 0x64B...0x65F ~= scalar.value || scalar.value == 0x670
  }
}
