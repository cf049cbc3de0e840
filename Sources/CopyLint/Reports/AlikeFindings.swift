internal import Readability

/// Findings of one rule on the same word: a report for people shows one, with the places of the others.
///
/// What is wrong with a translation or a file is a fault of each string.
struct AlikeFindings {
  struct Group {
    var count = 0
    /// Of those behind the first.
    var places: [(file: Int, line: Int)] = []
  }

  /// Fewer are soon read.
  private static let fewest = 5
  private static let placesShown = 3

  private(set) var groups: [Group] = []
  /// For each file, for each saying and severity, its group; none for what has not been looked up.
  private var numbers: [[UInt32]] = []
  private var places = HashTable<UInt32>()
  private static let unknown = UInt32.max
  private static let alone = UInt32.max - 1

  init(_ report: Report, _ options: ReportOptions) {
    for (file, fileReport) in report.files.enumerated() {
      let findings = fileReport.findings
      var found = [UInt32](repeating: Self.unknown, count: 3 * findings.sayings.count)
      for record in findings.records where options.shows(record) {
        let slot = Self.slot(of: record)
        if found[slot] == Self.unknown { found[slot] = number(of: record, in: findings) }
        guard found[slot] != Self.alone else { continue }
        let number = Int(found[slot])
        groups[number].count += 1
        if groups[number].count > 1, groups[number].places.count < Self.placesShown {
          groups[number].places.append((file, Int(record.place?.line ?? 0)))
        }
      }
      numbers.append(found)
    }
  }

  /// The group of a finding that is shown with others like it; nil when it is shown by itself.
  func group(of record: FindingRecord, inFile file: Int) -> Int? {
    let number = numbers[file][Self.slot(of: record)]
    return number < Self.alone && groups[Int(number)].count >= Self.fewest ? Int(number) : nil
  }

  /// `The same at a.strings:12, b.strings:3, b.strings:40 and 45 more.`
  func others(_ group: Int, in report: Report) -> String {
    let shown = groups[group].places.map { place in
      let path = report.files[place.file].path
      return place.line > 0 ? "\(path):\(place.line)" : path
    }
    let more = groups[group].count - 1 - shown.count
    return "The same at \(shown.joined(separator: ", "))\(more > 0 ? " and \(grouped(more)) more" : "")."
  }

  private mutating func number(of record: FindingRecord, in findings: FileFindings) -> UInt32 {
    guard let hash = Self.hash(of: record, in: findings) else { return Self.alone }
    if let known = places[hash] { return known }
    groups.append(Group())
    places.set(UInt32(groups.count - 1), for: hash)
    return UInt32(groups.count - 1)
  }

  private static func slot(of record: FindingRecord) -> Int {
    3 * Int(record.saying) + (record.severity == .error ? 2 : record.severity == .warning ? 1 : 0)
  }

  /// The same for findings alike, in any case of their word; nil for one that is by itself.
  private static func hash(of record: FindingRecord, in findings: FileFindings) -> UInt64? {
    let saying = findings.sayings[Int(record.saying)]
    let words = findings.words[saying.words.range]
    guard record.group != .translation, record.group != .file, words.count == 1, let word = words.first,
      word.count <= longestWord
    else { return nil }
    var hash = WordHash()
    hash.add(UInt32(slot(of: record) % 3))
    for letter in findings.rules[saying.rule].utf8 { hash.add(UInt32(letter)) }
    hash.add(0x1F)
    let text = findings.texts.bytes(word)
    var index = 0
    while index < text.count { hash.add(foldedScalar(of: text, at: &index)) }
    return hash.value
  }

  /// In bytes: longer ones are whole texts.
  private static let longestWord = 40
}
