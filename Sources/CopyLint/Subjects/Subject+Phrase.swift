internal import Readability

extension Subject {
  /// The whole of a short text as rules compare it with their lists: lowercase letters, one space between words, "'" for
  /// every apostrophe, no other punctuation. nil when the text is longer than `limit` UTF-8 bytes, empty, or holds
  /// something neutral.
  ///
  /// - Parameter part: what to take in place of the whole, in UTF-8 offsets.
  func phrase(limit: Int = 64, of part: Range<Int>? = nil) -> String? {
    let whole = part ?? trimmedRange
    guard !whole.isEmpty, whole.count <= limit, neutral.isEmpty else { return nil }
    if bytes[whole].allSatisfy({ $0 < 0x80 }) { return plainPhrase(whole) }
    var phrase = ""
    var needsSpace = false
    for scalar in text(whole).lowercased().unicodeScalars {
      let isApostrophe = scalar == "'" || scalar == "\u{2019}"
      guard isApostrophe || scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
        needsSpace = !phrase.isEmpty
        continue
      }
      if needsSpace { phrase += " " }
      needsSpace = false
      phrase.unicodeScalars.append(isApostrophe ? "'" : scalar)
    }
    return phrase.isEmpty ? nil : phrase
  }

  /// The hash of `phrase(limit:)`, to look it up in the lists: most texts are in no list, and need no string.
  func phraseHash(limit: Int = 64) -> UInt64? {
    let whole = trimmedRange
    guard !whole.isEmpty, whole.count <= limit, neutral.isEmpty else { return nil }
    guard bytes[whole].allSatisfy({ $0 < 0x80 }) else {
      return phrase(limit: limit).map { WordSet.hash($0.utf8.span) }
    }
    var hash = WordHash()
    var isEmpty = true
    forEachPhraseByte(whole) {
      hash.add(UInt32($0))
      isEmpty = false
    }
    return isEmpty ? nil : hash.value
  }

  /// The phrase of a text of ASCII.
  private func plainPhrase(_ whole: Range<Int>) -> String? {
    var phrase: [UInt8] = []
    phrase.reserveCapacity(whole.count)
    forEachPhraseByte(whole) { phrase.append($0) }
    return phrase.isEmpty ? nil : String(decoding: phrase, as: UTF8.self)
  }

  /// Calls `body` with each byte of the phrase of a text of ASCII.
  @inline(__always)
  private func forEachPhraseByte(_ whole: Range<Int>, _ body: (UInt8) -> Void) {
    let text = bytes.span
    var hasWord = false
    var needsSpace = false
    for index in whole {
      let byte = text[index]
      guard byte == UInt8(ascii: "'") || byte.isASCIIAlphanumeric else {
        needsSpace = hasWord
        continue
      }
      if needsSpace { body(0x20) }
      needsSpace = false
      hasWord = true
      body(byte.isASCIICapital ? byte | 0x20 : byte)
    }
  }

  /// Whether the text at `index` is `word`, in any case of its ASCII letters, which `word` has in small ones.
  func holds(_ word: StaticString, at index: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard index >= 0, index <= bytes.count - length else { return false }
    return word.withUTF8Buffer { letters in
      for offset in 0..<length {
        let byte = bytes[index + offset]
        let small = byte.isASCIICapital ? byte | 0x20 : byte
        if unsafe small != letters[offset] { return false }
      }
      return true
    }
  }

  /// The text at `range` with `replacement` in place of the part at `part`.
  func text(_ range: Range<Int>, replacing part: Range<Int>, with replacement: String) -> String {
    text(range.lowerBound..<part.lowerBound) + replacement + text(part.upperBound..<range.upperBound)
  }
}
