/// A percent sign that does not begin a placeholder, in a text with values.
struct StrayPercent: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "stray-percent", group: .translation, severity: .error, isFixable: true,
      summary: "A text with values has a percent sign by itself, or a broken placeholder.")
  }

  var when: When {
    .sign("%٪") && .syntax(.apple, .printf, .android, .ruby) || .placeholder && .syntax(.android)
  }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let syntax = subject.entry.syntax
    let found = PercentSigns.find(in: subject.bytes.span, syntax: syntax)
    let example =
      switch syntax {
      case .ruby: "“%{name}”"
      case .apple: "“%1$@” or “%@”"
      default: "“%1$s” or “%s”"
      }
    for broken in found.broken where !Self.isInTag(broken, subject) {
      if let advice = Self.signAdvice(broken, subject) {
        findings.append(finding(advice, at: broken, in: subject))
        continue
      }
      if let whole = Self.withoutSpaces(subject.text(broken)) {
        let fault = syntax == .android ? "the app can crash" : "no value is filled in"
        findings.append(
          finding(
            "Write “\(whole)” instead of \(quoted(subject.text(broken))). As it is, \(fault).", at: broken,
            in: subject,
            replacement: whole, applicability: .unsafe))
        continue
      }
      findings.append(
        finding("Write this as \(example). \(Self.fault(of: broken, subject))", at: broken, in: subject))
    }
    checkForJava(subject, &findings)
    guard !found.alone.isEmpty, syntax != .ruby,
      found.takesValues || Self.takesValues(subject.entry.source, syntax: syntax)
    else { return }
    // What the source has as well is meant, or has to change there first: `%command%`.
    if let source = subject.source, Self.showsSigns(source.bytes, syntax) { return }
    // `%artist%` is of the app's own script.
    if PlaceholderComparison.holdsVariable(subject.bytes) { return }
    let isCompared = subject.source != nil
    for sign in found.alone where !Self.isMiswritten(sign, subject) && !Self.isInTag(sign, subject) {
      if subject.bytes.span.holds("٪", at: sign.upperBound) {
        findings.append(
          finding(
            "Remove this “%”. It repeats the “٪” after it.", at: sign, in: subject, replacement: "",
            applicability: .unsafe))
        continue
      }
      // “\%” of TeX.
      if sign.lowerBound > 0, subject.bytes[sign.lowerBound - 1] == UInt8(ascii: "\\") { continue }
      guard let before = PercentSigns.quantity(before: sign, in: subject.bytes, syntax: syntax)
      else {
        // A source may explain `%Y` to its readers.
        findings.append(
          finding(
            "Remove this “%”, or write “%%” to show it. A lone one is lost or uses up a value.", at: sign,
            in: subject, severity: isCompared ? nil : .note))
        continue
      }
      // The same with and without a source, so that `--translations` hides nothing: only a text may bring its own sign.
      findings.append(
        finding(
          "Write “%%” here. In a text with values, a lone “%” is lost or uses up a value.", at: sign,
          in: subject, severity: before == .text ? .note : nil, replacement: "%%", applicability: .unsafe))
    }
  }

  /// `%1$s` for `% 1 $ s`; nil for what is broken in another way.
  private static func withoutSpaces(_ broken: String) -> String? {
    guard broken.hasPrefix("%"), broken.contains(" "), broken.contains("$") else { return nil }
    return broken.replacing(" ", with: "")
  }

  /// What the app does with it. Java takes whatever letter is next for the kind of the value: “%1$ einer” shows a number in the
  /// form of `e`, and stops at a text.
  private static func fault(of broken: Range<Int>, _ subject: Subject) -> String {
    guard subject.entry.syntax == .android, subject.bytes[broken.lowerBound] == UInt8(ascii: "%") else {
      return "As it is, no value is filled in."
    }
    let letter = subject.bytes[broken.upperBound...].drop { $0 == 0x20 }.first
    guard let letter, letter.isASCIILetter, PercentConversion.isKnown(letter, syntax: .android) else {
      return "As it is, the app can crash."
    }
    return
      "Java takes the “\(Character(UnicodeScalar(letter)))” after it for its type, so the app can crash."
  }

  /// `<xliff:g example="30%">`: nobody sees it.
  private static func isInTag(_ sign: Range<Int>, _ subject: Subject) -> Bool {
    subject.neutral.contains { $0.kind == .markup && $0.range.contains(sign.lowerBound) }
  }

  /// Reports what Java's Formatter throws at, where the text has other values. For a translation, `placeholder-mismatch` tells what
  /// the source has there.
  private func checkForJava(_ subject: Subject, _ findings: inout [Finding]) {
    let syntax = subject.entry.syntax
    // Placeholders are read once more only where one ends as those do.
    guard syntax == .android, subject.source == nil,
      subject.neutral.contains(where: {
        $0.kind == .placeholder && PercentConversion.stopsJava(subject.bytes[$0.range.upperBound - 1])
      })
    else { return }
    let own = placeholders(inSentence: subject.text(0..<subject.bytes.count), syntax: syntax)
    // A text without positions may explain what people can type.
    let isCertain = own.contains { subject.text($0.range).contains("$") }
    let stopping = PlaceholderComparison.stoppingJava(in: own, subject.bytes, syntax)
    for placeholder in stopping {
      let text = subject.text(placeholder.range)
      let wanted = text.last == "F" ? "f" : text.last == "p" || text.last == "@" ? "s" : "d"
      findings.append(
        finding(
          "Write \(quoted(text.dropLast() + wanted)) instead of \(quoted(text)). Java can't read it, so the app crashes.",
          at: placeholder.range, in: subject, severity: isCertain ? nil : .warning))
    }
  }

  /// What to write for “40%1$”, where the source has “40%”; nil where a value may belong there.
  private static func signAdvice(_ broken: Range<Int>, _ subject: Subject) -> String? {
    let wanted =
      subject.source?.bytes ?? (subject.entry.syntax == .apple ? Array(subject.entry.key.utf8) : [])
    guard subject.bytes[broken].last == UInt8(ascii: "$"), showsPercent(wanted) else { return nil }
    let sign =
      takesValues(subject.source?.text ?? subject.entry.key, syntax: subject.entry.syntax) ? "%%" : "%"
    return
      "Write “\(sign)” instead of \(quoted(subject.text(broken))). The source has a percent sign here, not a value."
  }

  /// Whether people see a percent sign in it, however it is written.
  private static func showsPercent(_ source: [UInt8]) -> Bool {
    if source.last == UInt8(ascii: "%") { return true }
    if source.span.contains("%%") { return true }
    return source.span.contains("% ")
  }

  private static func showsSigns(_ source: [UInt8], _ syntax: Syntax) -> Bool {
    !PercentSigns.find(in: source.span, syntax: syntax).alone.isEmpty
      || PlaceholderComparison.holdsVariable(source)
  }

  /// Whether it begins a placeholder in the wrong case, `%I` for `%i`: `placeholder-mismatch` tells of the value.
  private static func isMiswritten(_ sign: Range<Int>, _ subject: Subject) -> Bool {
    let letter = subject.bytes.span.byte(sign.upperBound)
    guard let source = subject.source else { return false }
    if letter == UInt8(ascii: "$") { return true }
    guard letter.isASCIICapital else { return false }
    return source.placeholders.contains {
      $0.range.count == 2 && source.bytes[$0.range.lowerBound + 1] == letter | 0x20
    }
  }

  /// Whether the program puts values into the text in the source language.
  private static func takesValues(_ source: String?, syntax: Syntax) -> Bool {
    guard let source, source.utf8.contains(UInt8(ascii: "%")) else { return false }
    return !placeholders(in: source, syntax: syntax).isEmpty
  }
}
