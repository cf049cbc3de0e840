internal import Readability

/// Findings of one rule on the same word or the same text: a report for people shows one, with the places of the others.
///
/// What is wrong with a translation is the same only where the text is, as where several languages have it untranslated; the
/// habits of a translator, such as a lost shortcut key, are the same in all of a file.
struct AlikeFindings {
  struct Group {
    var count = 0
    /// The language of the first.
    var locale = ""
    /// Of those after it.
    var places: [(file: Int, line: Int, column: Int, locale: String)] = []
  }

  private static let fewest = 2
  private static let placesShown = 3

  private(set) var groups: [Group] = []
  /// For each file, for each saying and severity, its group; none for what has not been looked up.
  private var numbers: [[UInt32]] = []
  private var places = HashTable<UInt32>()
  private let languages: [SourceLocales]
  private static let unknown = UInt32.max
  private static let alone = UInt32.max - 1

  init(_ report: Report, _ options: ReportOptions) {
    self.init(report, FindingOrder(report, options).items)
  }

  /// - Parameter order: in which findings are shown; the first of each group comes with the places of the others.
  init(_ report: Report, _ order: [FindingOrder.Item]) {
    numbers = report.files.indices.map {
      [UInt32](repeating: Self.unknown, count: 6 * report.files[$0].findings.sayings.count)
    }
    languages = report.files.indices.map { SourceLocales(report.files[$0]) }
    for item in order {
      let findings = report.files[item.file].findings
      let record = findings.records[item.finding]
      let slot = slot(of: record, inFile: item.file, findings)
      if numbers[item.file][slot] == Self.unknown {
        numbers[item.file][slot] = number(of: record, slot, inFile: item.file, findings)
      }
      guard numbers[item.file][slot] != Self.alone else { continue }
      let number = Int(numbers[item.file][slot])
      groups[number].count += 1
      if groups[number].count > 1 {
        let place = (
          item.file, Int(record.place?.line ?? 0), Int(record.place?.column ?? 0), findings.locale(of: record)
        )
        groups[number].places.append(place)
      } else {
        groups[number].locale = findings.locale(of: record)
      }
    }
  }

  /// The group of a finding that is shown with others like it; nil when it is shown by itself.
  func group(of record: FindingRecord, inFile file: Int, _ findings: FileFindings) -> Int? {
    let number = numbers[file][slot(of: record, inFile: file, findings)]
    return number < Self.alone && groups[Int(number)].count >= Self.fewest ? Int(number) : nil
  }

  /// `The same at lines 12 (de), 40, b.strings:3 and 45 more.`
  ///
  /// - Parameters:
  ///   - shown: the finding that is shown, below the name of its file; nil where that name is not near.
  ///   - all: whether to name each place.
  func others(_ group: Int, in report: Report, of shown: FindingOrder.Item?, all: Bool = false) -> String {
    let places = groups[group].places
    let count = all ? places.count : min(places.count, Self.placesShown)
    var text = "The same at "
    var file = shown?.file
    for (number, place) in places.prefix(count).enumerated() {
      if number > 0 { text += ", " }
      if place.file != file || place.line == 0 { text += report.files[place.file].path }
      if place.line > 0 {
        let isAlone = count == 1 || places[1].file != place.file
        text += place.file != file ? ":" : number > 0 ? "" : isAlone ? "line " : "lines "
        text += "\(place.line)"
        // Twice in a line, the line alone says too little. Findings are in the order of their places.
        let isShared = [number - 1, number + 1].contains {
          places.indices.contains($0) && places[$0].file == place.file && places[$0].line == place.line
        }
        if isShared, place.column > 0 { text += ":\(place.column)" }
      }
      if place.locale != groups[group].locale, !place.locale.isEmpty { text += " (\(place.locale))" }
      file = place.file
    }
    let more = places.count - count
    return text + (more > 0 ? " and \(grouped(more)) more." : ".")
  }

  private mutating func number(
    of record: FindingRecord, _ slot: Int, inFile file: Int, _ findings: FileFindings
  ) -> UInt32 {
    guard let hash = Self.hash(of: record, kind: slot % 6, inFile: file, findings) else { return Self.alone }
    if let known = places[hash] { return known }
    groups.append(Group())
    places.set(UInt32(groups.count - 1), for: hash)
    return UInt32(groups.count - 1)
  }

  /// A writer of the source language can't do anything for a translation: the two are told apart.
  private func slot(of record: FindingRecord, inFile file: Int, _ findings: FileFindings) -> Int {
    let severity = record.severity == .error ? 2 : record.severity == .warning ? 1 : 0
    return 6 * Int(record.saying) + 3 * (languages[file].contain(record, of: findings) ? 1 : 0) + severity
  }

  /// The same for findings alike; nil for one that is by itself.
  private static func hash(
    of record: FindingRecord, kind: Int, inFile file: Int, _ findings: FileFindings
  ) -> UInt64? {
    guard record.group != .file else { return nil }
    let saying = findings.sayings[Int(record.saying)]
    let words = findings.words[saying.words.range]
    var hash = WordHash()
    hash.add(UInt32(kind))
    for letter in findings.rules[saying.rule].utf8 { hash.add(UInt32(letter)) }
    hash.add(0x1F)
    if record.group != .translation, words.count == 1, let word = words.first, word.count <= longestWord {
      // In any case of the word.
      hash.add(folded: findings.texts.bytes(word))
    } else if habits.contains(findings.rules[saying.rule]) {
      hash.add(UInt32(file))
      hash.add(folded: findings.texts.bytes(saying.message))
    } else {
      let string = findings.strings[Int(record.string)]
      for text in [saying.message, string.key, string.variant, string.text] {
        hash.add(folded: findings.texts.bytes(text))
        hash.add(0x1F)
      }
    }
    return hash.value
  }

  /// Rules on translations whose findings in one file have one cause.
  private static let habits = [
    "accelerator-mismatch", "ending-mismatch", "quotation-marks", "space-mismatch",
  ]

  /// In bytes: longer ones are whole texts.
  private static let longestWord = 40
}

extension WordHash {
  fileprivate mutating func add(folded text: Span<UInt8>) {
    var index = 0
    while index < text.count { add(foldedScalar(of: text, at: &index)) }
  }
}
