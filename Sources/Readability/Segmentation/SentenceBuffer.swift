/// The sentences of a text under construction: their ends are known before their words.
struct SentenceBuffer: ~Copyable {
  /// How many sentences have ended.
  var count: Int { sentences.count }
  /// Where the open sentence ends, white space included; `Int.max` when that is not known yet.
  private(set) var nextEnd = Int.max

  private var ends = Buffer<Int>()
  /// Which of `ends` is `nextEnd`.
  private var next = 0
  private var start = 0
  private var sentences = Buffer<Sentence>()

  mutating func removeAll() {
    ends.removeAll()
    sentences.removeAll()
    next = 0
    nextEnd = Int.max
    start = 0
  }

  @inline(__always)
  mutating func appendEnd(_ end: Int) {
    if next == ends.count { nextEnd = end }
    ends.append(end)
  }

  /// Ends the open sentence, and says whether there is more than white space in it.
  mutating func endNext(_ text: Span<UInt8>, words: Int) -> Bool {
    var lower = start
    var upper = nextEnd
    start = nextEnd
    next &+= 1
    nextEnd = next < ends.count ? ends[next] : Int.max
    while lower < upper, text[lower] <= 0x20 { lower &+= 1 }
    while upper > lower, text[upper &- 1] <= 0x20 { upper &-= 1 }
    guard lower < upper else { return false }
    sentences.append(Sentence(range: lower..<upper, words: words))
    return true
  }

  var span: Span<Sentence> {
    @_lifetime(borrow self)
    get { sentences.span }
  }

  /// Replaces `copies` by the sentences.
  func copy(to copies: inout [Sentence]) {
    sentences.copy(to: &copies)
  }
}
