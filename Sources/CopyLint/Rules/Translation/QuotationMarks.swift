/// Quotation marks of another language.
struct QuotationMarks: TranslationRule {
  var about: RuleDescription {
    RuleDescription(
      name: "quotation-marks", group: .translation, severity: .warning,
      summary: "A translation has the quotation marks of another language.")
  }

  var when: When { .pair && .sign(Self.opening) }

  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding]) {
    guard let own = subject.letters?.quotationMarks,
      // “»»” alone is an arrow on a button.
      subject.entry.text.unicodeScalars.contains(where: \.properties.isAlphabetic)
    else { return }
    var found: (range: Range<Int>, mark: Unicode.Scalar)?
    var isOpen = false
    var isOwnOpen = false
    for range in subject.places(of: Self.opening) {
      let mark = scalar(of: subject.bytes, at: range.lowerBound).scalar
      if mark == "«" { isOpen = true }
      // After a space, it closes what “«” opened.
      if mark == "»", isOpen {
        isOpen = false
        continue
      }
      // “„; “” quotes a space at its end.
      if own.openers.contains(mark) {
        isOwnOpen = true
      } else if isOwnOpen, mark == own.end {
        isOwnOpen = false
        continue
      }
      let before = scalar(of: subject.bytes, before: range.lowerBound)?.scalar ?? " "
      guard found == nil, !own.openers.contains(mark), Self.opens(before),
        range.upperBound < subject.bytes.count, subject.bytes[range.upperBound] > 0x20
      else { continue }
      found = (range, mark)
    }
    // English has its own marks: `untranslated` and `wrong-language` find the text.
    guard let found, subject.bytes != source.bytes, !subject.isStillEnglish else { return }
    findings.append(
      finding(
        "Write quotations as \(own.start)…\(own.end). This language does not open them with \(found.mark).",
        at: found.range,
        in: subject))
  }

  private static let opening: Signs = "“„«‟「『»"

  /// Whether a mark after it is at the start of something.
  private static func opens(_ before: Unicode.Scalar) -> Bool {
    before.value <= 0x20 || before == "("
  }
}
