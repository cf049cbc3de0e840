internal import CGlossary
internal import Readability

/// Where the terms of a glossary are: an open-addressing table from the hash of a term's head to its rows.
///
/// The head is the first word of a term. Many terms of a large glossary share one, such as "open", so where enough follows
/// the head, the first letters behind it are part of the key, and a row at the head says that there are such terms.
/// Building the table reads the first field of each row and skips the rest.
struct GlossaryIndex: Sendable {
  /// A term, a name or an irregular form.
  struct Row: Sendable {
    enum Kind: UInt8, Sendable {
      case term
      /// A brand: found so that nothing else is found in it.
      case name
      /// An irregular verb form: `next` leads to other rows of its own hash, `target` to the verb.
      case irregular
      case removed
    }

    /// Of the head, or of the head and what follows it: the key in the table.
    var hash: UInt64
    /// Hash of the base form, for an irregular form.
    var target: UInt64 = 0
    /// Offsets in `bytes`.
    var record: Int32
    var term: Int32
    /// The next row with the same head; -1 at the end.
    var next: Int32 = -1
    var termLength: UInt16
    var headLength: UInt16
    /// The two folded scalars after the head, a byte each, to reject most rows at once; 0 when nothing follows.
    var tail: UInt16
    var layout: UInt16 = 0
    var kind: Kind = .term
    var form: WordForm = .base
    /// Whether longer terms begin with this head; said by the first row of a head.
    var leadsOn = false
    /// The terms that begin with this head, the longer ones too; said by the first row of a head.
    var openings = TermOpenings()
  }

  private(set) var bytes: [UInt8] = []
  private(set) var rows: [Row] = []
  /// The columns of each layer's file.
  private var layouts: [CSVRecord.Layout] = [CSVRecord.Layout(GlossaryColumn.allCases)]
  /// First row of a head, by hash; -1 is an empty slot.
  private var slots: [Int32] = []
  /// A bit for each key, by the upper half of its hash. Most words of a text are no key, and end here: the table of a large
  /// glossary is in no cache, its bits are.
  private var filter: [UInt64] = []
  private var heads = 0

  /// Longest term in UTF-8 bytes: far beyond any phrase, and what a row can hold.
  static let longestTerm = 1_000

  /// The first row whose head has this hash; -1 when there is none.
  func first(_ hash: UInt64) -> Int {
    guard !slots.isEmpty else { return -1 }
    let bit = bit(of: hash)
    guard filter[bit >> 6] & 1 << UInt64(bit & 63) != 0 else { return -1 }
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let row = Int(slots[slot])
      if rows[row].hash == hash { return row }
      slot = (slot + 1) & (slots.count - 1)
    }
    return -1
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

  private func bit(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> 32) & (slots.count * Self.bitsASlot - 1)
  }

  private mutating func mark(_ hash: UInt64) {
    let bit = bit(of: hash)
    filter[bit >> 6] |= 1 << UInt64(bit & 63)
  }

  private static let bitsASlot = 4

  /// Whether the first layer is this very file.
  func holds(_ file: [UInt8]) -> Bool {
    !file.isEmpty && bytes.starts(with: file)
  }

  func layout(ofRow row: Int) -> CSVRecord.Layout { layouts[Int(rows[row].layout)] }

  /// Adds the columns of another file.
  ///
  /// - Returns: for `append`; nil when there are too many files.
  mutating func addLayout(_ layout: CSVRecord.Layout) -> UInt16? {
    guard layouts.count < UInt16.max else { return nil }
    layouts.append(layout)
    return UInt16(layouts.count - 1)
  }

  /// Takes a file that is known to be right: standard header, no term twice, no quote or line end inside a field
  /// that would need a second look.
  mutating func addTrustedFile(_ file: [UInt8]) {
    bytes = file
    let typicalRow = 80
    rows.reserveCapacity(file.count / typicalRow)
    resize(toHold: file.count / typicalRow)
    let text = file.span
    var start = Self.nextLine(file, 0)
    while start < text.count {
      let isQuoted = text[start] == UInt8(ascii: "\"")
      let term = isQuoted ? start + 1 : start
      let closing = isQuoted ? UInt8(ascii: "\"") : UInt8(ascii: ",")
      var end = term
      while end < text.count, text[end] != closing { end += 1 }
      insert(text, record: start, term: term..<end, layout: 0)
      start = Self.nextLine(file, end)
    }
  }

  private static func nextLine(_ file: [UInt8], _ start: Int) -> Int {
    unsafe file.withUnsafeBufferPointer { buffer in
      guard let bytes = buffer.baseAddress else { return 0 }
      return unsafe Int(cglossary_next_line(bytes, Int64(buffer.count), Int64(start)))
    }
  }

  /// Makes room for the rows of a file.
  mutating func reserve(_ count: Int) {
    // Half as many again are rows that lead on from a head.
    let wanted = rows.count + count + count / 2
    if wanted > rows.capacity { rows.reserveCapacity(wanted) }
    if (heads + count) * 2 > slots.count { resize(toHold: heads + count) }
  }

  /// Copies a file, a record or a term behind the others, and ends its line.
  ///
  /// - Returns: where it begins in `bytes`.
  mutating func append(_ file: [UInt8]) -> Int {
    let start = bytes.count
    // Doubled as the array would by itself, but never for a file that is larger than all that is there.
    if file.count > start { bytes.reserveCapacity(start + file.count + 1) }
    bytes.append(contentsOf: file)
    bytes.append(0x0A)
    return start
  }

  /// Adds the row of a term whose record stands at `record`, instead of the rows of the same term in lower layers and
  /// of the same rule in its own.
  ///
  /// - Parameter place: where the term stands in `bytes`; nil when it does not, letter by letter.
  /// - Returns: false when there is no word in the term.
  mutating func replace(_ term: [UInt8], at place: Int?, record: Int, layout: UInt16) -> Bool {
    let start = place ?? append(term)
    let bytes = bytes
    let range = start..<start + term.count
    guard insert(bytes.span, record: record, term: range, layout: layout) else { return false }
    let added = rows.count - 1
    forEachRow(of: term) { row, index in
      guard row < added else { return }
      // Two rows of one term are rare in a file, and only then are they read.
      if index.rows[row].layout != layout || index.facts(ofRow: row).rule == index.facts(ofRow: added).rule {
        index.rows[row].kind = .removed
      }
    }
    return true
  }

  mutating func addName(_ name: [UInt8]) {
    let start = append(name)
    let bytes = bytes
    guard insert(bytes.span, record: 0, term: start..<start + name.count, layout: 0) else { return }
    rows[rows.count - 1].kind = .name
  }

  /// Removes the terms that are the same when folded.
  mutating func remove(_ term: [UInt8]) {
    forEachRow(of: term) { row, index in index.rows[row].kind = .removed }
  }

  private mutating func forEachRow(
    of term: [UInt8], _ body: (_ row: Int, _ index: inout GlossaryIndex) -> Void
  ) {
    guard let head = GlossaryHead(of: term.span, at: 0) else { return }
    var row = first(head.key(ofBase: head.hash, in: term.span, before: term.count - 1) ?? head.hash)
    while row >= 0 {
      if rows[row].kind == .term, isSame(row, term.span) { body(row, &self) }
      row = Int(rows[row].next)
    }
  }

  /// Adds the irregular past forms of the verbs that begin a term: "made" for "make use of".
  mutating func addIrregularForms() {
    EnglishVerbs.forEachIrregular { base, form, kind in
      let target = WordSet.hash(base)
      guard first(target) >= 0 else { return }
      rows.append(
        Row(
          hash: WordSet.hash(form), target: target, record: 0, term: 0, termLength: 0, headLength: 0, tail: 0,
          kind: .irregular, form: kind))
      link(rows.count - 1)
    }
  }

  @discardableResult
  private mutating func insert(_ text: Span<UInt8>, record: Int, term: Range<Int>, layout: UInt16) -> Bool {
    guard let head = GlossaryHead(of: text, at: term.lowerBound), term.count <= Self.longestTerm else {
      return false
    }
    // One letter more than the key takes: the last one may change, as in "directories".
    let hash = head.key(ofBase: head.hash, in: text, before: term.upperBound - 1) ?? head.hash
    if hash != head.hash { leadOn(from: head.hash) }
    let tail = GlossaryHead.tail(of: text, head.end..<term.upperBound)
    rows.append(
      Row(
        hash: hash, record: Int32(record), term: Int32(term.lowerBound), termLength: UInt16(term.count),
        headLength: UInt16(head.end - term.lowerBound), tail: tail, layout: layout))
    link(rows.count - 1)
    rows[first(head.hash)].openings.add(tail: tail)
    return true
  }

  /// Marks the first row of a head, so that one look tells whether a second one is worth it.
  private mutating func leadOn(from hash: UInt64) {
    var row = first(hash)
    if row < 0 {
      rows.append(
        Row(hash: hash, record: 0, term: 0, termLength: 0, headLength: 0, tail: 0, kind: .removed))
      row = rows.count - 1
      link(row)
    }
    rows[row].leadsOn = true
  }

  /// Puts a new row at the end of the chain of its head, so that the order of the file holds.
  private mutating func link(_ row: Int) {
    if (heads + 1) * 2 > slots.count { resize(toHold: max(16, heads * 2)) }
    let hash = rows[row].hash
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      var last = Int(slots[slot])
      if rows[last].hash == hash {
        while rows[last].next >= 0 { last = Int(rows[last].next) }
        rows[last].next = Int32(row)
        return
      }
      slot = (slot + 1) & mask
    }
    slots[slot] = Int32(row)
    mark(hash)
    heads += 1
  }

  private mutating func place(_ row: Int) {
    mark(rows[row].hash)
    var slot = Int(truncatingIfNeeded: rows[row].hash) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(row)
    heads += 1
  }

  private mutating func resize(toHold capacity: Int) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    let firsts = slots.filter { $0 >= 0 }
    slots = [Int32](repeating: -1, count: size)
    filter = [UInt64](repeating: 0, count: max(1, size * Self.bitsASlot / 64))
    heads = 0
    for row in firsts { place(Int(row)) }
  }

  private func isSame(_ row: Int, _ term: Span<UInt8>) -> Bool {
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
