/// A placeholder of another platform: people see its code.
struct WrongPlaceholder: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "wrong-placeholder", group: .translation, severity: .error, isFixable: true,
      summary: "A placeholder is written the way another platform writes it.")
  }

  var when: When { (.placeholder || .sign("{")) && .reads(.key) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let family = Family(subject.entry.syntax)
    let text = subject.bytes.span
    // In a translation, `placeholder-mismatch` tells it, and in what is surely a message `message-syntax`.
    if subject.source == nil, subject.entry.message?.isCertain != true,
      let open = OpenBraces.firstNumbered(in: text)
    {
      findings.append(closing(open, in: subject))
      return
    }
    guard family != .other else { return }
    if family == .i18next, let open = OpenBraces.first(in: text) {
      findings.append(closing(open, in: subject))
      return
    }
    let hasNative = Self.holds(UInt8(ascii: "%"), subject)
    // “%1$s on row {row}”: the program fills in one kind after the other.
    let fillsTwice = family.takesBraces && Self.holds(UInt8(ascii: "{"), subject)
    for neutral in subject.neutral where neutral.kind == .placeholder {
      let range = neutral.range
      guard Self.isWrong(text, range, family) else { continue }
      // Next to a placeholder of the format, “{{word}}” marks words for the app: “%@ is {{online}}”.
      if hasNative, Self.mayBeOwn(text, range) { continue }
      if fillsTwice, text[range.upperBound - 1] != UInt8(ascii: "@") { continue }
      // The source has to change first, and shows it.
      if let source = subject.source, source.text.contains(subject.text(range)) { continue }
      let present = quoted(subject.text(range))
      // A script that collects literals left it.
      if text[range.lowerBound] == UInt8(ascii: "\\"), subject.entry.key.utf8.span.contains("\\(") {
        findings.append(
          finding(
            "Remove this string, or write \(family.example) in its key and text. Code never looks up a key with \(present).",
            at: range, in: subject, severity: .note))
        continue
      }
      let result =
        family == .apple && text[range.lowerBound] == UInt8(ascii: "%")
        ? "As it is, the app may crash." : "As it is, people see \(present)."
      findings.append(
        finding(
          "Write this as \(family.example). \(result)", at: range, in: subject,
          severity: Self.mayBeOwn(text, range) ? .note : nil))
    }
  }

  private func closing(_ open: Range<Int>, in subject: Subject) -> Finding {
    let present = subject.text(open)
    return finding(
      "Write \(quoted(present + "}")) instead of \(quoted(present)). A brace is missing, so no value is filled in.",
      at: open, in: subject, replacement: present + "}", applicability: .unsafe)
  }

  /// Grammars that take the same signs.
  private enum Family {
    case apple, android, braces, i18next, other

    init(_ syntax: Syntax) {
      switch syntax {
      case .apple: self = .apple
      case .android: self = .android
      case .icu, .formatjs, .flutter: self = .braces
      case .i18next: self = .i18next
      default: self = .other
      }
    }

    var takesBraces: Bool { self == .braces || self == .i18next }

    var example: String {
      switch self {
      case .apple: "“%@” or “%1$@”"
      case .android: "“%s” or “%1$s”"
      case .braces: "“{name}”"
      case .i18next: "“{{name}}”"
      case .other: ""
      }
    }
  }

  private static func isWrong(_ text: Span<UInt8>, _ range: Range<Int>, _ family: Family) -> Bool {
    let isDoubled = text.holds("{{", at: range.lowerBound)
    switch text[range.lowerBound] {
    case UInt8(ascii: "%"):
      let last = text[range.upperBound - 1]
      let isObject = last == UInt8(ascii: "@")
      switch family {
      // A plain "%s" may be for a function of the program.
      case .braces, .i18next: return isObject || hasPosition(text, range)
      case .android: return isObject || hasDoubleLength(text, range)
      // An unnumbered "%s" may be for a text of C.
      case .apple: return last == UInt8(ascii: "s") && hasPosition(text, range)
      case .other: return false
      }
    // “{{NAME}}” is replaced by the app itself: no framework writes its names like that.
    case UInt8(ascii: "{"):
      // “{{{name}}}” is for a wiki or for Mustache, where the text is sent.
      if text.holds("{{{", at: range.lowerBound) || text.byte(range.lowerBound - 1) == UInt8(ascii: "{") {
        return false
      }
      return isDoubled && (family == .apple || family == .android) && range.contains { text[$0].isASCIISmall }
    // `\(name)` is for Swift's own texts.
    case UInt8(ascii: "\\"): return family == .apple
    default: return false
    }
  }

  /// Some apps replace “{{NAME}}” themselves.
  private static func mayBeOwn(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    text[range.lowerBound] == UInt8(ascii: "{")
  }

  /// Whether a placeholder begins with this sign.
  private static func holds(_ sign: UInt8, _ subject: Subject) -> Bool {
    subject.neutral.contains { $0.kind == .placeholder && subject.bytes[$0.range.lowerBound] == sign }
  }

  /// `%1$s`.
  private static func hasPosition(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    range.contains { text[$0] == UInt8(ascii: "$") } && text.byte(range.lowerBound + 1).isASCIIDigit
  }

  /// `%lld`, which Java does not have.
  private static func hasDoubleLength(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    range.contains { text.holds("ll", at: $0) }
  }
}
