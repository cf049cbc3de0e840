import Readability

extension GradeReport {
  /// A table of the strings, when there are any, then one of the files.
  public func text(usesColor: Bool, isQuiet: Bool) -> String {
    let style = TextStyle(usesColor: usesColor)
    var lines: [String] = []
    if !texts.isEmpty {
      lines += textTable.lines(style: style)
      if !isQuiet { lines.append("") }
    }
    if !isQuiet || texts.isEmpty { lines += partTable.lines(style: style) }
    return lines.map { $0 + "\n" }.joined()
  }

  private var textTable: TextTable {
    var table = TextTable([
      .init("grade"), .init("raw"), .init("reading ease"), .init("words"), .init("syllables"),
      .init("key", isNumber: false), .init("text", isNumber: false),
    ])
    for text in texts {
      let key = text.entry.variant.isEmpty ? text.entry.key : "\(text.entry.key) (\(text.entry.variant))"
      table.add([
        TextReporter.grade(text.measure), TextReporter.oneDecimal(text.measure.value),
        TextReporter.oneDecimal(Self.ease(text.counts, text.measure)), grouped(text.counts.words),
        grouped(text.counts.syllables), TextReporter.shortened(printable(key)),
        printable(quoted(text.entry.sentence)),
      ])
    }
    return table
  }

  private var partTable: TextTable {
    var table = TextTable([
      .init("file", isNumber: false), .init("locale", isNumber: false), .init("strings"), .init("words"),
      .init("sentences"), .init("syllables"), .init("grade"), .init("raw"), .init("reading ease"),
    ])
    for part in parts { table.add(Self.row(printable(part.path), part)) }
    let files = Set(parts.map(\.path)).count
    if parts.count > 1 { table.addTotal(Self.row(files == 1 ? "1 file" : "\(grouped(files)) files", total)) }
    return table
  }

  private static func row(_ name: String, _ part: Part) -> [String] {
    [
      TextReporter.shortened(name), part.locale, grouped(part.entries), grouped(part.counts.words),
      grouped(part.counts.sentences), grouped(part.counts.syllables), TextReporter.grade(part.measure),
      TextReporter.oneDecimal(part.measure.value), TextReporter.oneDecimal(ease(part.counts, part.measure)),
    ]
  }
}
