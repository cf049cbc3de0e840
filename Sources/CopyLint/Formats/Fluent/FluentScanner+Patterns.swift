extension FluentScanner {
  /// A text from here on, over all lines that belong to it; `at` is then at the line end after it.
  ///
  /// - Returns: its place in the store; its range is nil when nothing is there.
  mutating func pattern(depth: Int) throws(Fault) -> Int {
    var pieces: [Piece] = []
    skipSpaces()
    var isLineStart = false
    while true {
      let start = at
      while at < bytes.count, bytes[at] != UInt8(ascii: "{"), bytes[at] != UInt8(ascii: "}"),
        lineEndLength(at) == 0
      {
        at += 1
      }
      if at > start {
        pieces.append(Piece(element: .text(start..<at), indent: isLineStart ? indent(of: start) : nil))
      }
      if at > start { isLineStart = false }
      if byte(at) == UInt8(ascii: "{") {
        let open = at
        let select = try placeable(depth: depth + 1)
        let indent = isLineStart ? self.indent(of: open) : nil
        pieces.append(Piece(element: .placeable(open..<at, select: select), indent: indent))
        isLineStart = false
        continue
      }
      if byte(at) == UInt8(ascii: "}"), at < bytes.count {
        if depth > 0 { break }
        throw Fault(
          message: "Write “{\"}\"}” for a brace, or remove it. Fluent leaves the message out.",
          range: at..<at + 1)
      }
      guard let (next, count) = continuation(at) else { break }
      pieces.append(Piece(element: .lineEnd(at..<next, count: count), indent: nil))
      at = next
      isLineStart = true
    }
    return add(pieces)
  }

  /// A part of a text; `indent` is the indentation of the line it begins.
  private struct Piece {
    var element: FluentPatterns.Element
    var indent: Int?
  }

  /// The spaces between the line's start and `offset`.
  private func indent(of offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    return offset - start
  }

  /// Where the text continues after the line end at `start`, and how many line ends are passed; nil when it does not.
  private func continuation(_ start: Int) -> (next: Int, count: Int)? {
    var next = start
    var count = 0
    var lineStart = start
    while next < bytes.count {
      let length = lineEndLength(next)
      if length > 0 {
        next += length
        count += 1
        lineStart = next
      } else if bytes[next] == 0x20 {
        next += 1
      } else {
        break
      }
    }
    guard count > 0, next < bytes.count else { return nil }
    if bytes[next] == UInt8(ascii: "{") { return (next, count) }
    switch bytes[next] {
    case UInt8(ascii: "}"), UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "*"): return nil
    default: return next > lineStart ? (next, count) : nil
    }
  }

  /// Removes the common indentation from all lines, and the white space at the end.
  private mutating func add(_ pieces: [Piece]) -> Int {
    var pieces = pieces
    if case .lineEnd? = pieces.first?.element { pieces.removeFirst() }
    let common = pieces.compactMap(\.indent).min() ?? 0
    var pattern = FluentPatterns.Pattern()
    for (index, piece) in pieces.enumerated() {
      switch piece.element {
      case .lineEnd(let range, let count):
        let own = index + 1 < pieces.count ? (pieces[index + 1].indent ?? common) - common : 0
        pattern.elements.append(.lineEnd(range.lowerBound..<range.upperBound - own, count: count))
        // Spaces beyond the common indentation are text.
        if own > 0 { pattern.elements.append(.text(range.upperBound - own..<range.upperBound)) }
      default:
        if index == 0, let indent = piece.indent, indent > common, case .text(let range) = piece.element {
          pattern.elements.append(.text(range.lowerBound - (indent - common)..<range.upperBound))
        } else if index == 0, let indent = piece.indent, indent > common,
          case .placeable(let range, _) = piece.element
        {
          pattern.elements.append(.text(range.lowerBound - (indent - common)..<range.lowerBound))
          pattern.elements.append(piece.element)
        } else {
          pattern.elements.append(piece.element)
        }
      }
    }
    trimEnd(of: &pattern)
    pattern.range = Self.range(of: pattern)
    store.patterns.append(pattern)
    return store.patterns.count - 1
  }

  private func trimEnd(of pattern: inout FluentPatterns.Pattern) {
    while let last = pattern.elements.last {
      switch last {
      case .lineEnd: pattern.elements.removeLast()
      case .text(let range):
        var end = range.upperBound
        while end > range.lowerBound, bytes[end - 1] == 0x20 { end -= 1 }
        pattern.elements.removeLast()
        guard end == range.lowerBound else {
          pattern.elements.append(.text(range.lowerBound..<end))
          return
        }
      case .placeable: return
      }
    }
  }

  private static func range(of pattern: FluentPatterns.Pattern) -> Range<Int>? {
    guard let first = pattern.elements.first, let last = pattern.elements.last else { return nil }
    func range(_ element: FluentPatterns.Element) -> Range<Int> {
      switch element {
      case .text(let range), .lineEnd(let range, _), .placeable(let range, _): range
      }
    }
    return range(first).lowerBound..<range(last).upperBound
  }
}
