/// The path that an editor's URI leads to: `/a b.strings` for `file:///a%20b.strings`; the name for a text that is
/// not saved yet, such as `untitled:Untitled-1`.
func path(ofURI uri: String) -> String {
  let bytes = Array(uri.utf8)
  guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return decoded(bytes[...]) }
  var rest = bytes[(colon + 1)...]
  if rest.starts(with: "//".utf8) {
    rest = rest.dropFirst(2).drop { $0 != UInt8(ascii: "/") }
  }
  let end = rest.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? rest.endIndex
  return decoded(rest[..<end])
}

/// The URI of a file.
///
/// - Parameter path: absolute.
func uri(ofPath path: String) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  var bytes = Array("file://".utf8)
  for byte in pathBytes(path) {
    if isPlain(byte) {
      bytes.append(byte)
    } else {
      bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Letters, digits and signs that need no escape in the path of a URI (RFC 3986, 2.3), and `/`.
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
    UInt8(ascii: "~"), UInt8(ascii: "/"):
    true
  default: false
  }
}

/// Percent escapes as bytes; anything else stays.
private func decoded(_ text: ArraySlice<UInt8>) -> String {
  var bytes: [UInt8] = []
  var at = text.startIndex
  while at < text.endIndex {
    if text[at] == UInt8(ascii: "%"), at + 2 < text.endIndex, let high = hexDigit(text[at + 1]),
      let low = hexDigit(text[at + 2])
    {
      bytes.append(high << 4 | low)
      at += 3
    } else {
      bytes.append(text[at])
      at += 1
    }
  }
  return pathText(bytes)
}

private func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
