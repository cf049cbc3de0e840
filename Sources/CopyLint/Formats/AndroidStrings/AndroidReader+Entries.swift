extension AndroidReader {
  /// Adds the text of `node` as one form of `resource`.
  mutating func add(_ node: Int, to resource: Resource, variant: String, _ strings: inout StringSink) {
    var extras = StringExtras(maxLength: resource.maxLength)
    if resource.mayBeMissing { extras.ignoredRules = ["translation-missing"] }
    var map = StringRow.nothing
    let text: TextRef
    let range: Range<Int>
    if let plain = plainValue(of: node) {
      (text, range) = (TextRef(document: plain), plain)
    } else {
      let read = AndroidText(xml.value(of: node), in: xml, quotesArePlain: quotesArePlain)
      (text, range) = (strings.keep(read.text.span), read.range)
      map = strings.keep(read.map.finish(at: range.lowerBound), at: range)
      extras.neutral = read.neutral
      if !read.problems.isEmpty, !xml.isUnclosed(node) {
        add(read.problems, key: String(copying: strings.bytes(resource.name)))
      }
    }
    var row = StringRow(
      key: resource.name, text: text, locale: strings.index(ofLocale: locale.name),
      localeSource: locale.source, syntax: resource.syntax)
    (row.range, row.map) = (range, map)
    if !variant.isEmpty || !resource.prefix.isEmpty {
      var whole = resource.prefix + variant
      if whole.hasSuffix(".") { whole.removeLast() }
      row.variant = strings.keep(whole)
    }
    row.comment = strings.keep(resource.comment, for: text, behind: resource.behind)
    if extras.maxLength != nil || !extras.neutral.isEmpty || resource.mayBeMissing {
      row.extras = strings.keep(extras)
    }
    if xml.isHollow(node) { row.flags.remove(.fixable) }
    let value = xml.bytes[range]
    // What an open tag swallowed is not its text.
    if !resource.isTranslatable || xml.isUnclosed(node) || AndroidText.isReference(value)
      || AndroidFileName.isIdentifier(value)
        && (file.isForProgram || holdsValues(strings.bytes(resource.name)))
    {
      row.flags.remove(.translatable)
    }
    strings.add(row)
  }

  /// Whether it is the `entryValues` of a list, which the program stores and nobody sees.
  private func holdsValues(_ name: Span<UInt8>) -> Bool {
    let name = String(copying: name)
    return ["_values", "_entryvalues", "Values"].contains { name.hasSuffix($0) }
  }

  private mutating func add(_ found: [Problem], key: String) {
    for var problem in found {
      (problem.key, problem.locale) = (key, locale.name)
      problems.append(problem)
    }
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

  /// Where the first special character may be, or two spaces in a row; nil in a text without them.
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
