import Readability

/// What a file's strings add up to, by locale.
struct FileSums {
  var locales: [LocaleSums] = []
  private let contexts: LanguageContexts
  private let findsCauses: Bool
  /// For each locale of the table, its place in `locales`; nil while there was no string in it.
  private var places: [Int?] = []

  /// - Parameter findsCauses: whether to find what makes the texts hard to read.
  init(_ contexts: LanguageContexts, findsCauses: Bool) {
    self.contexts = contexts
    self.findsCauses = findsCauses
  }

  /// What comes next is of this table.
  mutating func enter(_ table: StringTable) {
    places = Array(repeating: nil, count: table.sides.locales.count)
  }

  /// Takes in a string that was checked, in file order.
  mutating func add(
    _ string: KnownString, at index: Int, of table: StringTable, failed: Scorecard.Categories
  ) {
    guard table.rows[index].isShown else { return }
    locales[place(of: table.rows[index], in: table)].add(string, at: index, of: table, failed: failed)
  }

  /// Where the sums of a string's locale are in `locales`.
  mutating func place(of row: StringRow, in table: StringTable) -> Int {
    if let place = places[Int(row.locale)] { return place }
    let name = table.locale(row.locale).name
    let known = locales.firstIndex { $0.context.locale == name }
    if known == nil { locales.append(LocaleSums(contexts[name], findsCauses: findsCauses)) }
    let place = known ?? locales.count - 1
    places[Int(row.locale)] = place
    return place
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
