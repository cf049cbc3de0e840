extension SwiftPlaceFinder {
  /// Whether a literal is what a variable of the app's own holds: `status = "Calling..."`. Other files may compare it.
  func isHeldByVariable(_ literal: Int32) -> Bool {
    var parent = source.nodes[Int(literal)].parent
    for _ in 0..<Self.deepest where parent >= 0 {
      let node = source.nodes[Int(parent)]
      switch node.kind {
      case .tuple, .list, .block, .result: parent = node.parent
      case .assignment where node.marks.contains(.declaration):
        return !node.name.isNone && bytes.span.holds("var ", at: node.name.lowerBound - 4)
      case .assignment:
        guard let found = assignment(node) else { return true }
        // `label.text = "…"` is UIKit's, and so is `title = "…"`.
        let isOwn = node.qualifier.isNone || holds("self", in: node.qualifier)
        return isOwn ? !found.isListed : found.isLikely
      default: return false
      }
    }
    return false
  }
}
