extension LabelIncludesState {
  /// States that a screen reader does not name by itself, and that are other things too: only after a comma or in brackets,
  /// as in "Like, liked".
  static let moments = [
    "liked", "not liked", "muted", "not muted", "unmuted", "paused", "playing", "not playing", "recording",
    "not recording", "stopped", "following", "not following", "bookmarked", "not bookmarked", "favorited",
  ]

  /// What code says of a control, and not its name.
  static let traits = ["destructive", "dimmed"]
  /// Each of them has a state of its own, beside the value.
  static let selections = ["deselected", "not selected", "selected", "unselected"]

  /// Whether such a state is at `state`. After a value, it tells rows of a list apart: “%@, playing”.
  func isMoment(_ subject: Subject, _ state: Range<Int>) -> Bool {
    var words = subject.foldedText(state)
    // "recording now"
    if words.hasSuffix(" now") { words.removeLast(" now".count) }
    guard subject.entry.language == "en", subject.neutral.isEmpty,
      Self.moments.contains(words) || Self.traits.contains(words)
    else {
      return false
    }
    var before = subject.bytes[..<state.lowerBound]
    if before.suffix(10).elementsEqual("currently ".utf8) { before = before.dropLast(10) }
    return before.suffix(2).elementsEqual(", ".utf8) || before.suffix(2).elementsEqual(" (".utf8)
  }
}
