@testable import CopyLint

/// One example of a rule page: a string, what the rule finds in it, and the text after the fix.
struct RuleExample {
  var marked: MarkedText
  /// What it translates; nil when it is not a translation.
  var source: String?
  /// nil: that of the page.
  var severity: Severity?
  /// The text after the fix; nil when no finding has a replacement.
  var fixed: String?
  var applicability: Applicability?
  /// nil when the page does not show it.
  var message: String?
  var line: Int

  var marks: String { marked.ranges.isEmpty ? "has no marks" : "has marks" }

  private static let escapes = "ntu\\"

  /// The examples of a `text` block, one each line.
  static func examples(in block: RulePage.Block) -> [RuleExample] {
    var examples: [RuleExample] = []
    for (index, line) in block.lines.enumerated() where !line.isEmpty {
      if line.hasPrefix("# "), !examples.isEmpty {
        examples[examples.count - 1].message = String(line.dropFirst(2))
      } else {
        examples.append(RuleExample(line: line[...], at: block.line + index))
      }
    }
    return examples
  }

  private init(line text: Substring, at line: Int) {
    self.line = line
    var text = text
    for severity in Severity.allCases where text.hasPrefix("[\(severity.rawValue)] ") {
      self.severity = severity
      text = text.dropFirst(severity.rawValue.count + 3)
    }
    let arrows: [(String, Applicability)] = [(" -> ", .safe), (" ~> ", .unsafe), (" ?> ", .shown)]
    for (arrow, applicability) in arrows {
      guard fixed == nil, let place = text.firstRange(of: arrow) else { continue }
      fixed = MarkedText(String(text[place.upperBound...]), escapes: Self.escapes).text
      self.applicability = applicability
      text = text[..<place.lowerBound]
    }
    if let arrow = text.firstRange(of: " => ") {
      source = MarkedText(String(text[..<arrow.lowerBound]), escapes: Self.escapes).text
      text = text[arrow.upperBound...]
    }
    marked = MarkedText(String(text), escapes: Self.escapes)
  }

  /// What the rule found, written like the example, to compare the two as text.
  static func show(_ findings: [Finding], in example: RuleExample, severity: Severity) -> String {
    let findings = findings.sorted { $0.range.lowerBound < $1.range.lowerBound }
    var fixed = example.marked.bytes
    for finding in findings.reversed() {
      guard let replacement = finding.replacement else { continue }
      fixed.replaceSubrange(finding.range, with: replacement.utf8)
    }
    var shown = MarkedText.show(example.marked.bytes, findings.map(\.range))
    let severities = Set(findings.map(\.severity)).subtracting([severity])
    shown = severities.map { "[\($0.rawValue)] " }.joined() + shown
    for applicability in Set(findings.compactMap(\.applicability)) {
      let arrow = [.safe: "->", .unsafe: "~>", .shown: "?>"][applicability] ?? "?"
      shown += " \(arrow) " + MarkedText.show(fixed, [])
    }
    return shown
  }

  /// The example itself, written the same way.
  func show(severity pageSeverity: Severity) -> String {
    let findings = marked.ranges.enumerated().map { index, range in
      Finding(
        rule: "", severity: severity ?? pageSeverity, message: "", range: range,
        replacement: nil, applicability: nil)
    }
    var shown = Self.show(findings, in: self, severity: pageSeverity)
    if let fixed, let applicability {
      let arrow = [.safe: "->", .unsafe: "~>", .shown: "?>"][applicability] ?? "?"
      shown += " \(arrow) " + MarkedText.show(Array(fixed.utf8), [])
    }
    return shown
  }
}
