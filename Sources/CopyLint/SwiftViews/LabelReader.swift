/// Reads what the closures of a control show: words, images, or what can't be known.
struct LabelReader {
  /// A label has no more parts; a longer one is not looked through.
  private static let mostNodes = 400

  private let tree: ViewTree
  private var nodesLeft = Self.mostNodes
  private(set) var hasWords = false
  private(set) var hasLabel = false
  /// An image has a tooltip.
  private(set) var hasHelp = false
  private(set) var isUnknown = false
  /// Calls of images.
  private(set) var images: [Int32] = []
  private var literals: [Int32] = []
  private var wordCount = 0

  /// The literal that has all of its words; nil if it has other words, or may have.
  var literal: Int32? { wordCount == 1 && literals.count == 1 && !isUnknown ? literals[0] : nil }

  init(_ tree: ViewTree) { self.tree = tree }

  var content: Control.Content {
    if hasWords { return .words }
    if isUnknown { return .unknown }
    return images.isEmpty ? .nothing : .images
  }

  /// Looks through the braces of a closure or a statement.
  mutating func read(_ container: Int32) {
    lookForNames(in: container)
    var index = container + 1
    let end = tree.source.nodes[Int(container)].after
    while index < end {
      guard nodesLeft > 0 else {
        isUnknown = true
        return
      }
      nodesLeft -= 1
      index = readNode(index)
    }
  }

  /// - Returns: where to go on.
  private mutating func readNode(_ index: Int32) -> Int32 {
    let node = tree.source.nodes[Int(index)]
    switch node.kind {
    case .call: return readCall(index, node)
    case .closure: return readClosure(index, node)
    case .block:
      lookForNames(in: index)
      return index + 1
    // `items[index].title`, but not in a condition.
    case .lookup:
      if node.parent < 0 || tree.source.nodes[Int(node.parent)].kind != .head { isUnknown = true }
      return max(node.after, index + 1)
    // `(isOn ? imageOn : imageOff).resizable()` may be anything.
    case .tuple where node.after == index + 1:
      isUnknown = true
      return index + 1
    // `(Text("Two") + files).bold()`
    case .head, .tuple: return index + 1
    default: return max(node.after, index + 1)
    }
  }

  private mutating func readCall(_ index: Int32, _ node: SwiftNode) -> Int32 {
    // A condition is no part of what is shown.
    if node.parent >= 0, tree.source.nodes[Int(node.parent)].kind == .head { return node.after }
    guard tree.roots[Int(index)] == index, !node.marks.contains(.member) else {
      if node.marks.contains(.member), tree.roots[Int(index)] == index { readMember(node) }
      return readModifier(index, node)
    }
    readName(index, node)
    return node.after
  }

  private mutating func readName(_ index: Int32, _ node: SwiftNode) {
    switch tree.kind(of: node.name) {
    case .words:
      if tree.holds(node.name, "Text", "Label"), tree.isEmptyTitle(node) { break }
      if tree.holds(node.name, "Text"), isImage(index) {
        isUnknown = true
        break
      }
      hasWords = true
      wordCount += 1
      if index + 1 < node.after, tree.source.nodes[Int(index) + 1].kind == .literal {
        literals.append(index + 1)
      }
    case .image:
      images.append(index)
      if tree.says[Int(index)].contains(.label) || tree.hasArgument("label", of: node) { hasLabel = true }
      if tree.says[Int(index)].contains(.help) { hasHelp = true }
    case .container: readContent(of: index, node)
    case .nothing: break
    case .unknown: isUnknown = true
    }
    if tree.says[Int(tree.roots[Int(index)])].contains(.label) { hasLabel = true }
  }

  /// `HStack(spacing: 4, content: { … })`
  private mutating func readContent(of index: Int32, _ node: SwiftNode) {
    var inner = index + 1
    while inner < node.after {
      let part = tree.source.nodes[Int(inner)]
      if part.kind == .closure, part.parent == index, !part.marks.contains(.trailing) { read(inner) }
      inner = max(part.after, inner + 1)
    }
  }

  /// `Text(Image(…))`.
  private func isImage(_ index: Int32) -> Bool {
    let next = Int(index) + 1
    return next < Int(tree.source.nodes[Int(index)].after) && tree.source.nodes[next].kind == .call
      && tree.holds(tree.source.nodes[next].name, "Image")
  }

  private mutating func readClosure(_ index: Int32, _ node: SwiftNode) -> Int32 {
    guard node.marks.contains(.trailing) else { return node.after }
    if node.marks.contains(.member) {
      guard tree.isOne(node.name, of: ViewTree.overlays), !tree.holds(node.name, "contextMenu") else {
        return node.after
      }
      lookForNames(in: index)
      return index + 1
    }
    if tree.says[Int(tree.roots[Int(index)])].contains(.label) { hasLabel = true }
    switch tree.kind(of: node.name) {
    case .container:
      lookForNames(in: index)
      return index + 1
    case .words:
      hasWords = true
      wordCount += 2
    case .image, .nothing: break
    case .unknown: isUnknown = true
    }
    return node.after
  }

  /// A modifier, or a call on a value such as `Color.red.opacity(0.5)`.
  private mutating func readModifier(_ index: Int32, _ node: SwiftNode) -> Int32 {
    if tree.isOne(node.name, of: ViewTree.overlays) {
      // `.overlay(Text("3"))`, `.overlay(VStack { Text("Add") })`: what is in the parentheses is shown, too.
      var inner = index + 1
      while inner < node.after {
        let part = tree.source.nodes[Int(inner)]
        var next = max(part.after, inner + 1)
        if part.parent == index, !part.marks.contains(.member) {
          if part.kind == .call {
            readName(inner, part)
          } else if part.kind == .closure, part.marks.contains(.trailing) {
            read(inner)
            next = part.after
          }
        }
        inner = next
      }
      return node.after
    }
    if tree.isNaming(node) { isUnknown = true }
    return node.after
  }

  /// A chain that begins with a name: `Color.red`, `viewModel.icon`.
  private mutating func readMember(_ node: SwiftNode) {
    if node.marks.contains(.implicit) { return }
    let first = tree.firstName(before: node.name)
    if tree.kind(of: first) != .nothing { isUnknown = true }
  }

  /// Looks at the names between the calls of a container: `icon` may be anything.
  private mutating func lookForNames(in container: Int32) {
    if !isUnknown, tree.hasBareName(in: container) { isUnknown = true }
  }
}
