internal import Readability

/// Several values in a source text that take their order from their place.
struct UnnumberedPlaceholders: Rule {
  private var isChecked = false

  var about: RuleDescription {
    RuleDescription(
      name: "unnumbered-placeholders", group: .translation, severity: .note,
      summary: "A source text has several values without numbers. Their order may not fit all languages.")
  }

  mutating func take(_ configuration: Configuration) { isChecked = configuration.checksTranslations }

  var when: When {
    // A translation of gettext may number values that its source does not.
    isChecked
      ? .sourceText && .placeholder && .syntax(.apple, .android, .pythonBrace) : .never
  }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    // A key that is the text comes from the code, where no value has a number.
    guard subject.entry.variant.isEmpty, subject.entry.key != subject.entry.text else { return }
    let places = subject.neutral.filter { $0.kind == .placeholder && isUnnumbered($0.range, subject) }
    guard places.count > 1, subject.analysis.counts.words > 0 else { return }
    let numbered = [0, 1].map { number in
      // `%d` is `%1$d`.
      let sign = subject.text(places[number].range).dropFirst()
      return subject.entry.syntax == .pythonBrace ? "“{\(number)}”" : "“%\(number + 1)$\(sign)”"
    }
    let example = numbered.joined(separator: " and ")
    findings.append(
      finding(
        "Number the values: \(example). Other languages may need a different order.",
        at: places[0].range.lowerBound..<places[places.count - 1].range.upperBound, in: subject))
  }

  private func isUnnumbered(_ range: Range<Int>, _ subject: Subject) -> Bool {
    let bytes = subject.bytes[range]
    if bytes.first == UInt8(ascii: "{") { return bytes.count == 2 }
    guard bytes.first == UInt8(ascii: "%"), bytes.count > 1, let last = bytes.last else { return false }
    return last != UInt8(ascii: "%") && !bytes.contains(UInt8(ascii: "$"))
      && !bytes.contains(UInt8(ascii: "#"))
      && !bytes.contains(UInt8(ascii: "(")) && !bytes.contains(UInt8(ascii: "{"))
      && !bytes.contains(UInt8(ascii: "<")) && last != UInt8(ascii: "g")
  }
}
