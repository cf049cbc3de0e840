/// A part of a text that `+` joins: a literal, or a value.
struct SwiftOperand {
  /// The index of the literal; `SwiftNode.nothing` for a value.
  var literal: Int32
  /// Where a value is; nil for a literal.
  var value: Range<Int>?
  /// Where the name of the value is; empty when it has none.
  var name = 0..<0

  init(literal: Int32) { self.literal = literal }

  init(value: Range<Int>, name: Range<Int>) {
    literal = SwiftNode.nothing
    self.value = value
    self.name = name
  }
}

extension SwiftPlaceFinder {
  /// What `+` joins, from the first literal on; empty when it can't be told, or for a literal that is not the first.
  func operands(from first: Int32) -> [SwiftOperand] {
    let node = source.nodes[Int(first)]
    guard node.marks.contains(.joined), !node.marks.contains(.changed) else { return [] }
    if node.previous >= 0, isOperand(node.previous, of: node),
      value(after: node.previous, before: first) != nil
    {
      return []
    }
    var operands: [SwiftOperand] = []
    if let plus = sign(before: node.range.lowerBound), bytes[plus] == UInt8(ascii: "+") {
      operands.append(SwiftOperand(value: plus..<plus + 1, name: 0..<0))
    }
    operands.append(SwiftOperand(literal: first))
    var last = first
    // No sentence has more parts.
    for _ in 0..<50 {
      let next = source.nodes[Int(last)].after
      guard next < source.nodes.count, isOperand(next, of: node), let value = value(after: last, before: next)
      else {
        break
      }
      if !value.isEmpty { operands.append(SwiftOperand(value: value, name: value)) }
      operands.append(SwiftOperand(literal: next))
      last = next
    }
    var end = source.nodes[Int(last)].range.upperBound
    while end < bytes.count, bytes[end] <= 0x20 { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "+") {
      operands.append(SwiftOperand(value: end..<end + 1, name: 0..<0))
    }
    return operands
  }

  private func isOperand(_ index: Int32, of node: SwiftNode) -> Bool {
    let other = source.nodes[Int(index)]
    return other.kind == .literal && other.parent == node.parent && other.marks.contains(.joined)
      && !other.marks.contains(.changed)
  }

  private func sign(before end: Int) -> Int? {
    var at = end - 1
    while at >= 0, bytes[at] <= 0x20 { at -= 1 }
    return at >= 0 ? at : nil
  }

  /// The name of the value between two literals, empty where only `+` is between them; nil for anything else.
  private func value(after left: Int32, before right: Int32) -> Range<Int>? {
    var (start, end) = (
      source.nodes[Int(left)].range.upperBound, source.nodes[Int(right)].range.lowerBound
    )
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    guard start < end, bytes[start] == UInt8(ascii: "+") else { return nil }
    if end == start + 1 { return start..<start }
    guard bytes[end - 1] == UInt8(ascii: "+") else { return nil }
    start += 1
    end -= 1
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    let isName = bytes[start..<end].allSatisfy {
      $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".")
    }
    return isName && start < end ? start..<end : nil
  }
}
