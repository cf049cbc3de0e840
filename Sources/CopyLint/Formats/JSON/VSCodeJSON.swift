/// The texts of a Visual Studio Code extension: `package.nls.json` and `bundle.l10n.json`, with or without a locale in
/// the name.
struct VSCodeJSON: Format, JSONFormat {
  var name: String { "vscode-json" }

  func recognizes(_ document: Document) -> Bool {
    guard document.path.hasSuffix(".json"), let file = document.path.split(separator: "/").last else {
      return false
    }
    return file.hasPrefix("package.nls.") || file.hasPrefix("bundle.l10n.")
  }

  func read(_ strings: inout JSONStrings) {
    let json = strings.json
    for member in strings.rootMembers() {
      guard let name = json.string(at: member.name) else { continue }
      let value = json.value(of: "message", in: member.value) ?? member.value
      guard var entry = strings.entry(at: value, key: name, syntax: .pythonBrace) else { continue }
      entry.comment = meaningfulComment(comment(in: member.value, json), for: entry.text)
      strings.reading.add(whole: entry)
    }
  }

  /// One text, or one per line.
  private func comment(in object: Int, _ json: JSONReader) -> String? {
    guard let comment = json.value(of: "comment", in: object) else { return nil }
    return json.string(at: comment)
      ?? json.elements(of: comment).compactMap(json.string).joined(separator: "\n")
  }
}
