/// A short word that leans on the one before it: "'s", "n't", "'ll".
struct Clitic {
  private enum Kind {
    case s, not, d, will, m
    /// The apostrophe of a plural's possessive: "users'".
    case bare
  }

  private let kind: Kind
  /// Bytes, with the apostrophe.
  let length: Int

  /// The clitic at the end of the first `end` bytes of `word`; nil when there is none, or nothing before it.
  init?(_ word: Span<UInt8>, end: Int) {
    guard end > 1 else { return nil }
    let last = word[end - 1]
    if last == Self.apostrophe {
      (kind, length) = (.bare, 1)
      return
    }
    if word[end - 2] == Self.apostrophe {
      if last == UInt8(ascii: "t"), end > 3, word[end - 3] == UInt8(ascii: "n") {
        (kind, length) = (.not, 3)
        return
      }
      guard end > 2 else { return nil }
      switch last {
      case UInt8(ascii: "s"): (kind, length) = (.s, 2)
      case UInt8(ascii: "d"): (kind, length) = (.d, 2)
      case UInt8(ascii: "m"): (kind, length) = (.m, 2)
      default: return nil
      }
      return
    }
    guard end > 3, word[end - 3] == Self.apostrophe else { return nil }
    switch (word[end - 2], last) {
    case (UInt8(ascii: "l"), UInt8(ascii: "l")), (UInt8(ascii: "v"), UInt8(ascii: "e")),
      (UInt8(ascii: "r"), UInt8(ascii: "e")):
      (kind, length) = (.will, 3)
    default: return nil
    }
  }

  /// Syllables that it adds to `stem`, which is not empty.
  func syllables(after word: Span<UInt8>, _ stem: Range<Int>) -> Int {
    let last = word[stem.upperBound - 1]
    switch kind {
    case .s:
      return endsInSibilant(word, stem) ? 1 : 0
    case .not:
      return Self.withSilentNot.contains(word, stem) ? 0 : 1
    case .d:
      return last == UInt8(ascii: "t") || last == UInt8(ascii: "d") ? 1 : 0
    case .will:
      return Self.vowelSounds.contains(last) ? 0 : 1
    case .m, .bare:
      return 0
    }
  }

  private func endsInSibilant(_ word: Span<UInt8>, _ stem: Range<Int>) -> Bool {
    let last = word[stem.upperBound - 1]
    let before = stem.count > 1 ? word[stem.upperBound - 2] : 0
    switch last {
    case UInt8(ascii: "s"), UInt8(ascii: "x"), UInt8(ascii: "z"): return true
    case UInt8(ascii: "h"): return before == UInt8(ascii: "c") || before == UInt8(ascii: "s")
    case UInt8(ascii: "e"):
      return before == UInt8(ascii: "c") || before == UInt8(ascii: "s") || before == UInt8(ascii: "z")
        || before == UInt8(ascii: "g")
    default: return false
    }
  }

  private static let apostrophe = UInt8(ascii: "'")
  private static let withSilentNot = WordList("ca wo do ai are were sha")
  private static let vowelSounds: [UInt8] = Array("aeiouywrh".utf8)
}
