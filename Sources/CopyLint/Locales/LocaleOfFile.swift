/// The locale that the path tells; `Base.lproj` and a path that says nothing mean the source language.
func locale(of document: Document, options: ReadingOptions) -> (name: String, source: LocaleSource) {
  locale(of: document.path, options: options)
}

/// As above, for the file at `path`.
func locale(of path: String, options: ReadingOptions) -> (name: String, source: LocaleSource) {
  switch PathLocale(path: path) {
  case .locale(let name)?: (name, .path)
  case .development?: (options.sourceLocale, .path)
  case nil: (options.sourceLocale, .default)
  }
}
