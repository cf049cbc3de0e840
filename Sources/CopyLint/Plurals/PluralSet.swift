/// The forms that a file gives a plural of one string: `n.plural.one`, `n.plural.other`.
struct PluralSet {
  /// What comes before the names of the forms in the variant, `n.plural.`.
  var prefix: String
  var isOrdinal: Bool
  /// The names, in file order, and the entries of each.
  var labels: [(name: String, entry: Int)]

  /// The plurals among the entries at `indices`, which are the forms of one string.
  static func all(in entries: StringTable, _ indices: Range<Int>, locale: String) -> [PluralSet] {
    var sets: [PluralSet] = []
    for index in indices where entries[index].locale == locale && !entries[index].variant.isEmpty {
      let parts = entries[index].variant.split(separator: ".", omittingEmptySubsequences: false)
      for kind in parts.indices.dropLast() where parts[kind] == "plural" || parts[kind] == "selectordinal" {
        let prefix = parts[...kind].joined(separator: ".") + "."
        let name = String(parts[kind + 1])
        if let place = sets.firstIndex(where: { $0.prefix == prefix }) {
          if !sets[place].labels.contains(where: { $0.name == name }) {
            sets[place].labels.append((name, index))
          }
        } else {
          sets.append(
            PluralSet(
              prefix: prefix, isOrdinal: parts[kind] == "selectordinal", labels: [(name, index)]))
        }
      }
    }
    return sets
  }

  func contains(_ category: PluralCategory) -> Bool { labels.contains { $0.name == category.rawValue } }
}

extension PluralPlatform {
  /// What chooses the forms in a file of this format.
  ///
  /// - Parameter variant: that of a form.
  init?(format: String, syntax: Syntax, variant: String) {
    switch format {
    case "apple-strings", "stringsdict", "xcstrings": self = .apple
    case "android-xml": self = .android
    case "i18next": self = .i18next
    case "po": self = .gettext
    case "qt-ts": self = .qt
    case "fluent": self = .fluent
    case "yaml": self = .rails
    case "xliff": if syntax == .apple { self = .apple } else { return nil }
    case "json" where variant.hasPrefix("plural."): self = .named
    default:
      guard MessageDialect(syntax) != nil else { return nil }
      self = .icu
    }
  }
}
