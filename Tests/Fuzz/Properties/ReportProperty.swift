@testable import CopyLint

/// What is true of what the reporters write: it is text, it parses as what it says to be, and it is the same each time.
struct ReportProperty {
  private let checking = Checking()

  func check(_ input: [UInt8]) throws(Violation) {
    guard let choices = Choices(input) else { return }
    let document = anyDocument(choices)
    let checked = try checking.use { (checker) throws(Violation) in checker.check(document) }
    guard let checked else { return }
    var report = Report()
    report.files = [checked]
    let reporter = choices.pick(allReporters, 1)
    var options = ReportOptions(versions: { ToolVersions(tool: "1", icu: "1", cldr: "1", unicode: "1") })
    options.showsNotes = choices.number(2) & 1 != 0
    options.isQuiet = choices.number(2) & 2 != 0
    options.showsTranslations = choices.number(2) & 4 != 0
    if reporter.showsFingerprints { report.addFingerprints() }
    var output: [UInt8] = []
    reporter.write(report, options: options, into: &output)
    var again: [UInt8] = []
    reporter.write(report, options: options, into: &again)
    try hold(output == again, "\(reporter.name) writes two reports of one.")
    try check(output, reporter.name)
  }

  private func check(_ output: [UInt8], _ name: String) throws(Violation) {
    func fail(_ what: String) -> String { "\(name) \(what):\n\(String(decoding: output, as: UTF8.self))" }
    try hold(String(validating: output, as: UTF8.self) != nil, fail("writes bytes that are no text"))
    try hold(output.isEmpty || output.last == 0x0A, fail("does not end with a line end"))
    switch name {
    case "json", "sarif", "gitlab": try hold(isJSON(output), fail("writes no JSON"))
    case "rdjsonl":
      let lines = output.split(separator: 0x0A)
      try hold(lines.allSatisfy { isJSON(Array($0)) }, fail("writes a line that is no JSON"))
    case "junit", "checkstyle":
      let tree = XMLTree(Document(path: "a.xml", bytes: output))
      try hold(tree.problems.isEmpty && tree.unclosed == 0, fail("writes no XML"))
    case "github":
      let commands = output.split(separator: 0x0A).filter { $0.starts(with: "::".utf8) }
      let isOurs = commands.allSatisfy { line in
        ["::error file=", "::warning file=", "::notice file="].contains { line.starts(with: $0.utf8) }
      }
      try hold(isOurs && isPrintable(output), fail("writes a command that is none of ours"))
    case "text", "xcode": try hold(isPrintable(output), fail("writes a control character"))
    default: break
    }
  }

  private func isPrintable(_ bytes: [UInt8]) -> Bool {
    // A tab in a line of the file stays one, so that the marks below it stand right.
    bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A || $0 == 0x09 }
  }

  private func isJSON(_ bytes: [UInt8]) -> Bool {
    let json = JSONReader(bytes)
    return json.root != nil && json.faults.isEmpty
  }
}
