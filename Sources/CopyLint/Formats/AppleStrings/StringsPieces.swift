/// Reads the strings of a large file piece by piece, as long as nothing is wrong with it.
struct StringsPieces {
  /// More bytes without the end of a statement are read as a whole file.
  static let longestStatement = 4 << 20

  private let path: String
  private let place: (name: String, source: LocaleSource)
  private let options: ReadingOptions
  /// Hashes of the keys so far.
  private var keys: [UInt64] = []
  private var hasFound = false

  init(path: String, options: ReadingOptions) {
    self.path = path
    self.options = options
    place = locale(of: path, options: options)
  }

  /// Whether a key came twice.
  var hasDuplicates: Bool { holdsDuplicates(keys) }

  /// Reads the statements of the next piece that are whole.
  ///
  /// - Returns: the strings, and how much was used; the rest is to come again with what follows it. nil when something is
  ///   wrong.
  mutating func read(_ bytes: [UInt8], isLast: Bool) -> (table: StringTable, used: Int)? {
    let document = Document(path: path, bytes: bytes)
    guard document.problems.isEmpty, document.encoding == .utf8 else { return nil }
    var strings = StringSink(document)
    var rows = StringsRows(place, options, &strings)
    var scanner = StringsScanner(document: document, isWithin: hasFound)
    guard scanner.brace == nil else { return nil }
    var used = 0
    while scanner.next() {
      // The rest of the statement's line, or the statement itself, may be in the next piece.
      if !isLast, scanner.at == bytes.count || !scanner.faults.isEmpty { break }
      let key = rows.add(&scanner, to: &strings)
      keys.append(byteHash(strings.bytes(key)))
      hasFound = true
      used = scanner.statementEnd
    }
    guard scanner.unknownEscapes.isEmpty, !isLast || scanner.faults.isEmpty else { return nil }
    return (strings.table(), isLast ? bytes.count : used)
  }
}
