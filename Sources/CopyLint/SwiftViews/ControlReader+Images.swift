extension ControlReader {
  /// An image by itself; nil for one that tells nothing, or that can't be known.
  mutating func image(_ index: Int32, _ node: SwiftNode) -> Control? {
    if let sign = sign(index, node) { return sign }
    let names = imageNames(index)
    var control = Control(.image, "Image", at: node.name.range)
    control.images = names
    control.content = .images
    if tree.hasArgument("decorative", of: node) { control.says.insert(.hidden) }
    if tree.hasArgument("label", of: node) { control.label = .code }
    // A symbol has words of its own, and a picture of the code may show anything.
    let isAsset =
      (tree.title(of: node) != nil || tree.hasArgument("decorative", of: node)) && !names.isEmpty
      && names.allSatisfy { !$0.isEmpty }
    if !isAsset || !isShown(node) { control.content = .unknown }
    if tree.says[Int(index)].contains(.tapped) { readTaps(on: index, into: &control.action) }
    return control
  }

  /// Whether an image is part of what a view shows, next to others: alone, it may be anything where the view is used.
  private func isShown(_ node: SwiftNode) -> Bool {
    var parent = node.parent
    for _ in 0..<4 where parent >= 0 {
      let outer = tree.source.nodes[Int(parent)]
      if outer.kind == .closure { break }
      guard outer.kind == .block else { return false }
      parent = outer.parent
    }
    return parent >= 0 && isInView(node)
  }

  /// Whether a node is in a function or property that makes a view.
  func isInView(_ node: SwiftNode) -> Bool {
    guard node.parent >= 0 else { return false }
    let isBody = tree.source.nodes[Int(node.parent)].kind == .body
    let body = isBody ? node.parent : tree.bodies[Int(node.parent)]
    guard body >= 0 else { return false }
    // `-> some View {`
    let start = tree.source.nodes[Int(body)].range.lowerBound
    return tree.bytes.span.extracting(max(0, start - 8)..<start).contains("View")
  }

  /// The names in a call of an image; empty where the code works one out.
  func imageNames(_ index: Int32) -> [String] {
    let node = tree.source.nodes[Int(index)]
    guard node.kind == .call, tree.holds(node.name, "Image"), let last = tree.source.arguments(of: node).last
    else { return [""] }
    guard last.label.isNone || tree.holds(last.label, "systemName", "decorative", "systemSymbol") else {
      return [""]
    }
    let value = tree.trimmed(last.value)
    if !value.isNone, tree.bytes[value.lowerBound] == UInt8(ascii: ".") {
      return [tree.text(SwiftPiece(value.lowerBound + 1, value.upperBound))]
    }
    var names: [String] = []
    var inner = index + 1
    while inner < node.after {
      let part = tree.source.nodes[Int(inner)]
      if part.kind == .literal, part.parent == index, part.marks.isDisjoint(with: [.compared, .condition]),
        part.range.upperBound <= value.upperBound
      {
        names.append(tree.plainText(inner) ?? "")
      }
      inner = max(part.after, inner + 1)
    }
    return names.isEmpty ? [""] : names
  }

  /// A shape or symbol that has a color for this and a color for that, and nothing else that tells them apart.
  func sign(_ index: Int32, _ node: SwiftNode) -> Control? {
    guard tree.says[Int(index)].contains(.colored) else { return nil }
    let isImage = tree.holds(node.name, "Image")
    guard isImage || tree.isOne(node.name, of: ViewTree.shapes) else { return nil }
    if isImage, imageNames(index).count != 1 || imageNames(index) == [""] { return nil }
    guard let condition = colorCondition(of: index), isOnlySign(of: condition, around: index) else {
      return nil
    }
    var control = Control(.sign, tree.text(node.name), at: node.name.range)
    control.images = isImage ? imageNames(index) : []
    control.content = isImage ? .images : .nothing
    control.condition = tree.text(condition)
    return control
  }

  /// `isOnline` of `isOnline ? .green : .red`.
  private func colorCondition(of index: Int32) -> SwiftPiece? {
    for part in tree.chain(from: index) {
      let node = tree.source.nodes[Int(part)]
      guard node.kind == .call, tree.modifier(node).contains(.colored),
        let value = tree.source.arguments(of: node).last?.value
      else { continue }
      let piece = tree.trimmed(value)
      var end = piece.lowerBound
      while end < piece.upperBound, tree.isInName(tree.bytes[end]) || tree.bytes[end] == UInt8(ascii: ".") {
        end += 1
      }
      let name = SwiftPiece(piece.lowerBound, end)
      var next = end
      while next < piece.upperBound, tree.bytes[next] == 0x20 { next += 1 }
      guard name.count > 1, next < piece.upperBound, tree.bytes[next] == UInt8(ascii: "?") else { return nil }
      return name
    }
    return nil
  }

  /// Whether nothing else in the same braces of a type depends on the condition.
  private func isOnlySign(of condition: SwiftPiece, around index: Int32) -> Bool {
    let type = tree.types[Int(index)]
    guard type >= 0 else { return false }
    let range = tree.source.nodes[Int(type)].range
    guard range.count < 20_000 else { return false }
    let name = Array(tree.bytes[condition.range])
    let last = name.lastIndex(of: UInt8(ascii: ".")).map { Array(name[($0 + 1)...]) } ?? name
    var uses = 0
    var at = range.lowerBound
    while at + last.count <= range.upperBound {
      if tree.bytes[at] == last[0], tree.bytes[at..<at + last.count].elementsEqual(last) {
        if !isChange(at, last.count) { uses += 1 }
        at += last.count
      } else {
        at += 1
      }
    }
    // Its declaration, and here.
    return uses <= 2
  }

  /// “isRecording = false” shows nothing, unless it is a declaration. What is only toggled may blink.
  private func isChange(_ start: Int, _ count: Int) -> Bool {
    let end = start + count
    guard tree.bytes.span.holds(" = ", at: end) else { return false }
    return start < 4
      || !tree.bytes.span.holds("var ", at: start - 4) && !tree.bytes.span.holds("let ", at: start - 4)
  }
}
