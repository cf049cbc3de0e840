import Readability

/// A file that was read, and the only loop over its strings. The job says what is done with each: it is checked, graded,
/// dumped, or compared with what it was.
public struct FileRun: Sendable {
  let path: String
  /// The format of the file.
  public let format: any Format
  /// All strings of the file; the code that needs their roles sets them.
  public internal(set) var strings: StringTable
  /// The views that it describes, if it is code.
  let screens: [Screen]
  private let problems: [Problem]
  private let configuration: Configuration
  /// The strings of other files that this one asks for, where they were wanted.
  package private(set) var keyUses = KeyUses()
  /// The members of types that it shows and has, where they were wanted.
  private(set) var memberUses = MemberUses()
  /// Which locales of the strings are wanted, by their index; empty when all are.
  private let selected: [Bool]

  /// Strings that were read from a file, or from a piece of it.
  init(
    _ path: String, _ format: any Format, _ strings: StringTable, problems: [Problem] = [],
    screens: [Screen] = [], _ configuration: Configuration
  ) {
    self.path = path
    self.format = format
    self.strings = strings
    self.problems = problems
    self.screens = screens
    self.configuration = configuration
    selected =
      configuration.onlyLocales.isEmpty
      ? [] : strings.sides.locales.map { configuration.selects($0.name) }
  }

  /// Reads a file.
  ///
  /// - Parameter keysAsTexts: keys that are to be read as texts in the source language, too.
  init(
    _ document: Document, _ format: any Format, _ configuration: Configuration,
    keysAsTexts: Set<String> = []
  ) {
    var options = configuration.readingOptions(of: document.path)
    options.keysAsTexts = keysAsTexts
    var reading = format.read(document, options: options)
    reading.entries.markCollections()
    var problems = document.problems + reading.problemsByText
    if let marks = document.mergeMarks {
      // All that the format's reader says of them has this cause.
      problems.removeAll { $0.rule == marks.rule }
      problems.insert(marks, at: 0)
    }
    self.init(
      document.path, format, reading.entries, problems: problems,
      screens: reading.screens, configuration)
    (keyUses, memberUses) = (reading.keyUses, reading.memberUses)
    if configuration.notesKeys, let table = KeyTable(path: document.path) {
      keyUses.keys = HeldKeys(
        reading.entries, of: table, sourceLocale: options.sourceLocale, isBroken: isBroken)
      if configuration.findsUnusedKeys {
        keyUses.literals = HeldKeys.literals(
          in: reading.entries, locale: options.sourceLocale, path: document.path)
      }
    }
  }

  /// What is wrong with the file, where it concerns the languages asked for.
  var selectedProblems: [Problem] {
    configuration.selected(problems, path: path, format: format.name, locales: strings.localeNames)
  }

  /// Whether a mistake keeps the file, or a part of it, from being read.
  package var isBroken: Bool { problems.contains { $0.rule == "syntax-error" } }

  /// Does the job with each string of the languages asked for, in file order.
  @inline(__always)
  func forEachIndex(_ job: (Int) -> Void) { forEachIndex(in: strings.rows.indices, job) }

  /// As above, with the strings of a part of the file.
  @inline(__always)
  func forEachIndex(in part: Range<Int>, _ job: (Int) -> Void) {
    forEachPart(in: part) { for index in $0 { job(index) } }
  }

  /// As above, with each run of strings in one locale.
  @inline(__always)
  func forEachPart(in part: Range<Int>, _ job: (Range<Int>) -> Void) {
    var start = part.lowerBound
    while start < part.upperBound {
      let locale = strings.rows[start].locale
      let end = strings.rows[start..<part.upperBound].firstIndex { $0.locale != locale } ?? part.upperBound
      if selected.isEmpty || selected[Int(locale)] { job(start..<end) }
      start = end
    }
  }

  /// As above, with each string as a separate value.
  public func forEach(_ job: (Entry) -> Void) { forEachIndex { job(strings[$0]) } }
}

extension Checker {
  /// Reads a file, and gives its strings their roles, as `dump` shows them; nil when no format recognizes it.
  public func read(_ document: Document) -> FileRun? {
    guard let format = format(of: document) else { return nil }
    var run = FileRun(document, format, configuration)
    configuration.assignRoles(in: &run.strings, path: run.path)
    return run
  }

  /// The strings of other files that a file asks for; none when it is no code and no layout.
  package func keyUses(of document: Document) -> KeyUses {
    if document.path.hasSuffix(".kt") { return KotlinCode.uses(in: document) }
    if AndroidLayout.isAsking(document.path) { return AndroidLayout.uses(in: document) }
    guard let format = format(of: document), format.isCode || configuration.notesKeys else {
      return KeyUses()
    }
    return FileRun(document, format, configuration).keyUses
  }

  /// The members of types that Swift code shows and has.
  package func memberUses(of document: Document) -> MemberUses {
    SwiftCode.memberUses(of: document, options: configuration.readingOptions)
  }
}
