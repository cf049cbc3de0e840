/// The page of a rule, without the parts that only its tests need: for `explain` and for an editor.
package struct RuleGuide: Sendable {
  /// A bad or a good text.
  package struct Example: Sendable, Equatable {
    /// One line, or the lines of a file.
    var lines: [String]
    /// The format of a file; empty for a text.
    var format = ""
    /// What the text is, such as “a11y-label”; empty when the page doesn't say.
    var role = ""
    /// What it translates; nil when it is not a translation.
    var source: String?
    /// The same text as the rule would write it; nil when the rule suggests nothing.
    var better: String?
    /// Whether the page shows it first, next to one of the other kind.
    var isPair = false
  }

  package private(set) var name = ""
  package private(set) var summary = ""
  /// The list at the top: `Severity`, `Default` and others.
  private(set) var facts: [(name: String, value: String)] = []
  /// The paragraphs, lists and tables of each section, without the examples.
  private(set) var sections: [(title: String, paragraphs: [String])] = []
  private(set) var bad: [Example] = []
  private(set) var good: [Example] = []
  /// Those that need a setting; shown only where there are no others.
  private var withSettings: (bad: [Example], good: [Example]) = ([], [])

  /// - Returns: nil when there is no such rule.
  package init?(of rule: String) {
    guard let page = RuleDescription.page(named: rule) else { return nil }
    var block: (fence: Substring, lines: [Substring])?
    var isInParagraph = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let done = block { add(done.lines, done.fence) }
        block = block == nil ? (line.dropFirst(3), []) : nil
      } else if block != nil {
        block?.lines.append(line)
      } else if line.hasPrefix("# ") {
        name = String(line.dropFirst(2))
      } else if line.hasPrefix("## ") {
        sections.append((String(line.dropFirst(3)), []))
      } else {
        read(line, isInParagraph)
        isInParagraph = !line.isEmpty
        continue
      }
      isInParagraph = false
    }
    if bad.isEmpty || good.isEmpty {
      bad += withSettings.bad
      good += withSettings.good
    }
  }

  private mutating func read(_ line: Substring, _ isInParagraph: Bool) {
    guard !line.isEmpty else { return }
    guard let last = sections.indices.last else {
      if line.hasPrefix("- "), let colon = line.firstIndex(of: ":") {
        let value = line[colon...].dropFirst().drop { $0 == " " }
        facts.append((String(line[..<colon].dropFirst(2)), String(value.filter { $0 != "`" })))
      } else if facts.isEmpty {
        summary += (summary.isEmpty ? "" : " ") + line
      }
      return
    }
    let isItem = line.hasPrefix("- ") || line.hasPrefix("|")
    let text = withoutLinks(line.filter { $0 != "`" })
    if isInParagraph, !isItem, let paragraph = sections[last].paragraphs.indices.last {
      sections[last].paragraphs[paragraph] += " " + text.drop { $0 == " " }
    } else {
      sections[last].paragraphs.append(text)
    }
  }

  private func needsSetting(_ fence: Substring) -> Bool {
    if fence.contains(" preset=") { return fact("Default") != "off" }
    let names = (fact("Settings") ?? "").split(separator: ",").compactMap { $0.split(separator: ":").first }
    return names.contains { name in fence.contains(" \(name.filter { $0 != " " })=") }
  }

  func fact(_ name: String) -> String? { facts.first { $0.name == name }?.value }

  func paragraphs(_ title: String) -> [String] { sections.first { $0.title == title }?.paragraphs ?? [] }

  private mutating func add(_ lines: [Substring], _ fence: Substring) {
    let isBad = sections.last?.title == "Bad"
    guard isBad || sections.last?.title == "Good" else { return }
    // The source of a translation, or what a file said before, is neither bad nor good.
    if fence.contains(" source=") || fence.contains(" past=") { return }
    let role = fence.split(separator: " ").first { $0.hasPrefix("role=") }.map { String($0.dropFirst(5)) }
    var examples: [Example] = []
    if fence == "text" || fence.hasPrefix("text ") {
      for line in lines where !line.isEmpty && !line.hasPrefix("# ") {
        examples.append(Example(line: line, role: role ?? ""))
      }
    } else {
      let format = fence.prefix { $0 != " " }
      examples = [Example(lines: lines.map(Example.unmarked), format: String(format))]
    }
    if fence.contains(" pair="), !examples.isEmpty { examples[0].isPair = true }
    // What holds only with a setting reads the other way round without it.
    guard !needsSetting(fence) || fence.contains(" pair=") else {
      if isBad { withSettings.bad += examples } else { withSettings.good += examples }
      return
    }
    if isBad { bad += examples } else { good += examples }
  }
}

extension RuleGuide.Example {
  /// - Parameter line: of a `text` block, with its marks.
  fileprivate init(line: Substring, role: String) {
    var text = line
    for severity in ["error", "warning", "note"] where text.hasPrefix("[\(severity)] ") {
      text = text.dropFirst(severity.utf8.count + 3)
    }
    for arrow in [" -> ", " ~> ", " ?> "] {
      guard let place = text.place(of: arrow) else { continue }
      better = Self.unmarked(text[place.upperBound...])
      text = text[..<place.lowerBound]
    }
    if let arrow = text.place(of: " => ") {
      source = Self.unmarked(text[..<arrow.lowerBound])
      text = text[arrow.upperBound...]
    }
    lines = [Self.unmarked(text)]
    self.role = role
  }

  /// Without the marks around what is found.
  fileprivate static func unmarked(_ line: Substring) -> String {
    String(String.UnicodeScalarView(line.unicodeScalars.filter { $0 != "⟦" && $0 != "⟧" }))
  }
}

extension Substring {
  fileprivate func place(of word: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(word) { return start..<index(start, offsetBy: word.count) }
      formIndex(after: &start)
    }
    return nil
  }
}
