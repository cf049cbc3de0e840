/// Walks over the statements of an old-style property list, `key = value;` and `key;`, one at a time.
struct StringsScanner {
  /// Reading stops after this many syntax errors: the file is something else.
  static let maximumFaults = 20

  /// A string as written in the file.
  struct Token {
    /// Without quotes.
    var range: Range<Int>
    /// nil when it has no quotes.
    var quote: UInt8?
    var hasEscapes = false

    /// With quotes.
    var outerRange: Range<Int> {
      quote == nil ? range : range.lowerBound - 1..<range.upperBound + 1
    }
  }

  let bytes: [UInt8]
  var at: Int

  /// The key of the current statement.
  var key = Token(range: 0..<0, quote: nil)
  /// Its value; nil when the key is its own value.
  var value: Token?
  /// What is between the marks of each comment that belongs to the current statement.
  private(set) var ownComments: [Range<Int>] = []

  /// What keeps the app from reading the file.
  private(set) var faults: [Problem] = []
  /// Escapes that lose a character, in the texts decoded so far.
  var unknownEscapes: [Problem] = []

  /// The “{” around the whole file, if there is one.
  var brace: Int?
  /// Whether a statement or a fault may still come.
  var goesOn: Bool
  /// Whether a statement with a text was found so far.
  private var hasFound = false
  /// Comments that the next key may own.
  private var comments: [Range<Int>] = []
  /// Line ends since the last comment or statement.
  private var lineEnds = 0
  /// Whether a comment here belongs to the statement before it.
  private var isTrailing = false
  /// Where the first comment of the file begins; it tells of the file, not of a key.
  private var headerStart: Int?

  /// Where the line of the current statement ends, with the comments on it.
  private(set) var statementEnd = 0

  /// - Parameter isWithin: whether statements came before this text, in pieces of the same file.
  init(document: Document, isWithin: Bool = false) {
    bytes = document.bytes
    at = document.textStart
    goesOn = true
    hasFound = isWithin
    goesOn = skipSpace()
    if !isWithin, goesOn, bytes[at] == UInt8(ascii: "{") {
      brace = at
      at += 1
      goesOn = skipSpace()
    }
  }

  /// Passes white space and comments; true when something follows.
  mutating func skipSpace() -> Bool {
    while at < bytes.count {
      switch bytes[at] {
      case 0x20, 0x09, 0x0B, 0x0C: at += 1
      case 0x0A, 0x0D:
        if bytes[at] == 0x0A || at + 1 == bytes.count || bytes[at + 1] != 0x0A { lineEnds += 1 }
        if isTrailing { statementEnd = at }
        isTrailing = false
        at += 1
      case 0xE2 where isLineSeparator(at): at += 3
      case UInt8(ascii: "/") where at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "/"):
        var end = at
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        addComment(at + 2..<end)
        at = end
      case UInt8(ascii: "/") where at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "*"):
        guard let end = Self.endOfBlock(bytes.span, from: at + 2) else {
          fault("Close the comment with “*/”. All text after it is lost.", at..<at + 2)
          at = bytes.count
          return false
        }
        addComment(at + 2..<end)
        at = end + 2
      default:
        if isTrailing { statementEnd = at }
        return true
      }
    }
    return false
  }

  /// A statement begins here. A blank line separates a comment from it.
  mutating func beginStatement() {
    if !ownComments.isEmpty { ownComments.removeAll(keepingCapacity: true) }
    if lineEnds <= 1, !comments.isEmpty { swap(&ownComments, &comments) }
    if !comments.isEmpty { comments.removeAll(keepingCapacity: true) }
    isTrailing = false
  }

  /// Comments between key and value, or before the end, belong to the statement.
  mutating func takeComments() {
    guard !comments.isEmpty else { return }
    ownComments += comments
    comments.removeAll(keepingCapacity: true)
  }

  /// Lends the comments of the statement, and takes them back, so that no array is shared and copied.
  mutating func exchangeComments(with comments: inout [Range<Int>]) { swap(&ownComments, &comments) }

  /// A statement ends here: what follows on its line belongs to it.
  mutating func endStatement(hasText: Bool = false) {
    lineEnds = 0
    isTrailing = true
    if hasText { hasFound = true }
    if !comments.isEmpty { comments.removeAll(keepingCapacity: true) }
  }

  /// A statement with a text that does not end as it should.
  mutating func foundText() { hasFound = true }

  private mutating func addComment(_ content: Range<Int>) {
    if isTrailing, hasFound {
      ownComments.append(content)
      return
    }
    if lineEnds > 1 { comments.removeAll(keepingCapacity: true) }
    if headerStart == nil { headerStart = content.lowerBound }
    if !isHeader(content) { comments.append(content) }
    lineEnds = 0
  }

  /// Xcode's and others' first lines: file name, author, copyright.
  private func isHeader(_ content: Range<Int>) -> Bool {
    guard !hasFound, let headerStart, content.lowerBound - headerStart < 1000 else { return false }
    let end = min(content.upperBound, content.lowerBound + 1000)
    let text = bytes.span
    return text.firstIndex(of: ".strings", from: content.lowerBound, before: end) != nil
      || text.firstIndex(of: "Created by ", from: content.lowerBound, before: end) != nil
      || text.firstIndex(of: "Copyright", from: content.lowerBound, before: end) != nil
  }

  private static func endOfBlock(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    var end = start
    while let star = bytes.firstIndex(of: UInt8(ascii: "*"), from: end), star + 1 < bytes.count {
      if bytes[star + 1] == UInt8(ascii: "/") { return star }
      end = star + 1
    }
    return nil
  }

  /// U+2028 and U+2029.
  private func isLineSeparator(_ start: Int) -> Bool {
    start + 2 < bytes.count && bytes[start + 1] == 0x80 && bytes[start + 2] & 0xFE == 0xA8
  }

  mutating func fault(_ message: String, _ range: Range<Int>, key: String = "") {
    faults.append(Problem(rule: "syntax-error", message: message, range: range, key: key))
  }
}
