import CopyLint

extension LanguageServer {
  /// Tells the editor all that is found in a document.
  mutating func publish(_ document: OpenDocument) {
    let settings = settings
    let encoding = encoding
    outbox.notify("textDocument/publishDiagnostics") { json in
      json.member("uri", document.uri)
      if let version = document.version { json.member("version", version) }
      var starts = PositionWalk(document.buffer, encoding)
      var ends = PositionWalk(document.buffer, encoding)
      json.array("diagnostics") {
        for finding in document.report?.findings ?? [] where settings.shows(finding) {
          let start = starts.position(of: finding.place?.start ?? 0)
          let end = ends.position(of: finding.place?.end ?? 0)
          $0.diagnostic(finding, from: start, to: end, settings)
        }
      }
    }
  }

  /// Writes one finding, as it was published.
  func write(_ finding: ReportedFinding, in buffer: TextBuffer, into json: inout JSONWriter) {
    var walk = PositionWalk(buffer, encoding)
    let start = walk.position(of: finding.place?.start ?? 0)
    json.diagnostic(finding, from: start, to: walk.position(of: finding.place?.end ?? 0), settings)
  }
}

extension ServerSettings {
  func shows(_ finding: ReportedFinding) -> Bool {
    finding.isOpen && (showsNotes || finding.finding.severity > .note)
  }

  /// Where the page of a rule is; nil where the settings do not say.
  func page(of rule: String) -> String? {
    pages.map { "\($0)\($0.hasSuffix("/") ? "" : "/")\(rule).md" }
  }
}

extension JSONWriter {
  fileprivate mutating func diagnostic(
    _ reported: ReportedFinding, from start: Position, to end: Position, _ settings: ServerSettings
  ) {
    object {
      $0.range("range", start, end)
      $0.member("severity", reported.finding.severity.inEditor)
      $0.member("code", reported.finding.rule)
      if let page = settings.page(of: reported.finding.rule) {
        $0.object("codeDescription") { $0.member("href", page) }
      }
      $0.member("source", "copy-lint")
      $0.member("message", reported.finding.message)
    }
  }
}

extension Severity {
  /// Error, warning or information.
  fileprivate var inEditor: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
