/// How a text has to be written in the value of a `.properties` file.
struct PropertiesEncoding {
  let document: Document
  /// The whole value, which shows the style to keep.
  let value: Range<Int>

  /// `text` for `range`, the value or a piece of it.
  func encode(_ text: String, for range: Range<Int>) -> [UInt8] {
    let found = document.bytes[value]
    let marks: [UInt8] = [":", "=", "#", "!"].map { UInt8(ascii: $0) }.filter { mark in
      zip(found, found.dropFirst()).contains { $0 == UInt8(ascii: "\\") && $1 == mark }
    }
    let keepsASCII = !text.utf8.allSatisfy { $0 < 0x80 } && isASCII
    var result: [UInt8] = []
    for (index, scalar) in text.unicodeScalars.enumerated() {
      switch scalar {
      case "\\": result.append(contentsOf: "\\\\".utf8)
      case "\n": result.append(contentsOf: "\\n".utf8)
      case "\r": result.append(contentsOf: "\\r".utf8)
      case "\t": result.append(contentsOf: "\\t".utf8)
      case "\u{C}": result.append(contentsOf: "\\f".utf8)
      case " " where index == 0 && dropsSpace(at: range.lowerBound): result.append(contentsOf: "\\ ".utf8)
      case "=", ":":
        let byte = UInt8(scalar.value)
        if marks.contains(byte) || index == 0 && separates(at: range.lowerBound) {
          result.append(UInt8(ascii: "\\"))
        }
        result.append(byte)
      case _ where scalar.value < 0x20 || !scalar.isASCII && (keepsASCII || !isInEncoding(scalar)):
        for unit in String(scalar).utf16 { Self.append(unit, to: &result) }
      case _ where scalar.isASCII && marks.contains(UInt8(scalar.value)):
        result.append(contentsOf: [UInt8(ascii: "\\"), UInt8(scalar.value)])
      default: result.append(contentsOf: String(scalar).utf8)
      }
    }
    return result
  }

  /// A file of nothing but ASCII can be read in either encoding, and has to stay so.
  private var isASCII: Bool { document.encoding == .utf8 && document.bytes.allSatisfy { $0 < 0x80 } }

  private func isInEncoding(_ scalar: Unicode.Scalar) -> Bool {
    document.encoding != .latin1 || scalar.value <= 0xFF
  }

  /// Whether white space at `offset` would not belong to the value: at its start, or at the start of a line.
  private func dropsSpace(at offset: Int) -> Bool {
    if offset == value.lowerBound { return true }
    var before = offset
    while before > value.lowerBound, PropertiesScanner.isSpace(document.bytes[before - 1]) { before -= 1 }
    return before > value.lowerBound && PropertiesScanner.isLineEnd(document.bytes[before - 1])
  }

  /// Whether `=` at `offset` would separate key and value.
  private func separates(at offset: Int) -> Bool {
    guard offset == value.lowerBound else { return false }
    var before = offset
    while before > 0, PropertiesScanner.isSpace(document.bytes[before - 1]) { before -= 1 }
    guard before > 1 else { return true }
    let last = document.bytes[before - 1]
    return last != UInt8(ascii: "=") && last != UInt8(ascii: ":")
      || document.bytes[before - 2] == UInt8(ascii: "\\")
  }

  private static func append(_ unit: UInt16, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "\\u".utf8)
    for shift in [12, 8, 4, 0] as [UInt16] {
      let digit = UInt8(unit >> shift & 0xF)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }
  }
}
