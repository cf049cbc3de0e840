@testable import CopyLint

/// A checker with all rules that is kept from one input to the next.
///
/// Every file may name languages of its own, so now and then it begins anew: else it would hold them all.
final class Checking {
  private static let longestUse = 1000

  private let configuration: Configuration
  private var uses = 0
  private var checker: Checker

  init(onlyRules: Set<String> = []) {
    var configuration = Configuration()
    for rule in allRules { configuration.rules[rule.about.name] = .init(level: .on(rule.about.severity)) }
    configuration.checksTranslations = true
    configuration.onlyRules = onlyRules
    self.configuration = configuration
    checker = Checker(configuration: configuration)
  }

  func makeChecker() -> Checker { Checker(configuration: configuration) }

  /// Lends the checker.
  func use<Result>(_ body: (inout Checker) throws(Violation) -> Result) throws(Violation) -> Result {
    uses += 1
    if uses % Self.longestUse == 0 { checker = Checker(configuration: configuration) }
    return try body(&checker)
  }
}

/// The content of an input under the path of one of all formats.
func anyDocument(_ choices: Choices) -> Document {
  let paths = allFormats.flatMap { formatPaths[$0.name] ?? [] }
  return Document(path: choices.pick(paths, 0), bytes: choices.content, isNamed: true)
}

/// What a report says of a finding, to compare.
struct Told: Equatable {
  var finding: Finding
  var key, locale, variant, text: String
  var textRange: Range<Int>?
  var place: Place?
  var edit: Edit?
  var suppressed: String?

  init(_ reported: ReportedFinding) {
    finding = reported.finding
    (key, locale, variant, text) = (reported.key, reported.locale, reported.variant, reported.text)
    (textRange, place, edit) = (reported.textRange, reported.place, reported.edit)
    suppressed = reported.suppressed
  }
}

extension FileReport {
  var told: [Told] { findings.map(Told.init) }
}
