internal import Readability

/// Texts that a value or a choice follows in their row.
extension SwiftPlaceFinder {
  /// Whether a text is the first of a row that ends in a value or a choice: `HStack { Image(…); Text("Age"); Spacer(); Text(age) }`.
  func isBesideValue(_ view: Int32) -> Bool {
    let parent = source.nodes[Int(view)].parent
    guard parent >= 0, let stack = stackName(source.nodes[Int(parent)]), !holds("VStack", in: stack),
      isFirst(view, besidesImages: true), let space = sibling(after: view),
      holds("Spacer", in: source.nodes[Int(space)].name), let next = sibling(after: space)
    else { return false }
    let value = source.nodes[Int(afterDeclarations(next))]
    // `if isOn { Text("On") } else { Text("Off") }`
    if value.kind == .head { return beginsWithValue(value) }
    return value.kind == .call && !value.marks.contains(.member)
      && (holds("Text", in: value.name) || holds("Menu", in: value.name))
  }

  private func beginsWithValue(_ condition: SwiftNode) -> Bool {
    var index = condition.after
    while index < source.nodes.count,
      source.nodes[Int(index)].parent != condition.parent
        || source.nodes[Int(index)].kind != .block
    {
      guard index - condition.after < 20 else { return false }
      index += 1
    }
    guard index + 1 < source.nodes.count else { return false }
    let first = source.nodes[Int(index + 1)]
    return first.parent == index && ["Text", "HStack", "Label"].contains { holds($0, in: first.name) }
  }
}
