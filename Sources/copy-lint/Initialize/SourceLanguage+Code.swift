import CopyLint

extension SourceLanguage {
  /// The language of the texts in code; nil when they don't tell it for sure.
  static func code(_ files: [SourceFile], _ readers: SourceReader) -> Self? {
    // Of thousands of files, only the first few are looked at.
    let own = files.lazy.filter { StringFolders.foreignFolder(in: $0.path) == nil }
    guard let locale = readers.language(of: own, .code),
      let example = own.first(where: { !readers.entries(of: $0).isEmpty })
    else { return nil }
    return Self(locale: locale, evidence: .code(example: example.path))
  }
}

extension Project {
  /// Takes the language of the texts in code for that of the app, where no setting and no file of strings names one.
  ///
  /// - Parameter search: what is checked.
  mutating func settleSourceLanguage(of search: FileSearch, _ options: Options, _ environment: Environment) {
    guard !origins.contains(where: { $0.name == "sourceLocale" }) else { return }
    let code = search.files.filter { FileSearch.isCode($0.path) }
    guard !code.isEmpty else { return }
    let strings = search.files.filter { !FileSearch.isCode($0.path) }
    let language = SourceLanguage(
      of: StringFolders.withoutSamples(strings), code: code, in: self, environment)
    guard case .code = language.evidence, !isSameLanguage(language.locale, configuration.sourceLocale) else {
      return
    }
    configuration.sourceLocale = language.locale
    guard !options.isQuiet else { return }
    say(language.sentence + " If that's wrong, set “sourceLocale”.", environment)
  }
}
