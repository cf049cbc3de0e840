internal import Readability

/// The form of a word in a sentence.
enum WordForm: UInt8, Sendable {
  case base
  /// Plural of a noun, third person of a verb.
  case s
  /// Past or past participle: "utilized", "made".
  case past
  /// Past, never a participle: "took".
  case pastOnly
  /// Participle, never a past: "taken".
  case participle
  case ing
}

/// The base forms that a word may come from: "utilizing" from "utiliz", "utilize"; "mapping" from "map".
struct EnglishStems {
  struct Stem {
    var hash: UInt64 = 0
    var form = WordForm.base
  }

  private var stems: [4 of Stem] = .init(repeating: Stem())
  private(set) var count = 0

  subscript(index: Int) -> Stem { stems[index] }

  /// - Parameters:
  ///   - text: UTF-8, in any case.
  ///   - word: the range of one word in it.
  init(of text: Span<UInt8>, _ word: Range<Int>) {
    let end = word.upperBound
    guard word.count >= 4 else { return }
    let last = small(text[end - 1])
    let before = small(text[end - 2])
    if last == UInt8(ascii: "s"), before != last {
      add(text, word.lowerBound..<end - 1, .s)
      guard before == UInt8(ascii: "e") else { return }
      add(text, word.lowerBound..<end - 2, .s)
      if small(text[end - 3]) == UInt8(ascii: "i") {
        add(text, word.lowerBound..<end - 3, plus: UInt8(ascii: "y"), .s)
      }
    } else if last == UInt8(ascii: "d"), before == UInt8(ascii: "e") {
      add(text, word.lowerBound..<end - 2, .past)
      add(text, word.lowerBound..<end - 1, .past)
      let third = small(text[end - 3])
      if third == UInt8(ascii: "i") {
        add(text, word.lowerBound..<end - 3, plus: UInt8(ascii: "y"), .past)
      } else if third == small(text[end - 4]) {
        add(text, word.lowerBound..<end - 3, .past)
      }
    } else if last == UInt8(ascii: "g"), before == UInt8(ascii: "n"),
      small(text[end - 3]) == UInt8(ascii: "i")
    {
      guard word.count >= 5 else { return }
      add(text, word.lowerBound..<end - 3, .ing)
      add(text, word.lowerBound..<end - 3, plus: UInt8(ascii: "e"), .ing)
      if small(text[end - 4]) == small(text[end - 5]) { add(text, word.lowerBound..<end - 4, .ing) }
    }
  }

  private mutating func add(
    _ text: Span<UInt8>, _ range: Range<Int>, plus letter: UInt8? = nil, _ form: WordForm
  ) {
    var hash = WordHash()
    var index = range.lowerBound
    while index < range.upperBound { hash.add(foldedScalar(of: text, at: &index)) }
    if let letter { hash.add(UInt32(letter)) }
    stems[count] = Stem(hash: hash.value, form: form)
    count += 1
  }

  private func small(_ byte: UInt8) -> UInt8 { byte | 0x20 }
}
