extension Document {
  /// Whether the first lines ask people not to edit the file, as tools write it.
  package var saysGenerated: Bool {
    let head = bytes[textStart...].prefix(Self.longestHead).map { $0.isASCIICapital ? $0 | 0x20 : $0 }
    return ["do not edit", "don't edit", "@generated"].contains { head.firstRange(of: Array($0.utf8)) != nil }
  }

  /// In bytes: a comment with a license may come first.
  private static let longestHead = 1_000
}
