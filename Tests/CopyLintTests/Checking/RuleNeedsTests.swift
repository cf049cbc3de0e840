import Testing

@testable import CopyLint

/// A rule is shown only the strings that have what it needs. That saves time, and must do nothing else.
@Suite struct `What rules need` {
  @Test func `no rule finds anything in an example that lacks what it needs`() {
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

  @Test func `nor in a text at its edges`() {
    var judge = Judge()
    let texts = [
      "", " ", "\n", ".", "...", "%", "٪", "(s)", "&", "a  b", "no no", "No no", "OK OK", "a.b_c", "…",
      "\u{200B}", "“x”", "click here", "Re-click here's", "here", "%@%@", "Don't not",
      "TAP the red button on the right", "?!", "1 1", "é é",
    ]
    for text in texts {
      for role in Self.roles {
        for locale in ["en", "de", "fr", "ja"] {
          judge.judge(text, role, locale, source: nil)
          for source in ["", "1", "%@", "<b>a</b>", "a\n", " a", "https://a.example", text] {
            judge.judge(text, role, locale, source: source)
          }
        }
      }
    }
    #expect(judge.faults == [])
  }

  @Test(.enabled(if: Corpus.folder != nil, "../shared/corpus is not here; set COPY_LINT_SHARED"))
  func `nor in real strings`() throws {
    var judge = Judge()
    let step = Corpus.readsAll ? 7 : 401
    for (number, file) in try Corpus.files(of: ["apple-strings", "xcstrings", "json", "po"]).enumerated() {
      guard Corpus.readsAll || number % 9 == 0 else { continue }
      guard let entries = judge.checker.entries(of: try file.document())?.reading.entries else { continue }
      for index in stride(from: number % 5, to: entries.count, by: step) {
        judge.judge(entries[index])
      }
    }
    #expect(judge.faults == [])
  }

  private static let roles: [Role] = [
    .unknown, .accessibilityLabel, .error, .button, .accessibilityHint, .toggle, .accessibilityValue,
    .alertTitle, .inputLabel, .purpose, .accessibilityAction, .announcement, .confirmationMessage, .toast,
    .link, .alertMessage,
  ]
}

/// Runs the rules that are not asked, and compares the glossary with one that knows nothing of words.
private struct Judge: ~Copyable {
  var checker: Checker
  private(set) var faults: [String] = []
  private(set) var count = 0
  private let rules: [any Rule]

  init() {
    var configuration = Configuration()
    configuration.checksTranslations = true
    rules = allRules.map { rule in
      var rule = rule
      rule.take(configuration)
      return rule
    }
    checker = Checker(configuration: configuration)
  }

  mutating func judge(_ text: String, _ role: Role, _ locale: String, source: String?) {
    var entry = Entry(key: "player.play.label", text: text, locale: locale, syntax: .apple)
    (entry.role, entry.roleSource) = (role, .given)
    (entry.source, entry.sourceLocale) = (source, source == nil ? nil : "en")
    judge(entry)
  }

  mutating func judge(_ entry: Entry) {
    guard entry.isShown, entry.role.part != .identifier else { return }
    var subject = checker.check(entry).subject
    guard subject.entry.role.part != .identifier else { return }
    let language = subject.entry.language
    for rule in rules where !subject.facts.isSuperset(of: rule.needs) {
      count += 1
      guard rule.about.languages.isEmpty || rule.about.languages.contains(language) else { continue }
      var findings: [Finding] = []
      rule.check(subject, into: &findings)
      if let source = subject.source, !subject.bytes.isEmpty || rule.comparing?.looksAtEmpty ?? false {
        rule.comparing?.check(subject, against: source, into: &findings)
      }
      if !findings.isEmpty {
        faults.append("\(rule.about.name): “\(entry.text)” as \(entry.role.identifier)")
      }
    }
    let matches = subject.matches
    for index in subject.analysis.tokens.indices { subject.analysis.tokens[index].marks = 0 }
    checker.contexts[entry.locale].glossary.findMatches(in: subject, into: &subject.matches)
    if subject.matches != matches { faults.append("other terms in “\(entry.text)”") }
  }
}
