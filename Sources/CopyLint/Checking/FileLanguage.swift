/// Which language a file as a whole is in, to know whether its problems concern the languages of a run.
struct FileLanguage {
  /// nil for a file of several languages, and for one that names none.
  private(set) var locale: String?

  /// - Parameters:
  ///   - format: its name.
  ///   - locales: of the strings in the file, each once.
  init(path: String, format: String, locales: [String], sourceLocale: String) {
    let options = ReadingOptions(sourceLocale: sourceLocale)
    // A catalog has all languages, whatever folder it is in.
    let place: (name: String, source: LocaleSource) =
      switch format {
      case StringCatalog().name: (sourceLocale, .default)
      case AndroidStrings().name: resourceLocale(of: path, options: options)
      case ResX().name: ResXReader.locale(of: path, options: options)
      default: CopyLint.locale(of: path, options: options)
      }
    if place.source == .path {
      locale = place.name
    } else if locales.count == 1, locales[0] != sourceLocale {
      // The file says it in its content.
      locale = locales[0]
    }
  }
}

extension Configuration {
  /// The problems of a file that concern the languages of this run.
  ///
  /// - Parameter locales: of the strings in the file.
  func selected(
    _ problems: [Problem], path: String, format: String, locales: @autoclosure () -> some Sequence<String>
  ) -> [Problem] {
    guard !onlyLocales.isEmpty, !problems.isEmpty else { return problems }
    let file = FileLanguage(
      path: path, format: format, locales: Array(Set(locales())), sourceLocale: sourceLocale)
    let takesFile = file.locale.map(selects) ?? true
    return problems.filter { $0.locale.isEmpty ? takesFile : selects($0.locale) }
  }
}
