/// Walks over the logical lines of a `.properties` file.
///
/// Grammar: `java.util.Properties.load`. A backslash before a line end joins lines.
struct PropertiesScanner {
  /// A key and its value as written in the file.
  struct Property {
    var key: Range<Int>
    var value: Range<Int>
    /// Whether anything is between key and value.
    var hasSeparator: Bool
    /// Where the comment lines right above are in `comments`.
    var comments: Range<Int>
  }

  let bytes: [UInt8]
  var at: Int
  var properties: [Property] = []
  /// What follows the mark of each comment line.
  var comments: [Range<Int>] = []
  /// Where the next key's comments begin.
  private var blockStart = 0

  init(document: Document) {
    bytes = document.bytes
    at = document.textStart
  }

  /// For the beginning of a document.
  init(bytes: [UInt8]) {
    self.bytes = bytes
    at = 0
  }

  mutating func scan() {
    let whole = bytes
    let bytes = whole.span
    while at < bytes.count {
      while at < bytes.count, Self.isSpace(bytes[at]) { at += 1 }
      guard at < bytes.count else { return }
      switch bytes[at] {
      case 0x0A, 0x0D:
        at = Self.lineEndEnd(bytes, at)
        blockStart = comments.count
      case UInt8(ascii: "#"), UInt8(ascii: "!"):
        let start = at + 1
        while at < bytes.count, !Self.isLineEnd(bytes[at]) { at += 1 }
        comments.append(start..<at)
        at = Self.lineEndEnd(bytes, at)
      default: scanProperty(bytes)
      }
    }
  }

  private mutating func scanProperty(_ bytes: Span<UInt8>) {
    let key = at
    while at < bytes.count, !Self.isLineEnd(bytes[at]), !Self.isSpace(bytes[at]),
      bytes[at] != UInt8(ascii: "="),
      bytes[at] != UInt8(ascii: ":")
    {
      step(bytes)
    }
    let keyEnd = min(at, bytes.count)
    skipSpace(bytes)
    if at < bytes.count, bytes[at] == UInt8(ascii: "=") || bytes[at] == UInt8(ascii: ":") {
      at += 1
      skipSpace(bytes)
    }
    // A backslash at the end of the file joins nothing. It is all of the value: a text after it would be an escape.
    let isLoneBackslash = at == bytes.count && at > keyEnd && bytes[at - 1] == UInt8(ascii: "\\")
    let value = isLoneBackslash ? at - 1 : at
    while at < bytes.count, !Self.isLineEnd(bytes[at]) { step(bytes) }
    properties.append(
      Property(
        key: key..<keyEnd, value: value..<at, hasSeparator: value > keyEnd,
        comments: blockStart..<comments.count))
    blockStart = comments.count
    at = Self.lineEndEnd(bytes, at)
  }

  /// Passes a byte, an escape, or a joint of two lines.
  private mutating func step(_ bytes: Span<UInt8>) {
    if bytes[at] == UInt8(ascii: "\\") {
      let joint = Self.jointEnd(bytes, at)
      at = joint > at ? joint : min(at + 2, bytes.count)
    } else {
      at += 1
    }
  }

  private mutating func skipSpace(_ bytes: Span<UInt8>) {
    while at < bytes.count {
      let joint = Self.jointEnd(bytes, at)
      if joint > at {
        at = joint
      } else if Self.isSpace(bytes[at]) {
        at += 1
      } else {
        return
      }
    }
  }

  /// Where the text goes on when lines are joined at `start`: after the backslash, the line end and the white space of
  /// the next line, as often as they come; `start` when no lines are joined.
  static func jointEnd(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: "\\"),
      end + 1 == bytes.count || isLineEnd(bytes[end + 1])
    {
      end = lineEndEnd(bytes, end + 1)
      while end < bytes.count, isSpace(bytes[end]) { end += 1 }
    }
    return end
  }

  /// The offset after the line end at `start`, if there is one.
  private static func lineEndEnd(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    guard start < bytes.count, isLineEnd(bytes[start]) else { return start }
    return start + (bytes[start] == 0x0D && bytes.byte(start + 1) == 0x0A ? 2 : 1)
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0C }
  static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
