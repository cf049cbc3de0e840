internal import CICU
internal import CReadabilityData

/// ICU's boundaries of words or sentences in UTF-8 (Unicode Standard Annex 29, with CLDR's tailoring).
///
/// There is a boundary at the end of every text that is not empty; the one at 0 is never listed.
@safe
struct BreakIterator: ~Copyable {
  enum Kind {
    case word, sentence
  }

  private let breaker: OpaquePointer
  private var boundaries: [CICUBoundary] = []

  /// How many boundaries the last text has.
  private(set) var count = 0

  init(_ kind: Kind, locale: String) throws(ICUError) {
    var error: Int32 = 0
    let opened = unsafe cicu_breaker_open(kind == .word ? CICUBreakWord : CICUBreakSentence, locale, &error)
    try ICUError.check(error)
    guard let opened = unsafe opened else { throw ICUError(code: error) }
    unsafe breaker = opened
  }

  /// - Parameters:
  ///   - compiled: break rules as an ICU compiled them.
  ///   - rules: the same rules in UTF-8, for an ICU that does not take the bytes of another version. Both are as
  ///     long-lived as the program.
  init(compiled: CText, rules: CText) throws(ICUError) {
    var error: Int32 = 0
    var line: Int32 = 0
    guard let text = unsafe rules.bytes else { throw ICUError(code: Self.missing) }
    var opened = unsafe compiled.bytes.flatMap { bytes in
      unsafe cicu_breaker_open_compiled(bytes, Int64(compiled.count), &error)
    }
    if unsafe opened == nil {
      unsafe opened = cicu_breaker_open_rules(text, Int64(rules.count), &line, &error)
    }
    guard let opened = unsafe opened else { throw ICUError(code: error) }
    unsafe breaker = opened
  }

  deinit {
    unsafe cicu_breaker_close(breaker)
  }

  /// Finds the boundaries of `text`, which may have up to 2³¹ − 2 bytes.
  mutating func segment(_ text: Span<UInt8>) throws(ICUError) {
    count = 0
    while true {
      if boundaries.count - count < Self.minimumRoom {
        let room = max(Self.minimumRoom, boundaries.count)
        boundaries.append(contentsOf: repeatElement(CICUBoundary(end: 0, status: 0), count: room))
      }
      let room = boundaries.count - count
      let from = count == 0 ? 0 : Int64(boundaries[count - 1].end)
      let (breaker, filledBefore) = unsafe (self.breaker, count)
      var error: Int32 = 0
      let filled = unsafe text.withUnsafeBufferPointer { bytes in
        unsafe boundaries.withUnsafeMutableBufferPointer { buffer in
          unsafe Self.fill(breaker, bytes, from: from, buffer, past: filledBefore, &error)
        }
      }
      try ICUError.check(error)
      count += filled
      if filled < room { return }
    }
  }

  /// The UTF-8 offset where segment `index` ends.
  func end(_ index: Int) -> Int { Int(boundaries[index].end) }

  /// What segment `index` is.
  func status(_ index: Int) -> WordStatus { WordStatus(rawValue: boundaries[index].status) }

  private static func fill(
    _ breaker: OpaquePointer, _ bytes: UnsafeBufferPointer<UInt8>, from: Int64,
    _ buffer: UnsafeMutableBufferPointer<CICUBoundary>, past filled: Int, _ error: inout Int32
  ) -> Int {
    let room = unsafe UnsafeMutableBufferPointer(rebasing: buffer[filled...])
    guard let start = room.baseAddress else { return 0 }
    return unsafe Int(
      cicu_breaker_fill(
        breaker, bytes.baseAddress, Int64(bytes.count), from, start, Int32(room.count), &error))
  }

  private static let minimumRoom = 64
  /// U_MISSING_RESOURCE_ERROR
  private static let missing: Int32 = 2
}

/// What ICU's word rules say of a segment (UWordBreak of ubrk.h).
struct WordStatus {
  let rawValue: Int32

  /// Neither letters nor digits: white space, punctuation, symbols, emoji.
  var isNone: Bool { rawValue < 100 }
  /// Digits, with the separators between them.
  var isNumber: Bool { rawValue >= 100 && rawValue < 200 }
}
