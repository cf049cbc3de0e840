extension AndroidReader {
  /// Adds the text of `node` as one form of `resource`.
  mutating func add(_ node: Int, to resource: Resource, variant: String) {
    var entry: StringDraft
    if let plain = plainValue(of: node) {
      entry = StringDraft(
        key: resource.name, text: String(decoding: xml.bytes[plain], as: UTF8.self), locale: locale.name,
        localeSource: locale.source, syntax: resource.syntax, range: plain)
    } else {
      let text = AndroidText(xml.value(of: node), in: xml)
      entry = StringDraft(
        key: resource.name, text: String(decoding: text.text, as: UTF8.self), locale: locale.name,
        localeSource: locale.source, syntax: resource.syntax, range: text.range)
      entry.map = text.map.finish(at: text.range.lowerBound)
      entry.neutral = text.neutral
      for problem in text.problems {
        var problem = problem
        problem.key = resource.name
        problem.locale = locale.name
        reading.problems.append(problem)
      }
    }
    entry.variant = resource.prefix + variant
    if entry.variant.hasSuffix(".") { entry.variant.removeLast() }
    entry.comment = meaningfulComment(resource.comment, for: entry.text)
    entry.maxLength = resource.maxLength
    entry.isFixable = !xml.isHollow(node)
    let isReference = entry.range.map { AndroidText.isReference(xml.bytes[$0]) } ?? false
    entry.isTranslatable = resource.isTranslatable && !isReference
    reading.entries.append(entry)
  }

  /// The value of `node` when aapt2 takes it as it is: the common case.
  func plainValue(of node: Int) -> Range<Int>? {
    guard let range = xml.onlyText(of: node), !range.isEmpty else { return nil }
    let bytes = xml.bytes.span
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, AndroidText.isSpace(bytes[lower]) { lower += 1 }
    while lower < upper, AndroidText.isSpace(bytes[upper - 1]) { upper -= 1 }
    guard lower < upper else { return nil }
    let text = bytes.extracting(lower..<upper)
    guard let first = Self.firstSign(in: text) else { return lower..<upper }
    var isAfterSpace = false
    for index in first..<text.count {
      switch text[index] {
      case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "&"), 0..<0x20: return nil
      case 0x20:
        if isAfterSpace { return nil }
        isAfterSpace = true
      default: isAfterSpace = false
      }
    }
    return lower..<upper
  }

  /// Where the first sign may be that does not stand for itself, or two spaces in a row; nil when there is none.
  private static func firstSign(in text: Span<UInt8>) -> Int? {
    var index = 0
    while index &+ 9 <= text.count {
      let word = text.word(at: index)
      let escapes = ByteWord.zeros(word ^ ByteWord.filled(UInt8(ascii: "\\")))
      let quotes = ByteWord.zeros(word ^ ByteWord.filled(UInt8(ascii: "\"")))
      // “&” and “'” differ in one bit.
      let marks = ByteWord.zeros(
        (word | ByteWord.filled(0x01)) ^ ByteWord.filled(UInt8(ascii: "'")))
      let spaces =
        ByteWord.zeros(word ^ ByteWord.filled(0x20))
        & ByteWord.zeros(
          text.word(at: index &+ 1) ^ ByteWord.filled(0x20))
      let controls = word &- ByteWord.filled(0x20)
      if (escapes | quotes | marks | spaces | controls) & ~word & ByteWord.highBits != 0 { return index }
      index &+= 8
    }
    return index < text.count ? index : nil
  }
}
