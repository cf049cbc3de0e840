extension Checker {
  /// Checks a string by itself that is a message with forms, as the readers of files read them: form by form, with what is
  /// wrong with the message.
  ///
  /// - Returns: false for a string that is not a message.
  mutating func checkMessage(_ entry: Entry, by rules: RuleSet, into findings: inout [Finding]) -> Bool {
    guard entry.message == nil, entry.variant.isEmpty, MessageDialect(entry.syntax) != nil,
      entry.text == entry.sentence
    else { return false }
    let (table, problems) = Self.read(StringDraft(entry))
    guard table.count > 1 || !problems.isEmpty || table.first?.sentence != entry.sentence else {
      return false
    }
    for problem in problems {
      guard let active = rules.rule(named: problem.rule) else { continue }
      findings.append(
        Finding(
          rule: problem.rule, severity: active.severity ?? active.about.severity, message: problem.message,
          range: problem.range ?? 0..<entry.sentenceBytes.count))
    }
    let sources = Self.sources(of: entry)
    for index in table.indices {
      var form = table[index]
      (form.role, form.roleSource) = (entry.role, entry.roleSource)
      var found: [Finding] = []
      load(form, translating: source(of: index, in: table, sources: sources), by: rules, into: &found)
      for var one in found {
        // Forms share the text around them: what is wrong there is reported once, at its place in the message.
        let range = form.map.documentRange(of: one.range)
        if range == nil { (one.replacement, one.applicability) = (nil, nil) }
        one.range = range ?? form.range ?? 0..<entry.sentenceBytes.count
        let isTold = findings.contains { $0.rule == one.rule && $0.range == one.range }
        if !isTold { findings.append(one) }
      }
    }
    compareForms(of: table, entry, sources, by: rules, into: &findings)
    return true
  }

  /// Runs the rules that compare the forms of a string.
  private func compareForms(
    of table: StringTable, _ entry: Entry, _ sources: SourceStrings?, by rules: RuleSet,
    into findings: inout [Finding]
  ) {
    var catalog = Catalog(locale: entry.locale)
    catalog.entries = table
    catalog.sources = sources
    for index in table.indices { catalog.add(index, translated: entry.source ?? "", uses: []) }
    for found in rules.check(catalog) where RuleScope.rulesOfForms.contains(found.finding.rule) {
      var finding = found.finding
      finding.range = found.entry.flatMap { table[$0].range } ?? 0..<entry.sentenceBytes.count
      findings.append(finding)
    }
  }

  /// The source, with its forms.
  private static func sources(of entry: Entry) -> SourceStrings? {
    guard let text = entry.source else { return nil }
    let locale = entry.sourceLocale ?? ""
    var sources = SourceStrings(locale: locale)
    let draft = StringDraft(key: entry.key, text: text, locale: locale, syntax: entry.syntax)
    sources.add(read(draft).table, path: "")
    return sources
  }

  /// The forms of a string that is the whole document.
  private static func read(_ draft: StringDraft) -> (table: StringTable, problems: [Problem]) {
    var draft = draft
    let bytes = Array(draft.text.utf8)
    draft.range = 0..<bytes.count
    (draft.map, draft.textMap, draft.isFixable) = (ByteMap(start: 0), nil, true)
    var sink = StringSink(bytes: bytes, room: StringRoom(file: bytes.count + draft.ownBytes))
    sink.addForms(of: draft, isCertainMessage: draft.syntax == .icu)
    return (sink.table(), sink.problems)
  }
}
