/// What a file's strings add up to: the sums and the catalog of each of its languages.
struct FileSums {
  var tallies: [LocaleTally] = []
  var catalogs: [Catalog] = []

  /// Adds a string that was checked to the sums of its language, in file order.
  mutating func add(
    _ text: TalliedText, key: String, variant: String, locale: String, failed: Scorecard.Categories
  ) {
    let tally = tallyPlace(locale)
    tallies[tally].add(text, key: key, variant: variant, failed: failed)
  }

  /// Adds a string that was checked to the catalog of its language, in file order.
  mutating func add(_ index: Int, locale: String, translated: String, uses: [Catalog.Use]) {
    let catalog = catalogPlace(locale)
    catalogs[catalog].add(index, translated: translated, uses: uses)
  }

  /// Takes in a string that is just being checked, in file order.
  mutating func add(
    _ subject: Subject, at index: Int, in context: LanguageContext, failed: Scorecard.Categories
  ) {
    let locale = subject.entry.locale
    let tally = tallyPlace(locale)
    tallies[tally].add(subject, failed: failed)
    let catalog = catalogPlace(locale)
    catalogs[catalog].add(subject, at: index, in: context)
  }

  /// Takes in a string whose text was there before, and was clear, in file order.
  mutating func add(
    _ clear: ClearTexts.Text, at index: Int, role: Role, locale: String, translated: String
  ) {
    let tally = tallyPlace(locale)
    tallies[tally].add(clear, role: role)
    let catalog = catalogPlace(locale)
    catalogs[catalog].add(index, translated: translated, uses: [])
  }

  /// Entries of one locale mostly come in a row.
  private mutating func tallyPlace(_ locale: String) -> Int {
    if let place = tallies.lastIndex(where: { $0.summary.locale == locale }) { return place }
    tallies.append(LocaleTally(locale: locale))
    return tallies.count - 1
  }

  private mutating func catalogPlace(_ locale: String) -> Int {
    if let place = catalogs.lastIndex(where: { $0.locale == locale }) { return place }
    catalogs.append(Catalog(locale: locale))
    return catalogs.count - 1
  }
}
