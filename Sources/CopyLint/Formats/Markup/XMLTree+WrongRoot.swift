extension XMLTree {
  /// The problem of a file whose outermost element is not the format's; nil for a broken file, which has its own problems.
  func wrongRoot(_ message: String) -> Problem? {
    guard problems.isEmpty else { return nil }
    return Problem(rule: "syntax-error", message: message, range: root.map { nodes[$0].range })
  }
}
