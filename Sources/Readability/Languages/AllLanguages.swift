/// Every language that is measured, by code. A test holds the list against the folder.
public let allLanguages: [Language] = [
  .arabic,
  .catalan,
  .czech,
  .danish,
  .german,
  .greek,
  .english,
  .spanish,
  .finnish,
  .french,
  .hebrew,
  .hindi,
  .hungarian,
  .indonesian,
  .italian,
  .japanese,
  .korean,
  .norwegian,
  .dutch,
  .polish,
  .portuguese,
  .romanian,
  .russian,
  .swedish,
  .thai,
  .turkish,
  .ukrainian,
  .chinese,
]

extension Language {
  /// The language of a code; nil when it is none of the list.
  ///
  /// A switch, because the list makes every language and formula: too long for the start of a small run.
  init?(code: String) {
    switch code {
    case "en": self = .english
    case "ar": self = .arabic
    case "ca": self = .catalan
    case "cs": self = .czech
    case "da": self = .danish
    case "de": self = .german
    case "el": self = .greek
    case "es": self = .spanish
    case "fi": self = .finnish
    case "fr": self = .french
    case "he": self = .hebrew
    case "hi": self = .hindi
    case "hu": self = .hungarian
    case "id": self = .indonesian
    case "it": self = .italian
    case "ja": self = .japanese
    case "ko": self = .korean
    case "nb": self = .norwegian
    case "nl": self = .dutch
    case "pl": self = .polish
    case "pt": self = .portuguese
    case "ro": self = .romanian
    case "ru": self = .russian
    case "sv": self = .swedish
    case "th": self = .thai
    case "tr": self = .turkish
    case "uk": self = .ukrainian
    case "zh": self = .chinese
    default: return nil
    }
  }
}

extension Formula {
  /// The formula of this name; nil when there is none.
  ///
  /// Looks at the languages one by one, because `allFormulas` makes all of them: too long for the start of a small run.
  public init?(named name: String) {
    for code in ["en", "de", "fr", "es"] {
      guard let found = Language(code: code)?.formulas.first(where: { $0.name == name }) else { continue }
      self = found
      return
    }
    guard let found = allFormulas.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}

/// Every formula, in the order of the languages, each once.
public var allFormulas: [Formula] {
  var formulas: [Formula] = []
  for formula in allLanguages.flatMap(\.formulas) where !formulas.contains(where: { $0.name == formula.name })
  {
    formulas.append(formula)
  }
  return formulas
}
