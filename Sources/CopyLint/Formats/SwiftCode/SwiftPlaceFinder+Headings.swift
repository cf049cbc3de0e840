/// Large letters above something.
extension SwiftPlaceFinder {
  /// What large letters are above what they name.
  func roleAbove(_ view: Int32) -> Role {
    if isAboveValue(view) { return .fieldLabel }
    return hasModifier(view, where: callsHeading) || headsSomething(view) ? .heading : .unknown
  }

  /// Whether bold letters are above a list.
  func headsList(_ view: Int32) -> Bool {
    guard isTopOfColumn(view), let next = sibling(after: view) else { return false }
    let lists: [StaticString] = ["List", "ForEach", "LazyVStack", "LazyVGrid", "ScrollView"]
    return lists.contains { holds($0, in: source.nodes[Int(next)].name) }
  }

  /// Gray, small, or smaller letters above a value: `VStack { Text("Rank").font(.headline).foregroundStyle(.secondary); Text(rank) }`
  func isAboveValue(_ view: Int32) -> Bool {
    guard isAboveText(view), let next = sibling(after: view) else { return false }
    let value = source.nodes[Int(next)]
    guard !hasLiteral(value) || bytes.span.extracting(value.range).contains("\\(") else { return false }
    let own = style(of: view)
    if isGray(view) || own == .small || own == .smallBold { return true }
    return own == .large && style(of: next) == .large && !hasLiteral(value)
  }

  /// Whether a text begins a part of a screen, and other views than texts are below it. What only one of several states shows, or
  /// what stands alone beside a picture, heads nothing.
  private func headsSomething(_ view: Int32) -> Bool {
    var child = view
    for _ in 0..<4 {
      let parent = source.nodes[Int(child)].parent
      guard parent >= 0 else { return false }
      let closure = source.nodes[Int(parent)]
      guard closure.kind == .closure, closure.marks.contains(.trailing), closure.label.isNone else {
        return false
      }
      if holds("HStack", in: closure.name) {
        child = firstOfChain(parent)
        continue
      }
      return hasViewBelow(child)
    }
    return false
  }

  /// Whether a view that is no text comes after another one in its braces.
  private func hasViewBelow(_ view: Int32) -> Bool {
    var last = view
    for _ in 0..<12 {
      guard let next = sibling(after: last) else { return hasNameBelow(last) }
      let name = source.nodes[Int(next)].name
      let isText = holds("Text", in: name) || holds("Spacer", in: name) || holds("Divider", in: name)
      if !isText { return true }
      last = next
    }
    return false
  }

  /// Whether a name of a view is left below: `Text("Files"); list`.
  private func hasNameBelow(_ view: Int32) -> Bool {
    var last = view
    while source.nodes[Int(last)].after < source.nodes.count,
      source.nodes[Int(source.nodes[Int(last)].after)].base == last
    {
      last = source.nodes[Int(last)].after
    }
    let start = source.nodes[Int(last)].range.upperBound
    let end = source.nodes[Int(source.nodes[Int(view)].parent)].range.upperBound - 1
    guard start < end else { return false }
    return bytes[start..<end].contains { $0.isASCIILetter }
  }
}
