extension RuleID {
  /// nil when there is no such rule.
  init?(named name: String) {
    let hash = byteHash(name.utf8.span)
    guard let index = Self.hashes.firstIndex(of: hash), Self.names[index] == name else { return nil }
    self.init(index: index)
  }

  var name: String { Self.names[Int(index)] }

  private static let names = allRules.map(\.about.name)
  private static let hashes = names.map { byteHash($0.utf8.span) }
}
