/// The limit that a comment states: `[CHAR LIMIT=40]`, `CHAR_LIMIT: 40`; nil for none, and for `NONE`.
///
/// The last of several counts: a comment can be left over from a deleted string. The convention comes from the Android
/// Open Source Project.
func characterLimit(in text: Span<UInt8>) -> Int? {
  var from = 0
  var stated: Int?
  while let start = text.firstIndex(of: "CHAR", from: from, before: text.count) {
    from = start + 4
    guard isSeparator(text.byte(from)), text.holds("LIMIT", at: from + 1) else { continue }
    var at = from + 6
    while isSeparator(text.byte(at)) || text.byte(at) == UInt8(ascii: "=")
      || text.byte(at) == UInt8(ascii: ":")
      || text.byte(at) == UInt8(ascii: "\"")
    {
      at += 1
    }
    var limit = 0
    let digits = at
    while text.byte(at).isASCIIDigit, at < digits + 6 {
      limit = limit * 10 + Int(text[at] - UInt8(ascii: "0"))
      at += 1
    }
    if limit > 0 { stated = limit } else if text.holds("NONE", at: at) { stated = nil }
  }
  return stated
}

private func isSeparator(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
}
