/// How a hint ends.
enum HintEnding: Equatable {
  /// In a period, at these UTF-8 offsets.
  case period(Range<Int>)
  /// In a word: where the period would go, and what it looks like in this language.
  case nothing(Range<Int>, stop: String)
  /// In another mark, or in a language without periods.
  case other

  init(_ bytes: [UInt8], language: String) {
    let end = bytes.run(upTo: bytes.count) { $0 <= 0x20 }.lowerBound
    let text = bytes[..<end]
    func ends(in mark: String) -> Bool { text.suffix(mark.utf8.count).elementsEqual(mark.utf8) }
    if let period = Self.periods.first(where: ends) {
      self = .period(end - period.utf8.count..<end)
    } else if end > 0, !Self.marks.contains(where: ends), let stop = LanguageHabits.fullStop(of: language) {
      self = .nothing(end..<end, stop: stop)
    } else {
      self = .other
    }
  }

  var isPeriod: Bool { if case .period = self { true } else { false } }

  private static let periods = [".", "。", "．", "｡", "।", "۔"]
  /// What else may end a sentence.
  private static let marks = ["!", "?", "…", "！", "？", "؟", ":", ".”", ".\"", ".)", "။", "།"]
}
