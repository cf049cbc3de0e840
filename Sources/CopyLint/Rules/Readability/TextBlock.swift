internal import Readability

/// A text block that is too long to read at a glance: the description of a setting, an introduction page.
struct TextBlock: Rule {
  /// The most sentences under a control.
  var help = 4.0
  /// The most sentences on an introduction page.
  var onboarding = 5.0
  /// The most paragraphs there, in a text of more words than these; twice as many are too many in any text.
  var paragraphs = 2.0
  var words = 80.0

  var about: RuleDescription {
    RuleDescription(
      name: "text-block", group: .readability, severity: .note, isDefault: false,
      summary: "An introduction page has several paragraphs, or a setting has a long description.",
      settings: [
        ("help", .number(help)), ("onboarding", .number(onboarding)), ("paragraphs", .number(paragraphs)),
        ("words", .number(words)),
      ])
  }

  mutating func set(_ setting: String, to value: SettingValue) throws(SettingError) {
    guard ["help", "onboarding", "paragraphs", "words"].contains(setting) else {
      throw SettingError("The settings are help, onboarding, paragraphs and words.")
    }
    let what = ["help", "onboarding"].contains(setting) ? "sentences" : setting
    guard case .number(let number) = value, 1...1000 ~= number else {
      throw SettingError("\(setting) is the highest number of \(what) allowed, 1 or more.")
    }
    switch setting {
    case "help": help = number
    case "onboarding": onboarding = number
    case "paragraphs": paragraphs = number
    default: words = number
    }
  }

  var when: When { .role(.helpText, .body) && .words(8...) && .reads([.key, .comment]) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let whole = subject.trimmedRange
    let sentences = subject.analysis.sentences.count
    if subject.entry.mentions(["onboarding"]) {
      let count = Double(subject.text(whole).split(separator: "\n").count { $0.contains { $0.isLetter } })
      if count > paragraphs, count > paragraphs * 2 || Double(subject.analysis.counts.words) > words {
        findings.append(
          finding(
            "Use \(paragraphs == 1 ? "one paragraph" : "\(Int(paragraphs)) paragraphs"). "
              + "More than that is a lot to read on one page.", at: whole, in: subject))
      } else if Double(sentences) > onboarding {
        findings.append(
          finding(
            "Cut this to \(Int(onboarding)) sentences. \(sentences) is a lot to read on one page.",
            at: whole, in: subject))
      }
    } else if subject.entry.role.part == .helpText, Double(sentences) > help,
      subject.entry.mentions(["setting", "preference", "toggle", "switch", "footer"])
    {
      findings.append(
        finding(
          "Cut this to \(Int(help)) sentences. \(sentences) is a lot to read under one setting.",
          at: whole, in: subject))
    }
  }
}
