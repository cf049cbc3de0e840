extension Report {
  /// Drops what was found in a literal of the code if a string file has the same finding on the same text: there, people fix
  /// it.
  package mutating func foldCode() {
    let codes = Set(allFormats.filter(\.isCode).map(\.name))
    guard files.contains(where: { codes.contains($0.format) }) else { return }
    var known: Set<String> = []
    for file in files where !codes.contains(file.format) {
      for record in file.findings.records { known.insert(name(file.findings.reported(record))) }
    }
    guard !known.isEmpty else { return }
    for file in files.indices where codes.contains(files[file].format) {
      let findings = files[file].findings
      files[file].findings.records = findings.records.filter { !known.contains(name(findings.reported($0))) }
    }
  }

  private func name(_ reported: ReportedFinding) -> String {
    [reported.finding.rule, reported.locale, reported.text].joined(separator: "\u{0}")
  }
}
