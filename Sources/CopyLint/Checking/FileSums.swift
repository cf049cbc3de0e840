import Readability

/// What a file's strings add up to: the sums and the catalog of each of its languages.
struct FileSums {
  var tallies: [LocaleTally] = []
  var catalogs: [Catalog] = []
  /// The index of its locale in the table, for each of `tallies` and `catalogs`.
  private var locales: [UInt32] = []

  /// Adds a string that was checked, in file order.
  ///
  /// - Parameters:
  ///   - index: of its row.
  ///   - translated: what it translates; empty where that is not known.
  ///   - failed: what its findings count against.
  mutating func add(
    _ text: TalliedText, at index: Int, of table: StringTable, translated: String, uses: [Catalog.Use],
    failed: Scorecard.Categories
  ) {
    let place = place(of: table.rows[index].locale, in: table)
    tallies[place].add(text, table.rows[index], of: table, failed: failed)
    catalogs[place].add(index, translated: translated, uses: uses)
  }

  /// Takes in a string that is just being checked, in file order.
  mutating func add(
    _ subject: Subject, at index: Int, in context: LanguageContext, failed: Scorecard.Categories
  ) {
    let place = place(of: subject.entry.row.locale, in: subject.entry.table)
    tallies[place].add(subject, failed: failed)
    catalogs[place].add(subject, at: index, in: context)
  }

  /// Takes in a string whose text was there before, and was clear, in file order.
  mutating func add(_ clear: ClearTexts.Text, at index: Int, of table: StringTable, translated: String) {
    let place = place(of: table.rows[index].locale, in: table)
    tallies[place].add(clear, role: table.rows[index].role)
    catalogs[place].add(index, translated: translated, uses: [])
  }

  /// Strings of one locale mostly come in a row.
  private mutating func place(of locale: UInt32, in table: StringTable) -> Int {
    if let place = locales.lastIndex(of: locale) { return place }
    locales.append(locale)
    tallies.append(LocaleTally(locale: table.locale(locale).name))
    catalogs.append(Catalog(locale: table.locale(locale).name))
    return locales.count - 1
  }
}
