internal import Readability

/// Texts that `+` makes one of: `Text("All ") + Text("files").bold()`.
extension SwiftPlaceFinder {
  /// Whether the text of a literal is a part of a longer one, and which; nil for one that stands alone, and empty for one
  /// that is not the first.
  func textChain(from literal: Int32) -> [SwiftOperand]? {
    guard let first = textCall(around: literal) else { return nil }
    if precedes(source.nodes[Int(first)].name.lowerBound) { return [] }
    var operands = [SwiftOperand(literal: literal)]
    var last = end(ofChain: first)
    // No sentence has more parts.
    for _ in 0..<50 {
      guard let next = textCall(after: last) else { break }
      let call = source.nodes[Int(next)]
      if next + 1 < call.after, textCall(around: next + 1) == next {
        operands.append(SwiftOperand(literal: next + 1))
      } else {
        operands.append(SwiftOperand(value: call.range, name: 0..<0))
      }
      last = end(ofChain: next)
    }
    let plus = firstSign(from: source.nodes[Int(last)].range.upperBound)
    if operands.count == 1, plus == nil { return nil }
    // Another value follows.
    if let plus { operands.append(SwiftOperand(value: plus..<plus + 1, name: 0..<0)) }
    return operands
  }

  /// The call `Text("…")` whose first argument a literal is.
  private func textCall(around literal: Int32) -> Int32? {
    let node = source.nodes[Int(literal)]
    guard node.kind == .literal, node.label.isNone, node.parent >= 0, node.parent == literal - 1 else {
      return nil
    }
    let call = source.nodes[Int(node.parent)]
    return call.kind == .call && holds("Text", in: call.name) ? node.parent : nil
  }

  /// The last of the calls that change a text: `.bold()`.
  private func end(ofChain call: Int32) -> Int32 {
    var last = call
    while true {
      let next = source.nodes[Int(last)].after
      guard next < source.nodes.count, source.nodes[Int(next)].base == last else { return last }
      last = next
    }
  }

  /// The call `Text(…)` after a plus sign.
  private func textCall(after last: Int32) -> Int32? {
    let node = source.nodes[Int(last)]
    let next = node.after
    guard next < source.nodes.count, source.nodes[Int(next)].kind == .call,
      holds("Text", in: source.nodes[Int(next)].name), let plus = firstSign(from: node.range.upperBound)
    else { return nil }
    let start = source.nodes[Int(next)].name.lowerBound
    return plus < start && bytes[plus + 1..<start].allSatisfy { $0 <= 0x20 } ? next : nil
  }

  /// The place of a plus sign, if it comes first.
  private func firstSign(from start: Int) -> Int? {
    var at = start
    while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
    return at < bytes.count && bytes[at] == UInt8(ascii: "+") ? at : nil
  }

  /// Whether a plus sign is before a place.
  private func precedes(_ end: Int) -> Bool {
    var at = end - 1
    while at >= 0, bytes[at] <= 0x20 { at -= 1 }
    return at >= 0 && bytes[at] == UInt8(ascii: "+")
  }
}
