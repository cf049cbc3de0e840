import CopyLint

extension BaselineFile {
  /// The files in the source language that are gone: those that it lists, and those that translations were compared with.
  func goneSources(_ project: Project, _ environment: Environment) -> [SourceFile] {
    guard let known else { return [] }
    let source = project.configuration.sourceLocale
    let patterns = project.configuration.translations.files
    var gone: [SourceFile] = []
    var templates: Set<String> = []
    func isThere(_ path: String) -> Bool {
      environment.kind(absolutePath(path, in: project.topOfPaths)) != nil
    }
    func add(_ path: String) {
      guard !gone.contains(where: { $0.path == path }) else { return }
      gone.append(
        SourceFile(path: path, location: absolutePath(path, in: project.topOfPaths), isNamed: false))
    }
    // Sorted by path.
    var last = ""
    var isCompared = false
    for line in known.lines {
      if line.path == last, isCompared || !Self.comparing.contains(line.rule) { continue }
      let isFirst = line.path != last
      last = line.path
      isCompared = Self.comparing.contains(line.rule)
      guard !line.path.contains("\u{FFFD}"),
        let family = TranslationFamily(path: line.path, patterns: patterns)
      else { continue }
      if family.isSource(source) {
        if isFirst, !isThere(line.path) { add(line.path) }
      } else if isCompared, !line.path.hasSuffix(".po"), templates.insert(family.template).inserted {
        let paths = family.sourcePaths(source)
        if let path = paths.first, !paths.contains(where: isThere) { add(path) }
      }
    }
    return gone
  }

  /// The files of these lines that are not there.
  func goneFiles(_ lines: [Baseline.Line], _ project: Project, _ environment: Environment) -> [String] {
    Set(lines.map(\.path)).sorted().filter { path in
      !path.contains("\u{FFFD}") && environment.kind(absolutePath(path, in: project.topOfPaths)) == nil
    }
  }

  /// The translations that it lists and that are gone, among what the run walks through. Those that `exclude` has are meant to
  /// go, and a run that writes the baseline accepts it.
  func goneTranslations(
    _ search: FileSearch, _ options: Options, _ project: Project, _ environment: Environment
  ) -> [SourceFile] {
    guard let known, options.checksTranslations, !options.writesBaseline else { return [] }
    let source = project.configuration.sourceLocale
    let patterns = project.configuration.translations.files
    var gone: [SourceFile] = []
    var last = ""
    for line in known.lines where line.path != last {
      last = line.path
      let location = absolutePath(line.path, in: project.topOfPaths)
      guard !line.path.contains("\u{FFFD}"), environment.kind(location) == nil,
        let family = TranslationFamily(path: line.path, patterns: patterns), !family.isSource(source),
        let file = search.file(goneFrom: location)
      else { continue }
      gone.append(file)
    }
    return gone
  }

  /// The rules that find nothing without the source.
  private static let comparing = Set(
    allRules.filter { $0.comparing != nil }.map(\.about.name) + [
      "translation-missing", "translation-left-over",
    ])
}
