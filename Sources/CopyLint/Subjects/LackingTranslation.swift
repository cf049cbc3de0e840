/// A language into which a file of the source language has no translation at all.
package struct LackingTranslation: Sendable, Equatable {
  /// Why it is expected.
  package enum Reason: Sendable, Equatable {
    /// The files next to it are in that language.
    case others
    /// Some files next to it are in that language, and some other language has it.
    case beside
    /// The same, but no language has it, so it may not be for translators.
    case untranslated
    /// `requireAll` names the language, and other files have it.
    case required
    /// `requireAll` names the language, but no file of the project has it.
    case wholeLanguage
    /// It was there at the revision of `--since`.
    case removed
    /// A baseline has findings of it, and the file is gone.
    case listed
    /// The source of this translation was there at the revision of `--since`.
    case removedSource
    /// The source was there at that revision, and its file in another region's language takes its place.
    case removedForStandIn
    /// The settings name a region, and the file is in another region's language.
    case standIn
    /// The file is the source, and has no strings, while a translation of it has some.
    case emptySource
    /// The same, but the texts may be in another file.
    case maybeEmptySource
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
  /// How many strings it has to have; of an empty source, how many the translation at `path` has.
  package var strings: Int
  /// The file that was removed; of an empty source, the translation with most strings.
  package var path: String?

  package init(locale: String, reason: Reason, strings: Int, path: String? = nil) {
    self.path = path
    self.locale = locale
    self.reason = reason
    self.strings = strings
  }
}
