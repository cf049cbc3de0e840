extension Checker {
  /// Reads and checks a file, and of its strings only those that changed since it was last checked with `memory`.
  ///
  /// The report is that of `check(_:sources:)`. Nil when no format recognizes the file.
  package mutating func check(
    _ document: Document, sources: SourceStrings? = nil, memory: inout FileMemory
  ) -> FileReport? {
    self.sources = sources
    defer { self.sources = nil }
    guard let format = format(of: document) else {
      memory = FileMemory()
      return nil
    }
    var reading = format.read(document, options: ReadingOptions(sourceLocale: configuration.sourceLocale))
    recall(&reading.entries, path: document.path, &memory)
    let entries = reading.entries

    let fileRules = ruleSet(path: document.path, key: nil)
    let hasKeyOverrides = configuration.overrides.contains { !$0.keys.isEmpty }
    var sums = FileSums()
    var builder = FileReportBuilder(document: document, format: format)
    let problems = configuration.selected(
      document.problems + reading.problems, path: document.path, format: format.name,
      locales: entries.localeNames)
    for problem in problems { builder.add(problem, rules: fileRules) }
    let selected = selection(of: entries)
    for index in entries.indices where selected.isEmpty || selected[Int(entries.rows[index].locale)] {
      if memory.strings[index].holdsSuppression { builder.note(entries[index]) }
      var failed: Scorecard.Categories = []
      if !memory.strings[index].findings.isEmpty {
        let key = hasKeyOverrides ? entries[index].key : nil
        let rules = key == nil ? fileRules : ruleSet(path: document.path, key: key)
        failed = add(memory.strings[index], of: entries[index], rules: rules, to: &builder)
      }
      if entries.rows[index].isShown {
        sums.add(
          memory.strings[index].tallied, at: index, of: entries,
          translated: memory.strings[index].translated, uses: memory.strings[index].uses, failed: failed)
      }
    }
    conclude(&sums, entries, path: document.path, format: format.name, rules: fileRules, into: &builder)
    memory.entries = entries
    return builder.report()
  }

  private func add(
    _ string: CheckedString, of entry: Entry, rules: RuleSet, to builder: inout FileReportBuilder
  ) -> Scorecard.Categories {
    var failed: Scorecard.Categories = []
    let source = string.translated.isEmpty ? nil : string.translated
    for finding in string.findings.prefix(Self.maximumFindings) {
      failed.formUnion(builder.add(finding, of: entry, source: source, rules: rules))
    }
    return failed
  }

  /// Gives `entries` their roles, and `memory` what was found in them, checking those that are new.
  private mutating func recall(_ entries: inout StringTable, path: String, _ memory: inout FileMemory) {
    let kept = memory.kept(in: entries)
    let middle = kept.first..<entries.count - kept.last
    let oldMiddle = kept.first..<memory.entries.count - kept.last
    let read = entries
    for index in entries.rows.indices where !middle.contains(index) {
      let old = index < middle.lowerBound ? index : index - middle.upperBound + oldMiddle.upperBound
      entries.rows[index].role = memory.entries.rows[old].role
      entries.rows[index].roleSource = memory.entries.rows[old].roleSource
    }
    configuration.assignRoles(in: &entries, middle, path: path)
    let turned = memory.counts.replace(memory.entries[oldMiddle], with: entries[middle])
    if !turned.isEmpty { memory.names = memory.counts.names }
    subject.names = memory.names
    memory.checkedStrings = 0

    let known = KnownStrings(memory, oldMiddle)
    subject.enter(entries)
    let selected = selection(of: entries)
    var strings: [CheckedString] = []
    strings.reserveCapacity(middle.count)
    for index in middle {
      guard selected.isEmpty || selected[Int(read.rows[index].locale)] else {
        strings.append(CheckedString())
        strings[strings.count - 1].takeRole(of: read[index])
        continue
      }
      strings.append(string(at: index, as: read, in: entries, path: path, known, turned, &memory))
    }
    memory.strings.replaceSubrange(oldMiddle, with: strings)
    if !turned.isEmpty { recheck(turned, outside: middle, in: entries, path: path, &memory) }
  }

  /// - Parameter read: the strings as the reader gave them.
  private mutating func string(
    at index: Int, as read: StringTable, in entries: StringTable, path: String, _ known: KnownStrings,
    _ turned: Set<UInt64>, _ memory: inout FileMemory
  ) -> CheckedString {
    takeSibling(of: index, in: entries)
    translated = source(of: index, in: entries, sources: sources)
    let old = known.place(of: read[index]) { place in
      memory.isSame(place, as: index, of: read)
        && memory.strings[place].wasChecked(with: subject.sibling, translated)
        && !memory.strings[place].hardWords.contains(where: turned.contains)
    }
    if let old { return memory.strings[old] }
    memory.checkedStrings += 1
    var string = checkedString(at: index, path: path)
    string.takeRole(of: read[index])
    return string
  }

  /// Checks the entry with what is around it, which was taken in before.
  private mutating func checkedString(at index: Int, path: String) -> CheckedString {
    var findings: [Finding] = []
    subject.entry.move(to: index)
    let entry = subject.entry
    checkEntry(by: ruleSet(path: path, key: entry.key), into: &findings)
    var string = CheckedString(
      subject, findings: findings, source: translated, glossary: contexts[entry.locale].glossary)
    string.holdsSuppression =
      !Suppression.all(Suppression.entryMarker, in: entry.commentBytes).isEmpty
    return string
  }

  /// Checks the strings again that hold a word of `turned`: it was no name of the file before, or is none now.
  private mutating func recheck(
    _ turned: Set<UInt64>, outside middle: Range<Int>, in entries: StringTable, path: String,
    _ memory: inout FileMemory
  ) {
    for index in entries.indices where !memory.strings[index].hardWords.isEmpty && !middle.contains(index) {
      guard memory.strings[index].hardWords.contains(where: turned.contains) else { continue }
      takeSibling(of: index, in: entries)
      translated = source(of: index, in: entries, sources: sources)
      memory.checkedStrings += 1
      var string = checkedString(at: index, path: path)
      string.readRole = memory.strings[index].readRole
      string.readRoleSource = memory.strings[index].readRoleSource
      memory.strings[index] = string
    }
  }
}

/// Where the strings of a key were, in a part of a file.
private struct KnownStrings {
  private var places: [UInt64: [Int]] = [:]

  init(_ memory: FileMemory, _ part: Range<Int>) {
    for index in part { places[byteHash(memory.entries[index].key.utf8.span), default: []].append(index) }
  }

  /// The first of the entry's key for which `condition` holds.
  func place(of entry: Entry, where condition: (Int) -> Bool) -> Int? {
    places[byteHash(entry.key.utf8.span)]?.first(where: condition)
  }
}

extension CheckedString {
  fileprivate mutating func takeRole(of read: Entry) {
    readRole = read.role
    readRoleSource = read.roleSource
  }
}
