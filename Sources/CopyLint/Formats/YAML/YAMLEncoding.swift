/// How a text has to be written in the value of a YAML file, in the style used there.
struct YAMLEncoding {
  let bytes: [UInt8]
  /// The raw value.
  let value: Range<Int>

  enum Style { case plain, single, double, literal, folded }

  /// Told by what is before the value: a quote, or a line that ends in the sign of a block.
  var style: Style {
    guard value.lowerBound > 0 else { return .plain }
    let before = bytes[value.lowerBound - 1]
    let isClosed = value.upperBound < bytes.count && bytes[value.upperBound] == before
    if before == UInt8(ascii: "\""), isClosed { return .double }
    if before == UInt8(ascii: "'"), isClosed { return .single }
    switch blockSign {
    case UInt8(ascii: "|"): return .literal
    case UInt8(ascii: ">"): return .folded
    default: return .plain
    }
  }

  /// - Returns: nil when this style cannot hold the text.
  func encode(_ text: String, for range: Range<Int>) -> [UInt8]? {
    let isWhole = range == value
    let style = style
    if style == .double { return doubleQuoted(text) }
    // Only a whole text without quotes can get quotes.
    if style == .plain, isWhole, !isPlain(text) || !text.unicodeScalars.allSatisfy(Self.isPrintable) {
      return [UInt8(ascii: "\"")] + doubleQuoted(text) + [UInt8(ascii: "\"")]
    }
    guard text.unicodeScalars.allSatisfy(Self.isPrintable) else { return nil }
    switch style {
    case .literal, .folded: return block(text, for: range, isFolded: style == .folded)
    case .single: return text.utf8.contains(0x0A) ? nil : Array(text.replacing("'", with: "''").utf8)
    case .plain: return isWhole || isPlainInside(text) ? Array(text.utf8) : nil
    case .double: return nil
    }
  }

  /// What a YAML 1.1 file may hold as it is, without the line ends that only YAML knows.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD,
      0x10000...0x10FFFF:
      true
    default: false
    }
  }

  private func doubleQuoted(_ text: String) -> [UInt8] {
    let found = bytes[value]
    let keepsASCII =
      found.allSatisfy { $0 < 0x80 }
      && zip(found, found.dropFirst()).contains { pair in
        pair.0 == UInt8(ascii: "\\") && pair.1 | 0x20 == UInt8(ascii: "u")
      }
    var result: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result.append(contentsOf: "\\\\".utf8)
      case "\"": result.append(contentsOf: "\\\"".utf8)
      case "\n": result.append(contentsOf: "\\n".utf8)
      case "\r": result.append(contentsOf: "\\r".utf8)
      case "\t": result.append(contentsOf: "\\t".utf8)
      case _ where !Self.isPrintable(scalar) || !scalar.isASCII && keepsASCII:
        let isLong = scalar.value > 0xFFFF
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: (isLong ? "\\U" : "\\u").utf8)
        result.append(
          contentsOf: repeatElement(UInt8(ascii: "0"), count: (isLong ? 8 : 4) - digits.utf8.count))
        result.append(contentsOf: digits.utf8)
      default: result.append(contentsOf: String(scalar).utf8)
      }
    }
    return result
  }

  /// Whether YAML reads the words as they are: no sign at the start, no number, no `: ` and no ` #`.
  private func isPlain(_ text: String) -> Bool {
    guard isPlainInside(text), YAMLType(text) == .string else { return false }
    let bytes = text.utf8Span.span
    let last = bytes[bytes.count - 1]
    guard bytes[0] > 0x20, last > 0x20, last != UInt8(ascii: ":") else { return false }
    switch bytes[0] {
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
      return bytes.count > 1 && bytes[1] > 0x20 && !text.hasPrefix("---")
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"), UInt8(ascii: "|"),
      UInt8(ascii: ">"), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "%"), UInt8(ascii: "@"),
      UInt8(ascii: "`"):
      return false
    default: return !text.hasPrefix("...")
    }
  }

  private func isPlainInside(_ text: String) -> Bool {
    let bytes = text.utf8Span.span
    let isFlow = isInFlow
    for index in bytes.indices {
      let next = bytes.byte(index + 1)
      switch bytes[index] {
      case 0x09, 0x0A: return false
      case UInt8(ascii: ":") where next == 0x20: return false
      case UInt8(ascii: "#") where index > 0 && bytes[index - 1] == 0x20: return false
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
        UInt8(ascii: "?"), UInt8(ascii: ":"):
        if isFlow { return false }
      default: break
      }
    }
    return true
  }

  /// Whether the value is in `[…]` or `{…}`: then one of their signs follows it.
  private var isInFlow: Bool {
    var at = value.upperBound
    while at < bytes.count {
      switch bytes[at] {
      case 0x20, 0x09, 0x0A, 0x0D: at += 1
      case UInt8(ascii: "#"): while at < bytes.count, bytes[at] != 0x0A { at += 1 }
      case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): return true
      default: return false
      }
    }
    return false
  }

  /// `text` with the indentation found there. The line ends at the end of the value have to be those that the sign of the
  /// block asks for.
  private func block(_ text: String, for range: Range<Int>, isFolded: Bool) -> [UInt8]? {
    let isWhole = range == value
    let all = Array(text.utf8)
    let content = all[..<(all.lastIndex { $0 != 0x0A } ?? -1).advanced(by: 1)]
    let ends = all.count - content.count
    if isFolded, content.contains(0x0A) { return nil }
    // A blank line at the start does not show how far the others are indented.
    if let first = bytes[value].first, first == 0x0A || first == 0x0D, isWhole || all.contains(0x0A) {
      return nil
    }
    // The sign of the block says how it ends, and its first line how far it is indented.
    let isAtEdge = range.lowerBound == value.lowerBound || range.upperBound == value.upperBound
    if isAtEdge, !isWhole, all.first == 0x0A || ends > 0 || bytes[range].contains(0x0A) { return nil }
    if isWhole {
      let found = bytes[value].reversed().prefix { $0 == 0x0A || $0 == 0x0D || $0 == 0x20 }
        .count(where: { $0 == 0x0A })
      guard let first = content.first(where: { $0 != 0x0A }), first != 0x20, first != 0x09, ends == found,
        content.last != 0x20 || !isFolded
      else {
        return nil
      }
    }
    let indent = indentation
    var result: [UInt8] = []
    for (index, byte) in all.enumerated() {
      result.append(byte)
      guard byte == 0x0A, index + 1 < all.count else { continue }
      if all[index + 1] != 0x0A { result.append(contentsOf: repeatElement(0x20, count: indent)) }
    }
    return result
  }

  /// The spaces before the first line of the value.
  private var indentation: Int {
    var start = value.lowerBound
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    return value.lowerBound - start
  }

  /// The sign of the block whose first line this is; nil when the line before does not end in one.
  private var blockSign: UInt8? {
    var end = value.lowerBound
    while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
    guard end > 0, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D else { return nil }
    while end > 0, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    var start = end
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    // A comment may end with any sign.
    if bytes[start..<end].first(where: { $0 != 0x20 }) == UInt8(ascii: "#") { return nil }
    for word in bytes[start..<end].split(whereSeparator: { $0 == 0x20 || $0 == 0x09 }) {
      guard let sign = word.first, sign == UInt8(ascii: "|") || sign == UInt8(ascii: ">") else { continue }
      let rest = bytes[word.endIndex..<end].drop { $0 == 0x20 || $0 == 0x09 }
      let isSign = word.dropFirst().allSatisfy {
        $0.isASCIIDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
      }
      if isSign, rest.isEmpty || rest.first == UInt8(ascii: "#") { return sign }
    }
    return nil
  }
}
