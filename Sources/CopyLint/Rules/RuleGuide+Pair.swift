extension RuleGuide {
  /// A text that breaks the rule, and one that does not: the same text fixed, if the rule suggests how, or what the page names as the answer with `pair=`.
  package var pair: (bad: Example?, good: Example?) {
    if let good = good.first(where: \.isPair) { return (bad.first(where: \.isPair) ?? bad.first, good) }
    let mended = bad.first { $0.better.map { !$0.isEmpty } ?? false }
    if let mended, let better = mended.better {
      return (mended, Example(lines: [better], role: mended.role, source: mended.source))
    }
    guard let first = bad.first else { return (nil, good.first) }
    // If a text is wrong only because of where it is, show a different text.
    let others = good.filter { $0.lines != first.lines }
    let alike = others.filter {
      $0.role == first.role && $0.format == first.format && ($0.source == nil) == (first.source == nil)
    }
    return (first, alike.min { $0.lines.count < $1.lines.count } ?? others.first)
  }

  /// “Test readers judged 50 warnings in 11 apps that no rule was tuned on: 41 right, 7 picky, 2 wrong.”
  package var record: String {
    let lines = RuleDescription.records(ofRule: name).map { record in
      let findings = "\(record.read) \(record.severity.rawValue)\(record.read == 1 ? "" : "s")"
      let apps = "\(record.apps) app\(record.apps == 1 ? "" : "s")"
      let picky = record.read - record.right - record.wrong
      return "Test readers judged \(findings) in \(apps) that no rule was tuned on: \(record.right) right, "
        + "\(picky) picky, \(record.wrong) wrong."
    }
    return lines.isEmpty
      ? "Our test readers have not judged its findings yet."
      : lines.joined(separator: " ")
  }

  /// For an editor: what the rule finds, a pair of texts, how often it is right, and how to turn it off. Markdown that reads
  /// well as plain text, too.
  package var short: String {
    var parts = [summary]
    let (bad, good) = pair
    if let bad, bad.lines.count == 1, let line = bad.lines.first { parts.append("Bad: \(Self.code(line))") }
    if let good, good.lines.count == 1, let line = good.lines.first {
      parts.append("Good: \(Self.code(line))")
    }
    parts.append(record)
    parts.append("To turn it off here: `copy-lint:disable \(name) -- reason`")
    return parts.joined(separator: "\n\n")
  }

  private static func code(_ text: String) -> String {
    text.contains("`") ? "“\(text)”" : "`\(text)`"
  }
}
