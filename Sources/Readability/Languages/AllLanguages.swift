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

/// Every formula, in the order of the languages, each once.
public var allFormulas: [Formula] {
  var formulas: [Formula] = []
  for formula in allLanguages.flatMap(\.formulas) where !formulas.contains(where: { $0.name == formula.name })
  {
    formulas.append(formula)
  }
  return formulas
}
