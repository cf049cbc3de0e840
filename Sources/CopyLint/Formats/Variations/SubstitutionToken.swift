/// The parts that a format names: `%#@files@`, `%1$#@files@`.
func substitutionTokens(in text: [UInt8]) -> [(name: String, range: Range<Int>)] {
  var found: [(name: String, range: Range<Int>)] = []
  var at = 0
  while at < text.count {
    guard text[at] == UInt8(ascii: "%") else {
      at += 1
      continue
    }
    var end = at + 1
    // A position, and the width and precision of the value: “%8$3.2#@f8@”.
    while end < text.count, "0123456789$.".utf8.contains(text[end]) { end += 1 }
    guard text[end...].starts(with: "#@".utf8),
      let close = text[(end + 2)...].firstIndex(of: UInt8(ascii: "@"))
    else {
      // `%%` is a percent sign, and its second half begins nothing.
      at += at + 1 < text.count && text[at + 1] == UInt8(ascii: "%") ? 2 : 1
      continue
    }
    found.append((String(decoding: text[end + 2..<close], as: UTF8.self), at..<close + 1))
    at = close + 1
  }
  return found
}
