/// What a word adds to the counts of its text, packed so that one addition adds all: from the lowest bit on 12 bits for
/// letters, 12 for syllables, then a byte each for long words and for words of one, of three or more, and of four or
/// more syllables. Up to 255 words can be added; what they carry into the last byte is lost.
///
/// The last byte of one word tells how it uses capitals.
struct WordSums {
  private(set) var bits: UInt64

  /// No word.
  init() {
    bits = 0
  }

  /// A word that adds nothing.
  init(_ capitals: CapitalStyle) {
    bits = UInt64(capitals.rawValue) << 56
  }

  /// Nil when a word has too many letters or syllables for its share of the bits.
  init?(letters: Int, syllables: Int, kind: Token.Kind, capitals: CapitalStyle) {
    guard letters <= Self.most, syllables <= Self.most else { return nil }
    bits = UInt64(letters) | UInt64(syllables) << 12 | UInt64(capitals.rawValue) << 56
    if kind == .word, letters > 6 { bits |= 1 << 24 }
    if syllables == 1 { bits |= 1 << 32 }
    if syllables >= 3 { bits |= 1 << 40 }
    if syllables >= 4 { bits |= 1 << 48 }
  }

  /// How a word uses capitals.
  @inline(__always)
  var capitals: CapitalStyle { CapitalStyle(rawValue: UInt8(truncatingIfNeeded: bits &>> 56)) }

  @inline(__always)
  static func &+= (total: inout WordSums, word: WordSums) {
    total.bits &+= word.bits
  }

  /// Adds up to 255 words to the counts of a text; not their number.
  func add(to counts: inout Counts) {
    counts.letters &+= Int(bits & 0xFFF)
    counts.syllables &+= Int(bits >> 12 & 0xFFF)
    counts.adjustedSyllables &+= Int(bits >> 12 & 0xFFF)
    counts.longWords &+= Int(bits >> 24 & 0xFF)
    counts.monosyllables &+= Int(bits >> 32 & 0xFF)
    counts.polysyllables &+= Int(bits >> 40 & 0xFF)
    counts.fourSyllables &+= Int(bits >> 48 & 0xFF)
  }

  /// Words that can be added up.
  static let mostWords = 255
  /// 255 times this are less than 2¹².
  private static let most = 15
}
