internal import CGlossary
internal import Readability

extension GlossaryIndex {
  /// Adds a file that is known to be correct: standard header, no term twice, no quote or line end inside a field
  /// that would need a second look.
  mutating func addTrustedFile(_ file: [UInt8]) {
    bytes = CarriedArray(file)
    let typicalRow = 80
    reserve(file.count / typicalRow)
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
    // Half as many more are rows that continue a head.
    rows.elements.reserveCapacity(rows.count + count + count / 2)
    heads.reserve(heads.count + count, like: 0)
    makeRoom(for: heads.count + count)
  }

  /// Copies a file, a record or a term after the others, and ends its line.
  ///
  /// - Returns: where it begins in `bytes`.
  mutating func append(_ file: [UInt8]) -> Int {
    let start = bytes.count
    // Doubled, as the array would do by itself, unless the file is larger than what is there.
    if file.count > start { bytes.elements.reserveCapacity(start + file.count + 1) }
    bytes.elements.append(contentsOf: file)
    bytes.elements.append(0x0A)
    return start
  }

  /// Adds the row of a term whose record is at `record`, instead of the rows of the same term in lower layers and
  /// of the same rule and platforms in its own.
  ///
  /// - Parameters:
  ///   - place: where the term is in `bytes`; nil when it is not there verbatim.
  ///   - earlier: set to the record of a row of the same layer that this one replaces.
  /// - Returns: false when there is no word in the term.
  mutating func replace(
    _ term: [UInt8], at place: Int?, record: Int, layout: UInt16, earlier: inout Int?
  ) -> Bool {
    let start = place ?? append(term)
    let bytes = bytes
    let range = start..<start + term.count
    guard insert(bytes.span, record: record, term: range, layout: layout) else { return false }
    let added = rows.count - 1
    var row = firstRow(near: term)
    while row >= 0, row < added {
      // Rows are read only if a file has two for one term, which is rare.
      if holds(row, term.span),
        rows[row].layout != layout || isFor(facts(ofRow: row), facts(ofRow: added))
      {
        if rows[row].layout == layout { earlier = Int(rows[row].record) }
        rows[row].kind = .removed
      }
      row = Int(rows[row].next)
    }
    return true
  }

  /// Whether two rows of a term are for the same rule and platforms.
  private func isFor(_ facts: GlossaryFacts, _ others: GlossaryFacts) -> Bool {
    facts.rule == others.rule && names(in: facts.platforms) == names(in: others.platforms)
  }

  mutating func addName(_ name: [UInt8]) {
    let start = append(name)
    let bytes = bytes
    guard insert(bytes.span, record: 0, term: start..<start + name.count, layout: 0) else { return }
    rows[rows.count - 1].kind = .name
  }

  /// Removes the terms that are the same when folded.
  mutating func remove(_ term: [UInt8]) {
    var row = firstRow(near: term)
    while row >= 0 {
      if holds(row, term.span) { rows[row].kind = .removed }
      row = Int(rows[row].next)
    }
  }

  /// Adds the irregular past forms of the verbs that begin a term: "made" for "make use of".
  mutating func addIrregularForms() {
    EnglishVerbs.forEachIrregular { base, form, kind in
      let target = WordSet.hash(base)
      guard first(target) >= 0 else { return }
      var row = GlossaryRow(hash: WordSet.hash(form), kind: .irregular)
      row.target = target
      row.form = kind
      link(row)
    }
  }

  @discardableResult
  private mutating func insert(_ text: Span<UInt8>, record: Int, term: Range<Int>, layout: UInt16) -> Bool {
    guard let head = GlossaryHead(of: text, at: term.lowerBound), term.count <= Self.longestTerm else {
      return false
    }
    // One letter more than the key has: the last one may change, as in "directories".
    let hash = head.key(ofBase: head.hash, in: text, before: term.upperBound - 1) ?? head.hash
    if hash != head.hash { leadOn(from: head.hash) }
    var row = GlossaryRow(hash: hash, kind: .term)
    row.record = Int32(record)
    row.term = Int32(term.lowerBound)
    row.termLength = UInt16(term.count)
    row.headLength = UInt16(head.end - term.lowerBound)
    row.tail = GlossaryHead.tail(of: text, head.end..<term.upperBound)
    row.layout = layout
    link(row)
    rows[first(head.hash)].openings.add(tail: row.tail)
    return true
  }

  /// Marks the first row of a head, so that one look shows whether a second one is worth it.
  private mutating func leadOn(from hash: UInt64) {
    var row = first(hash)
    if row < 0 { row = link(GlossaryRow(hash: hash, kind: .removed)) }
    rows[row].leadsOn = true
  }

  /// Adds a row at the end of the chain of its head, to keep the order of the file.
  ///
  /// - Returns: its index.
  @discardableResult
  private mutating func link(_ row: GlossaryRow) -> Int {
    let index = rows.count
    rows.elements.append(row)
    var last = first(row.hash)
    guard last < 0 else {
      while rows[last].next >= 0 { last = Int(rows[last].next) }
      rows[last].next = Int32(index)
      return index
    }
    heads.set(Int32(index), for: row.hash)
    makeRoom(for: heads.count)
    filter.insert(row.hash)
    return index
  }

  /// Makes the filter as large as `capacity` heads need.
  private mutating func makeRoom(for capacity: Int) {
    guard capacity > filter.capacity else { return }
    var larger = KeyFilter(capacity: capacity * 2)
    heads.forEachHash { larger.insert($0) }
    filter = larger
  }
}
