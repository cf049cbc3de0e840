/// A language into which a file of the source language has no translation at all.
package struct LackingTranslation: Sendable, Equatable {
  /// Why it is expected.
  package enum Reason: Sendable, Equatable {
    /// The files next to it are in that language.
    case others
    /// `requireAll` names the language, and other files have it.
    case required
    /// `requireAll` names the language, but no file of the project has it.
    case wholeLanguage
    /// It was there at the revision of `--since`.
    case removed
    /// The source of this translation was there at the revision of `--since`.
    case removedSource
    /// No file has the texts that this translation of an Android app is of.
    case noSource
    /// Most folders with about the same languages have it.
    case folders
    /// The only other folder with about the same languages has it.
    case folder
  }

  /// BCP 47.
  package var locale: String
  package var reason: Reason
  /// How many strings it has to have.
  package var strings: Int
  /// The file that was removed, where it is not the translation of the file with the finding.
  package var path: String?

  package init(locale: String, reason: Reason, strings: Int, path: String? = nil) {
    self.path = path
    self.locale = locale
    self.reason = reason
    self.strings = strings
  }
}
