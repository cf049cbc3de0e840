import Readability

extension GradeReport {
  /// Tables of the strings, when there are any, of files and folders, then what is hardest to read.
  ///
  /// - Parameter width: columns of the terminal; nil where a line may be as wide as it is.
  package func text(usesColor: Bool, isQuiet: Bool, width: Int? = nil) -> String {
    let style = TextStyle(usesColor: usesColor)
    var blocks: [[PrintableText]] = []
    if !texts.isEmpty { blocks.append(textTable.lines(style: style, width: width)) }
    if !isQuiet || texts.isEmpty { blocks.append(partTable.lines(style: style, width: width)) }
    if !isQuiet, !shownFolders.isEmpty { blocks.append(folderTable.lines(style: style, width: width)) }
    if showsAllFormulas { blocks += formulaBlocks(style: style) }
    if !isQuiet { blocks += causeBlocks(style: style) }
    if !isQuiet, isFolded {
      let others = totals.count - 1
      blocks.append([
        "“--all” shows each file and the hardest strings of \(others == 1 ? "1 other language" : "\(others) other languages")."
      ])
    }
    return blocks.map { $0.map { $0.text + "\n" }.joined() }.joined(separator: "\n")
  }

  private var textTable: TextTable {
    var table = TextTable(
      valueColumns + [
        .init("words"), .init("syllables"), .init("key", isNumber: false), .init("text", isNumber: false),
      ])
    for text in texts {
      let key = text.entry.variant.isEmpty ? text.entry.key : "\(text.entry.key) (\(text.entry.variant))"
      let language = text.entry.language
      table.add(
        [TextReporter.grade(text.measure)] + others(text.counts, text.measure, language: language) + [
          grouped(text.counts.words), grouped(text.counts.syllables), TextReporter.shortened(key),
          quoted(text.entry.sentence),
        ])
    }
    return table
  }

  private var partTable: TextTable {
    var table = table(of: "file", parts.filter { shows($0.locale) })
    guard parts.count > 1 else { return table }
    for total in totals {
      let files = Set(parts.filter { Locale($0.locale).language == total.locale }.map(\.path)).count
      table.addTotal(row(files == 1 ? "1 file" : "\(grouped(files)) files", total))
    }
    return table
  }

  private var folderTable: TextTable { table(of: "folder", shownFolders) }

  private var shownFolders: [Part] { folders.filter { shows($0.locale) } }

  private func table(of title: String, _ parts: [Part]) -> TextTable {
    var table = TextTable(
      [
        .init(title, isNumber: false), .init("locale", isNumber: false), .init("strings"), .init("words"),
        .init("sentences"), .init("syllables"),
      ] + valueColumns)
    for part in parts { table.add(row(TextReporter.shortened(part.path), part)) }
    return table
  }

  private func row(_ name: String, _ part: Part) -> [String] {
    let judged = part.grade.isOfProse ? part.prose : part.counts
    return [
      name, part.locale, grouped(part.entries), grouped(part.counts.words), grouped(part.counts.sentences),
      grouped(part.counts.syllables), TextReporter.grade(part.grade),
    ] + others(judged, part.grade.measure, language: Locale(part.locale).language)
  }

  /// Flesch's two where all is English; else the measure of each language by its name.
  private var isEnglish: Bool { parts.allSatisfy { Locale($0.locale).language == "en" } }

  private var valueColumns: [TextTable.Column] {
    isEnglish
      ? [.init("grade"), .init("reading ease")] : [.init("value"), .init("measure", isNumber: false)]
  }

  /// What comes with the grade.
  private func others(_ counts: Counts, _ measure: Measure, language: String) -> [String] {
    let ease = measure.value == nil ? nil : Formula.fleschReadingEase.value(of: counts)
    return [isEnglish ? TextReporter.oneDecimal(ease) : Self.describe(measure, counts, language: language)]
  }

  /// "Szigriszt-Pazos perspicuity, fairly easy"; for a language without a formula the length of its sentences.
  private static func describe(_ measure: Measure, _ counts: Counts, language: String) -> String {
    let known = Language(locale: language)
    guard let formula = known?.formulas.first else {
      let isInCharacters = known?.unit == .characters
      let sum = isInCharacters ? counts.letters : counts.words
      guard counts.sentences > 0 else { return "" }
      let length = TextReporter.oneDecimal(Double(sum) / Double(counts.sentences))
      return "\(length) \(isInCharacters ? "characters" : "words") a sentence"
    }
    guard let ease = measure.ease else { return formula.title }
    return "\(formula.title), \(words(for: ease))"
  }

  /// "fairly easy"
  static func words(for ease: Ease) -> String { ease.rawValue.replacing("-", with: " ") }
}

extension String {
  /// The text with each `old` as `new`.
  fileprivate func replacing(_ old: Character, with new: Character) -> String {
    String(map { $0 == old ? new : $0 })
  }
}
