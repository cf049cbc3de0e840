/// A piece between two word boundaries in text of plain scalars: the rules WB3 to WB13b of Unicode Standard Annex 29,
/// with ICU's rule status.
struct PlainSegment {
  /// The byte after it.
  private(set) var end: Int
  /// Whether ICU says that it has letters or digits; it does so of "__", too.
  private(set) var isWord = false
  /// Whether ICU says that it is a number, which is a matter of its last character.
  private(set) var isNumber = false

  /// The segment that `range` begins with. White space is none.
  init(_ text: Span<UInt8>, _ range: Range<Int>) {
    let (first, length) = PlainScalar.wordBreak(text, at: range.lowerBound)
    end = range.lowerBound + length
    switch first {
    case .letter: isWord = true
    case .digit: (isWord, isNumber) = (true, true)
    case .extender: break
    case .midLetter, .midNumber, .midBoth, .other: return
    }
    var last = first
    while end < range.upperBound {
      let (next, length) = PlainScalar.wordBreak(text, at: end)
      switch next {
      case .letter:
        (isWord, isNumber) = (true, false)
      case .digit:
        (isWord, isNumber) = (true, true)
      case .extender:
        isWord = true
        if last == .extender { isNumber = false }
      case .midLetter, .midNumber, .midBoth:
        guard last != .extender, Self.joins(next, last), end + length < range.upperBound else { return }
        let (after, lengthAfter) = PlainScalar.wordBreak(text, at: end + length)
        guard after == last else { return }
        end += length + lengthAfter
        continue
      case .other:
        return
      }
      last = next
      end += length
    }
  }

  private static func joins(_ middle: PlainScalar.WordBreak, _ last: PlainScalar.WordBreak) -> Bool {
    switch middle {
    case .midLetter: last == .letter
    case .midNumber: last == .digit
    default: true
    }
  }
}
