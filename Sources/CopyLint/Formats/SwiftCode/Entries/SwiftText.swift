/// What a literal says: decoded, with the way back to the code.
///
/// An interpolation is `\(name)` in the text, with the name of its value, and one unit of the code.
struct SwiftText {
  private(set) var text = ""
  private(set) var map: ByteMap
  /// What is between the quotes; of several lines, without the first and the last line end.
  private(set) var range: Range<Int>
  /// Whether there is a letter besides those in interpolations.
  private(set) var hasLetters = false
  /// Where the interpolations are in the text, in UTF-8; ordered.
  private(set) var values: [Range<Int>] = []

  private var decoded: [UInt8] = []
  private var builder = ByteMap.Builder()
  private var hashes = 0
  /// White space before each line, which is no text.
  private var indentation = 0
  private var isMultiline = false

  /// - Parameter branch: a literal in an interpolation, whose words are read in place of its value.
  /// - Returns: nil for a literal that is not as it should be.
  init?(
    _ index: Int32, in source: SwiftSource, _ bytes: [UInt8], with branch: Int32 = SwiftNode.nothing
  ) {
    self.init([SwiftOperand(literal: index)], in: source, bytes, with: branch)
  }

  /// - Parameter operands: what `+` joins, the literals in the order of the file.
  init?(
    _ operands: [SwiftOperand], in source: SwiftSource, _ bytes: [UInt8],
    with branch: Int32 = SwiftNode.nothing
  ) {
    range = 0..<0
    map = ByteMap(start: 0)
    var whole: Range<Int>?
    for operand in operands {
      if let value = operand.value {
        addValue(value, named: operand.name, bytes)
        continue
      }
      guard add(operand.literal, in: source, bytes, with: branch) else { return nil }
      whole = (whole?.lowerBound ?? range.lowerBound)..<range.upperBound
    }
    guard let whole else { return nil }
    range = whole
    text = String(decoding: decoded, as: UTF8.self)
    map = builder.finish(at: range.lowerBound)
  }

  /// What is between the quotes of a literal on one line, where that is only ASCII that stands for itself; nil for others.
  static func plain(_ literal: SwiftNode, _ bytes: [UInt8]) -> Range<Int>? {
    guard literal.marks.isDisjoint(with: [.unclosed, .multiline]), literal.hashes == 0 else { return nil }
    let range = literal.range.lowerBound + 1..<literal.range.upperBound - 1
    return range.allSatisfy { bytes[$0] < 0x80 && bytes[$0] != UInt8(ascii: "\\") } ? range : nil
  }

  /// Adds what a literal stands for; false when it is not as it should be.
  private mutating func add(
    _ index: Int32, in source: SwiftSource, _ bytes: [UInt8], with branch: Int32
  ) -> Bool {
    let node = source.nodes[Int(index)]
    // Without its last quotes, it ends anywhere.
    guard !node.marks.contains(.unclosed) else { return false }
    hashes = Int(node.hashes)
    isMultiline = node.marks.contains(.multiline)
    indentation = 0
    let quotes = hashes + (isMultiline ? 3 : 1)
    let (start, end) = (node.range.lowerBound + quotes, node.range.upperBound - quotes)
    guard start <= end else { return false }
    range = start..<end
    if isMultiline {
      guard let lines = Self.lines(in: range, of: bytes) else { return false }
      (range, indentation) = lines
    }
    var at = range.lowerBound
    if isMultiline { at = skipIndentation(at, bytes) }
    var child = index + 1
    while child < node.after {
      let inner = source.nodes[Int(child)]
      if inner.kind == .interpolation, inner.parent == index {
        guard decode(at..<inner.range.lowerBound, bytes) else { return false }
        if branch > child, branch < inner.after {
          guard add(branch: source.nodes[Int(branch)], bytes) else { return false }
        } else {
          addValue(inner.range, named: inner.range.dropFirst(2 + hashes).dropLast(), bytes)
        }
        at = inner.range.upperBound
      }
      child = max(inner.after, child + 1)
    }
    return at <= range.upperBound && decode(at..<range.upperBound, bytes)
  }

  /// Adds the words of a literal in an interpolation.
  private mutating func add(branch: SwiftNode, _ bytes: [UInt8]) -> Bool {
    let own = (hashes, isMultiline)
    defer { (hashes, isMultiline) = own }
    (hashes, isMultiline) = (Int(branch.hashes), false)
    let quotes = hashes + 1
    return decode(branch.range.lowerBound + quotes..<branch.range.upperBound - quotes, bytes)
  }

  /// The lines of a literal, and how far the last line, with the quotes, is indented; nil when text stands beside the quotes.
  private static func lines(in range: Range<Int>, of bytes: [UInt8]) -> (Range<Int>, Int)? {
    var start = range.lowerBound
    while start < range.upperBound, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    if start < range.upperBound, bytes[start] == 0x0D { start += 1 }
    guard start < range.upperBound, bytes[start] == 0x0A else { return nil }
    start += 1
    var end = range.upperBound
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    let indentation = range.upperBound - end
    guard end > start, bytes[end - 1] == 0x0A else { return nil }
    end -= 1
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return (start..<end, indentation)
  }

  private func skipIndentation(_ start: Int, _ bytes: [UInt8]) -> Int {
    var at = start
    while at < range.upperBound, at - start < indentation, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
    return at
  }

  /// Adds what a part of the literal stands for; false when an escape is unknown.
  private mutating func decode(_ part: Range<Int>, _ bytes: [UInt8]) -> Bool {
    guard part.lowerBound <= part.upperBound else { return false }
    var at = part.lowerBound
    var plain = at
    while at < part.upperBound {
      let byte = bytes[at]
      if byte == UInt8(ascii: "\\"), hasHashes(at + 1, bytes) {
        addPlain(plain..<at, bytes)
        guard let length = addEscape(at, before: part.upperBound, bytes) else { return false }
        at += length
        plain = at
      } else if byte == 0x0A || byte == 0x0D {
        addPlain(plain..<at, bytes)
        let line = byte == 0x0D && at + 1 < part.upperBound && bytes[at + 1] == 0x0A ? at + 2 : at + 1
        let next = skipIndentation(line, bytes)
        decoded.append(0x0A)
        builder.append(count: 1, document: at, documentCount: next - at)
        at = next
        plain = at
      } else {
        at += 1
      }
    }
    addPlain(plain..<at, bytes)
    return true
  }

  private func hasHashes(_ start: Int, _ bytes: [UInt8]) -> Bool {
    guard hashes > 0 else { return true }
    return start + hashes <= bytes.count
      && bytes[start..<start + hashes].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private mutating func addPlain(_ part: Range<Int>, _ bytes: [UInt8]) {
    guard !part.isEmpty else { return }
    decoded.append(contentsOf: bytes[part])
    builder.append(count: part.count, document: part.lowerBound)
    if !hasLetters { hasLetters = Self.holdsLetters(bytes[part]) }
  }

  private static func holdsLetters(_ bytes: ArraySlice<UInt8>) -> Bool {
    if bytes.contains(where: \.isASCIILetter) { return true }
    guard bytes.contains(where: { $0 >= 0x80 }) else { return false }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.contains { $0.properties.isAlphabetic }
  }

  /// Adds what the escape at `start` stands for; returns its length in the code, nil when nothing has that escape.
  private mutating func addEscape(_ start: Int, before end: Int, _ bytes: [UInt8]) -> Int? {
    let sign = start + 1 + hashes
    guard sign < end else { return nil }
    let scalar: UInt8
    switch bytes[sign] {
    case UInt8(ascii: "n"): scalar = 0x0A
    case UInt8(ascii: "t"): scalar = 0x09
    case UInt8(ascii: "r"): scalar = 0x0D
    case UInt8(ascii: "0"): scalar = 0x00
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): scalar = bytes[sign]
    case UInt8(ascii: "u"): return addScalar(start, sign, before: end, bytes)
    case 0x20, 0x09, 0x0A, 0x0D: return joinLines(start, sign, before: end, bytes)
    default: return nil
    }
    decoded.append(scalar)
    builder.append(count: 1, document: start, documentCount: sign + 1 - start)
    return sign + 1 - start
  }

  /// `\u{1F600}`.
  private mutating func addScalar(_ start: Int, _ sign: Int, before end: Int, _ bytes: [UInt8]) -> Int? {
    var value: UInt32 = 0
    var at = sign + 2
    guard at < end, bytes[sign + 1] == UInt8(ascii: "{") else { return nil }
    while at < end, at < sign + 10, let digit = hexDigitValue(bytes[at]) {
      value = value << 4 | digit
      at += 1
    }
    guard at < end, bytes[at] == UInt8(ascii: "}"), let scalar = Unicode.Scalar(value) else { return nil }
    let piece = Array(String(scalar).utf8)
    decoded += piece
    builder.append(count: piece.count, document: start, documentCount: at + 1 - start)
    if scalar.properties.isAlphabetic { hasLetters = true }
    return at + 1 - start
  }

  /// A backslash at the end of a line joins it to the next.
  private mutating func joinLines(_ start: Int, _ sign: Int, before end: Int, _ bytes: [UInt8]) -> Int? {
    var at = sign
    while at < end, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
    if at < end, bytes[at] == 0x0D { at += 1 }
    guard isMultiline, at < end, bytes[at] == 0x0A else { return nil }
    at = skipIndentation(at + 1, bytes)
    builder.extendLast(to: at, of: decoded)
    return at - start
  }

  /// - Parameter name: where its name may be.
  private mutating func addValue(_ place: Range<Int>, named name: Range<Int>, _ bytes: [UInt8]) {
    let value = Array("\\(".utf8) + valueName(name, bytes) + [UInt8(ascii: ")")]
    values.append(decoded.count..<decoded.count + value.count)
    decoded += value
    builder.append(count: value.count, document: place.lowerBound, documentCount: place.count)
  }

  /// The last name of `name`, `self.name` or `value.name`, and `value` for what has none.
  private func valueName(_ place: Range<Int>, _ bytes: [UInt8]) -> [UInt8] {
    var start = place.lowerBound
    var at = start
    while at < place.upperBound,
      bytes[at].isASCIIAlphanumeric || bytes[at] == UInt8(ascii: "_") || bytes[at] == UInt8(ascii: ".")
    {
      if bytes[at] == UInt8(ascii: ".") { start = at + 1 }
      at += 1
    }
    let isName =
      at > start && bytes[start].isASCIILetter
      && (at == place.upperBound || bytes[at] == UInt8(ascii: ","))
    return isName ? Array(bytes[start..<at]) : Array("value".utf8)
  }
}
