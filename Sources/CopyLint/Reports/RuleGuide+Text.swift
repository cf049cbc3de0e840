extension RuleGuide {
  /// The guide laid out for a terminal: what the rule finds and why, a bad and a good text, how often it is right, and how to
  /// keep it quiet.
  ///
  /// - Parameters:
  ///   - width: columns to fill.
  ///   - isWhole: whether to show all of the page.
  package func text(width: Int, usesColor: Bool, isWhole: Bool) -> String {
    var page = TerminalPage(width: min(width, 100), style: TextStyle(usesColor: usesColor))
    page.heading("\(name)")
    page.paragraph(summary)
    page.paragraph(standing)
    let why = paragraphs("Why")
    for paragraph in isWhole ? why[...] : why.prefix(1) { page.paragraph(paragraph) }
    if isWhole {
      page.examples("Bad", bad)
      page.examples("Good", good)
      for title in sections.map(\.title) where !["Why", "Bad", "Good", "Authority"].contains(title) {
        page.heading(title)
        for paragraph in paragraphs(title) { page.item(paragraph) }
      }
      page.heading("Sources")
      for paragraph in paragraphs("Authority") { page.item(paragraph) }
    } else {
      let (bad, good) = pair
      if let bad { page.examples("Bad", [bad]) }
      if let good { page.examples("Good", [good]) }
    }
    page.heading("How often it is right")
    page.paragraph(record)
    writeQuiet(into: &page)
    page.heading("Read more")
    if !isWhole { page.paragraph("The whole page, with each example: copy-lint explain \(name) --all") }
    page.paragraph("Whether it looks at a text: copy-lint explain \(name) --on \"TEXT\"")
    page.paragraph(
      "The page: Documentation/Rules/\(name).md, in the source and in share/doc/copy-lint where a package put it"
    )
    return page.text
  }

  /// “An error, unless your settings change it. It is on by default. “--fix” writes some of its fixes.”
  private var standing: String {
    let severity = fact("Severity") ?? ""
    var text =
      severity == "note"
      ? "A note: shown with “--notes”." : "\(severity == "error" ? "An" : "A") \(severity), on by default."
    // As the page says below.
    if paragraphs("Why").contains(where: { $0.hasPrefix("The level comes with the word.") }) {
      text = "An error, a warning or a note, on by default. The level comes with the word."
    }
    if fact("Default") == "off" {
      text = "Off by default; \(severity == "error" ? "an" : "a") \(severity) when you turn it on."
    }
    if let languages = fact("Languages"), languages != "all" { text += " It works in \(languages)." }
    if fact("Fix") == "yes" { text += " It suggests what to write instead." }
    if let settings = fact("Settings"), settings != "none" { text += " Settings: \(settings)." }
    return text
  }

  private func writeQuiet(into page: inout TerminalPage) {
    page.heading("Turn it off")
    for way in quietWays {
      page.paragraph(way.when)
      page.code(way.lines)
    }
    page.paragraph("Everywhere, in “.copy-lint.yml”:")
    page.code(["rules: {\(name): off}"])
  }

  /// Whether the rule looks at the controls of a screen, and not at strings.
  private var isOfControls: Bool { allRules.contains { $0.about.name == name && $0 is any ScreenRule } }

  /// The ways that work for less than the whole project: not each finding belongs to a string with a comment.
  private var quietWays: [(when: String, lines: [String])] {
    func override(_ what: String, in format: String = "JSON") -> (when: String, lines: [String]) {
      (
        "Where a file has no comments, as \(format), in “.copy-lint.yml”:",
        ["overrides:", "  - {\(what), rules: {\(name): off}, reason: \"your reason\"}"]
      )
    }
    switch name {
    case TranslationMissing().about.name:
      return [("For one string, in “.copy-lint.yml”:", ["translations:", "  doNotTranslateKeys: [\"KEY\"]"])]
    case FileGradeTooHigh().about.name:
      return [
        (
          "For one file, in any comment of it, with your reason:",
          ["copy-lint:disable-file \(name) -- reason"]
        ),
        override("paths: [\"PATH\"]"),
      ]
    case _ where isOfControls:
      return [
        (
          "For one control in code, in a comment right above it, with your reason:",
          ["// copy-lint:disable \(name) -- reason"]
        ),
        override("keys: [\"KEY\"]", in: "a storyboard"),
      ]
    default:
      return [
        (
          "For one string, in its comment, with your reason:",
          ["copy-lint:disable \(name) -- reason", "copy-lint:disable \(name) — reason     (in XML)"]
        ),
        override("keys: [\"KEY\"]"),
      ]
    }
  }
}

/// Headings, paragraphs and examples in the columns of a terminal.
struct TerminalPage {
  private let width: Int
  private let style: TextStyle
  private var output: [UInt8] = []

  init(width: Int, style: TextStyle) {
    self.width = width
    self.style = style
  }

  var text: String { String(decoding: output, as: UTF8.self) }

  mutating func heading(_ title: String) {
    if !output.isEmpty { output.append(0x0A) }
    output.append(text: style(PrintableText(title), .strong).text + "\n")
  }

  mutating func paragraph(_ text: String) { add(text, indent: 2) }

  /// An item of a list, or a paragraph.
  mutating func item(_ text: String) { add(text, indent: text.hasPrefix("- ") ? 4 : 2) }

  mutating func code(_ lines: [String]) {
    for line in lines { output.append(text: "      \(printable(line))\n") }
  }

  mutating func examples(_ title: String, _ examples: [RuleGuide.Example]) {
    heading(title)
    for example in examples {
      if let source = example.source { add("“\(source)”, translated:", indent: 2) }
      for line in example.lines.prefix(Self.linesShown) {
        if example.lines.count > 1 {
          output.append(text: "  \(cutAtEnd(printable(line), columns: width - 2))\n")
        } else {
          add("“\(Self.visible(line))”\(example.role.isEmpty ? "" : "  as \(example.role)")", indent: 2)
        }
      }
      if example.lines.count > Self.linesShown { output.append(text: "  …\n") }
    }
  }

  /// Spaces that would not show where lines are wrapped: two in a row, and those at both ends.
  private static func visible(_ text: String) -> String {
    var shown = ""
    for (index, character) in zip(text.indices, text) {
      let isEdge = index == text.startIndex || text.index(after: index) == text.endIndex
      let isRun = shown.last == "␣" || shown.last == " " || text[text.index(after: index)...].first == " "
      shown.append(character == " " && (isEdge || isRun) ? "␣" : character)
    }
    return shown
  }

  /// Of a file that is an example.
  private static let linesShown = 12

  private mutating func add(_ text: String, indent: Int) {
    var lines = WrappedLines(indent: indent, width: width, breaksWords: true)
    lines.add(text)
    lines.write(into: &output)
  }
}
