extension SwiftPlaceFinder {
  /// Whether a literal in an interpolation is what people read there: `\(isOpen ? "collapse" : "expand")`, no format after a
  /// comma.
  func isValue(_ node: SwiftNode, of interpolation: SwiftNode) -> Bool {
    let start = interpolation.range.lowerBound + 2
    let end = node.range.lowerBound
    // Words of a sentence are near its start.
    guard node.label.isNone, start <= end, end - start < 300 else { return false }
    var depth = 0
    for index in start..<end {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ","): if depth == 0 { return false }
      default: break
      }
    }
    return true
  }

  /// The literals in the interpolations of a literal that people read as a part of it.
  func branches(of literal: Int32) -> [Int32] {
    let after = source.nodes[Int(literal)].after
    guard after > literal + 1 else { return [] }
    // No sentence has more.
    return (literal + 1..<min(after, literal + 40)).filter { index in
      let node = source.nodes[Int(index)]
      return node.kind == .literal && node.after == index + 1
        && node.marks.isDisjoint(with: [.multiline, .unclosed, .joined])
        && place(of: index)?.outer == literal && !holdsOnlyFormat(node)
    }
  }

  /// Whether a literal has no words, but says how a value is written, as “%.1f” does, or is the key of a text.
  private func holdsOnlyFormat(_ literal: SwiftNode) -> Bool {
    let text = literal.range.dropFirst().dropLast()
    guard text.first.map({ bytes[$0] == UInt8(ascii: "%") }) ?? false else {
      return looksUp(literal.name) && text.contains { bytes[$0] == UInt8(ascii: "_") }
    }
    // Beside the one letter that ends a conversion, all is figures and signs; `ll` is the size of the value.
    let letters = text.reduce(0) { bytes[$1].isASCIILetter && bytes[$1] != UInt8(ascii: "l") ? $0 + 1 : $0 }
    return letters <= 1 && !text.contains { bytes[$0] == 0x20 }
  }
}
