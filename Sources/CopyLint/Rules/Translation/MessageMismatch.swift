/// A message that chooses its form by something that the source does not have.
struct MessageMismatch: TranslationRule {
  var about: RuleDescription {
    RuleDescription(
      name: "message-mismatch", group: .translation, severity: .error,
      summary: "A message chooses its form by a value or a word that its source does not have.")
  }

  var when: When { .pair && .form }

  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding]) {
    let syntax = subject.entry.syntax
    guard MessageDialect(syntax) != nil || syntax == .fluent,
      !subject.entry.isFluentTerm
    else { return }
    let parts = variantParts(subject.entry.variant)
    for kind in parts.indices.dropFirst().dropLast() {
      guard parts[kind] == "select" || parts[kind] == "plural" || parts[kind] == "selectordinal" else {
        continue
      }
      let name = parts[kind - 1]
      if syntax == .fluent, SelectSet.isOwn(name) { continue }
      guard Self.knows(name, source) else {
        findings.append(
          finding(
            "Remove the forms for \(quoted(name)). The source has no such value.",
            at: 0..<subject.bytes.count, in: subject, words: [name]))
        return
      }
    }
  }

  func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {
    forEachSelectDifference(in: catalog) { comparison in
      for label in comparison.unknown {
        // An extra form may be needed here. If another form is missing, its name was translated by mistake.
        let isRenamed = !comparison.missing.isEmpty
        let names = comparison.missing.map(quoted).joined(separator: " or ")
        let message =
          isRenamed
          ? "Name this form \(names), as the source does. The app never chooses \(quoted(label.name))."
          : "Remove the form \(quoted(label.name)). The source never chooses it."
        findings.append(
          CatalogFinding(
            entry: label.entry,
            finding: Finding(
              rule: about.name, severity: isRenamed ? .error : .warning, message: message,
              range: 0..<catalog.entries[label.entry].sentence.utf8.count, words: [label.name])))
      }
    }
  }

  private static func knows(_ name: String, _ source: SourceText) -> Bool {
    source.forms.first.contains { form in
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
}
