/// Marks that change the direction of writing and are never ended, or end marks without a start.
struct BidiControls: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "bidi-controls", group: .translation, severity: .warning,
      summary: "A hidden mark changes the direction of the text, and nothing changes it back.")
  }

  var when: When { .sign(Self.controls) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    var open: [(isIsolate: Bool, range: Range<Int>)] = []
    var found: [(range: Range<Int>, message: String, isHarmless: Bool)] = []
    for range in subject.places(of: Self.controls) {
      let scalar = scalar(of: subject.bytes, at: range.lowerBound).scalar
      switch scalar.value {
      case 0x202A, 0x202B: open.append((false, range))
      case 0x202D, 0x202E:
        open.append((false, range))
        // Where letters run from right to left, one reverses nothing but a name in Latin letters. The other may be around
        // such a name, or around letters that were stored in reverse: without it, they would be wrong.
        let isHarmless = LanguageHabits.fromRightToLeft.contains(subject.entry.language)
        found.append((range, "Remove the hidden mark \(Self.name(scalar)). It reverses letters.", isHarmless))
      case 0x2066, 0x2067, 0x2068: open.append((true, range))
      case 0x202C, 0x2069:
        let isIsolate = scalar.value == 0x2069
        if let place = open.lastIndex(where: { $0.isIsolate == isIsolate }) {
          open.removeSubrange(place...)
        } else {
          found.append(
            (range, "Remove the hidden mark \(Self.name(scalar)). There is nothing for it to end.", true))
        }
      default: break
      }
    }
    // The end of a paragraph ends an embedding; a mark before a value applies to what the program puts there.
    for mark in open where !found.contains(where: { $0.range == mark.range }) {
      let scalar = scalar(of: subject.bytes, at: mark.range.lowerBound).scalar
      let end = mark.isIsolate ? "U+2069" : "U+202C"
      // The end of the text ends an embedding, and what an app shows behind it is mostly a text of its own.
      found.append((mark.range, "Add \(end) where \(Self.name(scalar)) should end.", !mark.isIsolate))
    }
    for mark in found.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      findings.append(
        finding(
          mark.message, at: mark.range, in: subject,
          words: [
            Self.name(scalar(of: subject.bytes, at: mark.range.lowerBound).scalar)
          ], severity: mark.isHarmless ? .note : nil))
    }
  }

  private static let controls = Signs(0x202A...0x202E, 0x2066...0x2069)

  private static func name(_ scalar: Unicode.Scalar) -> String {
    "U+" + String(scalar.value, radix: 16, uppercase: true)
  }
}
