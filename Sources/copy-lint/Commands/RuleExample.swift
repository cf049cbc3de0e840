import CopyLint

/// The first bad example on a rule's page that is one line, and what to write instead where the page says it.
struct RuleExample {
  var bad: String
  var better: String

  /// nil when the page shows files only, or nothing that is meant.
  ///
  /// - Parameter isMeant: whether to show a text of this role; the role is empty where the page names none.
  init?(ofRule name: String, where isMeant: (_ text: String, _ role: String) -> Bool) {
    guard let page = RuleDescription.page(named: name) else { return nil }
    var isBad = false
    var isText = false
    var role = ""
    for line in page.split(separator: "\n") {
      if line.hasPrefix("## ") {
        if isBad { return nil }
        isBad = line == "## Bad"
      } else if line.hasPrefix("```") {
        isText = line.hasPrefix("```text") && !line.contains("locale=")
        role =
          line.split(separator: " ").first { $0.hasPrefix("role=") }.map { String($0.dropFirst(5)) } ?? ""
      } else if isBad, isText, !line.hasPrefix("#"), !line.contains(" => "), !line.contains("\\") {
        let example = RuleExample(line: line)
        guard isMeant(String(example.bad.dropFirst().dropLast()), role) else { continue }
        self = example
        return
      }
    }
    return nil
  }

  private init(line: Substring) {
    let parts = Self.arrows.lazy.compactMap { arrow -> (Substring, Substring)? in
      guard let place = Self.range(of: arrow, in: line) else { return nil }
      return (line[..<place.lowerBound], line[place.upperBound...])
    }.first
    bad = Self.plain(parts?.0 ?? line)
    better = parts.map { Self.plain($0.1) } ?? ""
  }

  private static let arrows = [" ~> ", " -> ", " ?> "]

  private static func range(of arrow: String, in line: Substring) -> Range<Substring.Index>? {
    line.indices.lazy.first { line[$0...].hasPrefix(arrow) }.map {
      $0..<line.index($0, offsetBy: arrow.count)
    }
  }

  /// Without the marks, and the severity in front.
  private static func plain(_ text: Substring) -> String {
    var text = text
    for level in ["[error] ", "[warning] ", "[note] "] where text.hasPrefix(level) {
      text = text.dropFirst(level.count)
    }
    return "“" + text.filter { $0 != "⟦" && $0 != "⟧" } + "”"
  }
}
