internal import Readability

/// The first word of a term, or of a text at some place: letters, digits and the hyphens between them.
///
/// Made from the characters alone, never from tokens, so that a term and a text are cut in the same way.
struct GlossaryHead {
  /// Its first byte.
  let start: Int
  /// The byte after it.
  var end: Int
  var hash: UInt64

  /// nil when no letter or digit is at `start`, and when more of them follow than any term has: Thai and Chinese put
  /// no space between words, so a word would go on to the end of the text.
  init?(of text: Span<UInt8>, at start: Int) {
    var hash = WordHash()
    var hashAtLetter = hash
    var index = start
    var limit = min(text.count, start + Self.longest)
    self.start = start
    end = start
    while index < limit {
      // Nearly all letters are lowercase, and startup hashes thousands of them.
      if text[index] &- UInt8(ascii: "a") < 26 {
        hash.add(UInt32(text[index]))
        hashAtLetter = hash
        index += 1
        end = index
        continue
      }
      let place = index
      let scalar = foldedScalar(of: text, at: &index)
      let isHyphen = scalar == 0x2D
      guard isHyphen || Self.isWordScalar(scalar) else { break }
      if isHyphen {
        if end == start { return nil }
        // A term may have a hyphen of one byte where a text has one of three. Many in a row may end the head.
        limit = min(text.count, limit + (place > end ? index - place : index - place - 1))
      }
      hash.add(scalar)
      // A hyphen counts when a letter follows.
      if !isHyphen {
        hashAtLetter = hash
        end = index
      }
    }
    guard end > start, index < limit || limit == text.count else { return nil }
    self.hash = hashAtLetter.value
  }

  /// In UTF-8 bytes: an inflected word is a few letters longer than its base form.
  private static let longest = GlossaryIndex.longestTerm + 16

  /// The key of a term that begins with this head, or with a base form of it, and of what follows; nil when too little
  /// comes before `limit`.
  func key(ofBase hash: UInt64, in text: Span<UInt8>, before limit: Int) -> UInt64? {
    var rest = WordHash()
    var index = end
    for _ in 0..<Self.restLength {
      guard index < limit else { return nil }
      rest.add(foldedScalar(of: text, at: &index))
    }
    return max(1, mixed(hash, rest.value))
  }

  /// Scalars after a head that are part of a key: a space and three letters, mostly.
  private static let restLength = 4

  /// Letters and digits. Beyond ASCII everything but punctuation, spaces and symbols counts as a letter.
  static func isWordScalar(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x30...0x39, 0x61...0x7A: true
    case 0..<0xAA: false
    case 0xAA...0xBF: scalar == 0xAA || scalar == 0xB5 || scalar == 0xBA
    case 0xD7, 0xF7, 0x2000...0x2BFF, 0x3000...0x3020, 0xFE00...0xFE6F, 0xFF00...0xFF0F, 0xFFFD: false
    case 0x1F000...0x1FAFF: false
    default: true
    }
  }

  /// The first two folded scalars of `range`, a byte each; 0 when it is empty.
  static func tail(of text: Span<UInt8>, _ range: Range<Int>) -> UInt16 {
    var index = range.lowerBound
    guard index < range.upperBound else { return 0 }
    let first = foldedScalar(of: text, at: &index) & 0xFF
    guard index < range.upperBound else { return UInt16(first) << 8 }
    return UInt16(first) << 8 | UInt16(foldedScalar(of: text, at: &index) & 0xFF)
  }
}
