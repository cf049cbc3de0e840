/// A translation whose placeholders are not those of its source.
struct PlaceholderMismatch: TranslationRule {
  var about: RuleDescription {
    RuleDescription(
      name: "placeholder-mismatch", group: .translation, severity: .error,
      summary: "A translation lacks a placeholder of its source, or has a different one.")
  }

  var when: When { .pair(.placeholder) && .reads([.key, .comment]) }

  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding]) {
    // “crwdns1234:0crwdne1234:0” of Crowdin's pseudo-language, which its editor replaces.
    if subject.bytes.starts(with: "crwdns".utf8) { return }
    let comparison = PlaceholderComparison(
      subject, against: source,
      // A `choice` in Java chooses by numbers, too.
      mayLackNumber: subject.plural != nil || subject.entry.variant.contains(".choice."))
    if comparison.hasOtherTypes, let value = ReorderedValues(subject, source) {
      findings.append(
        finding(
          "Write \(quoted(value.wanted)) instead of \(quoted(subject.text(value.range))), and number the others. Their order differs from the source's.",
          at: value.range, in: subject))
      return
    }
    let mayHaveMore = source.forms.isKey && source.placeholders.isEmpty
    // Each country has its own order and parts of a date. Texts and comments are read only where it matters.
    let isDate =
      !comparison.differences.isEmpty
      && (Self.dateSigns.contains(where: source.text.contains)
        || subject.entry.comment?.utf8Span.span.contains("strftime") ?? false)
    let open = comparison.differences.isEmpty ? nil : openNumber(in: subject)
    for difference in comparison.differences where !isDate {
      if case .extra(let own) = difference, mayHaveMore || mayBeWords(own, subject, source) { continue }
      if case .missing(let wanted) = difference, let open, source.bytes[wanted.range].starts(with: open) {
        continue
      }
      findings.append(finding(difference, subject, source))
    }
    if comparison.differences.isEmpty { checkNumbers(subject, source, &findings) }
    checkSigns(subject, source, &findings)
  }

  /// A value that is there, but that nothing closes: `message-syntax` tells it of what is surely a message.
  private func openNumber(in subject: Subject) -> ArraySlice<UInt8>? {
    guard subject.entry.message?.isCertain == true else { return nil }
    return OpenBraces.firstNumbered(in: subject.bytes.span).map { subject.bytes[$0] }
  }

  /// Whether a colon and a word are no value of Laravel: “例如:PDF”.
  private func mayBeWords(_ placeholder: Placeholder, _ subject: Subject, _ source: SourceText) -> Bool {
    subject.entry.syntax == .laravel
      && (source.forms.syntax != .laravel
        || !LaravelNames.isPlain(placeholder.range, in: subject.bytes.span))
  }

  /// Several values without numbers in a `<string>` of Android: aapt2 stops there, or warns if Gradle runs it. Forms and
  /// items of lists pass.
  private func checkNumbers(_ subject: Subject, _ source: SourceText, _ findings: inout [Finding]) {
    guard subject.entry.syntax == .android, source.forms.syntax == .android, subject.entry.variant.isEmpty
    else { return }
    let places = subject.placeholders.map(\.range)
    func isNumbered(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
      bytes[range].contains(UInt8(ascii: "$"))
    }
    guard places.count > 1, !places.contains(where: { isNumbered($0, in: subject.bytes) }),
      source.placeholders.allSatisfy({ isNumbered($0.range, in: source.bytes) })
    else { return }
    let numbered = source.placeholders.prefix(2).map {
      quoted(String(decoding: source.bytes[$0.range], as: UTF8.self))
    }
    findings.append(
      finding(
        "Number the values as the source does: \(listed(numbered)). Android's tools take two without numbers for a mistake.",
        at: places[0].lowerBound..<places[places.count - 1].upperBound, in: subject, severity: .warning))
  }

  /// What `strftime` knows and `printf` does not.
  private static let dateSigns = ["%y", "%Y", "%H", "%M", "%b", "%B"]

  /// Characters that hide a value, or make the app fail, although each placeholder is there.
  private func checkSigns(_ subject: Subject, _ source: SourceText, _ findings: inout [Finding]) {
    let syntax = source.forms.syntax
    // With a space, `% {link}`, the text is not recognized as one of Ruby.
    if syntax == .ruby, subject.entry.syntax != .ruby,
      let broken = PercentSigns.find(in: subject.bytes.span, syntax: .ruby).broken.first
    {
      let text = subject.text(broken)
      let wanted = text.filter { $0 != " " }
      guard source.text.contains(wanted) else { return }
      findings.append(
        finding("Write \(quoted(wanted)). As it is, no value is filled in.", at: broken, in: subject))
      return
    }
    if syntax == .dotnet || syntax == .pythonBrace {
      guard source.placeholders.contains(where: { $0.type != .literal }),
        BraceFault.first(in: source.bytes.span, syntax: syntax) == nil,
        let brace = BraceFault.first(in: subject.bytes.span, syntax: syntax)
      else { return }
      let text = quoted(subject.text(brace))
      findings.append(
        finding(
          "Double \(text) or remove it. The app fails at a brace that it can't read.", at: brace,
          in: subject))
    } else if syntax == .java, subject.entry.message?.isCertain == true,
      let value = QuotedValue.amongWords(in: subject, source)
    {
      findings.append(
        finding(
          "Double the apostrophes around \(quoted(value)). As they are, no value is filled in.",
          at: 0..<subject.bytes.count, in: subject, words: [value]))
    } else if let dialect = MessageDialect(syntax), dialect.hasQuotes,
      subject.entry.message?.isCertain != true,
      let value = QuotedValue.first(in: subject, source, dialect)
    {
      findings.append(
        finding(
          "Double the apostrophe before \(quoted(value)) or use “’”. As it is, no value is filled in.",
          at: 0..<subject.bytes.count, in: subject, words: [value], severity: .warning))
    }
  }

  /// Whether the app may have a value that the source doesn't show: it shows a later one, or Java takes a list of values.
  private func isSpare(_ placeholder: Placeholder, syntax: Syntax, _ source: SourceText) -> Bool {
    guard case .position(let own) = placeholder.reference else { return false }
    let positions = source.placeholders.compactMap { other -> Int? in
      if case .position(let position) = other.reference { return position }
      return nil
    }
    return positions.contains { $0 > own } || syntax == .java && !positions.isEmpty
  }

  private func finding(
    _ difference: PlaceholderComparison.Difference, _ subject: Subject, _ source: SourceText
  ) -> Finding {
    func own(_ placeholder: Placeholder) -> String { quoted(subject.text(placeholder.range)) }
    switch difference {
    case .extra(let placeholder):
      if isSpare(placeholder, syntax: source.forms.syntax, source) {
        return finding(
          "Remove \(own(placeholder)). The source doesn't use it.", at: placeholder.range, in: subject,
          severity: .warning)
      }
      // A source without any value may be what lost it.
      let message =
        source.placeholders.isEmpty
        ? "Remove \(own(placeholder)) here, or add it to the source. The source has no values."
        : "Remove \(own(placeholder)). The source has no value for it."
      return finding(message, at: placeholder.range, in: subject)
    case .missing(let placeholder):
      let theirs = String(decoding: source.bytes[placeholder.range], as: UTF8.self)
      return finding(
        "Add \(quoted(theirs)). The source shows a value there.", at: 0..<subject.bytes.count,
        in: subject, words: [theirs])
    case .renamed(let placeholder, let wanted):
      return finding(
        "Write \(quoted(wanted)) instead of \(own(placeholder)). The source has that value.",
        at: placeholder.range, in: subject)
    case .type(let placeholder, let wanted):
      return finding(
        "Write \(quoted(wanted)) instead of \(own(placeholder)). The value is of that type.",
        at: placeholder.range, in: subject)
    case .width(let placeholder, let wanted):
      return finding(
        "Write \(quoted(wanted)) here, as in the source.", at: placeholder.range, in: subject,
        severity: .warning)
    case .unreadable(let placeholder, let wanted):
      return finding(
        "Write \(quoted(wanted)) instead of \(own(placeholder)). Java can't read it, so the app crashes.",
        at: placeholder.range, in: subject)
    case .misplacedDollar(let placeholder, let meant):
      let range = placeholder.range.lowerBound..<placeholder.range.upperBound + 1
      return finding(
        "Write \(quoted(meant)) instead of \(quoted(subject.text(range))). As it is, people see the “$”.",
        at: range, in: subject)
    case .spaced(let placeholder, let wanted):
      return finding(
        "Write \(quoted(wanted)) instead of \(own(placeholder)). A space in it crashes the app.",
        at: placeholder.range, in: subject)
    case .form(let placeholder, let wanted):
      return finding(
        "Write \(quoted(wanted)) here, as in the source. Java can write any value that way, but the form may differ.",
        at: placeholder.range, in: subject, severity: .note)
    case .escaping(let placeholder, let wanted):
      return finding(
        "Write \(quoted(wanted)) here. The “-” decides how the value is shown.", at: placeholder.range,
        in: subject)
    }
  }
}
