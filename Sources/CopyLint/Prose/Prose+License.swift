internal import Readability

extension Prose {
  /// Whether a text is a notice of copyright or the words of a license, which lawyers wrote and nobody may change.
  ///
  /// These formulas are English in the apps of every language.
  static func isLicense(_ text: Span<UInt8>, _ tokens: Span<Token>, _ signs: ProseSigns) -> Bool {
    if signs.mayHoldNotice, holdsSign(text) { return true }
    for index in tokens.indices {
      let token = tokens[index]
      if token.kind == .word, beginsNotice(text, at: Int(token.start)) { return true }
    }
    return false
  }

  /// Whether a text only fills a page.
  static func isSample(_ text: Span<UInt8>, _ tokens: Span<Token>) -> Bool {
    var words = 0
    for index in tokens.indices {
      let start = Int(tokens[index].start)
      switch text[start] | 0x20 {
      case UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "r"):
        if latin.contains(where: { text.holds(folded: $0, at: start) }) { words += 1 }
        if words > 2 { return true }
      case UInt8(ascii: "l"): if text.holds(folded: "lorem ipsum", at: start) { return true }
      case UInt8(ascii: "q"): if text.holds(folded: "quick brown fox", at: start) { return true }
      default: break
      }
    }
    return false
  }

  /// Words of “Lorem ipsum” that are in no other text.
  private static let latin: [StaticString] = [
    "adipiscing", "reprehenderit", "incididunt", "consectetur", "eiusmod", "exercitation",
  ]

  /// "©", and "(c) 2024".
  private static func holdsSign(_ text: Span<UInt8>) -> Bool {
    var index = 0
    while index < text.count {
      switch text[index] {
      case 0xC2: if text.byte(index + 1) == 0xA9 { return true }
      case UInt8(ascii: "&"): if text.holds("&copy;", at: index) { return true }
      case UInt8(ascii: "("):
        if text.holds(folded: "(c) ", at: index), isYear(text, at: index + 4) { return true }
      default: break
      }
      index += 1
    }
    return false
  }

  private static func beginsNotice(_ text: Span<UInt8>, at start: Int) -> Bool {
    switch text[start] | 0x20 {
    case UInt8(ascii: "a"):
      return text.holds(folded: "all rights reserved", at: start)
        || text.holds(folded: "attribution license", at: start)
    case UInt8(ascii: "c"):
      return text.holds(folded: "copyright ", at: start) && isYear(text, at: start + 10)
    case UInt8(ascii: "f"): return text.holds(folded: "free software; you can redistribute", at: start)
    case UInt8(ascii: "g"):
      return text.holds(folded: "general public license", at: start)
        || text.holds(folded: "general public licence", at: start)
    case UInt8(ascii: "l"): return namesLicense(text, at: start)
    case UInt8(ascii: "p"):
      return text.holds(folded: "permission is hereby granted", at: start)
        || text.holds(folded: "permission is granted to copy", at: start)
    case UInt8(ascii: "s"): return text.holds("SPDX-", at: start)
    case UInt8(ascii: "w"):
      return text.holds(folded: "without warranty", at: start)
        || text.holds(folded: "without any warranty", at: start)
    default: return false
    }
  }

  /// "Licensed under the Apache License"
  private static func namesLicense(_ text: Span<UInt8>, at start: Int) -> Bool {
    let opening: StaticString = "licensed under "
    guard text.holds(folded: opening, at: start) else { return false }
    var name = start + opening.utf8CodeUnitCount
    if text.holds(folded: "the ", at: name) { name += 4 }
    for license in licenses where text.holds(folded: license, at: name) { return true }
    return false
  }

  private static let licenses: [StaticString] = ["apache", "mit", "bsd", "gnu", "mozilla", "creative"]

  private static func isYear(_ text: Span<UInt8>, at start: Int) -> Bool {
    for offset in 0..<4 where !text.byte(start + offset).isASCIIDigit { return false }
    return !text.byte(start + 4).isASCIIDigit
  }
}
