/// Quotation marks of another language.
struct QuotationMarks: TranslationRule {
  var about: RuleDescription {
    RuleDescription(
      name: "quotation-marks", group: .translation, severity: .warning,
      summary: "A translation has the quotation marks of another language.")
  }

  var when: When { .pair && .sign("“„«‟「『»") }

  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding]) {
    guard let own = subject.letters?.quotationMarks else { return }
    var found: (range: Range<Int>, mark: Unicode.Scalar)?
    var before: Unicode.Scalar = " "
    var isOpen = false
    forEachScalar(of: subject.bytes) { scalar, range in
      defer { before = scalar }
      if scalar == "«" { isOpen = true }
      // Behind a space, it ends what “«” began.
      if scalar == "»", isOpen {
        isOpen = false
        return
      }
      guard found == nil, Self.opening.contains(scalar), !own.openers.contains(scalar), Self.opens(before),
        range.upperBound < subject.bytes.count, subject.bytes[range.upperBound] > 0x20
      else { return }
      found = (range, scalar)
    }
    guard let found else { return }
    findings.append(
      finding(
        "Use “\(own.start)” and “\(own.end)”, as this language does, not “\(found.mark)”.", at: found.range,
        in: subject))
  }

  private static let opening: [Unicode.Scalar] = ["“", "„", "«", "‟", "「", "『", "»"]

  /// Whether a mark behind it is at the start of something.
  private static func opens(_ before: Unicode.Scalar) -> Bool {
    before.value <= 0x20 || before == "("
  }
}
