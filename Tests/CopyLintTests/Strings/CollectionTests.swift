import Testing

@testable import CopyLint

@Suite struct `Collections` {
  /// A sentence that the grade calls too hard, with a number so that each is a text of its own.
  private func rule(_ number: Int) -> String {
    """
    Depending on the type of each transaction that you create, the original and the additional account of all subsequent \
    ones may be overruled by whatever is defined in the first of the transactions, or by the settings of account \(number).
    """
  }

  /// The severities of all findings in a file whose keys are `KEY.description`, with `short` other texts under such keys.
  private func severities(long: Int, short: Int, ending: String = "description") -> Set<Severity> {
    let longTexts = (0..<long).map { "\"Rule \($0)\": {\"description\": \"\(rule($0))\"}" }
    let shortTexts = (0..<short).map { "\"Name \($0)\": {\"\(ending)\": \"Go to town \($0)\"}" }
    var checker = Checker(configuration: Configuration())
    let text = "{" + (longTexts + shortTexts).joined(separator: ",\n") + "}"
    let report = checker.check(Document(path: "locales/en.json", bytes: Array(text.utf8)))
    return Set(report?.findings.filter { $0.finding.rule == "grade-too-high" }.map(\.finding.severity) ?? [])
  }

  @Test func `many long texts under keys with one ending get notes`() {
    #expect(severities(long: 40, short: 0) == [.note])
    #expect(severities(long: 40, short: 26) == [.note])
    #expect(severities(long: 40, short: 300, ending: "name") == [.note])
  }

  @Test func `a few of them, or among many short ones, are texts of views`() {
    #expect(severities(long: 39, short: 0) == [.warning])
    #expect(severities(long: 40, short: 27) == [.warning])
  }

  /// The severities of all findings in a file whose keys are `quote1`, `quote2` and so on.
  private func severities(long: Int, plain: Int) -> Set<Severity> {
    let texts = (0..<long).map(rule) + (0..<plain).map { "Go to town \($0)" }
    let lines = texts.enumerated().map { "\"quote\($0.offset)\": \"\($0.element)\"" }
    var checker = Checker(configuration: Configuration())
    let text = "{" + lines.joined(separator: ",\n") + "}"
    let report = checker.check(Document(path: "locales/en.json", bytes: Array(text.utf8)))
    return Set(report?.findings.filter { $0.finding.rule == "grade-too-high" }.map(\.finding.severity) ?? [])
  }

  @Test func `texts that only their numbers tell apart are a collection if one in five is long`() {
    #expect(severities(long: 40, plain: 160) == [.note])
    #expect(severities(long: 40, plain: 161) == [.warning])
    #expect(severities(long: 39, plain: 0) == [.warning])
  }
}
