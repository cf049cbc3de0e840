import Readability

/// The strings of a file, or of a part of it, in file order. A string owns nothing: it is a row that says where its texts
/// are, in the document or among those that had to be decoded.
public struct StringTable: Sendable {
  /// The document, UTF-8.
  let document: [UInt8]
  /// The texts that do not appear in the document verbatim, UTF-8.
  let decoded: [UInt8]
  var rows: [StringRow]
  let sides: StringSides
  /// `Format.keysArePositions` of their format.
  var keysArePositions = false

  init(document: [UInt8], decoded: [UInt8], rows: [StringRow], sides: StringSides) {
    self.document = document
    self.decoded = decoded
    self.rows = rows
    self.sides = sides
  }

  /// A table without strings.
  package init() {
    self.init(
      document: [], decoded: [], rows: [], sides: StringSides(locales: [], maps: [], extras: []))
  }

  /// A string by itself.
  init(_ entry: Entry) {
    self = entry.table
    rows = [entry.row]
  }

  /// The bytes of a text, UTF-8; none for `TextRef.none`.
  @_lifetime(borrow self)
  @inline(__always)
  func bytes(_ ref: TextRef) -> Span<UInt8> {
    if ref.isDecoded {
      return ref.isNone ? decoded.span.extracting(0..<0) : decoded.span.extracting(ref.range)
    }
    return document.span.extracting(ref.range)
  }

  func string(_ ref: TextRef) -> String { String(copying: bytes(ref)) }

  func optionalString(_ ref: TextRef) -> String? { ref.isNone ? nil : string(ref) }

  /// The locale of a row.
  func locale(_ index: UInt32) -> Locale { sides.locales[Int(index)] }

  /// The locales of its strings, BCP 47.
  package var localeNames: some Sequence<String> { rows.lazy.map { locale($0.locale).name } }

  /// Whether two of its strings have the same key, byte by byte.
  func hasSameKey(_ index: Int, _ other: Int) -> Bool {
    rows[index].key == rows[other].key || bytes(rows[index].key).equals(bytes(rows[other].key))
  }

  /// Whether a string is one form of several.
  var holdsVariants: Bool { rows.contains { $0.isForm } }

  /// What a row has besides.
  func extras(of row: StringRow) -> StringExtras? {
    row.extras == StringRow.nothing ? nil : sides.extras[Int(row.extras)]
  }

  /// From offsets in the sentence of a row to offsets in the document.
  func map(of row: StringRow) -> ByteMap {
    row.map == StringRow.nothing ? ByteMap(start: row.range?.lowerBound ?? 0) : sides.maps[Int(row.map)]
  }
}

extension StringTable: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { rows.count }

  /// The string at `index`, as a value of its own.
  public subscript(index: Int) -> Entry { Entry(self, at: index) }
}

extension StringTable: Equatable {
  public static func == (left: StringTable, right: StringTable) -> Bool { left.elementsEqual(right) }
}
