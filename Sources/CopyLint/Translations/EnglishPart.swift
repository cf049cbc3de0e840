internal import Readability

/// The part of a translation that is still in English: four words of the source or more, in its order.
enum EnglishPart {
  /// Each word is looked for in the source, so longer texts would take too long; in bytes.
  private static let longest = 4000

  /// So many words in a row are no name.
  private static let fewest = 4

  /// - Returns: nil if no English is left, or if it may be a name or a quotation.
  static func find(in subject: Subject, of source: SourceText) -> Range<Int>? {
    guard subject.bytes.count <= longest, source.bytes.count <= longest else { return nil }
    var words: [Range<Int>] = []
    for token in subject.analysis.tokens {
      if let last = words.last, !isBeside(last, token.range, subject.bytes) || token.kind != .word {
        if let part = part(words, subject, source) { return part }
        words = []
      }
      if token.kind == .word { words.append(token.range) }
    }
    return part(words, subject, source)
  }

  /// Whether there is nothing but a space or a comma between two words.
  private static func isBeside(_ one: Range<Int>, _ other: Range<Int>, _ bytes: [UInt8]) -> Bool {
    let between = bytes[one.upperBound..<max(one.upperBound, other.lowerBound)]
    return between.elementsEqual([0x20]) || between.elementsEqual([0x2C, 0x20])
  }

  /// The first run of words that is in the source as it is, with words that only English has.
  private static func part(_ words: [Range<Int>], _ subject: Subject, _ source: SourceText) -> Range<Int>? {
    guard words.count >= fewest,
      words.contains(where: { EnglishWords.contains(subject.bytes.span.extracting($0)) })
    else { return nil }
    var start = 0
    while start + fewest <= words.count {
      var end = start + fewest
      guard isInSource(words[start].lowerBound..<words[end - 1].upperBound, subject, source) else {
        start += 1
        continue
      }
      while end < words.count, isInSource(words[start].lowerBound..<words[end].upperBound, subject, source) {
        end += 1
      }
      if isEnglish(words[start..<end], subject) { return words[start].lowerBound..<words[end - 1].upperBound }
      start = end
    }
    return nil
  }

  private static func isInSource(_ part: Range<Int>, _ subject: Subject, _ source: SourceText) -> Bool {
    let part = subject.bytes[part]
    guard let first = part.first else { return false }
    var at = 0
    while let start = source.bytes[at...].firstIndex(of: first) {
      if source.bytes[start...].starts(with: part) { return true }
      at = start + 1
    }
    return false
  }

  /// Whether most words are small ones, and one of them only an English one: no name, such as “The Lord of the Rings”.
  private static func isEnglish(_ words: ArraySlice<Range<Int>>, _ subject: Subject) -> Bool {
    let small = words.count { subject.bytes[$0].allSatisfy { $0.isASCIISmall || $0 == UInt8(ascii: "'") } }
    let telling = words.count { EnglishWords.contains(subject.bytes.span.extracting($0)) }
    return small + 1 >= words.count && telling > 0
      && !words.contains { subject.foldedText($0) == "copyright" }
  }
}
