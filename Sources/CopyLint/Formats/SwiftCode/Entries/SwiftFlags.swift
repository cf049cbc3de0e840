internal import Readability

/// The properties of a file that are true or false: `var visited = false`, `let isOn: Bool`.
struct SwiftFlags {
  private var names: Set<String> = []

  /// One pass over the file.
  init(in bytes: [UInt8]) {
    for index in bytes.indices.dropLast(4)
    where bytes[index] == UInt8(ascii: ":") || bytes[index] == UInt8(ascii: "=") {
      let values: [StaticString] = bytes[index] == UInt8(ascii: ":") ? [": Bool"] : ["= true", "= false"]
      guard let value = values.first(where: { bytes.span.holds($0, at: index) }) else { continue }
      let next = index + value.utf8CodeUnitCount
      guard next == bytes.count || !bytes[next].isASCIIAlphanumeric && bytes[next] != UInt8(ascii: "?") else {
        continue
      }
      if let name = Self.name(in: bytes, before: index) { names.insert(name) }
    }
  }

  func contains(_ name: some StringProtocol) -> Bool { names.contains(String(name)) }

  /// What is declared before the colon or the sign.
  private static func name(in bytes: [UInt8], before index: Int) -> String? {
    var end = index
    if end > 0, bytes[end - 1] == 0x20 { end -= 1 }
    var start = end
    while start > 0, bytes[start - 1].isASCIIAlphanumeric, end - start < 64 { start -= 1 }
    guard start < end, start >= 4,
      bytes.span.holds("var ", at: start - 4) || bytes.span.holds("let ", at: start - 4)
    else { return nil }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
