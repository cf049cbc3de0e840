import CopyLint

/// Which lines of a baseline a run would find again if they still held.
struct BaselineScope {
  private let configuration: Configuration
  private let root: String
  private let environment: Environment
  private let checked: Set<String>
  private let failed: Set<String>
  /// Whether a file in the source language broke since, or is lost: then nothing is known of its translations.
  private let isSourceBroken: Bool
  /// Rules that find less in this run than they could.
  private let quiet: Set<String>
  let isWholeProject: Bool
  private let isStaged: Bool

  /// - Parameters:
  ///   - lines: the baseline.
  ///   - gone: the files in the source language that it lists and that are gone.
  init(
    _ report: Report, of lines: Baseline, gone: [SourceFile], _ options: Options, _ project: Project,
    _ environment: Environment
  ) {
    configuration = project.configuration
    root = project.root
    self.environment = environment
    let known = Set(lines.lines.lazy.filter { $0.rule == "syntax-error" }.map(\.path))
    let broken = report.files.filter { file in
      !known.contains(file.path) && file.findings.contains { $0.finding.rule == "syntax-error" }
    }
    let source = configuration.sourceLocale
    let patterns = configuration.translations.files
    let emptied = report.files.filter { $0.findings.contains { $0.isOfLostSource && $0.age != .known } }
    isSourceBroken =
      !emptied.isEmpty
      || broken.contains { TranslationFamily(path: $0.path, patterns: patterns)?.isSource(source) ?? false }
    checked = Set(report.files.map(\.path))
    // A run that compares translations knows whether their texts are elsewhere.
    let lost =
      emptied.isEmpty && options.checksTranslations
      ? [] : Self.withTranslations(gone, among: checked, source: source, patterns: patterns)
    failed = Set(report.skipped.map(\.path) + (broken + emptied).map(\.path) + lost)
    isStaged = options.isStaged
    isWholeProject = options.operands.isEmpty && options.since == nil && !options.isStaged
    quiet = Self.quietRules(options, isWholeProject: isWholeProject)
  }

  func contains(_ line: Baseline.Line) -> Bool {
    guard configuration.onlyRules.isEmpty || configuration.onlyRules.contains(line.rule),
      !quiet.contains(line.rule), configuration.selects(line.locale), configuration.selectsKey(line.key)
    else { return false }
    if isSourceBroken, line.locale != configuration.sourceLocale { return false }
    if checked.contains(line.path), !failed.contains(line.path) { return true }
    // The path of a name that is not text leads nowhere, so nobody knows whether that file is there.
    if failed.contains(line.path) || line.path.contains("\u{FFFD}") && !isWholeProject { return false }
    // What is no longer there, nor among the files of the project, is gone with its findings.
    if isWholeProject { return true }
    // What is staged is not all there is.
    return !isStaged && environment.kind(absolutePath(line.path, in: root)) == nil
  }

  /// Those of the lost files whose translations are left without any source.
  private static func withTranslations(
    _ gone: [SourceFile], among checked: Set<String>, source: String, patterns: [String]
  ) -> [String] {
    guard !gone.isEmpty else { return [] }
    var hasSource: [String: Bool] = [:]
    for path in checked {
      guard let family = TranslationFamily(path: path, patterns: patterns) else { continue }
      hasSource[family.template] = hasSource[family.template] ?? false || family.isSource(source)
    }
    return gone.map(\.path).filter { path in
      TranslationFamily(path: path, patterns: patterns).map { hasSource[$0.template] == false } ?? false
    }
  }

  private static func quietRules(_ options: Options, isWholeProject: Bool) -> Set<String> {
    var rules = Set(options.disabled)
    // They look at all files, and a part of them shows something else.
    if !isWholeProject { rules.formUnion(allRules.filter { $0.scope == .project }.map(\.about.name)) }
    for about in allRules.map(\.about) {
      switch about.group {
      case .translation where !options.checksTranslations: rules.insert(about.name)
      case .readability where options.maxGrade != nil: rules.insert(about.name)
      default: break
      }
    }
    return rules
  }
}
