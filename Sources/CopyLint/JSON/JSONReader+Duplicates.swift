import Readability

extension JSONReader {
  /// The names in the object at `index` that stood there before, in the order of the text.
  func duplicateNames(in index: Int) -> [Int] {
    var count = 0
    for _ in members(of: index) { count += 1 }
    guard count > 1 else { return [] }
    var seen = HashTable<Void>()
    seen.reserve(count, like: ())
    var found: [Int] = []
    for member in members(of: index) where !seen.insert(nameHash(member.name)) { found.append(member.name) }
    return found
  }

  /// A name with escapes is hashed as decoded.
  private func nameHash(_ index: Int) -> UInt64 {
    guard nodes[index].hasEscapes else { return byteHash(bytes.span.extracting(nodes[index].range)) }
    var name: [UInt8] = []
    decode(nodes[index].range, into: &name)
    return byteHash(name.span)
  }
}
