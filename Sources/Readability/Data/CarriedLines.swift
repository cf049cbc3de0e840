/// Lines of `word` or `word: value` that the program carries and that are searched in place. They are in the order of the
/// bytes of their words, which have no capitals, and each ends in a line feed.
@safe package struct CarriedLines: @unchecked Sendable {
  private let start: UnsafePointer<UInt8>?
  private let count: Int

  /// - Parameter start: as long-lived as the program.
  package init(_ start: UnsafePointer<UInt8>?, count: Int) {
    unsafe self.start = start
    self.count = unsafe start == nil ? 0 : count
  }

  /// What the line of a word says, empty where it has the word alone; nil when there is no such line.
  ///
  /// - Parameter word: UTF-8; capitals of ASCII count as lowercase letters.
  package func value(of word: Span<UInt8>) -> String? {
    var (lower, upper) = (0, count)
    while lower < upper {
      let line = start(ofLineAt: (lower + upper) / 2, from: lower)
      let end = end(ofLineAt: line)
      let order = order(of: word, line, end)
      if order == 0 { return text(after: line + word.count, end) }
      if order < 0 { upper = line } else { lower = end + 1 }
    }
    return nil
  }

  private func start(ofLineAt index: Int, from lower: Int) -> Int {
    var line = index
    while line > lower, byte(line - 1) != Self.lineFeed { line -= 1 }
    return line
  }

  private func end(ofLineAt index: Int) -> Int {
    var end = index
    while end < count, byte(end) != Self.lineFeed { end += 1 }
    return end
  }

  /// Below 0 when `word` is before that of the line, above 0 when it is after it.
  private func order(of word: Span<UInt8>, _ line: Int, _ end: Int) -> Int {
    for index in word.indices {
      let place = line + index
      guard place < end, byte(place) != Self.colon else { return 1 }
      let letter = word[index] >= 0x41 && word[index] <= 0x5A ? word[index] | 0x20 : word[index]
      if letter != byte(place) { return Int(letter) - Int(byte(place)) }
    }
    let place = line + word.count
    return place == end || byte(place) == Self.colon ? 0 : -1
  }

  private func text(after word: Int, _ end: Int) -> String {
    // The colon and its space.
    (word + 2..<max(word + 2, end)).reduce(into: "") { $0.unicodeScalars.append(Unicode.Scalar(byte($1))) }
  }

  private func byte(_ index: Int) -> UInt8 { unsafe start?[index] ?? Self.lineFeed }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let colon = UInt8(ascii: ":")
}
