import Readability

/// What one language needs between strings: the analyzer with its buffers, and the glossary.
///
/// A class, because an analyzer can't be copied and a dictionary of them has to hold it somewhere.
final class LanguageContext {
  let language: String
  let hasFormula: Bool
  let glossary: Glossary
  let brands: Set<String>
  var analyzer: TextAnalyzer

  init(language: String, locale: String, glossary: Glossary, configuration: Configuration) {
    self.language = language
    self.glossary = glossary
    hasFormula = language == "en"
    brands = Set(configuration.brands.map { $0.lowercased() })
    let familiar = brands.union(configuration.familiar.map { $0.lowercased() })
    analyzer = TextAnalyzer(
      locale: locale, vocabulary: Vocabulary(familiar: familiar, unfamiliar: glossary.unfamiliarWords))
  }
}
