/// Walks over the statements of an old-style property list: `key = value;` and `key;`.
struct StringsScanner {
  /// Reading ends after so many syntax errors: the file is something else.
  static let maximumFaults = 20

  /// A string as it stands in the file.
  struct Token {
    /// Without quotes.
    var range: Range<Int>
    /// nil when it stands without quotes.
    var quote: UInt8?
    var hasEscapes = false

    /// With quotes.
    var outerRange: Range<Int> {
      quote == nil ? range : range.lowerBound - 1..<range.upperBound + 1
    }
  }

  /// A key with a string for its value.
  struct Statement {
    var key: Token
    /// nil when the key is its own value.
    var value: Token?
    /// What is between the marks of each comment that belongs to it.
    var comments: [Range<Int>]
  }

  let bytes: [UInt8]
  var at: Int
  var statements: [Statement] = []
  var problems: [Problem] = []

  /// Comments that the next key may own.
  var comments: [Range<Int>] = []
  /// Line ends since the last comment or statement.
  private var lineEnds = 0
  /// Whether a comment here still belongs to the statement before it.
  private var isTrailing = false
  /// Where the first comment of the file begins; it tells of the file, not of a key.
  private var headerStart: Int?

  init(document: Document) {
    bytes = document.bytes
    at = document.textStart
  }

  /// Passes white space and comments; true when something follows.
  mutating func skipSpace() -> Bool {
    while at < bytes.count {
      switch bytes[at] {
      case 0x20, 0x09, 0x0B, 0x0C: at += 1
      case 0x0A, 0x0D:
        if bytes[at] == 0x0A || at + 1 == bytes.count || bytes[at + 1] != 0x0A { lineEnds += 1 }
        isTrailing = false
        at += 1
      case 0xE2 where isLineSeparator(at): at += 3
      case UInt8(ascii: "/") where at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "/"):
        var end = at
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        addComment(at + 2..<end)
        at = end
      case UInt8(ascii: "/") where at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "*"):
        guard let end = endOfBlock(at + 2) else {
          fault("Close the comment with “*/”. All text after it is lost.", at..<at + 2)
          at = bytes.count
          return false
        }
        addComment(at + 2..<end)
        at = end + 2
      default: return true
      }
    }
    return false
  }

  /// The comments that belong to the key here. A blank line parts a comment from what follows.
  mutating func takeComments() -> [Range<Int>] {
    let taken = lineEnds > 1 ? [] : comments
    comments.removeAll(keepingCapacity: true)
    return taken
  }

  /// A statement ends here: what follows on its line belongs to it.
  mutating func endStatement() {
    lineEnds = 0
    isTrailing = true
    comments.removeAll(keepingCapacity: true)
  }

  private mutating func addComment(_ content: Range<Int>) {
    if isTrailing, !statements.isEmpty {
      statements[statements.count - 1].comments.append(content)
      return
    }
    if lineEnds > 1 { comments.removeAll(keepingCapacity: true) }
    if headerStart == nil { headerStart = content.lowerBound }
    if !isHeader(content) { comments.append(content) }
    lineEnds = 0
  }

  /// Xcode's and others' first lines: file name, author, copyright.
  private func isHeader(_ content: Range<Int>) -> Bool {
    guard statements.isEmpty, let headerStart, content.lowerBound - headerStart < 1000 else { return false }
    let end = min(content.upperBound, content.lowerBound + 1000)
    let text = bytes.span
    return text.firstIndex(of: ".strings", from: content.lowerBound, before: end) != nil
      || text.firstIndex(of: "Created by ", from: content.lowerBound, before: end) != nil
      || text.firstIndex(of: "Copyright", from: content.lowerBound, before: end) != nil
  }

  private func endOfBlock(_ start: Int) -> Int? {
    var end = start
    while end + 1 < bytes.count {
      if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") { return end }
      end += 1
    }
    return nil
  }

  /// U+2028 and U+2029.
  private func isLineSeparator(_ start: Int) -> Bool {
    start + 2 < bytes.count && bytes[start + 1] == 0x80 && bytes[start + 2] & 0xFE == 0xA8
  }

  mutating func fault(_ message: String, _ range: Range<Int>, key: String = "") {
    problems.append(Problem(rule: "syntax-error", message: message, range: range, key: key))
  }
}
