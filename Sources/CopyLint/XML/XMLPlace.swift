/// How a value is written in the document: a new text in its place keeps to that.
struct XMLPlace {
  /// Longer tags than this are not kept, in bytes.
  private static let longestTag = 1024

  /// Whether the whole value is in a CDATA section.
  let isInCDATA: Bool
  private let endsLinesWithReturn: Bool
  /// The tags and names of entities in the value, as they are written.
  private var marks: Set<[UInt8]> = []

  /// - Parameter indent: bytes that may be between the start of a CDATA section and the value.
  /// - Returns: nil where the value is part CDATA, or has a comment in it.
  init?(_ range: Range<Int>, of document: Document, indent: (UInt8) -> Bool = { _ in false }) {
    guard range.upperBound <= document.bytes.count else { return nil }
    let raw = document.bytes[range]
    var start = range.lowerBound
    while start > 0, indent(document.bytes[start - 1]) { start -= 1 }
    isInCDATA = document.bytes[..<start].suffix(9).elementsEqual("<![CDATA[".utf8)
    endsLinesWithReturn = raw.contains(0x0D)
    if isInCDATA {
      if Self.hasSectionEnd(raw) { return nil }
      return
    }
    if Self.hasSection(raw) { return nil }
    var at = range.lowerBound
    while let end = Self.markEnd(in: raw, from: &at) {
      let mark = Array(raw[at..<end])
      if mark.count <= Self.longestTag, !Self.isPredefined(mark) { marks.insert(mark) }
      at = end
    }
  }

  /// Cuts `text` into runs of plain text and the tags and names that the old value has too. These are written as they
  /// are, if each tag among them is closed.
  func forEachPiece(of text: [UInt8], _ body: (ArraySlice<UInt8>, _ isMark: Bool) -> Void) {
    let kept = marks.isEmpty ? [] : keptMarks(in: text)
    var done = 0
    for range in kept {
      if done < range.lowerBound { body(text[done..<range.lowerBound], false) }
      body(text[range], true)
      done = range.upperBound
    }
    if done < text.count { body(text[done...], false) }
  }

  /// Adds `text` to `result`, escaped for the content of an element or a CDATA section.
  func append(_ text: some Sequence<UInt8>, to result: inout [UInt8]) {
    for byte in text {
      switch byte {
      case 0x0A where endsLinesWithReturn: result.append(contentsOf: [0x0D, 0x0A])
      case UInt8(ascii: "&") where !isInCDATA: result.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<") where !isInCDATA: result.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">") where !isInCDATA: result.append(contentsOf: "&gt;".utf8)
      case 0x0D where !isInCDATA: result.append(contentsOf: "&#13;".utf8)
      default: result.append(byte)
      }
    }
  }

  /// Whether a CDATA section would end in `text`.
  static func hasSectionEnd(_ text: ArraySlice<UInt8>) -> Bool {
    text.indices.contains { text[$0] == UInt8(ascii: "]") && text[$0...].starts(with: "]]>".utf8) }
  }

  /// Whether there is a CDATA section, a comment or an instruction in `text`.
  private static func hasSection(_ text: ArraySlice<UInt8>) -> Bool {
    text.indices.dropLast().contains {
      text[$0] == UInt8(ascii: "<")
        && (text[$0 + 1] == UInt8(ascii: "!") || text[$0 + 1] == UInt8(ascii: "?"))
    }
  }

  private func keptMarks(in text: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var at = 0
    let slice = text[...]
    while at < text.count {
      guard text[at] == UInt8(ascii: "<") || text[at] == UInt8(ascii: "&") else {
        at += 1
        continue
      }
      var start = at
      let window = slice[at..<min(at + Self.longestTag, text.count)]
      if let end = Self.markEnd(in: window, from: &start), start == at, marks.contains(Array(text[at..<end]))
      {
        found.append(at..<end)
        at = end
      } else {
        at += 1
      }
    }
    return Self.isBalanced(found, in: text)
      ? found : found.filter { text[$0.lowerBound] == UInt8(ascii: "&") }
  }

  private static func isBalanced(_ marks: [Range<Int>], in text: [UInt8]) -> Bool {
    var open: [ArraySlice<UInt8>] = []
    for mark in marks where text[mark.lowerBound] == UInt8(ascii: "<") {
      let isEnd = text[mark.lowerBound + 1] == UInt8(ascii: "/")
      let name = text[mark].dropFirst(isEnd ? 2 : 1).prefix {
        $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
      }
      if isEnd {
        guard let last = open.popLast(), last.elementsEqual(name) else { return false }
      } else if text[mark.upperBound - 2] != UInt8(ascii: "/") {
        open.append(name)
      }
    }
    return open.isEmpty
  }

  /// The end of the first tag or reference at `at` or after it; `at` becomes its start.
  private static func markEnd(in text: ArraySlice<UInt8>, from at: inout Int) -> Int? {
    while at < text.endIndex {
      let close = text[at] == UInt8(ascii: "<") ? UInt8(ascii: ">") : UInt8(ascii: ";")
      guard text[at] == UInt8(ascii: "<") || text[at] == UInt8(ascii: "&"), at + 1 < text.endIndex else {
        at += 1
        continue
      }
      var quote: UInt8 = 0
      for index in at + 1..<text.endIndex {
        let byte = text[index]
        if quote != 0 {
          if byte == quote { quote = 0 }
        } else if byte == close {
          return index + 1
        } else if close == UInt8(ascii: ">"), byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          quote = byte
        }
      }
      return nil
    }
    return nil
  }

  /// `&lt;`, `&#10;` and so on: characters, not names of the document's own.
  private static func isPredefined(_ mark: [UInt8]) -> Bool {
    mark[0] == UInt8(ascii: "&")
      && (mark[1] == UInt8(ascii: "#")
        || ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;"].contains { mark.elementsEqual($0.utf8) })
  }
}
