internal import Readability

/// A label that begins by saying that it is an image.
struct ImageLabelRedundant: Rule {
  /// `photoOf: forbid` finds "photo of" too.
  var forbidsPhoto = false

  var about: RuleDescription {
    RuleDescription(
      name: "image-label-redundant", group: .labels, severity: .warning, isFixable: true,
      summary: "The spoken label of an image begins with “image of” or similar words.",
      settings: [("photoOf", .text(forbidsPhoto ? "forbid" : "allow"))])
  }

  mutating func set(_ setting: String, to value: SettingValue) throws(SettingError) {
    guard setting == "photoOf" else { throw SettingError("The only setting is photoOf.") }
    switch value {
    case .text("allow"): forbidsPhoto = false
    case .text("forbid"): forbidsPhoto = true
    default: throw SettingError("photoOf is allow or forbid.")
    }
  }

  var when: When { .role(.accessibilityLabel) && .reads([.key, .comment]) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard let found = opening(of: subject) else { return }
    let whole = subject.trimmedRange
    var start = found.upperBound
    guard start < whole.upperBound, subject.bytes[start] == 0x20 else { return }
    start += 1
    for article: StaticString in ["a ", "an "] where subject.holds(article, at: start) {
      start += article.utf8CodeUnitCount
    }
    guard start < whole.upperBound else { return }
    let capital = subject.capital(at: start)
    let range = whole.lowerBound..<(capital?.range.upperBound ?? start)
    let rewritten = (capital?.text ?? "") + subject.text(range.upperBound..<whole.upperBound)
    if let picture = IconPicture(subject.text(start..<whole.upperBound)), picture.isShown(by: subject.entry) {
      findings.append(
        finding(
          "Say what it does, not what the icon shows. The control is no image.", at: whole, in: subject,
          words: [subject.text(found)]))
      return
    }
    findings.append(
      finding(
        "Write \(quoted(rewritten)). Screen readers already say that it is an image.", at: range, in: subject,
        words: [subject.text(found)], replacement: capital?.text ?? "", applicability: .safe))
  }

  /// "Image of" at the start, with or without an article before it.
  private func opening(of subject: Subject) -> Range<Int>? {
    let whole = subject.trimmedRange
    let hasArticle = ["a ", "an ", "the "].contains { (article: StaticString) in
      subject.holds(article, at: whole.lowerBound)
    }
    let first = hasArticle ? 1 : 0
    guard first > 0 || subject.analysis.tokens.first?.range.lowerBound == whole.lowerBound,
      subject.phrase(at: first, in: .imageSeries) == nil
    else { return nil }
    if let opening = subject.phrase(at: first, in: .imageOpenings) { return opening }
    return forbidsPhoto ? subject.phrase(at: first, in: .photoOpenings) : nil
  }
}
