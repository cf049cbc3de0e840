internal import CICU

/// Whole numbers as they are read aloud, from ICU's rule-based number format.
///
/// ICU marks where a long number may be hyphenated by U+00AD; those are left out.
@safe
struct NumberSpeller: ~Copyable {
  private let speller: OpaquePointer

  init(locale: String) throws(ICUError) {
    var error: Int32 = 0
    let opened = unsafe cicu_speller_open(locale, &error)
    try ICUError.check(error)
    guard let opened = unsafe opened else { throw ICUError(code: error) }
    unsafe speller = opened
  }

  deinit {
    unsafe cicu_speller_close(speller)
  }

  /// Replaces `words` by `number` in words, UTF-8: "twenty-four".
  func spell(_ number: Int64, into words: inout [UInt8]) throws(ICUError) {
    var needed = 0
    repeat {
      let capacity = max(words.capacity, needed, Self.usualLength)
      words.removeAll(keepingCapacity: true)
      words.append(contentsOf: repeatElement(0, count: capacity))
      var error: Int32 = 0
      needed = unsafe words.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return 0 }
        return unsafe Int(cicu_speller_spell(speller, number, start, Int32(buffer.count), &error))
      }
      try ICUError.check(error)
    } while needed > words.count
    words.removeLast(words.count - needed)
  }

  private static let usualLength = 64
}
