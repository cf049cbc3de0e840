extension Report {
  /// Whether somebody has to look at a finding of such a severity in any file.
  package func hasOpen(_ matters: (Severity) -> Bool) -> Bool {
    files.indices.contains { files[$0].findings.hasOpen(matters) }
  }
}
