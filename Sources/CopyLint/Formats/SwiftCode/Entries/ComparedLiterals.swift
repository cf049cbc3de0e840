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
