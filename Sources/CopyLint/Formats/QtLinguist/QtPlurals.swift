import Readability

/// The forms that a plural has in Qt, in the order of its `<numerusform>` tags. Qt has rules of its own, not CLDR's.
///
/// Source: Qt's own tables, `src/linguist/shared/numerus.cpp` of qttools at commit 0b97d519205b (Qt 6); “Translation Rules
/// for Plural Forms” in Qt's documentation shows some of them. Where that file states a rule in two ways that differ, as
/// for Macedonian, the one that the program runs counts.
struct QtPlurals {
  /// How many forms Qt looks for; it drops the rest.
  let count: Int
  /// CLDR's name where the numbers of a form are mostly of one category, else the number of the form.
  let names: [String]

  /// nil for a language that Qt has no rule for.
  init?(locale: String) {
    let language = Locale(locale).language
    let row =
      locale == "pt-BR"
      ? Self.french : Self.table.first { $0.languages.split(separator: " ").contains(language[...]) }
    guard let row, let rule = PluralExpression(row.rule.utf8) else { return nil }
    count = row.count
    names = rule.categories(locale: locale, forms: row.count).enumerated().map { number, category in
      category?.rawValue ?? "\(number)"
    }
  }

  /// The names of `count` forms that a file gives in `locale`; their numbers where Qt has another count, or no rule.
  static func names(count: Int, locale: String) -> [String] {
    let known = QtPlurals(locale: locale)
    if let known, known.count == count { return known.names }
    return count == 1 && known != nil ? ["other"] : (0..<count).map(String.init)
  }

  private typealias Row = (languages: String, count: Int, rule: String)

  private static let french: Row = ("hy br fr fil tl ti wa", 2, "n > 1")

  private static let table: [Row] = [
    ("bi my zh yue dz fj gn hu id ja jv ko ms na om fa su tt th bo tr vi yo za", 1, "0"),
    (
      "ab aa af sq am as ay az ba eu bn bg ca kw co da nl en eo et fo fi fur fy gl ka de el kl gu ha he hi ia ie it kn ks kk km "
        + "rw ky ku lo la ln lb mg ml mr mn ne nso nb nn no oc or ps pt pa qu rm rn sn sd si so st es sw ss sv tg ta te to ts tn "
        + "tk ug ur uz vo wo xh yi zu",
      2, "n != 1"
    ),
    french,
    ("lv", 3, "n%10 == 1 && n%100 != 11 ? 0 : n ? 1 : 2"),
    ("is", 2, "n%10 != 1 || n%100 == 11"),
    ("dv iu ik ga gv mi se sm sa", 3, "n == 1 ? 0 : n == 2 ? 1 : 2"),
    ("gd", 4, "n == 1 || n == 11 ? 0 : n == 2 || n == 12 ? 1 : n >= 3 && n <= 19 ? 2 : 3"),
    ("cs sk", 3, "n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2"),
    ("mk", 3, "n%10 == 1 ? 0 : n%10 == 2 ? 1 : 2"),
    ("lt", 3, "n%10 == 1 && n%100 != 11 ? 0 : n%10 && (n%100 < 10 || n%100 > 19) ? 1 : 2"),
    (
      "be bs hr ru sr uk", 3,
      "n%10 == 1 && n%100 != 11 ? 0 : n%10 >= 2 && n%10 <= 4 && (n%100 < 10 || n%100 > 19) ? 1 : 2"
    ),
    ("pl", 3, "n == 1 ? 0 : n%10 >= 2 && n%10 <= 4 && (n%100 < 10 || n%100 > 19) ? 1 : 2"),
    ("ro", 3, "n == 1 ? 0 : !n || n%100 >= 1 && n%100 <= 19 ? 1 : 2"),
    ("sl", 4, "n%100 == 1 ? 0 : n%100 == 2 ? 1 : n%100 == 3 || n%100 == 4 ? 2 : 3"),
    ("mt", 4, "n == 1 ? 0 : !n || n%100 >= 1 && n%100 <= 10 ? 1 : n%100 >= 11 && n%100 <= 19 ? 2 : 3"),
    ("cy", 5, "n == 0 ? 0 : n == 1 ? 1 : n >= 2 && n <= 5 ? 2 : n == 6 ? 3 : 4"),
    (
      "ar", 6, "n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n%100 >= 3 && n%100 <= 10 ? 3 : n%100 >= 11 ? 4 : 5"
    ),
  ]
}
