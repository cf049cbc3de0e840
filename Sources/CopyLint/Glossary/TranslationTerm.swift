import Readability

/// How a team translates a word.
public struct TranslationTerm: Sendable, Equatable {
  /// BCP 47, or a language for all its regions.
  public var locale: String
  /// In the source language.
  public var source: String
  /// One of these is expected where the source has the term; those after “!” are wrong there.
  public var targets: [String]
  /// What may not be written for it.
  public var forbidden: [String]
  /// Whether only the source in exactly this case is meant: "IT", not "it".
  public var isCaseSensitive = false

  package init(locale: String, source: String, targets: String) {
    let all = targets.split(separator: "|").map(String.init)
    self.init(
      locale: locale, source: source, targets: all.filter { !$0.hasPrefix("!") },
      forbidden: all.filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) })
  }

  /// A word and its translations, in any case of its letters.
  public init(locale: String, source: String, targets: [String], forbidden: [String]) {
    self.locale = locale
    self.source = source
    self.targets = targets
    self.forbidden = forbidden
  }

  /// Whether it is about texts in `other`. Of a language without a region, any region's term may be meant.
  func isFor(_ other: String) -> Bool {
    Locale.name(locale, includes: other) || Locale.name(other, includes: locale)
  }
}

extension [TranslationTerm] {
  /// Adds the terms of a glossary on top of those that are there: for each term and language, the last file counts.
  package mutating func lay(_ terms: [TranslationTerm]) {
    guard !terms.isEmpty else { return }
    var said: Set<String> = []
    for term in terms { said.insert(term.locale + "\0" + term.source.lowercased()) }
    removeAll { said.contains($0.locale + "\0" + $0.source.lowercased()) }
    self += terms
  }
}
