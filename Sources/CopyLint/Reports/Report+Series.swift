import Readability

extension Report {
  /// Keeps the first of the findings on the texts of a file that differ only in numbers or codes, as in a table of errors
  /// ("Unknown error (0x39c)"), and says how many more there are.
  ///
  /// What can be written stays, and so do known findings next to new ones. What is wrong with a translation or a file is a fault
  /// of each string, but a file whose translation has hardly begun has thousands of texts that are empty or as in the source, and
  /// one that nobody cleaned up has as many that the source lost.
  ///
  /// - Parameter listsAll: whether to keep a finding for each of those.
  package mutating func foldSeries(listsAll: Bool = false) {
    let masses = [
      Mass(rule: Untranslated().about.name, remark: "are the same as the source"),
      Mass(rule: EmptyTranslation().about.name, remark: "are empty"),
      Mass(rule: TranslationLeftOver().about.name, remark: "are not in the source"),
    ]
    for file in files.indices {
      files[file].findings.lowerEmptyTranslations()
      files[file].findings.foldSeries(listsAll ? [] : masses)
    }
  }

  /// A rule of which a file may have thousands of findings with one cause.
  struct Mass {
    var rule: String
    /// What the other texts are.
    var remark: String
  }
}

extension FileFindings {
  /// Fewer are a coincidence, and quick to read.
  private static let shortestSeries = 5
  /// As many as are listed of what is missing in a file.
  private static let mostOfMass = 20

  /// More empty texts in a file are the work of a tool, and the app mostly shows the source instead.
  private static let mostEmptyByMistake = 3

  /// Makes notes of the empty translations of a file that has many: only one that stands out is surely a gap.
  mutating func lowerEmptyTranslations() {
    guard records.count > Self.mostEmptyByMistake else { return }
    let rule = EmptyTranslation().about
    var places: [[Int]] = [[], [], [], []]
    for index in records.indices
    where records[index].severity == rule.severity && records[index].suppressed == nil
      && self.rule(of: records[index]) == rule.name
    {
      let age = records[index].age
      places[age == .new ? 1 : age == .updated ? 2 : age == .known ? 3 : 0].append(index)
    }
    for indices in places where indices.count > Self.mostEmptyByMistake {
      for index in indices { records[index].severity = .note }
    }
  }

  mutating func foldSeries(_ masses: [Report.Mass]) {
    guard records.count >= Self.shortestSeries else { return }
    let (series, places) = findSeries(masses.map { (rules.number(of: $0.rule), $0.remark) })
    let isFolded = series.map {
      $0.count >= ($0.mass != nil ? Self.mostOfMass + 1 : Self.shortestSeries)
    }
    guard isFolded.contains(true) else { return }
    for number in series.indices where isFolded[number] {
      let remark = series[number].mass ?? "differ only in a number"
      takeSeries(of: series[number].count - 1, remark, at: series[number].first)
    }
    records = records.indices.filter { index in
      places[index].map { !isFolded[$0] || series[$0].first == index } ?? true
    }.map { records[$0] }
  }

  /// Findings that may be folded into their first, and what the texts of a mass are.
  private typealias Series = (first: Int, count: Int, mass: String?)

  /// Apart from what changes the findings, so that they are lent and not copied for each record.
  ///
  /// - Returns: the series, and for each finding the index of its own.
  private func findSeries(_ masses: [(rule: UInt32, remark: String)]) -> (series: [Series], places: [Int?]) {
    var numbers = HashTable<UInt32>()
    var series: [Series] = []
    var places = [Int?](repeating: nil, count: records.count)
    for index in records.indices {
      let rule = sayings[Int(records[index].saying)].rule
      let mass = records[index].suppressed == nil ? masses.first { $0.rule == rule }?.remark : nil
      guard let hash = mass != nil ? kindHash(of: records[index]) : seriesHash(of: records[index]) else {
        continue
      }
      let number = numbers[hash].map { Int($0) } ?? series.count
      if number == series.count {
        numbers.set(UInt32(number), for: hash)
        series.append((index, 0, mass))
      }
      series[number].count += 1
      places[index] = number
    }
    return (series, places)
  }

  /// The same for all findings of a series; nil for a finding that is not part of a series.
  private func seriesHash(of record: FindingRecord) -> UInt64? {
    guard record.suppressed == nil, record.edit == nil, record.group != .translation, record.group != .file
    else { return nil }
    let string = strings[Int(record.string)]
    let saying = sayings[Int(record.saying)]
    let text = texts.bytes(string.text)
    guard text.indices.contains(where: { text[$0].isASCIIDigit }) else { return nil }
    var hash = WordHash()
    hash.add(UInt32(truncatingIfNeeded: kindHash(of: record)))
    hash.add(bytes: texts.bytes(string.variant))
    hash.add(withoutNumbers: texts.bytes(saying.message))
    hash.add(withoutNumbers: text)
    for word in words[saying.words.range] { hash.add(withoutNumbers: texts.bytes(word)) }
    return hash.value
  }

  /// The same for findings of one rule in one language that count the same.
  private func kindHash(of record: FindingRecord) -> UInt64 {
    var hash = WordHash()
    hash.add(sayings[Int(record.saying)].rule)
    hash.add(record.severity == .error ? 2 : record.severity == .warning ? 1 : 0)
    hash.add(strings[Int(record.string)].locale)
    hash.add(record.age == .new ? 1 : record.age == .updated ? 2 : record.age == .known ? 3 : 0)
    return hash.value
  }
}

extension WordHash {
  /// A byte that no text has, to separate two texts.
  private static let end: UInt32 = 0xFF

  fileprivate mutating func add(bytes: Span<UInt8>) {
    for index in bytes.indices { add(UInt32(bytes[index])) }
    add(Self.end)
  }

  /// Adds a text with one sign for each number or code.
  fileprivate mutating func add(withoutNumbers text: Span<UInt8>) {
    var start = 0
    while start < text.count {
      var end = start
      var holdsDigit = false
      while end < text.count, text[end].isASCIIAlphanumeric {
        holdsDigit = holdsDigit || text[end].isASCIIDigit
        end += 1
      }
      if holdsDigit {
        add(UInt32(UInt8(ascii: "0")))
      } else {
        for index in start..<end { add(UInt32(text[index])) }
      }
      if end < text.count { add(UInt32(text[end])) }
      start = end + 1
    }
    add(Self.end)
  }
}
