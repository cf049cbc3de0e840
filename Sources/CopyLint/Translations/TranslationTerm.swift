/// How a team translates a word.
public struct TranslationTerm: Sendable, Equatable {
  /// BCP 47, or a language for all its regions.
  public var locale: String
  /// In the source language.
  public var source: String
  /// One of these is expected where the source has the term; those behind “!” are wrong there.
  public var targets: [String]
  public var forbidden: [String]

  public init(locale: String, source: String, targets: String) {
    self.locale = locale
    self.source = source
    let all = targets.split(separator: "|").map(String.init)
    self.targets = all.filter { !$0.hasPrefix("!") }
    forbidden = all.filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) }
  }
}
