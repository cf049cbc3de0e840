import Readability

/// What a file's strings add up to, by locale.
struct FileSums {
  var locales: [LocaleSums] = []
  private let contexts: LanguageContexts
  private let findsCauses: Bool
  private let isRepeated: Bool
  /// Whether they are of parts of a file, to be put into its sums.
  var isPart = false
  /// For each locale of the table, its place in `locales`; nil while there was no string in it.
  private var places: [Int?] = []

  /// - Parameters:
  ///   - findsCauses: whether to find what makes the texts hard to read.
  ///   - isRepeated: whether files of other languages repeat the texts of the source.
  init(_ contexts: LanguageContexts, findsCauses: Bool, isRepeated: Bool) {
    self.contexts = contexts
    self.findsCauses = findsCauses
    self.isRepeated = isRepeated
  }

  /// What follows is from this table.
  mutating func enter(_ table: StringTable) {
    places = Array(repeating: nil, count: table.sides.locales.count)
  }

  /// Adds a string that was checked, in file order.
  mutating func add(
    _ string: KnownString, at index: Int, of table: StringTable, failed: Scorecard.Categories
  ) {
    guard table.rows[index].isShown else { return }
    locales[place(of: table.rows[index], in: table)].add(string, at: index, of: table, failed: failed)
  }

  /// Where the sums of a string's locale are in `locales`.
  mutating func place(of row: StringRow, in table: StringTable) -> Int {
    if let place = places[Int(row.locale)] { return place }
    let place = place(ofLocale: table.locale(row.locale).name)
    places[Int(row.locale)] = place
    return place
  }

  /// Where the sums of a locale are in `locales`.
  mutating func place(ofLocale name: String) -> Int {
    if let known = locales.firstIndex(where: { $0.context.locale == name }) { return known }
    locales.append(LocaleSums(contexts[name], findsCauses: findsCauses, isRepeated: isRepeated))
    if isPart { locales[locales.count - 1].part = GradedPart() }
    return locales.count - 1
  }

  /// What was found by `grade` since it was last asked, by locale.
  mutating func takeParts() -> [(locale: String, part: GradedPart)] {
    var parts: [(locale: String, part: GradedPart)] = []
    for place in locales.indices {
      guard var part = locales[place].part, locales[place].summary.entries > 0 else { continue }
      part.entries = locales[place].summary.entries
      part.repeatable = locales[place].summary.repeatable?.items ?? []
      parts.append((locales[place].context.locale, part))
      locales[place].part = GradedPart()
      locales[place].summary.entries = 0
      locales[place].summary.repeatable?.items = []
    }
    return parts
  }

  /// The sums in the order of their locales, when the file is read.
  mutating func finish() -> [LocaleSummary] {
    var summaries: [LocaleSummary] = []
    for place in locales.indices where locales[place].summary.entries > 0 {
      summaries.append(locales[place].finish())
    }
    return summaries.sorted { $0.locale < $1.locale }
  }
}
