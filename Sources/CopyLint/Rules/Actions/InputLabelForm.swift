internal import Readability

/// A name for Voice Control that people can't say: several names in one, or too many words.
struct InputLabelForm: Rule {
  /// The most words that people say to name a control.
  var maxWords = 4.0

  var about: RuleDescription {
    RuleDescription(
      name: "input-label-form", group: .actions, severity: .error,
      summary: "A name for voice control is several names in one, or too long to say.",
      settings: [("maxWords", .number(maxWords))])
  }

  mutating func set(_ setting: String, to value: SettingValue) throws(SettingError) {
    guard setting == "maxWords" else { throw SettingError("The only setting is maxWords.") }
    guard case .number(let number) = value, number >= 1 else {
      throw SettingError("maxWords is a number, 1 or more.")
    }
    maxWords = number
  }

  var when: When { .role(.inputLabel) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let whole = subject.trimmedRange
    let names = names(in: subject, whole)
    // “a,b,c” are names of pins, not of controls.
    if names.count > 1, names.contains(where: { $0.utf8.count > 1 }) {
      let shown = names.prefix(Self.shownNames).map { quoted($0) }.joined(separator: ", ")
      let rest = names.count > Self.shownNames ? " …" : ""
      findings.append(
        finding(
          "Split this into separate names: \(shown)\(rest). People say one of them.", at: whole, in: subject))
    } else if Double(subject.analysis.counts.words) > maxWords {
      findings.append(
        finding(
          "Cut this to \(Int(maxWords)) words. People have to say all \(subject.analysis.counts.words).",
          at: whole, in: subject, severity: .warning))
    }
  }

  /// What is between the commas of any script.
  private func names(in subject: Subject, _ whole: Range<Int>) -> [String] {
    subject.text(whole).split { Self.commas.contains($0) }
      .map { $0.drop { $0 == " " } }
      .filter { $0.contains { $0.isLetter || $0.isNumber } }
      .map(String.init)
  }

  private static let commas: Set<Character> = [",", "，", "、", "،", ";"]
  private static let shownNames = 4
}
