import Testing

@testable import CopyLint

/// The engine asks a rule by tables made of its condition. That saves time, and must come to the same as the condition.
@Suite struct `When rules are asked` {
  @Test func `about the examples of the rule pages`() {
    var judge = Judge()
    var number = 0
    for page in `Rule pages`.pages {
      for block in page.blocks where block.language == "text" {
        for example in RuleExample.examples(in: block) {
          let text = String(decoding: example.marked.bytes, as: UTF8.self)
          for step in 0..<3 {
            number += 1
            let role = Self.roles[(number + step * 5) % Self.roles.count]
            let locale = block.attributes["locale"] ?? "en"
            judge.judge(text, role, locale, source: example.source ?? (step == 2 ? text : nil))
          }
        }
      }
    }
    #expect(judge.count > 1_000)
    #expect(judge.faults == [])
  }

  @Test func `about texts at their edges`() {
    var judge = Judge()
    let texts = [
      "", " ", "\n", ".", "...", "....", "%", "٪", "(s)", "&", "a  b", "no no", "No no", "OK OK", "a.b_c",
      "…",
      "\u{200B}", "“x”", "click here", "Re-click here's", "here", "%@%@", "Don't not",
      "TAP the red button on the right", "?!", "1 1", "é é", "a,,b", "\u{85}", "\u{202A}x", "\u{10FFFF}", "→",
      "a.", "a。", "a. ", "Error", "an error", "Yes", "Are you sure?", "  here  ", "a_", "_",
    ]
    for text in texts {
      for role in Self.roles {
        for locale in ["en", "de", "fr", "ja"] {
          judge.judge(text, role, locale, source: nil)
          for source in ["", "1", "%@", "<b>a</b>", "a\n", " a", "https://a.example", "R&D", text] {
            judge.judge(text, role, locale, source: source)
          }
        }
      }
    }
    #expect(judge.faults == [])
  }

  /// With `COPY_LINT_FULL=1`, about each string of both corpora.
  @Test(.enabled(if: Corpus.folder != nil, "../shared/corpus is not here; set COPY_LINT_SHARED"))
  func `about real strings`() throws {
    var judge = Judge()
    if Corpus.readsAll {
      for document in try Corpus.allDocuments() { judge.judge(document, from: 0, by: 1) }
      #expect(judge.strings > 400_000)
    } else {
      for (number, file) in try Corpus.files(of: Self.formats).enumerated() where number % 9 == 0 {
        judge.judge(try file.document(), from: number % 5, by: 401)
      }
    }
    #expect(judge.faults == [])
  }

  private static let formats = ["apple-strings", "xcstrings", "json", "po"]

  private static let roles: [Role] = [
    .unknown, .accessibilityLabel, .error, .button, .accessibilityHint, .toggle, .accessibilityValue,
    .alertTitle, .inputLabel, .purpose, .accessibilityAction, .announcement, .confirmationMessage, .toast,
    .link, .alertMessage, .accessKey, .errorTitle, .placeholder,
  ]
}

/// Asks all rules by their conditions alone, and compares with what the engine found; and the glossary with one that knows
/// nothing of words.
private struct Judge: ~Copyable {
  var checker: Checker
  private(set) var faults: [String] = []
  private(set) var count = 0
  private(set) var strings = 0
  private let rules: [any Rule]

  init() {
    var configuration = Configuration()
    configuration.checksTranslations = true
    for rule in allRules { configuration.rules[rule.about.name] = .init(level: .on(rule.about.severity)) }
    rules = allRules.map { rule in
      var rule = rule
      rule.take(configuration)
      return rule
    }
    checker = Checker(configuration: configuration)
  }

  mutating func judge(_ document: Document, from first: Int, by step: Int) {
    guard let entries = checker.read(document)?.strings else { return }
    for index in stride(from: first, to: entries.count, by: step) {
      strings += 1
      judge(entries[index])
    }
  }

  mutating func judge(_ text: String, _ role: Role, _ locale: String, source: String?) {
    var entry = Entry(key: "player.play.label", text: text, locale: locale, syntax: .apple)
    (entry.role, entry.roleSource) = (role, .given)
    (entry.source, entry.sourceLocale) = (source, source == nil ? nil : "en")
    judge(entry)
  }

  mutating func judge(_ entry: Entry) {
    guard entry.isShown, entry.role.part != .identifier, faults.count < 20 else { return }
    var (found, subject) = checker.check(entry)
    guard subject.entry.role.part != .identifier else { return }
    let language = subject.entry.language
    for rule in rules {
      let about = rule.about
      guard about.languages.isEmpty || about.languages.contains(language) else { continue }
      // What they find there is left out.
      if about.group.isAboutWords, subject.isSurelyInOtherLanguage { continue }
      count += 1
      var findings: [Finding] = []
      let when = rule.asked(about)
      if when.isMet(by: subject) { rule.ask(subject, each: when.each, into: &findings) }
      let ranges = findings.map { $0.range.lowerBound }.sorted()
      let others = found.filter { $0.rule == about.name }.map { $0.range.lowerBound }
      if ranges != others {
        faults.append("\(about.name): “\(entry.text)” as \(entry.role.identifier): \(ranges), not \(others)")
      }
    }
    found = []
    let matches = subject.matches
    for index in subject.analysis.tokens.indices { subject.analysis.tokens[index].marks = 0 }
    checker.contexts[entry.locale].glossary.findMatches(in: subject, into: &subject.matches)
    if subject.isMostlyHard { subject.findHardPhrase() }
    if subject.matches != matches { faults.append("other terms in “\(entry.text)”") }
  }
}
