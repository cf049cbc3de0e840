/// A text that is longer than its file allows.
struct TextTooLong: Rule {
  private enum Unit: String, CaseIterable {
    case characters, utf16, columns
  }

  /// nil: as the format counts.
  private var unit: Unit?

  var about: RuleDescription {
    RuleDescription(
      name: "text-too-long", group: .translation, severity: .warning,
      summary: "A text is longer than the limit that its file sets.",
      settings: [("unit", .text(unit?.rawValue ?? "format"))])
  }

  mutating func set(_ setting: String, to value: SettingValue) throws(SettingError) {
    guard setting == "unit" else { throw SettingError("The setting is unit.") }
    guard case .text(let name) = value, name == "format" || Unit(rawValue: name) != nil else {
      throw SettingError("Write format, characters, utf16 or columns as the unit.")
    }
    unit = Unit(rawValue: name)
  }

  var when: When { .lengthLimit }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard let limit = subject.entry.maxLength ?? subject.source?.maxLength, limit > 0 else { return }
    // No character has more units than bytes.
    guard subject.bytes.count > limit, !holdsForms(subject.entry) else { return }
    let length = length(of: subject.entry.sentence, subject.entry.syntax)
    guard length > limit else { return }
    // If the source exceeds the limit, the app does not enforce it.
    let isLoose =
      subject.source.map { self.length(of: $0.text, subject.entry.syntax) > limit } ?? false
      || isInWords(limit, subject) && length * Self.leeway.of <= limit * Self.leeway.parts
    findings.append(
      finding(
        "Shorten this to \(limit) characters, as the file says. It has \(length).",
        at: 0..<subject.bytes.count, in: subject, severity: isLoose ? .note : nil))
  }

  /// A comment's limit is a wish: of 19 texts that were up to a fifth over it, readers would leave 18.
  private static let leeway = (parts: 6, of: 5)

  /// Whether a comment states the limit, and nothing holds the app to it.
  private func isInWords(_ limit: Int, _ subject: Subject) -> Bool {
    subject.entry.syntax == .android || subject.entry.comment.flatMap { limitInWords($0) } == limit
  }

  /// Whether an app picks one of several forms: `{count, plural, …}`. What it shows is shorter.
  private func holdsForms(_ entry: Entry) -> Bool {
    entry.variant.isEmpty
      && [", plural,", ", select,", ", selectordinal,"].contains(where: entry.sentence.contains)
  }

  private func length(of text: String, _ syntax: Syntax) -> Int {
    let text = shown(text, syntax)
    switch unit ?? (syntax == .android ? .utf16 : .characters) {
    case .characters: return text.unicodeScalars.count
    case .utf16: return text.utf16.count
    case .columns: return displayWidth(of: text)
    }
  }

  /// The text without its tags, which people don't see, and with one character for each value: more is not known of it.
  private func shown(_ text: String, _ syntax: Syntax) -> String {
    let bytes = Array(text.utf8)
    var ranges: [NeutralRange] = []
    findNeutralRanges(in: bytes.span, syntax: syntax, into: &ranges)
    var shown: [UInt8] = []
    var done = 0
    for range in ranges where range.kind == .markup || range.kind == .placeholder {
      shown += bytes[done..<range.range.lowerBound]
      if range.kind == .placeholder { shown.append(UInt8(ascii: "0")) }
      done = range.range.upperBound
    }
    return done == 0 ? text : String(decoding: shown + bytes[done...], as: UTF8.self)
  }
}
