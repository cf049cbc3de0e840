internal import Readability

extension DropIn {
  /// Makes the article before the term fit: "an utilization" becomes "a use", "a config" becomes "settings".
  mutating func mendArticle(_ hit: Glossary.Hit, _ surroundings: Surroundings, _ subject: Subject) {
    guard let article = surroundings.previous, article.text == "a" || article.text == "an",
      let first = replacements.first, range.lowerBound == hit.range.lowerBound
    else { return }
    // "Vitamin A utilization": no article.
    let isLetter =
      article.isCapitalized && !surroundings.isTitleCase && !surroundings.isAllCapitals
      && !subject.startsClause(hit.tokens.lowerBound - 1)
    guard !isLetter, article.range.lowerBound >= limit else { return }
    if takesNoArticle(first) { return hold(to: .shown) }
    if hit.facts.partOfSpeech == .noun, isPlural(first) {
      replacements = replacements.map { article.isCapitalized ? capitalized($0) : $0 }
      hold(to: .unsafe)
    } else {
      guard replacements.contains(where: { EnglishArticle.article(before: $0) != article.text }) else {
        return
      }
      replacements = replacements.map { replacement in
        let wanted = EnglishArticle.article(before: replacement)
        let isAllCapitals = surroundings.isAllCapitals
        return
          "\(isAllCapitals ? wanted.uppercased() : article.isCapitalized ? capitalized(wanted) : wanted) \(replacement)"
      }
    }
    range = article.range.lowerBound..<range.upperBound
  }
}
