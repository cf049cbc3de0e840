/// A message that chooses its form by something that the source does not know.
struct MessageMismatch: TranslationRule {
  var about: RuleDescription {
    RuleDescription(
      name: "message-mismatch", group: .translation, severity: .error,
      summary: "A message chooses its form by a value or a word that its source does not have.")
  }

  var needs: SubjectFacts { .form }

  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding]) {
    let syntax = subject.entry.syntax
    guard !subject.entry.variant.isEmpty, MessageDialect(syntax) != nil || syntax == .fluent else { return }
    let parts = subject.entry.variant.split(separator: ".", omittingEmptySubsequences: false)
    for kind in parts.indices.dropFirst().dropLast() {
      let isSelect = parts[kind] == "select"
      guard isSelect || parts[kind] == "plural" || parts[kind] == "selectordinal" else { continue }
      let name = String(parts[kind - 1])
      guard Self.knows(name, source) else {
        findings.append(
          finding(
            "Remove the forms of \(quoted(name)). The source has no such value.",
            at: 0..<subject.bytes.count, in: subject, words: [name]))
        return
      }
      let label = String(parts[kind + 1])
      if isSelect, label != "other", Self.chooses(by: name, source), !Self.has(label, of: name, source) {
        findings.append(
          finding(
            "Remove the form \(quoted(label)). The source never chooses it.", at: 0..<subject.bytes.count,
            in: subject, words: [label], severity: .warning))
      }
    }
  }

  private static func knows(_ name: String, _ source: SourceText) -> Bool {
    source.forms.all.contains { form in
      form.variant.hasPrefix(name + ".") || form.variant.contains("." + name + ".")
        || placeholders(inSentence: form.text, syntax: source.forms.syntax).contains { names($0, name) }
        || form.text.contains("$" + name)
    }
  }

  private static func names(_ placeholder: Placeholder, _ name: String) -> Bool {
    switch placeholder.reference {
    case .name(let other): other == name || other == "$" + name
    case .position(let position): "\(position)" == name
    case .nothing: false
    }
  }

  private static func chooses(by name: String, _ source: SourceText) -> Bool {
    source.forms.all.contains { $0.variant.contains("\(name).select.") }
  }

  private static func has(_ label: String, of name: String, _ source: SourceText) -> Bool {
    source.forms.all.contains { form in
      (form.variant + ".").contains("\(name).select.\(label).")
    }
  }
}
