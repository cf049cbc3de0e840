/// Finds the address or the path that a sign is in, from left to right.
///
/// An address begins where a run of letters, digits and the marks of a name begins, so it is looked for from its first
/// sign back, and each run is looked at once.
struct AddressFinder {
  /// No address begins before it: the end of the last range.
  var start = 0
  /// The end of the last run without an address.
  private var passed = 0

  /// The address with the colon, at sign, period or slash at `sign`, when it is the first such sign in it.
  mutating func find(in text: Span<UInt8>, sign: Int) -> NeutralRange? {
    guard Self.isInAddress(text, sign) else { return nil }
    if text[sign] == UInt8(ascii: "/") { return path(in: text, slash: sign) }
    guard sign >= passed else { return nil }
    var first = sign
    while first > start, AddressGrammar.isInLocalPart(text[first - 1]) { first -= 1 }
    if text[first].isASCIIAlphanumeric, AddressGrammar.canStart(in: text, at: first),
      let found = AddressGrammar.end(in: text, at: first)
    {
      return NeutralRange(range: first..<found.end, kind: found.kind)
    }
    passed = sign
    while passed < text.count, AddressGrammar.isInLocalPart(text[passed]) { passed += 1 }
    return nil
  }

  /// `~/a`, `../a`, `/a/b`: up to two marks before the slash.
  private func path(in text: Span<UInt8>, slash: Int) -> NeutralRange? {
    for first in max(start, slash - 2)...slash where !text[first].isASCIIAlphanumeric {
      if AddressGrammar.canStart(in: text, at: first), let found = AddressGrammar.end(in: text, at: first) {
        return NeutralRange(range: first..<found.end, kind: found.kind)
      }
    }
    return nil
  }

  /// Whether the sign may be in an address or a path, by its neighbors.
  private static func isInAddress(_ text: Span<UInt8>, _ index: Int) -> Bool {
    let before = text.byte(index - 1)
    let next = text.byte(index + 1)
    switch text[index] {
    // "https://", "C:\", "mailto:", "tel:", "about:"
    case UInt8(ascii: ":"):
      return next == UInt8(ascii: "/") || next == UInt8(ascii: "\\")
        || (before == UInt8(ascii: "o") || before == UInt8(ascii: "l")) && !next.isASCIISpace
        || before == UInt8(ascii: "t") && next.isASCIISmall
    case UInt8(ascii: "@"): return AddressGrammar.isInLocalPart(before)
    // "and/or" is text.
    case UInt8(ascii: "/"): return next.isASCIIAlphanumeric && !before.isASCIIAlphanumeric
    // The last part of a host is a name, except in "www.1".
    default: return next.isASCIILetter || next.isASCIIDigit && before == UInt8(ascii: "w")
    }
  }
}
