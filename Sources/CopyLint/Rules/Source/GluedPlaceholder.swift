/// A value that touches a word.
struct GluedPlaceholder: Rule {
  private var isChecked = false

  var about: RuleDescription {
    RuleDescription(
      name: "glued-placeholder", group: .translation, severity: .warning,
      summary: "In a source text, a value is right next to the letters of a word.")
  }

  mutating func take(_ configuration: Configuration) { isChecked = configuration.checksTranslations }

  var when: When { isChecked ? .sourceText && .each(.placeholder) : .never }

  func check(_ value: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    guard isValue(value.range, subject), !isTag(subject.text(value.range)) else { return }
    let after = subject.bytes.run(from: value.range.upperBound, while: \.isASCIISmall)
    var range = value.range.lowerBound..<after.upperBound
    // Units, "GB" and "px", are short; an "s" may be seconds.
    if after.count < 3 || wraps(value.range, subject) {
      guard after.isEmpty, let word = word(before: value.range, subject) else { return }
      range = word.lowerBound..<value.range.upperBound
    }
    findings.append(
      finding(
        "Write a separate word next to \(quoted(subject.text(value.range))). Endings differ by language.",
        at: range, in: subject))
  }

  /// The word before an ending that is filled in, as in "%d setting%@".
  ///
  /// Numbers make names, such as "Folder%d". A piece of an address or of code has signs or no space before it.
  private func word(before range: Range<Int>, _ subject: Subject) -> Range<Int>? {
    let bytes = subject.bytes
    guard takesEndings(subject.entry.syntax), !isNumber(range, subject) else { return nil }
    let word = bytes.run(upTo: range.lowerBound, while: \.isASCIILetter)
    guard word.count >= 3, word.lowerBound > 0, bytes[word.lowerBound - 1] == 0x20 else { return nil }
    if range.upperBound < bytes.count {
      let next = bytes[range.upperBound]
      guard next == 0x20 || ".,;:!?".utf8.contains(next) else { return nil }
    }
    // "%1bold%2": the first one opens what this one closes.
    let isClosing = subject.neutral.contains { other in
      other.kind == .placeholder && other.range.upperBound <= word.lowerBound
        && bytes[other.range.upperBound].isASCIILetter
    }
    return isClosing ? nil : word
  }

  /// Not those whose placeholders often are tags.
  private func takesEndings(_ syntax: Syntax) -> Bool {
    switch syntax {
    case .apple, .android, .printf, .icu, .flutter, .java, .ruby, .dotnet, .i18next: true
    default: false
    }
  }

  private func isNumber(_ range: Range<Int>, _ subject: Subject) -> Bool {
    subject.bytes[range.lowerBound] == UInt8(ascii: "%")
      && "diu".utf8.contains(subject.bytes[range.upperBound - 1])
  }

  /// `{markup_begin}` and similar ones, by their names.
  private func isTag(_ placeholder: String) -> Bool {
    let name = placeholder.lowercased()
    return Self.tags.contains { name.contains($0) }
  }

  private static let tags = ["markup", "begin", "start", "open", "close", "end", "tag", "link", "bold"]

  /// Whether it stands for a tag around words, "%1bold%2": then another placeholder follows letters.
  private func wraps(_ range: Range<Int>, _ subject: Subject) -> Bool {
    subject.neutral.contains { other in
      let start = other.range.lowerBound
      return other.kind == .placeholder && start > range.upperBound && subject.bytes[start - 1].isASCIILetter
    }
  }

  private func isValue(_ range: Range<Int>, _ subject: Subject) -> Bool {
    let last = subject.bytes[range.upperBound - 1]
    return last != UInt8(ascii: "%") && range.count > 1
  }
}
