extension JSONReader {
  /// The names in the object at `index` that stood there before, in the order of the text.
  func duplicateNames(in index: Int) -> [Int] {
    var seen: [UInt64: Int] = [:]
    var found: [Int] = []
    for member in members(of: index) {
      let hash = nameHash(member.name)
      if let first = seen[hash], string(at: first) == string(at: member.name) {
        found.append(member.name)
      } else {
        seen[hash] = member.name
      }
    }
    return found
  }

  /// FNV-1a; a name with escapes is hashed as decoded.
  private func nameHash(_ index: Int) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    if nodes[index].hasEscapes, let name = string(at: index) {
      for byte in name.utf8 { add(byte) }
    } else {
      for byte in bytes[nodes[index].range] { add(byte) }
    }
    return hash
  }
}
