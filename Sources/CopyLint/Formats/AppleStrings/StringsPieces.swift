/// Visits the strings of a large file piece by piece, as long as nothing is wrong with it.
struct StringsPieces {
  /// More bytes without the end of a statement are read as a whole file.
  static let longestStatement = 4 << 20

  /// Statements that are scanned before the first of them is visited, so that memory can look for all of them at once.
  private static let batch = 32

  /// A statement that waits to be visited.
  private struct Waiting {
    var key: StringsScanner.Token
    var text: StringsScanner.Token
    /// In `comments`.
    var comments: Range<Int>
  }

  private let path: String
  private var facts: EntryFacts
  /// Hashes of the keys so far.
  private var keys: [UInt64] = []
  private var hasFound = false
  private var waiting: [Waiting] = []
  private var comments: [Range<Int>] = []
  private var hashes: [UInt64] = []
  private var decoded: [UInt8] = []

  init(path: String, options: ReadingOptions) {
    self.path = path
    let place = locale(of: path, options: options)
    facts = EntryFacts(locale: place.name, localeSource: place.source, syntax: options.syntax ?? .apple)
  }

  /// Whether a key came twice.
  var hasDuplicates: Bool { holdsDuplicates(keys) }

  /// Visits the statements of the next piece that are whole.
  ///
  /// - Returns: how much was used; the rest is to come again with what follows it. nil when something is wrong.
  mutating func visit(_ bytes: [UInt8], isLast: Bool, _ tally: inout GradeTally) -> Int? {
    let document = Document(path: path, bytes: bytes)
    guard document.problems.isEmpty, document.encoding == .utf8 else { return nil }
    facts.change(to: document)
    var scanner = StringsScanner(document: document, isWithin: hasFound)
    guard scanner.brace == nil else { return nil }
    var used = 0
    while scanner.next() {
      // The rest of the statement's line, or the statement itself, may be in the next piece.
      if !isLast, scanner.at == bytes.count || !scanner.faults.isEmpty { break }
      wait(&scanner)
      hasFound = true
      used = scanner.statementEnd
      if waiting.count == Self.batch { visitWaiting(&scanner, &tally) }
    }
    visitWaiting(&scanner, &tally)
    guard scanner.unknownEscapes.isEmpty, !isLast || scanner.faults.isEmpty else { return nil }
    return isLast ? bytes.count : used
  }

  private mutating func wait(_ scanner: inout StringsScanner) {
    let text = scanner.value ?? scanner.key
    if scanner.key.hasEscapes {
      decoded.removeAll(keepingCapacity: true)
      scanner.decode(scanner.key, into: &decoded)
      keys.append(byteHash(decoded.span))
    } else {
      keys.append(byteHash(scanner.bytes.span.extracting(scanner.key.range)))
    }
    hashes.append(text.hasEscapes ? 0 : byteHash(scanner.bytes.span.extracting(text.range)))
    let first = comments.count
    if !scanner.ownComments.isEmpty { comments += scanner.ownComments }
    waiting.append(Waiting(key: scanner.key, text: text, comments: first..<comments.count))
  }

  private mutating func visitWaiting(_ scanner: inout StringsScanner, _ tally: inout GradeTally) {
    guard !waiting.isEmpty else { return }
    tally.prepare(facts.locale, hashes)
    for index in waiting.indices {
      let statement = waiting[index]
      facts.setComments(comments[statement.comments])
      facts.sentenceHash = hashes[index]
      if statement.key.hasEscapes || statement.text.hasEscapes {
        decoded.removeAll(keepingCapacity: true)
        scanner.decode(statement.key, into: &decoded)
        let start = decoded.count
        scanner.decode(statement.text, into: &decoded)
        tally.add(decoded.span.extracting(..<start), decoded.span.extracting(start...), facts)
      } else {
        tally.add(
          scanner.bytes.span.extracting(statement.key.range),
          scanner.bytes.span.extracting(statement.text.range), facts)
      }
    }
    waiting.removeAll(keepingCapacity: true)
    hashes.removeAll(keepingCapacity: true)
    if !comments.isEmpty { comments.removeAll(keepingCapacity: true) }
  }
}
