internal import Readability

/// Where the terms of a glossary are: a table from the hash of a term's head to its rows.
///
/// The head is the first word of a term. Many terms of a large glossary share one, such as "open", so where enough follows
/// the head, the first letters after it are part of the key, and a row at the head says that there are such terms.
/// Building the table reads the first field of each row and skips the rest. The program contains the tables of its own
/// glossaries, and reads them in place until a project adds to them.
struct GlossaryIndex: Sendable {
  /// The files, one after the other.
  var bytes = CarriedArray<UInt8>()
  var rows = CarriedArray<GlossaryRow>()
  /// First row of a head, by hash.
  var heads = HashTable<Int32>()
  /// Most words of a text are not a head, and are done here.
  var filter = KeyFilter()
  /// The columns of each layer's file, except the first, which has all of them in order.
  private var layouts: [CSVRecord.Layout] = []

  /// Longest term in UTF-8 bytes: far beyond any phrase, and what a row can hold.
  static let longestTerm = 1_000

  /// The first row whose head has this hash; -1 when there is none.
  func first(_ hash: UInt64) -> Int {
    guard filter.mayContain(hash) else { return -1 }
    return Int(heads[hash] ?? -1)
  }

  /// Which terms may begin with a word that has this hash, or that this is the base form of.
  func openings(_ hash: UInt64) -> TermOpenings {
    let first = first(hash)
    guard first >= 0 else { return TermOpenings() }
    var openings = rows[first].openings
    var row = first
    while row >= 0 {
      if rows[row].kind == .irregular {
        let base = self.first(rows[row].target)
        if base >= 0 { openings.formUnion(rows[base].openings) }
      }
      row = Int(rows[row].next)
    }
    return openings
  }

  /// Whether the first layer is this very file.
  func holds(_ file: [UInt8]) -> Bool {
    guard !file.isEmpty, file.count <= bytes.count else { return false }
    let text = bytes.span
    return file.indices.allSatisfy { text[$0] == file[$0] }
  }

  func layout(ofRow row: Int) -> CSVRecord.Layout {
    let layout = Int(rows[row].layout)
    return layout == 0 ? Self.standard : layouts[layout - 1]
  }

  private static let standard = CSVRecord.Layout(GlossaryColumn.allCases)

  /// Whether a project added files of its own.
  var hasLayers: Bool { !layouts.isEmpty }

  /// Adds the columns of another file.
  ///
  /// - Returns: for `append`; nil when there are too many files.
  mutating func addLayout(_ layout: CSVRecord.Layout) -> UInt16? {
    guard layouts.count < UInt16.max else { return nil }
    layouts.append(layout)
    return UInt16(layouts.count)
  }

  /// The first of the rows that may be a term's; -1 when it has no rows.
  func firstRow(near term: [UInt8]) -> Int {
    guard let head = GlossaryHead(of: term.span, at: 0) else { return -1 }
    return first(head.key(ofBase: head.hash, in: term.span, before: term.count - 1) ?? head.hash)
  }

  /// Whether a row has this term, folded.
  func holds(_ row: Int, _ term: Span<UInt8>) -> Bool {
    guard rows[row].kind == .term else { return false }
    let text = bytes.span
    var left = Int(rows[row].term)
    let end = left + Int(rows[row].termLength)
    var right = 0
    while left < end, right < term.count {
      if foldedScalar(of: text, at: &left) != foldedScalar(of: term, at: &right) { return false }
    }
    return left == end && right == term.count
  }
}
