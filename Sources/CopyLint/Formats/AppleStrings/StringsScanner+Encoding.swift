extension StringsScanner {
  /// `text` escaped for the value at `range`, in the style used there.
  ///
  /// - Returns: nil when the value has no quotes and the text needs them.
  static func encode(_ text: String, in range: Range<Int>, of document: Document) -> [UInt8]? {
    let bytes = document.bytes
    let before = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : 0
    guard before == UInt8(ascii: "\"") || before == UInt8(ascii: "'") else {
      return !text.isEmpty && text.utf8.allSatisfy(isUnquoted) ? Array(text.utf8) : nil
    }
    if text.utf8.allSatisfy({ isPlain($0) }) { return Array(text.utf8) }
    let found = bytes[range]
    let isASCII = found.allSatisfy { $0 < 0x80 } && hasEscape(UInt8(ascii: "U"), in: found)
    let hasRawLineEnds = found.contains(0x0A) && !hasEscape(UInt8(ascii: "n"), in: found)
    var result: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result.append(contentsOf: "\\\\".utf8)
      case "\n": result.append(contentsOf: (hasRawLineEnds ? "\n" : "\\n").utf8)
      case "\r": result.append(contentsOf: (hasRawLineEnds ? "\r" : "\\r").utf8)
      case "\t": result.append(contentsOf: (found.contains(0x09) ? "\t" : "\\t").utf8)
      case _ where scalar.value == UInt32(before):
        result.append(UInt8(ascii: "\\"))
        result.append(before)
      case _ where scalar.value < 0x20 || scalar.value > 0x7F && isASCII:
        for unit in String(scalar).utf16 { appendHexEscape("\\U", unit, to: &result) }
      default: result.append(contentsOf: String(scalar).utf8)
      }
    }
    return result
  }

  /// Whether a byte stands for itself in any value.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "\"")
      && byte != UInt8(ascii: "'")
  }
}
