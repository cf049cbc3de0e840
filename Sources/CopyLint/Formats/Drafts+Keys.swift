extension Drafts {
  /// The key of a member: the names on the way to it, joined by dots; a dot inside a name is `\.`.
  ///
  /// - Returns: nil where there is no room for one more key that long.
  mutating func joined(_ key: String, _ name: String, at place: Range<Int>) -> String? {
    guard room.take(key.utf8.count + name.utf8.count, at: place) else { return nil }
    let part = name.utf8.contains(UInt8(ascii: ".")) ? Self.escapingDots(name) : name
    return key.isEmpty ? part : key + "." + part
  }

  /// Not by `replacing`: that takes as long as all the rest of the reading.
  private static func escapingDots(_ part: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(part.utf8.count + 4)
    for byte in part.utf8 {
      if byte == UInt8(ascii: ".") { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
