extension PluralExpression {
  /// The category whose numbers each form takes in `locale`; nil for a form that no one category fits.
  func categories(locale: String, forms: Int) -> [PluralCategory?] {
    guard forms > 1 else { return [.other] }
    guard let rules = PluralRules(locale: locale) else { return Array(repeating: nil, count: forms) }
    // How many numbers of each category take each form. Romance languages have a form for the big ones.
    var hits = Array(repeating: Array(repeating: 0, count: PluralCategory.allCases.count), count: forms)
    for number in Array(0...200) + [1000, 1_000_000] {
      guard let form = form(of: UInt64(number)), form < forms else { continue }
      hits[Int(form)][rules.category(of: Double(number)).index] += 1
    }
    var result: [PluralCategory?] = hits.map { counts in
      guard let most = counts.max(), most > 0, let index = counts.firstIndex(of: most) else { return nil }
      return PluralCategory.allCases[index]
    }
    // A form that no whole number takes is for fractions.
    if !result.contains(.other), let free = result.lastIndex(of: nil) { result[free] = .other }
    for category in PluralCategory.allCases where result.count(where: { $0 == category }) > 1 {
      // The form with the most numbers of the category keeps its name.
      let index = category.index
      let best = result.indices.filter { result[$0] == category }.max { hits[$0][index] < hits[$1][index] }
      for form in result.indices where result[form] == category && form != best { result[form] = nil }
    }
    return result
  }

  /// How many whole numbers take each form; nil for a form that none takes.
  func numbers(forms: Int) -> [PluralForm.Numbers?] {
    var taken = Array(repeating: [Int](), count: forms)
    for number in 0...200 {
      guard let form = form(of: UInt64(number)), form < forms, taken[Int(form)].count < 3 else { continue }
      taken[Int(form)].append(number)
    }
    return taken.map { numbers in
      numbers.isEmpty ? nil : numbers.count == 1 ? .one : numbers == [0, 1] ? .zeroAndOne : .several
    }
  }
}
