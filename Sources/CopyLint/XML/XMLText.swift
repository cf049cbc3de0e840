/// Joins the pieces of an element's text, with the way back to the document.
struct XMLText {
  private(set) var text: [UInt8] = []
  private(set) var map = ByteMap.Builder()

  /// Adds a piece of character data: references are resolved, line ends become line feeds. `isVerbatim` in CDATA.
  mutating func append(_ range: Range<Int>, of bytes: [UInt8], isVerbatim: Bool) {
    let piece = bytes.span.extracting(range)
    var at = range.lowerBound
    while at < range.upperBound {
      let start = at
      let sign = isVerbatim ? 0x0D : UInt8(ascii: "&")
      at = range.lowerBound + piece.firstIndex(of: sign, 0x0D, from: at - range.lowerBound)
      if at > start { appendVerbatim(start..<at, of: bytes) }
      guard at < range.upperBound else { return }
      let before = text.count
      let length: Int
      if bytes[at] == 0x0D {
        length = at + 1 < range.upperBound && bytes[at + 1] == 0x0A ? 2 : 1
        text.append(0x0A)
      } else {
        length = appendReference(at, limit: range.upperBound, of: bytes)
      }
      map.append(count: text.count - before, document: at, documentCount: length)
      at += length
    }
  }

  /// A tag, or an entity of the document's own, stays as it is written.
  mutating func appendVerbatim(_ range: Range<Int>, of bytes: [UInt8]) {
    text.append(contentsOf: bytes[range])
    map.append(count: range.count, document: range.lowerBound)
  }

  /// expat has checked the form: `&name;`, `&#10;` or `&#xA;`.
  private mutating func appendReference(_ start: Int, limit: Int, of bytes: [UInt8]) -> Int {
    guard let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")) else {
      text.append(bytes[start])
      return 1
    }
    let length = end + 1 - start
    let piece = bytes.span.extracting(start..<end)
    switch length {
    case 4 where piece.holds("&lt", at: 0): text.append(UInt8(ascii: "<"))
    case 4 where piece.holds("&gt", at: 0): text.append(UInt8(ascii: ">"))
    case 5 where piece.holds("&amp", at: 0): text.append(UInt8(ascii: "&"))
    case 6 where piece.holds("&quot", at: 0): text.append(UInt8(ascii: "\""))
    case 6 where piece.holds("&apos", at: 0): text.append(UInt8(ascii: "'"))
    default:
      let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
      let number =
        name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst(), radix: 10)
      if let scalar = number.flatMap({ Unicode.Scalar($0) }) {
        text.append(contentsOf: String(scalar).utf8)
      } else {
        text.append(contentsOf: bytes[start..<start + length])
      }
    }
    return length
  }

  /// `text` escaped for the content of an element.
  static func encode(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): result.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): result.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): result.append(contentsOf: "&gt;".utf8)
      case 0x0D: result.append(contentsOf: "&#13;".utf8)
      default: result.append(byte)
      }
    }
    return result
  }

  /// `text` escaped for the value of an attribute between two of `quote`.
  static func encode(attribute text: String, quote: UInt8) -> [UInt8] {
    encode(text).flatMap { byte -> [UInt8] in
      switch byte {
      case quote where byte == UInt8(ascii: "'"): Array("&apos;".utf8)
      case quote: Array("&quot;".utf8)
      case 0x0A: Array("&#10;".utf8)
      case 0x09: Array("&#9;".utf8)
      default: [byte]
      }
    }
  }

  /// Whether XML can hold `text` at all: most control characters have no place in it.
  static func canHold(_ text: String) -> Bool { text.unicodeScalars.allSatisfy { canHold($0) } }

  static func canHold(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
      || scalar == "\t" || scalar == "\n" || scalar == "\r"
  }
}
