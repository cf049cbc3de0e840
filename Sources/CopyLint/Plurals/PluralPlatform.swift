/// What chooses the form of a plural when the app runs. Each looks for something else.
package enum PluralPlatform: String, Sendable, CaseIterable {
  case apple, android, icu, i18next, rails, gettext, qt, fluent
  /// An object of forms in JSON: any of many libraries, some of which have forms for the numbers 0, 1 and 2 alone.
  case named

  /// Whether a form may be taken for the number that it is named after in any language.
  func takesNumber(_ category: PluralCategory) -> Bool {
    switch category {
    case .zero: self == .apple || self == .i18next || self == .rails || self == .named
    case .one, .two: self == .named
    case .few, .many, .other: false
    }
  }

  /// Whether a plural without `other` is broken, even where no whole number takes it.
  var needsOther: Bool { self == .apple || self == .icu || self == .android }
}

/// The forms that a plural of whole numbers has in a language.
package struct PluralNeeds: Sendable, Equatable {
  /// Without them some number up to 200 has no text.
  package var required: [PluralCategory] = []
  /// Used for fractions, for large numbers such as 1,000,000, or for 0 alone. They may be there or not.
  package var optional: [PluralCategory] = []
  /// Those that some whole number up to 200 takes.
  package var taken: [PluralCategory] = []
  /// Those that stand for several numbers: each text shows the number.
  package var severalNumbers: [PluralCategory] = []
  /// Whether `one` stands for 0 and 1 and no other number, as in French.
  package var takesZeroAsOne = false

  /// Forms that nothing ever chooses.
  package var unused: [PluralCategory] {
    PluralCategory.allCases.filter { !required.contains($0) && !optional.contains($0) }
  }
}

/// The forms that a plural has in `locale` (BCP 47), by CLDR as ICU carries it, and by how `platform` uses them.
///
/// A category is required when a number from 0 to 200 takes it. French and Spanish “many” begins at 1,000,000, and
/// Russian “other” is for fractions. A language that ICU does not know has only `other`.
package func pluralNeeds(locale: String, platform: PluralPlatform, isOrdinal: Bool = false) -> PluralNeeds {
  var needs = PluralNeeds()
  guard let rules = PluralRules(locale: locale, isOrdinal: isOrdinal) else {
    return PluralNeeds(required: [.other], taken: [.other], severalNumbers: [.other])
  }
  var counts = Array(repeating: 0, count: PluralCategory.allCases.count)
  for number in 0...200 { counts[rules.category(of: Double(number)).index] += 1 }
  needs.takesZeroAsOne =
    counts[PluralCategory.one.index] == 2 && rules.category(of: 0) == .one && rules.category(of: 1) == .one
  // Large numbers, and fractions for cardinal numbers.
  let rare = isOrdinal ? [1000, 1_000_000] : [1000, 1_000_000, 0.1, 0.5, 1.5, 2.5, 10.1]
  let rareCategories = rare.map { rules.category(of: $0) }
  for category in PluralCategory.allCases {
    let count = counts[category.index]
    if count > 0 || category == .other && platform.needsOther {
      needs.required.append(category)
    } else if rareCategories.contains(category) || category == .other
      || platform.takesNumber(category)
    {
      needs.optional.append(category)
    }
    if count > 0 { needs.taken.append(category) }
    if count > 1 { needs.severalNumbers.append(category) }
  }
  return needs
}

/// The forms without which some number up to 200 has no text. See `pluralNeeds`.
package func requiredCategories(locale: String, platform: PluralPlatform) -> [PluralCategory] {
  pluralNeeds(locale: locale, platform: platform).required
}
