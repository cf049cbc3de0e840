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
        let all = file.fixAll(takesNotes: settings.showsNotes)
      {
        actions.append(all)
      }
    }
    var json = JSONWriter()
    json.array { for action in actions { write(action, into: &$0) } }
    outbox.answer(id) { $0.value(json: json.bytes) }
  }

  /// Turns a rule off: in the string's comment, else in the configuration, which is created if it is missing.
  private func quieting(_ finding: ReportedFinding, in file: CheckedText) -> CodeAction? {
    let rule = finding.finding.rule
    let entry = file.entry(of: finding)
    // A control of code has a key, and is no string.
    let key = entry?.nameInSettings ?? finding.key
    guard !key.isEmpty else { return nil }
    if let entry, let change = file.comment(on: entry, quieting: rule) {
      return file.action("Turn off “\(rule)” here with a reason", [change], for: finding)
    }
    let known = file.workspace.project.configurationPath
    if known == nil, !client.createsFiles { return nil }
    let path = known ?? absolutePath(configurationName, in: file.workspace.project.root)
    let open = documents.values.first { $0.location == path }
    let item = SwitchedOff(path: file.document.path, keys: [key], rules: [rule], reason: noReason)
    guard let text = open?.buffer ?? (known == nil ? TextBuffer("") : read(path)),
      let change = override([item], in: text, at: path, environment)
    else { return nil }
    return CodeAction(
      title: "Turn off “\(rule)” for this \(entry == nil ? "key" : "string") in \(configurationName)",
      uri: open?.uri ?? uri(ofPath: path), version: open?.version, buffer: text,
      createsFile: known == nil && open == nil, changes: [change], finding: nil)
  }

  private func read(_ path: String) -> TextBuffer? {
    guard let bytes = try? environment.read(path, ConfigurationLoader.sizeLimit),
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    return TextBuffer(text)
  }
}

/// Takes the place of the reason until the person at the editor writes it.
private let noReason = "say why"

extension CheckedText {
  /// The change that keeps `rule` quiet in a string by its comment.
  ///
  /// - Returns: nil where the format has no comments, or where none could be written so that it reads back.
  fileprivate func comment(on entry: Entry, quieting rule: String) -> TextChange? {
    // The editor counts in the bytes of its own text.
    guard document.encoding == .utf8 else { return nil }
    let text = SuppressionText(rules: [rule], reason: noReason)
    let places = CommentPlaces(document, format: format.name).changes(for: entry, text)
    if places.isEmpty { return nil }
    var trials = CommentTrials(
      [CommentTrials.Wish(key: entry.key, text: text, places: places)], in: document, format: format,
      options: readingOptions)
    return trials.run()[0]
  }
}
