import CopyLint
import Foundation

// Checks the string files that are named, says what to write instead, and writes the safe fixes.
var configuration = Configuration()
configuration.brands = ["Stampbook"]
configuration.rules["hard-word"] = .init(level: .off)
var checker = Checker(configuration: configuration)
var hasErrors = false

for path in CommandLine.arguments.dropFirst() {
  guard let content = FileManager.default.contents(atPath: path) else {
    print("\(path): can't be read")
    continue
  }
  let document = Document(path: path, bytes: [UInt8](content), isNamed: true)
  guard let format = checker.format(of: document), let report = checker.check(document) else {
    print("\(path): no format that copy-lint knows")
    continue
  }
  let open = report.findings.filter { $0.suppressed == nil }
  for reported in open {
    let finding = reported.finding
    print("\(path):\(reported.place?.line ?? 0): \(finding.severity): \(finding.message) [\(finding.rule)]")
    if finding.severity == .error { hasErrors = true }
  }
  let edits = open.filter { $0.finding.applicability == .safe }.compactMap(\.edit)
  let fixed = document.applying(edits)
  // Only what reads back as it was meant is written.
  if !edits.isEmpty, document.verifies(fixed, after: edits, format: format) {
    try Data(fixed).write(to: URL(filePath: path))
  }
}
exit(hasErrors ? 1 : 0)
