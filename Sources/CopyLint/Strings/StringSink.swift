import Readability

/// Takes the strings of a file from its reader, and makes a table of them.
public struct StringSink {
  /// UTF-8.
  let document: [UInt8]
  private(set) var decoded: [UInt8] = []
  var rows: [StringRow] = []
  private var locales: [Locale] = []
  /// The index of a locale, by the hash of its name. A file may name any number of them.
  private var places = HashTable<UInt32>()
  private var maps: [ByteMap] = []
  private var extras: [StringExtras] = []
  /// What is wrong in the file.
  package var problems: [Problem] = []
  /// The strings of other files that this one asks for.
  package var keyUses = KeyUses()
  /// What is left for rows.
  var room: StringRoom
  /// How many bytes of texts are kept at most: twice the room, since a row may yet be left out.
  private let mostDecoded: Int
  /// Whether a text of the next row found no room.
  private var isCut = false

  package init(_ document: Document) {
    self.init(bytes: document.bytes)
  }

  init(bytes: [UInt8], room: StringRoom? = nil) {
    document = bytes
    self.room = room ?? StringRoom(file: bytes.count)
    mostDecoded = self.room.left * 2
  }

  /// The bytes of a text, UTF-8.
  @_lifetime(borrow self)
  func bytes(_ ref: TextRef) -> Span<UInt8> {
    if ref.isNone { return document.span.extracting(0..<0) }
    return ref.isDecoded ? decoded.span.extracting(ref.range) : document.span.extracting(ref.range)
  }

  /// Keeps a text that does not appear in the document verbatim.
  mutating func keep(_ text: Span<UInt8>) -> TextRef {
    let start = decoded.count
    guard start + text.count <= mostDecoded else {
      isCut = true
      return .empty
    }
    decoded.append(copying: text)
    return TextRef(decoded: start..<decoded.count)
  }

  mutating func keep(_ text: String) -> TextRef { keep(text.utf8.span) }

  /// Keeps a text that is there or not.
  mutating func keep(_ text: String?) -> TextRef { text.map { keep($0) } ?? .none }

  /// The index of a locale, BCP 47. Strings of one locale mostly follow each other.
  mutating func index(ofLocale name: String) -> UInt32 {
    let hash = byteHash(name.utf8.span)
    if let index = places[hash] { return index }
    let index = UInt32(locales.count)
    places.set(index, for: hash)
    locales.append(Locale(name))
    return index
  }

  mutating func keep(_ map: ByteMap) -> Int32 {
    maps.append(map)
    return Int32(maps.count - 1)
  }

  /// Keeps the way from a text to the document; `nothing` where the text is at the start of `range` as it is.
  mutating func keep(_ map: ByteMap, at range: Range<Int>) -> Int32 {
    map == ByteMap(start: range.lowerBound) ? StringRow.nothing : keep(map)
  }

  mutating func keep(_ extras: StringExtras) -> Int32 {
    self.extras.append(extras)
    return Int32(self.extras.count - 1)
  }

  /// The locale of a row, BCP 47.
  func localeName(_ index: UInt32) -> String { locales[Int(index)].name }

  /// From offsets in the sentence of a row to offsets in the document.
  func map(of row: StringRow) -> ByteMap {
    row.map == StringRow.nothing ? ByteMap(start: row.range?.lowerBound ?? 0) : maps[Int(row.map)]
  }

  /// What a row has besides.
  func extras(of row: StringRow) -> StringExtras {
    row.extras == StringRow.nothing ? StringExtras() : extras[Int(row.extras)]
  }

  /// Adds a row, if there is room for all that it has.
  mutating func add(_ row: StringRow) {
    let bytes = isCut ? .max : row.ownBytes
    isCut = false
    guard room.take(bytes, at: row.range) else { return }
    if rows.count == Self.sample { makeRoom(after: row) }
    rows.append(row)
  }

  /// Makes room for as many rows as the file may have, told by its beginning: a large list that grows is copied again and
  /// again.
  private mutating func makeRoom(after row: StringRow) {
    guard let end = row.range?.upperBound, end > 0 else { return }
    // Some more, since the rest of the file may have shorter strings; but it may also have far longer ones.
    rows.reserveCapacity(min(Self.sample * document.count / end / 16 * 17, document.count / 64))
  }

  /// Rows of the beginning of a file.
  private static let sample = 1024

  /// The table, when the file is read. The sink is empty after it, but for its problems.
  mutating func table() -> StringTable {
    problems.removeAll { !room.take($0.key.utf8.count + $0.text.utf8.count, at: $0.range) }
    if let problem = room.problem { problems.append(problem) }
    var (decoded, rows) = ([UInt8](), [StringRow]())
    swap(&decoded, &self.decoded)
    swap(&rows, &self.rows)
    let sides = StringSides(locales: locales, maps: maps, extras: extras)
    maps = []
    extras = []
    return StringTable(document: document, decoded: decoded, rows: rows, sides: sides)
  }
}
