extension Report {
  /// Drops what was found in the code if a string file has the same finding on the same string: there, people fix it.
  ///
  /// A literal is the same string if it has the same key. Under a different key, the same text is a different string, and
  /// fixing one leaves the other wrong. A text in Interface Builder has a key of its own, and is mostly a placeholder for what
  /// the app puts there.
  package mutating func foldCode() {
    let codes = Set(allFormats.filter(\.isCode).map(\.name))
    guard files.contains(where: { codes.contains($0.format) }) else { return }
    var known: Set<String> = []
    for file in files.indices where !codes.contains(files[file].format) {
      for record in files[file].findings.records {
        let reported = files[file].findings.reported(record)
        known.formUnion([name(reported, isDrawn: false), name(reported, isDrawn: true)])
      }
    }
    guard !known.isEmpty else { return }
    for file in files.indices where codes.contains(files[file].format) {
      let findings = files[file].findings
      let isDrawn = files[file].format != SwiftCode().name
      files[file].findings.records = findings.records.filter {
        !known.contains(name(findings.reported($0), isDrawn: isDrawn))
      }
    }
  }

  private func name(_ reported: ReportedFinding, isDrawn: Bool) -> String {
    // The key of an empty literal is empty, too.
    [
      reported.finding.rule, reported.locale, isDrawn ? "drawn" : "", isDrawn ? "" : reported.key,
      reported.text,
    ]
    .joined(separator: "\u{0}")
  }
}
