/// The translation of a sentence, to compare with those of the same sentence in other files.
package struct TranslatedSentence: Sendable {
  /// BCP 47.
  package var locale: String
  /// A hash of the source.
  package var source: UInt64
  /// A hash of the translation without what the eye skips.
  package var wording: UInt64
  package var text: String
}

/// How another file translates a sentence.
package struct OtherWording: Sendable {
  package var wording: UInt64
  package var text: String
  /// The name of that file.
  package var file: String

  package init(wording: UInt64, text: String, file: String) {
    self.wording = wording
    self.text = text
    self.file = file
  }
}
