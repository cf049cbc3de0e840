extension Document {
  /// Whether the first lines ask people not to edit the file, as tools write it.
  package var saysGenerated: Bool {
    // Most files are code, and few of these have words, so this is a large part of a run.
    let head = bytes[textStart...].prefix(Self.longestHead).map { $0.isASCIICapital ? $0 | 0x20 : $0 }
    let text = head.span
    return text.contains("do not edit") || text.contains("don't edit") || text.contains("@generated")
  }

  /// In bytes: a comment with a license may come first.
  private static let longestHead = 1_000
}
