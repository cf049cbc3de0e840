internal import Readability

/// Words on their way to a place: in a case of an enumeration, in a closure of the function, among other words.
extension SwiftPlaceFinder {
  /// What names of the app's own, or of the argument that the call is itself, tell.
  func guessed(_ call: SwiftNode, argument: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    nameInChart(call, label) ?? shownByOwnModel(call, argument: argument, label)
  }

  /// Whether parentheses follow a closure: `let title = { "Two files" }()`.
  func isCalledAtOnce(_ closure: SwiftNode) -> Bool {
    guard !closure.marks.contains(.trailing), closure.after < source.nodes.count else { return false }
    let next = source.nodes[Int(closure.after)]
    return next.kind == .call && next.base >= 0 && next.range.lowerBound == closure.range.upperBound
  }
}
