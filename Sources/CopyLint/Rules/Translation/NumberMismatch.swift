/// A number that is another one in the translation.
struct NumberMismatch: TranslationRule {
  var about: RuleDescription {
    RuleDescription(
      name: "number-mismatch", group: .translation, severity: .warning,
      summary: "A translation lacks a number that its source has.")
  }

  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding]) {
    guard source.bytes.contains(where: \.isASCIIDigit) else { return }
    let wanted = Self.numbers(in: source.bytes, source.neutral)
    // What is written as a word, and the hour of another clock, cannot be told from a slip.
    guard wanted.contains(where: Self.isFigure), !Self.holdsTime(source.bytes),
      !source.bytes.span.contains("e.g."),
      source.text.unicodeScalars.contains(where: { $0.properties.isAlphabetic })
    else { return }
    let own = Self.numbers(in: subject.bytes, subject.neutral)
    for number in wanted where Self.isFigure(number) && !own.contains(number) {
      // Digits may be grouped or split in another way.
      if own.joined().contains(number) { continue }
      findings.append(
        finding(
          "Check the number “\(number)”. The source has it.", at: 0..<subject.bytes.count, in: subject,
          words: [number]))
      return
    }
  }

  /// Whether people write the number with digits in every language.
  private static func isFigure(_ number: String) -> Bool {
    // 24 hours are a day, and 60 minutes an hour.
    number.utf8.count > 2 || number.utf8.count == 2 && number > "20" && number != "24" && number != "60"
  }

  /// The numbers outside placeholders, in ASCII digits, without the signs that group them.
  private static func numbers(in bytes: [UInt8], _ neutral: [NeutralRange]) -> [String] {
    var numbers: [String] = []
    var number = ""
    var end = 0
    var hasGap = false
    forEachScalar(of: bytes, outside: neutral) { scalar, range in
      let isGap = !number.isEmpty && (".,' \u{A0}\u{202F}’٬٫".unicodeScalars.contains(scalar))
      if let digit = scalar.properties.numericType == .decimal ? scalar.properties.numericValue : nil {
        if !number.isEmpty, range.lowerBound > end + (hasGap ? 3 : 0) {
          numbers.append(number)
          number = ""
        }
        number += String(Int(digit))
        end = range.upperBound
        hasGap = false
      } else if isGap, !hasGap, range.lowerBound == end {
        hasGap = true
      } else if !number.isEmpty {
        numbers.append(number)
        number = ""
      }
    }
    if !number.isEmpty { numbers.append(number) }
    return numbers
  }

  /// "5 PM", "12:30".
  private static func holdsTime(_ bytes: [UInt8]) -> Bool {
    for index in bytes.indices.dropLast(2) where bytes[index].isASCIIDigit {
      let next = bytes[index + 1] == 0x20 ? index + 2 : index + 1
      if bytes[index + 1] == UInt8(ascii: ":") { return true }
      guard next + 1 < bytes.count else { continue }
      if bytes[next] | 0x20 == UInt8(ascii: "a") || bytes[next] | 0x20 == UInt8(ascii: "p"),
        bytes[next + 1] | 0x20 == UInt8(ascii: "m")
      {
        return true
      }
    }
    return false
  }
}
