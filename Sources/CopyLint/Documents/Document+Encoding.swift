extension Document {
  /// As much is looked at to tell text from other data.
  private static let probeLength = 8192

  static func isBinaryPropertyList(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  /// The encoding by byte order mark, else by the zero bytes that the ASCII characters of UTF-16 have, else what the
  /// format says of bytes that are not UTF-8.
  static func encoding(of bytes: [UInt8], path: String) -> Encoding {
    if isBinaryPropertyList(bytes) { return .binary }
    if bytes.starts(with: [0xFF, 0xFE]) { return .utf16LittleEndian }
    if bytes.starts(with: [0xFE, 0xFF]) { return .utf16BigEndian }
    let probe = bytes.prefix(probeLength)
    guard probe.span.firstIndex(of: 0, from: 0) != nil else {
      return declaredEncoding(of: bytes, path: path) ?? .utf8
    }
    var zeros = (even: 0, odd: 0)
    for (index, byte) in probe.enumerated() where byte == 0 {
      if index & 1 == 0 { zeros.even += 1 } else { zeros.odd += 1 }
    }
    // Keys, quotes and marks are ASCII in every such file: its first character, and many more.
    guard probe.count >= 2, max(zeros.even, zeros.odd) * 16 >= probe.count else { return .binary }
    if zeros.even == 0, probe[1] == 0, probe[0] < 0x80 { return .utf16LittleEndian }
    if zeros.odd == 0, probe[0] == 0, probe[1] < 0x80 { return .utf16BigEndian }
    return .binary
  }
}
