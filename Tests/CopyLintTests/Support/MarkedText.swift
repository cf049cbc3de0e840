/// A text whose ranges are shown by ⟦marks⟧.
struct MarkedText: Equatable {
  var bytes: [UInt8] = []
  /// What the marks enclose, UTF-8 offsets, in the order of the opening marks.
  var ranges: [Range<Int>] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// - Parameters:
  ///   - marked: the text with its marks.
  ///   - escapes: the letters that a backslash makes an escape: `n`, `t`, `u` (`\u{200B}`), `x` (a byte, `\x{FF}`) and
  ///     `\`. Any other backslash stands for itself.
  init(_ marked: String, escapes: String = "") {
    var open: [Int] = []
    var rest = Substring(marked)
    while let character = rest.unicodeScalars.first {
      rest.unicodeScalars.removeFirst()
      switch character {
      case "⟦":
        open.append(ranges.count)
        ranges.append(bytes.count..<bytes.count)
      case "⟧":
        guard let index = open.popLast() else { continue }
        ranges[index] = ranges[index].lowerBound..<bytes.count
      case "\\":
        bytes += Self.escape(&rest, escapes) ?? [UInt8(ascii: "\\")]
      default:
        bytes += Array(String(character).utf8)
      }
    }
  }

  /// The bytes of an escape whose backslash is behind us; nil when it is none.
  private static func escape(_ rest: inout Substring, _ escapes: String) -> [UInt8]? {
    guard let letter = rest.first, escapes.contains(letter) else { return nil }
    let simple: [Character: UInt8] = ["n": 0x0A, "t": 0x09, "\\": 0x5C]
    if let byte = simple[letter] {
      rest.removeFirst()
      return [byte]
    }
    let digits = rest.dropFirst(2).prefix { $0 != "}" }
    guard rest.dropFirst().first == "{", let code = UInt32(digits, radix: 16) else { return nil }
    rest = rest.dropFirst(digits.count + 3)
    if letter == "x" { return [UInt8(truncatingIfNeeded: code)] }
    return Unicode.Scalar(code).map { Array(String($0).utf8) }
  }

  /// `bytes` with `ranges` marked, invisible characters as escapes.
  static func show(_ bytes: [UInt8], _ ranges: [Range<Int>]) -> String {
    var shown: [UInt8] = []
    for offset in 0...bytes.count {
      let here = ranges.filter { $0.lowerBound == offset }
      shown += Array(String(repeating: "⟧", count: ends(ranges, at: offset)).utf8)
      for range in here { shown += Array((range.isEmpty ? "⟦⟧" : "⟦").utf8) }
      if offset < bytes.count { shown.append(bytes[offset]) }
    }
    return String(decoding: shown, as: UTF8.self).unicodeScalars.reduce(into: "") { text, scalar in
      let isVisible = scalar.properties.generalCategory != .format && scalar.value >= 0x20
      text += isVisible ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  private static func ends(_ ranges: [Range<Int>], at offset: Int) -> Int {
    ranges.count { !$0.isEmpty && $0.upperBound == offset }
  }
}
