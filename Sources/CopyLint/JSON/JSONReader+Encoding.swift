extension JSONReader {
  /// `text` escaped for a JSON string, in the style of the value `found` there: characters beyond ASCII as `\u` where
  /// it has no others, `/` with a backslash where it has one.
  static func encode(_ text: String, like found: ArraySlice<UInt8>) -> [UInt8] {
    let isASCII = found.allSatisfy { $0 < 0x80 } && hasEscape(UInt8(ascii: "u"), in: found)
    let escapesSlash = hasEscape(UInt8(ascii: "/"), in: found)
    var result: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result.append(contentsOf: "\\\"".utf8)
      case "\\": result.append(contentsOf: "\\\\".utf8)
      case "\n": result.append(contentsOf: "\\n".utf8)
      case "\r": result.append(contentsOf: "\\r".utf8)
      case "\t": result.append(contentsOf: "\\t".utf8)
      case "/" where escapesSlash: result.append(contentsOf: "\\/".utf8)
      case _ where scalar.value < 0x20 || isASCII && scalar.value > 0x7F:
        for unit in String(scalar).utf16 { appendHexEscape("\\u", unit, to: &result) }
      default: result.append(contentsOf: String(scalar).utf8)
      }
    }
    return result
  }
}

/// Adds `prefix` and the four hexadecimal digits of a UTF-16 unit.
func appendHexEscape(_ prefix: StaticString, _ unit: UInt16, to result: inout [UInt8]) {
  let digits = String(unit, radix: 16)
  result.append(contentsOf: "\(prefix)".utf8)
  result.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
  result.append(contentsOf: digits.utf8)
}

/// Whether a backslash that is not itself escaped comes before `letter`.
func hasEscape(_ letter: UInt8, in found: ArraySlice<UInt8>) -> Bool {
  var at = found.startIndex
  while at + 1 < found.endIndex {
    guard found[at] == UInt8(ascii: "\\") else {
      at += 1
      continue
    }
    if found[at + 1] == letter { return true }
    at += 2
  }
  return false
}
