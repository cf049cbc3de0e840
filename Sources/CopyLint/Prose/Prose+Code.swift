internal import Readability

extension Prose {
  /// Whether a third of the words or more have a sign of code: camelCase, `_`, `=`, `\`, a dot inside, `::`, `()`, a
  /// backtick, or a hyphen before them.
  ///
  /// Here, white space parts words. A tag is white space, and a placeholder or address does not count.
  static func isCode(_ text: Span<UInt8>, _ neutral: Span<NeutralRange>, _ signs: ProseSigns) -> Bool {
    if text.byte(0).isASCIICapital, text.byte(1).isASCIICapital, isStatement(text) { return true }
    guard signs.mayBeCode else { return false }
    var words = 0
    var coded = 0
    var next = 0
    var start = 0
    while start < text.count {
      while start < text.count, text[start].isASCIISpace { start += 1 }
      var piece = Piece()
      var index = start
      while index < text.count, !text[index].isASCIISpace {
        while next < neutral.count, neutral[next].range.upperBound <= index { next += 1 }
        if next < neutral.count, neutral[next].range.lowerBound <= index {
          index = neutral[next].range.upperBound
          if neutral[next].kind == .markup { break }
          continue
        }
        piece.take(text, at: index, isFirst: index == start)
        index += 1
      }
      if piece.isWord {
        words += 1
        if piece.isCode { coded += 1 }
      }
      start = max(index, start + 1)
    }
    return coded > 0 && 3 * coded >= words
  }

  /// “SELECT name FROM users WHERE id = ?”: a statement of SQL, in capitals.
  private static func isStatement(_ text: Span<UInt8>) -> Bool {
    text.holds("SELECT ", at: 0) || text.holds("INSERT INTO ", at: 0) || text.holds("DELETE FROM ", at: 0)
      || text.holds("UPDATE ", at: 0) && text.contains(" SET ")
      || text.holds("CREATE ", at: 0) && text.contains("TABLE ")
      || text.holds("ALTER TABLE ", at: 0) || text.holds("DROP TABLE ", at: 0)
  }

  /// Whether a piece without white space has a sign of code outside of its neutral parts.
  static func isCode(_ text: Span<UInt8>, _ range: Range<Int>, _ neutral: Span<NeutralRange>) -> Bool {
    var piece = Piece()
    var next = 0
    var index = range.lowerBound
    while index < range.upperBound {
      while next < neutral.count, neutral[next].range.upperBound <= index { next += 1 }
      if next < neutral.count, neutral[next].range.lowerBound <= index {
        index = neutral[next].range.upperBound
        continue
      }
      piece.take(text, at: index, isFirst: index == range.lowerBound)
      index += 1
    }
    return piece.isCode
  }

  private struct Piece {
    var isWord = false
    var isCode = false

    @inline(__always)
    mutating func take(_ text: Span<UInt8>, at index: Int, isFirst: Bool) {
      let byte = text[index]
      let next = text.byte(index + 1)
      if byte.isASCIIAlphanumeric || byte >= 0x80 { isWord = true }
      switch byte {
      case UInt8(ascii: "_"), UInt8(ascii: "="), UInt8(ascii: "\\"), UInt8(ascii: "`"): isCode = true
      case UInt8(ascii: "."):
        if text.byte(index - 1).isASCIILetter, next.isASCIILetter, !isAbbreviation(text, index) {
          isCode = true
        }
      case UInt8(ascii: ":"): if next == byte { isCode = true }
      case UInt8(ascii: "("): if next == UInt8(ascii: ")") { isCode = true }
      case UInt8(ascii: "-"):
        if isFirst, next.isASCIILetter || next == byte && text.byte(index + 2).isASCIILetter { isCode = true }
      default: if byte.isASCIISmall, next.isASCIICapital { isCode = true }
      }
    }

    /// "e.g.", "p.m.": one letter before the dot, and one after it.
    private func isAbbreviation(_ text: Span<UInt8>, _ dot: Int) -> Bool {
      !text.byte(dot - 2).isASCIIAlphanumeric && !text.byte(dot + 2).isASCIIAlphanumeric
    }
  }
}
