extension SwiftEntries {
  /// The views of the file, with their controls.
  mutating func screens() -> [Screen] {
    var found = CopyLint.screens(in: source, bytes)
    // Only where something is suppressed, a comment matters.
    guard !found.isEmpty, suppresses else { return found }
    for screen in found.indices {
      for control in found[screen].controls.indices {
        let range = found[screen].controls[control].range
        found[screen].controls[control].comment = comments.comment(of: range, besides: nil)
      }
    }
    return found
  }
}
