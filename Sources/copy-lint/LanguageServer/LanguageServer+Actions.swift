import CopyLint

extension LanguageServer {
  /// Lists what can be done at a place.
  mutating func listActions(_ values: JSONValue, _ id: [UInt8]) throws(ServerError) {
    guard let uri = values["textDocument"]["uri"].text else { throw .missing("textDocument") }
    guard let start = values["range"]["start"].position, let end = values["range"]["end"].position else {
      throw .missing("range")
    }
    checkNow(uri)
    let only = values["context"]["only"]
    let wanted = only.exists ? only.items.compactMap(\.text) : nil
    var actions: [CodeAction] = []
    if let document = documents[uri], let text = document.document, let workspace = document.workspace,
      let format = workspace.checker.format(of: text)
    {
      let file = CheckedText(open: document, document: text, format: format, workspace: workspace)
      if wanted.map({ $0.contains(where: ActionKind.quickFix.isIn) }) ?? true {
        let range = document.buffer.range(from: start, to: end, encoding)
        for finding in document.findings(at: range, settings) {
          actions += file.fixes(of: finding)
          if let action = quieting(finding, in: file) { actions.append(action) }
        }
      }
      // What is safe for one finding need not be looked at again for another.
      let safe = actions.filter(\.isPreferred).map(\.changes)
      actions.removeAll { !$0.isPreferred && safe.contains($0.changes) }
      // Working it out takes as long as checking the file: only on request.
      if let wanted, wanted.contains(where: ActionKind.fixAll.isIn),
        let all = file.fixAll()
      {
        actions.append(all)
      }
    }
    var json = JSONWriter()
    json.array { for action in actions { write(action, into: &$0) } }
    outbox.answer(id) { $0.value(json: json.bytes) }
  }

  /// Turns a rule off: in the string's comment, else in the configuration.
  private func quieting(_ finding: ReportedFinding, in file: CheckedText) -> CodeAction? {
    let rule = finding.finding.rule
    guard let entry = file.entry(of: finding) else { return nil }
    if let change = suppression(
      of: rule, in: entry, of: file.document, format: file.format, options: file.readingOptions)
    {
      return file.action("Turn off “\(rule)” here with a reason", [change], for: finding)
    }
    guard let path = file.workspace.project.configurationPath else { return nil }
    let open = documents.values.first { $0.location == path }
    guard let text = open?.buffer ?? read(path),
      let change = override(
        switchingOff: rule, key: entry.key, path: file.document.path, in: text, at: path, environment)
    else { return nil }
    return CodeAction(
      title: "Turn off “\(rule)” for this string in \(configurationName)",
      uri: open?.uri ?? uri(ofPath: path), version: open?.version, buffer: text, changes: [change],
      finding: nil)
  }

  private func read(_ path: String) -> TextBuffer? {
    guard let bytes = try? environment.read(path, ConfigurationLoader.sizeLimit),
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    return TextBuffer(text)
  }
}
