/// How the text of a literal has to be written between its quotes.
struct SwiftQuotes {
  private let hashes: Int
  let isMultiline: Bool

  /// - Parameter value: what is between the quotes.
  /// - Returns: nil when nothing is around it.
  init?(around value: Range<Int>, in bytes: [UInt8]) {
    var at = value.lowerBound
    if at > 0, bytes[at - 1] == 0x0A {
      at -= 1
      while at > 0, bytes[at - 1] == 0x20 || bytes[at - 1] == 0x09 || bytes[at - 1] == 0x0D { at -= 1 }
      guard at > 2, bytes[at - 3..<at].allSatisfy({ $0 == UInt8(ascii: "\"") }) else { return nil }
      isMultiline = true
      at -= 3
    } else {
      guard at > 0, bytes[at - 1] == UInt8(ascii: "\"") else { return nil }
      isMultiline = false
      at -= 1
    }
    let quote = at
    while at > 0, bytes[at - 1] == UInt8(ascii: "#") { at -= 1 }
    hashes = quote - at
  }

  /// - Parameter old: what it replaces.
  /// - Returns: nil for a text that can't be written there, and for one that would lose a value.
  func encode(_ text: String, replacing old: ArraySlice<UInt8>) -> [UInt8]? {
    let mark = [UInt8(ascii: "\\")] + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
    let opening = mark + [UInt8(ascii: "(")]
    guard !Self.holds(old, opening) else { return nil }
    var result: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n":
        // Lines of a text have the indentation of the code.
        if isMultiline { return nil }
        result += mark + [UInt8(ascii: "n")]
      case "\t": result += mark + [UInt8(ascii: "t")]
      case "\r": result += mark + [UInt8(ascii: "r")]
      case "\"" where hashes == 0: result += mark + [UInt8(ascii: "\"")]
      case "\\" where hashes == 0: result += mark + [UInt8(ascii: "\\")]
      case _ where scalar.value < 0x20: return nil
      default: result += Array(String(scalar).utf8)
      }
    }
    if hashes > 0 {
      let end = [UInt8(ascii: "\"")] + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
      if Self.holds(result[...], end) || text.utf8.contains(UInt8(ascii: "\\")) { return nil }
    }
    return result
  }

  private static func holds(_ bytes: ArraySlice<UInt8>, _ part: [UInt8]) -> Bool {
    guard bytes.count >= part.count else { return false }
    return bytes.indices.dropLast(part.count - 1).contains { bytes[$0..<$0 + part.count].elementsEqual(part) }
  }
}
