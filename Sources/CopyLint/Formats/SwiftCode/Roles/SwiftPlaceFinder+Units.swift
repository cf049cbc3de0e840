/// Units, which come after a value and head nothing.
extension SwiftPlaceFinder {
  /// Whether a text comes after a value in its row: `HStack { Text("\(size)").font(.largeTitle); Text("MB").font(.title3) }`.
  func followsValue(_ view: Int32) -> Bool {
    if isAfterValue(view) { return true }
    // `HStack { Text(size); VStack { Text("MB"); Text("in all") } }`
    let column = source.nodes[Int(view)].parent
    guard column >= 0, source.nodes[Int(view)].previous < 0, isInColumn(view) else { return false }
    return isAfterValue(firstOfChain(column))
  }

  private func isAfterValue(_ view: Int32) -> Bool {
    let node = source.nodes[Int(view)]
    guard node.parent >= 0, node.previous >= 0 else { return false }
    let row = source.nodes[Int(node.parent)]
    guard row.kind == .closure, row.marks.contains(.trailing), holds("HStack", in: row.name) else {
      return false
    }
    let before = source.nodes[Int(firstOfChain(node.previous))]
    guard before.kind == .call, !before.marks.contains(.member), holds("Text", in: before.name) else {
      return false
    }
    return !hasLiteral(before) || isInterpolated(before)
  }

  /// Whether the text of a call begins with a value: `Text("\(size)")`.
  private func isInterpolated(_ call: SwiftNode) -> Bool {
    source.arguments(of: call).contains { argument in
      argument.label.isNone && argument.previous < 0 && piece(argument.value).contains("\"\\(")
    }
  }
}
