/// The words and marks of Swift code, one after the other: without comments, numbers and texts, but with the code that
/// a text holds.
struct SwiftWords {
  private let bytes: [UInt8]
  private var index = 0
  private(set) var words: [String] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
    readCode(isInText: false)
  }

  private func stands(_ text: StaticString, at offset: Int = 0) -> Bool {
    let start = index + offset
    return start + text.utf8CodeUnitCount <= bytes.count
      && bytes[start..<start + text.utf8CodeUnitCount].elementsEqual("\(text)".utf8)
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
    default: false
    }
  }

  /// Up to the end, or up to the parenthesis that closes the code in a text.
  private mutating func readCode(isInText: Bool) {
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      if stands("//") {
        index = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
      } else if stands("/*") {
        skipComment()
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") && opensText {
        readText()
      } else if isWord(byte) {
        let end = bytes[index...].firstIndex { !isWord($0) } ?? bytes.count
        // A number is not a name.
        if byte < 0x30 || byte > 0x39 { words.append(String(decoding: bytes[index..<end], as: UTF8.self)) }
        index = end
      } else {
        index += 1
        guard byte > 0x20, byte != UInt8(ascii: "`") else { continue }
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        if isInText, depth < 0 { return }
        words.append(String(UnicodeScalar(byte)))
      }
    }
  }

  /// Whether signs `#` lead to a quotation mark.
  private var opensText: Bool {
    bytes[index...].first { $0 != UInt8(ascii: "#") } == UInt8(ascii: "\"")
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if stands("/*") {
        (depth, index) = (depth + 1, index + 2)
      } else if stands("*/") {
        (depth, index) = (depth - 1, index + 2)
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  private mutating func readText() {
    var signs = 0
    while bytes[index] == UInt8(ascii: "#") { (signs, index) = (signs + 1, index + 1) }
    let quotes = stands("\"\"\"") ? 3 : 1
    index += quotes
    while index < bytes.count {
      let isEscape =
        bytes[index] == UInt8(ascii: "\\") && count(of: UInt8(ascii: "#"), from: index + 1) >= signs
      if isEscape {
        index += 1 + signs
        let opensCode = stands("(")
        index += 1
        if opensCode { readCode(isInText: true) }
      } else if count(of: UInt8(ascii: "\""), from: index) >= quotes,
        count(of: UInt8(ascii: "#"), from: index + quotes) >= signs
      {
        index += quotes + signs
        return
      } else {
        index += 1
      }
    }
  }

  private func count(of byte: UInt8, from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == byte { end += 1 }
    return end - start
  }
}
