import Readability

/// The findings of one file, by place and then by rule.
///
/// They are kept as records, with each text once for all of them, and a `ReportedFinding` is made on request:
/// so a large report takes little memory. Each request makes it again.
public struct FileFindings: Sendable {
  var records: [FindingRecord] = []
  var path = ""
  /// `Format.keysArePositions` of the file.
  var keysArePositions = false
  var texts = FoundTexts()
  var lines = FoundLines()
  var rules = NameList()
  var locales = NameList()
  var sayings: [Saying] = []
  /// Places in `sayings`, by hash.
  var knownSayings = HashTable<UInt32>()
  /// Of all sayings.
  var words: [TextRef] = []
  var strings: [FoundString] = []
  var edits: [FoundEdit] = []
  var measures: [Measure] = []

  /// No findings.
  public init() {}

  /// - Parameter path: of the file.
  init(path: String) { self.path = path }

  /// Puts the findings in another order, in place: most are where they belong.
  ///
  /// - Parameter sources: for each place, the current index of the finding that belongs there. Overwritten.
  mutating func reorder(by sources: inout [Int]) {
    for start in sources.indices where sources[start] != start {
      let first = records[start]
      var place = start
      while sources[place] != start {
        let next = sources[place]
        records[place] = records[next]
        sources[place] = place
        place = next
      }
      records[place] = first
      sources[place] = place
    }
  }

  func locale(of record: FindingRecord) -> String {
    locales[strings[Int(record.string)].locale]
  }

  /// A few names, each with a number.
  struct NameList: Sendable {
    private var names: [String] = []
    private var numbers = HashTable<UInt32>()

    subscript(number: UInt32) -> String { names[Int(number)] }

    /// The number of a name, which is added if it is new.
    mutating func number(of name: String) -> UInt32 {
      let hash = Swift.max(1, byteHash(name.utf8.span))
      if let known = numbers[hash], hasSameBytes(names[Int(known)], name) { return known }
      names.append(name)
      numbers.set(UInt32(names.count - 1), for: hash)
      return UInt32(names.count - 1)
    }

    /// For each of its names, the number in another list, to which missing names are added.
    func numbers(in other: inout NameList) -> [UInt32] { names.map { other.number(of: $0) } }
  }
}

extension FileFindings: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { records.count }

  /// The finding at a place, made of its record.
  public subscript(index: Int) -> ReportedFinding {
    get { reported(records[index]) }
    set { records[index] = record(of: newValue) }
  }

  public mutating func replaceSubrange(
    _ subrange: Range<Int>, with findings: some Collection<ReportedFinding>
  ) {
    let new = findings.map { record(of: $0) }
    records.replaceSubrange(subrange, with: new)
  }

  public mutating func removeAll(where isLeftOut: (ReportedFinding) throws -> Bool) rethrows {
    records = try records.filter { try !isLeftOut(reported($0)) }
  }
}

extension FileFindings: ExpressibleByArrayLiteral {
  public init(arrayLiteral findings: ReportedFinding...) { self.init(findings) }
}
