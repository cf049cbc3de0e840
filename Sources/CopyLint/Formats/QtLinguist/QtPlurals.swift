/// The order in which Qt keeps the forms of a plural, by CLDR's names. Qt has rules of its own.
///
/// Source: the forms of each language as Qt Linguist lists them.
enum QtPlurals {
  /// The names of `count` forms in `locale`; their numbers where Qt's list has another count.
  static func names(count: Int, locale: String) -> [String] {
    let language = locale.prefix { $0 != "-" }
    let known =
      table.first { $0.languages.split(separator: " ").contains(language) }?.forms ?? ["one", "other"]
    if known.count == count { return known }
    return count == 1 ? ["other"] : (0..<count).map(String.init)
  }

  private static let table: [(languages: String, forms: [String])] = [
    ("bi bo dz fa fj gn hu hy id ja jv ko ms my na om su th tr vi yo za zh", ["other"]),
    ("lv", ["one", "other", "zero"]),
    ("dv ga gd gv ik iu mi sa sm", ["one", "two", "other"]),
    ("mk", ["one", "two", "other"]),
    ("bs cs hr lt mo ro sh sk sr", ["one", "few", "other"]),
    ("be pl ru uk", ["one", "few", "many"]),
    ("sl", ["one", "two", "few", "other"]),
    ("mt", ["one", "few", "many", "other"]),
    ("cy", ["zero", "one", "few", "many", "other"]),
    ("ar", ["zero", "one", "two", "few", "many", "other"]),
  ]
}
