/// A number that differs in the translation.
struct NumberMismatch: TranslationRule {
  var about: RuleDescription {
    RuleDescription(
      name: "number-mismatch", group: .translation, severity: .note,
      summary: "A translation lacks a number that its source has.")
  }

  var when: When { .sourceSign("0123456789") }

  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding]) {
    guard !Numbers.standAll(source.bytes.span, in: subject.bytes.span) else { return }
    let wanted = Numbers.all(in: source.bytes, source.neutral)
    // An hour on another clock looks the same as a mistake.
    guard !wanted.isEmpty, !Numbers.holdTime(source.bytes), !source.bytes.span.contains("e.g."),
      source.text.unicodeScalars.contains(where: { $0.properties.isAlphabetic })
    else { return }
    // Around the clock: other languages have other words for it.
    guard !source.bytes.span.contains("24/7") else { return }
    let own = Numbers.all(in: subject.bytes, subject.neutral).map(\.digits)
    // “2FA” and “3D” are names, which a translation may spell out.
    let plain = wanted.filter { !$0.isName || Self.hasUnit($0, in: source.bytes) }.map(\.digits)
    let others = own.filter { digits in !wanted.contains { $0.digits == digits } }
    for number in wanted where !number.followsLetter && !number.isVersion {
      let digits = number.digits
      if own.contains(digits) || Self.isRegrouped(digits, own) || Self.isShortened(digits, others) {
        continue
      }
      let isSure = !number.precedesLetter && Self.isFigure(digits, subject.entry.language, own)
      let isReplaced = Self.isReplaced(digits, own, wanted.map(\.digits), plain)
      guard isSure || isReplaced else { continue }
      let written = String(decoding: source.bytes[number.range], as: UTF8.self)
      let isAlone = wanted.count == 1 && own.count == 1 && isReplaced && subject.plural == nil
      findings.append(
        finding(
          "Check the number “\(written)”. It's in the source but not here.", at: 0..<subject.bytes.count,
          in: subject, words: [written],
          severity: isAlone && source.language == "en" && Self.isAmount(number, in: source) ? .warning : nil))
      return
    }
  }

  /// Whether it says how much of something there is, as in “5 minutes”, so that no other number says the same. “3 or more” is
  /// “more than 2”.
  private static func isAmount(_ number: Numbers.Found, in source: SourceText) -> Bool {
    let words = String(decoding: source.bytes[number.range.upperBound...], as: UTF8.self).lowercased()
      .split(whereSeparator: { !$0.isLetter })
    guard !number.isName, source.bytes.span.byte(number.range.upperBound) == 0x20, let unit = words.first,
      amounts.contains(where: { unit == $0 || unit == $0 + "s" })
    else { return false }
    let all = source.text.lowercased().split { !$0.isLetter }
    return !all.contains { bounds.contains(String($0)) }
  }

  private static let amounts: [String] = [
    "second", "minute", "hour", "day", "week", "month", "year", "character", "digit", "letter", "word",
    "file",
    "photo", "item", "point", "try", "tries", "attempt", "device", "member", "people",
  ]
  private static let bounds = [
    "more", "less", "fewer", "over", "under", "above", "below", "than", "least", "or",
  ]

  /// “5ms”, “64K”.
  private static func hasUnit(_ number: Numbers.Found, in text: [UInt8]) -> Bool {
    guard !number.followsLetter, !number.isVersion else { return false }
    let unit = text[text.run(from: number.range.upperBound, while: \.isASCIILetter)]
    return units.contains { $0.utf8.elementsEqual(unit) }
  }

  private static let units = [
    "K", "KB", "MB", "GB", "TB", "k", "kB", "ms", "s", "px", "dp", "pt", "dB", "Hz", "kHz", "MHz", "bit",
    "km", "kg",
  ]

  /// Whether people write the number with digits in every language.
  private static func isFigure(_ number: String, _ language: String, _ own: [String]) -> Bool {
    // Round numbers are words where a text has no figure at all (“half an hour”, “a thousand times”), and Arabic writes
    // tens as words.
    let isRound = number.utf8.dropFirst().allSatisfy { $0 == UInt8(ascii: "0") }
    if isRound, own.isEmpty || number.utf8.count == 2 && language == "ar" { return false }
    // 24 hours are a day, and 60 minutes an hour.
    return number.utf8.count > 2
      || number.utf8.count == 2 && number > "20" && number != "24" && number != "60"
  }

  /// Whether another number is where this one would be: 5 for 3. Small numbers are often words, and that is no mistake.
  private static func isReplaced(
    _ number: String, _ own: [String], _ wanted: [String], _ plain: [String]
  ) -> Bool {
    let isOftenAWord = { (number: String) in number == "0" || number == "1" }
    guard plain.contains(number), !isOftenAWord(number), own.count <= wanted.count else { return false }
    let theirs = Set(wanted)
    let others = own.filter { !theirs.contains($0) }
    let lost = wanted.filter { !own.contains($0) && !isOftenAWord($0) }
    // "2k" is 2000.
    guard others.count == 1, lost.count == 1, !others[0].hasPrefix(number + "00") else { return false }
    // The same span of time in another unit.
    let same = sameSpans.contains { $0.contains(number) && $0.contains(others[0]) }
    return !same
  }

  private static let sameSpans: [Set<String>] = [
    ["24", "1"], ["48", "2"], ["72", "3"], ["7", "1"], ["14", "2"], ["21", "3"], ["28", "4"], ["60", "1"],
    ["90", "3"], ["12", "1"], ["24", "2"], ["2", "1"],
  ]

  /// Digits may be grouped or split in another way.
  private static func isRegrouped(_ number: String, _ own: [String]) -> Bool {
    for start in own.indices {
      var joined = ""
      for end in start..<min(own.count, start + 4) {
        joined += own[end]
        if joined == number { return true }
      }
    }
    return false
  }

  /// Whether a word says the zeros: 10 thousand, 1万.
  private static func isShortened(_ number: String, _ own: [String]) -> Bool {
    guard number.hasSuffix("000") else { return false }
    let digits = number.utf8.reversed().drop { $0 == UInt8(ascii: "0") }.reversed()
    let stem = String(decoding: Array(digits), as: UTF8.self)
    return own.contains { $0.hasPrefix(stem) && $0.utf8.count < number.utf8.count - 1 }
  }
}
