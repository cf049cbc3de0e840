private import CGlossary
internal import Readability

/// What to write instead of a long English word that many readers don't know, as `Glossary/plainer-words-en.txt` has it.
enum PlainerWords {
  /// The plainer word, empty if the long one is the right name of something; nil when it is unknown.
  ///
  /// - Parameter word: UTF-8, in any case.
  static func word(for word: Span<UInt8>) -> String? { lines.value(of: word) }

  private static let lines = unsafe CarriedLines(
    cglossary_plainer_words(), count: Int(cglossary_plainer_words_count()))
}
