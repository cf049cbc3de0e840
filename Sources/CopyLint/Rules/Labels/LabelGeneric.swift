/// A label that only names the kind of control.
struct LabelGeneric: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "label-generic", group: .labels, severity: .error, languages: ["en"],
      summary: "A spoken label only names the kind of control.")
  }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard subject.entry.role == .accessibilityLabel, let phrase = subject.phrase(limit: 24) else { return }
    guard Self.isKind(phrase), !namesMedia(subject.entry) else { return }
    let whole = subject.trimmedRange
    findings.append(
      finding(
        "Say what it does. \(quoted(subject.text(whole))) is only the kind of control.", at: whole,
        in: subject))
  }

  /// Whether `text` is only a kind of control, with a number or without.
  static func isKind(_ text: String) -> Bool {
    var kind = Substring(text.lowercased())
    if let last = kind.split(separator: " ").last, last.allSatisfy(\.isNumber) {
      kind = kind.dropLast(last.count + 1)
    }
    return kinds.contains(String(kind))
  }

  private static let kinds: Set<String> = [
    "button", "cell", "control", "element", "icon", "icon button", "image", "image button", "image view",
    "img",
    "item", "label", "link", "picture", "row", "text field", "toggle", "untitled", "view",
  ]

  /// "Image" is a good label where it tells one kind of file from another.
  private func namesMedia(_ entry: Entry) -> Bool {
    let context = entry.key.lowercased() + " " + (entry.comment ?? "").lowercased()
    return ["type", "kind", "filter", "attachment", "media", "format"].contains { context.contains($0) }
  }
}
