/// Goes from a place in Kotlin code outward, from bracket to bracket.
struct KotlinWalk {
  /// A call around a place.
  struct Around: Equatable {
    /// The last part of its name.
    var call: String
    /// The label of the argument; empty without one.
    var label: String
    /// Whether the place is in braces after the call, or in those of the argument.
    var isInBraces: Bool
  }

  private let bytes: [UInt8]
  private var at: Int
  /// How far back a bracket may open.
  private static let farthest = 4000

  init(_ bytes: [UInt8], at start: Int) {
    self.bytes = bytes
    at = start
  }

  static func isInName(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") }

  /// The next call around it; nil if it is in no other call.
  mutating func next() -> Around? {
    let argument = self.label(before: at)
    guard let bracket = opening(before: at) else { return nil }
    if bytes[bracket] == UInt8(ascii: "(") {
      let name = self.name(before: bracket)
      guard !name.isEmpty else { return nil }
      at = startOfChain(name.lowerBound)
      return Around(call: word(name), label: argument.map(word) ?? "", isInBraces: false)
    }
    guard bytes[bracket] == UInt8(ascii: "{") else { return nil }
    if let own = self.label(before: bracket) {
      // `label = { … }`
      at = own.lowerBound
      guard let outer = opening(before: at), bytes[outer] == UInt8(ascii: "(") else { return nil }
      let name = self.name(before: outer)
      at = startOfChain(name.lowerBound)
      return name.isEmpty ? nil : Around(call: word(name), label: word(own), isInBraces: true)
    }
    var end = skipSpace(before: bracket)
    if byte(end - 1) == UInt8(ascii: ")") {
      guard let start = opening(before: end - 1) else { return nil }
      end = start
    }
    let name = self.name(before: end)
    at = startOfChain(name.lowerBound)
    return name.isEmpty ? nil : Around(call: word(name), label: "", isInBraces: true)
  }

  private func byte(_ index: Int) -> UInt8 { index >= 0 && index < bytes.count ? bytes[index] : 0 }

  private func word(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func skipSpace(before end: Int) -> Int {
    var at = end
    while at > 0, bytes[at - 1] <= 0x20 { at -= 1 }
    return at
  }

  private func name(before end: Int) -> Range<Int> {
    let end = skipSpace(before: end)
    var start = end
    while start > 0, Self.isInName(bytes[start - 1]) { start -= 1 }
    return start..<end
  }

  /// Where `a.b.name` begins.
  private func startOfChain(_ start: Int) -> Int {
    var start = start
    while byte(start - 1) == UInt8(ascii: ".") {
      let before = name(before: start - 1)
      guard !before.isEmpty, before.upperBound == start - 1 else { break }
      start = before.lowerBound
    }
    return start
  }

  /// The name before `=`.
  private func label(before start: Int) -> Range<Int>? {
    let end = skipSpace(before: start)
    guard byte(end - 1) == UInt8(ascii: "="), byte(end - 2) != UInt8(ascii: "="),
      byte(end - 2) != UInt8(ascii: "!")
    else { return nil }
    let name = self.name(before: end - 1)
    return name.isEmpty ? nil : name
  }

  /// The bracket that is open at `start`; nil where none is near.
  private func opening(before start: Int) -> Int? {
    var depth = 0
    var index = start - 1
    let limit = max(0, start - Self.farthest)
    while index >= limit {
      switch bytes[index] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if depth == 0 { return index }
        depth -= 1
      case UInt8(ascii: "\""):
        // Brackets in a text don't nest.
        var quote = index - 1
        while quote >= limit, bytes[quote] != UInt8(ascii: "\""), bytes[quote] != 0x0A { quote -= 1 }
        if quote >= limit, bytes[quote] == UInt8(ascii: "\"") { index = quote }
      default: break
      }
      index -= 1
    }
    return nil
  }
}
