import CopyLint

extension LanguageServer {
  /// Tells the editor all that is found in a document.
  mutating func publish(_ document: inout OpenDocument) {
    let settings = settings
    let encoding = encoding
    outbox.notify("textDocument/publishDiagnostics") { json in
      json.member("uri", document.uri)
      if let version = document.version { json.member("version", version) }
      var starts = PositionWalk(document.buffer, encoding)
      var ends = PositionWalk(document.buffer, encoding)
      json.array("diagnostics") { json in
        let findings = document.report?.findings ?? []
        findings.forEachOpen { glance, finding in
          guard settings.shows(glance.severity) else { return }
          let start = starts.position(of: glance.disk?.lowerBound ?? 0)
          let end = ends.position(of: glance.disk?.upperBound ?? 0)
          let members = document.diagnostics.members(of: glance, settings, finding: finding)
          json.diagnostic(members, from: start, to: end)
        }
      }
    }
  }

  /// Writes one finding, as it was published.
  func write(_ finding: ReportedFinding, in buffer: TextBuffer, into json: inout JSONWriter) {
    var walk = PositionWalk(buffer, encoding)
    let start = walk.position(of: finding.place?.start ?? 0)
    let members = DiagnosticMembers.json(of: finding.finding, settings)
    json.diagnostic(members, from: start, to: walk.position(of: finding.place?.end ?? 0))
  }
}

extension ServerSettings {
  func shows(_ finding: ReportedFinding) -> Bool {
    finding.isOpen && shows(finding.finding.severity)
  }

  /// Whether an open finding of this severity is shown.
  func shows(_ severity: Severity) -> Bool { showsNotes || severity > .note }

  /// Where the page of a rule is; nil where the settings do not say.
  func page(of rule: String) -> String? {
    pages.map { "\($0)\($0.hasSuffix("/") ? "" : "/")\(rule).md" }
  }
}

extension JSONWriter {
  /// - Parameter members: all but the range.
  fileprivate mutating func diagnostic(_ members: [UInt8], from start: Position, to end: Position) {
    object {
      $0.range("range", start, end)
      $0.value(json: members)
    }
  }
}
