@testable import CopyLint

/// A crew that cuts each file where it is told to. Two tools take turns with the parts, and of two parts the later one is
/// done first, as threads may do it.
struct CutCrew: Crew {
  /// Where the parts begin, next to the first one; ordered.
  let cuts: [Int]

  var isThere: Bool { true }

  func parts(of strings: Int) -> [Range<Int>]? {
    let borders = [0] + cuts.filter { $0 > 0 && $0 < strings } + [strings]
    return zip(borders, borders.dropFirst()).map { $0..<$1 }
  }

  func share<State, Tool: ~Copyable, Piece, Result>(
    _ state: consuming State, tool: @escaping @Sendable () -> Tool,
    next: @escaping @Sendable (inout State) -> Piece?,
    work: @escaping @Sendable (Piece, inout Tool) -> Result,
    take: @escaping @Sendable (inout State, Result) -> Void
  ) -> State {
    var first = tool()
    var second = tool()
    while let piece = next(&state) {
      let later = next(&state).map { work($0, &second) }
      take(&state, work(piece, &first))
      if let later { take(&state, later) }
    }
    return state
  }
}

/// What is true of a file that several threads share: wherever it is cut, its reports are those of the whole.
struct CutProperty {
  private let makeChecker: () -> Checker
  private let document: Document
  private let checked: FileReport
  private let graded: FileReport
  /// How many strings the file has.
  let strings: Int

  /// nil when no format knows the file.
  init?(_ document: Document, makeChecker: @escaping () -> Checker) {
    var checker = makeChecker()
    guard let checked = checker.check(document), let graded = checker.grade(document),
      let run = checker.read(document)
    else { return nil }
    (self.makeChecker, self.document, self.checked, self.graded) = (makeChecker, document, checked, graded)
    strings = run.strings.count
  }

  func check(cutAt cuts: [Int]) throws(Violation) {
    var checker = makeChecker()
    checker.crew = CutCrew(cuts: cuts)
    try same(checker.check(document), checked, "A file that is cut at \(cuts) has another report.")
    try same(checker.grade(document), graded, "A file that is cut at \(cuts) has another grade.")
  }

  private func same(_ cut: FileReport?, _ whole: FileReport, _ message: String) throws(Violation) {
    guard let cut else { throw Violation(message) }
    try hold(cut.told == whole.told, "\(message) \(cut.told) \(whole.told)")
    let (left, right) = (Self.text(of: cut), Self.text(of: whole))
    try hold(left == right, "\(message)\n\(left)\n\(right)")
  }

  /// All that may be written of a report.
  private static func text(of file: FileReport) -> String {
    var report = Report()
    report.files = [file]
    report.foldSeries()
    report.addFingerprints()
    var options = ReportOptions(versions: { ToolVersions(tool: "1", icu: "1", cldr: "1", unicode: "1") })
    options.showsNotes = true
    options.showsTranslations = true
    var output: [UInt8] = []
    JSONReporter().write(report, options: options, into: &output)
    SARIFReporter().write(report, options: options, into: &output)
    var grades = GradeReport()
    for locale in file.locales {
      if let causes = locale.causes { grades.add(causes) }
      grades.parts.append(
        .init(
          path: file.path, format: file.format, locale: locale.locale, entries: locale.entries,
          counts: locale.counts, measure: locale.measure, prose: locale.prose,
          proseMeasure: locale.proseMeasure))
    }
    return String(decoding: output, as: UTF8.self) + grades.text(usesColor: false, isQuiet: false)
      + "\(file.locales)"
  }
}
