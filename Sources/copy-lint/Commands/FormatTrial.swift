import CopyLint

/// A text as the only string of a small file, for a rule that reads the bytes of files and not a text.
struct FormatTrial {
  let path: String
  let findings: [Finding]

  /// One for each format in which the rule's page has bad examples that are one string.
  static func all(ofRule name: String, on text: String, in project: Project) -> [FormatTrial] {
    guard !text.utf8.contains(0x0A), let page = RuleDescription.page(named: name) else { return [] }
    var isBad = false
    var trials: [FormatTrial] = []
    for line in page.split(separator: "\n") {
      if line.hasPrefix("## ") { isBad = line == "## Bad" }
      guard isBad, let fence = Fence(line), !trials.contains(where: { fence.isAlike($0.path) }),
        let content = fence.file(of: text)
      else { continue }
      var checker = project.checker()
      let document = Document(path: fence.path, bytes: Array(content.utf8))
      let found = checker.check(document)?.findings ?? []
      trials.append(
        FormatTrial(path: fence.path, findings: found.map(\.finding).filter { $0.rule == name }))
    }
    return trials
  }
}

extension FormatTrial {
  /// What the rule finds in each file, or that it finds nothing there.
  static func words(for trials: [FormatTrial], _ name: String, _ text: String) -> String {
    var lines = [
      "\(name) reads files. So \(quoted(printable(text))) was tried as the text of a string in each:", "",
    ]
    for trial in trials {
      let path = "“\(trial.path)”"
      if trial.findings.isEmpty { lines.append("  \(path): nothing") }
      for finding in trial.findings {
        lines.append("  \(path): \(finding.severity.rawValue): \(printable(finding.message))")
      }
    }
    if trials.allSatisfy(\.findings.isEmpty) {
      lines += ["", "To try it on a file of your own, run “copy-lint check --rule \(name) FILE”."]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The first line of an example: ```` ```json path=en.json ````.
private struct Fence {
  let path: String
  private let language: Substring

  init?(_ line: Substring) {
    let parts = line.split(separator: " ")
    guard parts.count == 2, parts[0].hasPrefix("```"), parts[1].hasPrefix("path=") else { return nil }
    language = parts[0].dropFirst(3)
    path = String(parts[1].dropFirst(5))
  }

  func isAlike(_ other: String) -> Bool { other.hasSuffix(path.drop { $0 != "." }) }

  /// The text is put in as it is: its escapes are what the rule looks at.
  func file(of text: String) -> String? {
    switch language {
    case "strings": "\"text\" = \"\(text)\";\n"
    case "json": "{ \"text\": \"\(text)\" }\n"
    case "xml": "<resources>\n  <string name=\"text\">\(text)</string>\n</resources>\n"
    case "properties": "text=\(text)\n"
    case "yaml": "en:\n  text: \(text)\n"
    default: nil
    }
  }
}
