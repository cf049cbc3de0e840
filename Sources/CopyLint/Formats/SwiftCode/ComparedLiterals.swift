internal import Readability

/// The literals that code compares with something: to write one of them anew, and not the others, would change what it does.
struct ComparedLiterals {
  private var hashes = HashTable<Bool>()
  private let bytes: [UInt8]

  init(_ bytes: [UInt8], _ source: SwiftSource) {
    self.bytes = bytes
    for node in source.nodes where node.kind == .literal && node.parent >= 0 {
      let decides = node.marks.contains(.compared) || source.nodes[Int(node.parent)].kind == .head
      if decides { hashes.set(true, for: hash(of: node)) }
    }
  }

  /// Whether a literal with the same bytes is compared anywhere in the file.
  func contains(_ literal: SwiftNode) -> Bool { hashes.contains(hash(of: literal)) }

  private func hash(of literal: SwiftNode) -> UInt64 { byteHash(bytes.span.extracting(literal.range)) }
}

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
