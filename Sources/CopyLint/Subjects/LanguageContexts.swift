import Readability

/// The language contexts of a run, made when first asked for.
///
/// A class, so that it can be asked while something else is changed.
final class LanguageContexts {
  private let configuration: Configuration
  let glossaries: [String: Glossary]
  /// More locales than apps have. A stream that names others all the time needs no more memory.
  private static let most = 128

  /// The words of twelve languages of a large memory, or of two in full.
  private let room = WordRoom(bytes: 5 << 19)

  // An array, not a dictionary: there are few, and the first dictionary of a run costs a fifth of a millisecond.
  private var contexts: [LanguageContext] = []
  /// The last one used: strings of a language are mostly consecutive.
  private var last: LanguageContext?

  init(configuration: Configuration, glossaries: [String: Glossary]) {
    self.configuration = configuration
    self.glossaries = glossaries
  }

  subscript(locale: String) -> LanguageContext {
    if let last, last.locale == locale { return last }
    let context = known(locale)
    last = context
    return context
  }

  private func known(_ locale: String) -> LanguageContext {
    if let known = contexts.first(where: { $0.locale == locale }) { return known }
    let language = Locale(locale).language
    var glossary = glossaries[language] ?? Glossary.builtIn(language: language)
    glossary.allow(configuration.allow)
    let context = LanguageContext(
      language: language, locale: locale, glossary: glossary, configuration: configuration,
      room: room)
    if contexts.count == Self.most { contexts.removeFirst() }
    contexts.append(context)
    return context
  }
}
