import CopyLint

extension LanguageServer {
  mutating func open(_ values: JSONValue) {
    guard let uri = values["uri"].text, let text = values["text"].text else {
      return log("Add “uri” and “text” to the document. It could not be opened.")
    }
    var document = OpenDocument(uri: uri, version: values["version"].integer, text: text)
    place(&document)
    documents[uri] = document
  }

  mutating func change(_ values: JSONValue) {
    let uri = values["textDocument"]["uri"].text ?? ""
    // Moved out: changing a copy would copy all of it.
    guard var document = documents.removeValue(forKey: uri) else {
      return log("Open “\(uri)” first. Its change is lost.")
    }
    document.version = values["textDocument"]["version"].integer ?? document.version
    for change in values["contentChanges"].items { apply(change, to: &document) }
    document.isPending = true
    documents[uri] = document
  }

  private mutating func apply(_ change: JSONValue, to document: inout OpenDocument) {
    guard let text = change["text"].text else { return log("Add “text” to each change. One is lost.") }
    let range = change["range"]
    guard range.exists else {
      document.buffer = TextBuffer(text)
      return
    }
    guard let start = range["start"].position, let end = range["end"].position else {
      return log("Add “line” and “character” to each end of the range. A change is lost.")
    }
    document.buffer.replace(document.buffer.range(from: start, to: end, encoding), with: text)
  }

  /// What is saved may be what others are checked with: settings, glossaries, the baseline, a source.
  mutating func save(_ values: JSONValue) {
    let uri = values["textDocument"]["uri"].text ?? ""
    let name = lastPart(of: path(ofURI: uri))
    if configurationNames.contains(String(name)) || name == Baseline.fileName || name.hasSuffix(".csv")
      || name.hasSuffix(".tbx")
    {
      return reload()
    }
    if workspaces.values.contains(where: \.project.configuration.checksTranslations) {
      for uri in documents.keys { documents[uri]?.reset() }
    }
  }

  mutating func close(_ uri: String) {
    guard documents.removeValue(forKey: uri) != nil else { return }
    outbox.notify("textDocument/publishDiagnostics") {
      $0.member("uri", uri)
      $0.array("diagnostics") { _ in }
    }
  }

  /// Reads all configurations and glossaries again.
  mutating func reload() {
    workspaces.removeAll()
    unusable.removeAll()
    for uri in documents.keys.sorted() {
      guard var document = documents.removeValue(forKey: uri) else { continue }
      document.reset()
      place(&document)
      documents[uri] = document
    }
  }

  /// Finds the project of a document.
  private mutating func place(_ document: inout OpenDocument) {
    let location = absolutePath(path(ofURI: document.uri), in: folders.first ?? environment.workingFolder())
    document.location = location
    document.workspace = workspace(forFileAt: location)
    document.file = document.workspace?.file(at: location)
  }

  private mutating func workspace(forFileAt location: String) -> Workspace? {
    let folder = folders.filter { relativePath(location, in: $0) != nil }.max {
      $0.utf8.count < $1.utf8.count
    }
    let name =
      options.configuration ?? configurationPath(forFileAt: location, environment) ?? folder
      ?? environment.workingFolder()
    if let known = workspaces[name] { return known }
    if unusable.contains(name) { return nil }
    let (workspace, messages) = loadWorkspace(
      forFileAt: location, in: folder ?? environment.workingFolder(), options, environment)
    for message in messages { warn(message.filter { $0 != "\n" }) }
    guard let workspace else {
      unusable.insert(name)
      return nil
    }
    workspaces[name] = workspace
    return workspace
  }

  /// Checks what changed and tells what is found.
  mutating func checkPending() {
    for uri in documents.keys.sorted() where documents[uri]?.isPending == true { checkNow(uri) }
  }

  /// Checks a document if it changed.
  mutating func checkNow(_ uri: String) {
    guard documents[uri]?.isPending == true, var document = documents.removeValue(forKey: uri) else { return }
    document.check { file, project in
      project.configuration.checksTranslations
        ? TranslationSources(
          of: [file], keys: KeysAsTexts(of: [file], among: [file], in: project, environment), in: project,
          environment)[file] : nil
    }
    publish(&document)
    documents[uri] = document
  }
}
