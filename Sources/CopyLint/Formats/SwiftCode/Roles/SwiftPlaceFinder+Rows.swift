internal import Readability

/// Texts by what stands beside them in a stack.
extension SwiftPlaceFinder {
  /// What a text is that a field or a value follows: `HStack { Text("Name"); Spacer(); TextField(…) }`.
  func roleBesideField(_ view: Int32) -> Role {
    let parent = source.nodes[Int(view)].parent
    guard parent >= 0, let stack = stackName(source.nodes[Int(parent)]) else { return .unknown }
    let isRow = !holds("VStack", in: stack)
    guard var next = sibling(after: view), !isAfterField(view) else { return .unknown }
    let isSpaced = isRow && holds("Spacer", in: source.nodes[Int(next)].name)
    if isSpaced {
      guard let following = sibling(after: next) else { return .unknown }
      next = afterDeclarations(following)
    }
    let other = source.nodes[Int(next)]
    if !isRow, beginsWithField(next) { return .fieldLabel }
    guard other.kind == .call, !other.marks.contains(.member) else { return .unknown }
    let isField =
      Self.fields.contains { holds($0, in: lastWord(of: other.name)) }
      || piece(other.name).contains("TextField")
    if isField { return isRow || hasNoLabel(next) ? .fieldLabel : .unknown }
    if holds("Toggle", in: other.name) { return hasNoLabel(next) ? .toggle : .unknown }
    // What comes after the space is the value, if it is no text of its own.
    let isValue = isSpaced && isFirst(view) && holds("Text", in: other.name) && !hasLiteral(other)
    return isValue ? .fieldLabel : .unknown
  }

  /// Whether a row tells how many things are below it: `HStack { Text("Files"); Spacer(); Text("\(files.count)") }; List(files)`.
  func isAboveCounted(_ view: Int32) -> Bool {
    let row = source.nodes[Int(view)].parent
    guard row >= 0, let below = sibling(after: row) else { return false }
    let rest = bytes.span.extracting(
      source.nodes[Int(view)].range.upperBound..<source.nodes[Int(row)].range.upperBound)
    guard rest.contains(".count)") || rest.contains("Count)") else { return false }
    let name = source.nodes[Int(below)].name
    return !name.isNone && !["HStack", "Divider", "GridRow"].contains { holds($0, in: name) }
  }

  /// Whether a field is right before a text, which is then its unit: `TextField(…); Text("days"); Stepper(…)`.
  private func isAfterField(_ view: Int32) -> Bool {
    let before = source.nodes[Int(view)].previous
    guard before >= 0 else { return false }
    let name = source.nodes[Int(firstOfChain(before))].name
    return !name.isNone && Self.fields.contains { holds($0, in: lastWord(of: name)) }
  }

  /// Whether the next view is a field: `HStack { Text("USD"); TextField("Amount", text: $amount) }`.
  func isBeforeField(_ view: Int32) -> Bool {
    guard view >= 0, let next = sibling(after: view) else { return false }
    return holds("Field", in: lastWord(of: source.nodes[Int(next)].name))
  }

  /// Whether a row below a text holds a field: `HStack { Text("$"); TextField("", text: $sum) }`.
  private func beginsWithField(_ row: Int32) -> Bool {
    let end = closures(of: row).first.map { source.nodes[Int($0)].after } ?? source.nodes[Int(row)].after
    if holds("ZStack", in: source.nodes[Int(row)].name) {
      return (row + 1..<max(row + 1, min(end, row + 24))).contains {
        holds("TextEditor", in: source.nodes[Int($0)].name)
      }
    }
    guard holds("HStack", in: source.nodes[Int(row)].name) else { return false }
    return (row + 1..<max(row + 1, min(end, row + 16))).contains { index in
      let node = source.nodes[Int(index)]
      return node.kind == .call && (holds("TextField", in: node.name) || holds("SecureField", in: node.name))
    }
  }

  /// Whether a field to write in comes soon after a text in a column, which then tells what to write there.
  func isAboveField(_ view: Int32) -> Bool {
    guard isInColumn(view) else { return false }
    var next = sibling(after: view)
    for _ in 0..<2 {
      guard let view = next else { return false }
      let name = source.nodes[Int(view)].name
      if holds("TextEditor", in: name) || holds("SecureField", in: name) || piece(name).contains("TextField")
        || beginsWithField(view)
      {
        return true
      }
      next = sibling(after: view)
    }
    return false
  }

  /// Whether two fields follow a text in a column.
  func isAboveFields(_ view: Int32) -> Bool {
    guard isInColumn(view), let first = sibling(after: view), let second = sibling(after: first) else {
      return false
    }
    return [first, second].allSatisfy { index in
      let name = source.nodes[Int(index)].name
      return Self.fields.contains { holds($0, in: lastWord(of: name)) }
    }
  }

  /// Whether a text is the first of a column, and another text is below it.
  func isAboveText(_ view: Int32) -> Bool {
    let parent = source.nodes[Int(view)].parent
    guard parent >= 0, let stack = stackName(source.nodes[Int(parent)]), holds("VStack", in: stack),
      isFirst(view),
      let next = sibling(after: view)
    else { return false }
    return holds("Text", in: source.nodes[Int(next)].name)
  }

  /// Whether it is in a column.
  func isInColumn(_ view: Int32) -> Bool {
    let parent = source.nodes[Int(view)].parent
    guard parent >= 0, let stack = stackName(source.nodes[Int(parent)]) else { return false }
    return holds("VStack", in: stack)
  }

  /// The last words of names of views that something is put in.
  static let fields: [StaticString] = ["Field", "Editor", "Picker", "Stepper", "Slider", "Input"]

  /// Whether another text is before a view, in the same stacks.
  func isSecond(_ view: Int32) -> Bool {
    var child = view
    for _ in 0..<8 {
      let node = source.nodes[Int(child)]
      if isText(beforeSibling: node.previous) { return true }
      guard node.parent >= 0 else { return false }
      let outer = source.nodes[Int(node.parent)]
      let isOpen = outer.kind == .block || outer.kind == .closure && isStack(outer)
      guard isOpen else { return false }
      child = node.parent
    }
    return false
  }

  /// `Text("Your limit:"); TextField("…")`
  func isBelowColon(_ view: Int32) -> Bool {
    let end = source.nodes[Int(view)].range.lowerBound
    let quote = bytes[max(0, end - 300)..<end].lastIndex(of: UInt8(ascii: "\""))
    return isSecond(view) && quote.map { $0 > 0 && bytes.span.holds(":\"", at: $0 - 1) } ?? false
  }

  private func isText(beforeSibling index: Int32) -> Bool {
    var before = index
    for _ in 0..<20 where before >= 0 {
      let node = source.nodes[Int(before)]
      if node.kind == .call, holds("Text", in: node.name) || holds("Label", in: node.name) { return true }
      // `HStack { Text("…"); Image(…) }` is a row above it.
      if node.kind == .closure, isStack(node), bytes.span.extracting(node.range).contains("Text(") {
        return true
      }
      before = node.previous
    }
    return false
  }

  private func isStack(_ closure: SwiftNode) -> Bool {
    let stacks: [StaticString] = ["HStack", "VStack", "ZStack", "Group", "LazyVStack", "GridRow"]
    return closure.marks.contains(.trailing) && stacks.contains { holds($0, in: closure.name) }
  }

  func isFirst(_ view: Int32, besidesImages: Bool = false) -> Bool {
    var before = source.nodes[Int(view)].previous
    while besidesImages, before >= 0, isImage(before) || isSpace(before) {
      before = source.nodes[Int(before)].previous
    }
    return before < 0
  }

  /// Whether it is an image, or a modifier of one.
  private func isImage(_ index: Int32) -> Bool {
    var index = index
    while source.nodes[Int(index)].base >= 0 { index = source.nodes[Int(index)].base }
    return holds("Image", in: source.nodes[Int(index)].name)
  }

  private func isSpace(_ index: Int32) -> Bool { holds("Spacer", in: source.nodes[Int(index)].name) }

  /// The name of the stack that a closure is the content of.
  func stackName(_ closure: SwiftNode) -> SwiftPiece? {
    guard closure.kind == .closure, closure.marks.contains(.trailing), closure.label.isNone else {
      return nil
    }
    let stacks: [StaticString] = ["HStack", "VStack", "GridRow"]
    return stacks.contains { holds($0, in: closure.name) } ? closure.name : nil
  }

  /// The view after another and its modifiers, in the same braces.
  func sibling(after view: Int32) -> Int32? {
    var last = view
    for _ in 0..<Self.deepest {
      let next = source.nodes[Int(last)].after
      guard next < source.nodes.count else { return nil }
      if source.nodes[Int(next)].base == last {
        last = next
      } else {
        return source.nodes[Int(next)].parent == source.nodes[Int(view)].parent ? next : nil
      }
    }
    return nil
  }

  /// The view after `let value = …`.
  func afterDeclarations(_ index: Int32) -> Int32 {
    let parent = source.nodes[Int(index)].parent
    var last = index
    while source.nodes[Int(last)].kind == .assignment {
      let inside = last + 1..<min(Int32(source.nodes.count), last + 40)
      guard let next = inside.first(where: { source.nodes[Int($0)].parent == parent }) else { break }
      last = next
    }
    return last
  }

  /// Whether a field shows no label of its own: it has none, or an empty one, or one for the empty field.
  func hasNoLabel(_ field: Int32) -> Bool {
    let node = source.nodes[Int(field)]
    if lastWord(of: node.name).count == 5, holds("Field", in: lastWord(of: node.name)) { return true }
    var first: SwiftPiece?
    for argument in source.arguments(of: node) where argument.previous < 0 && argument.label.isNone {
      first = argument.value
    }
    let next = node.after
    // `Toggle(isOn: $a) { }` has braces without anything in them.
    let isTrailing =
      next < source.nodes.count && source.nodes[Int(next)].base == field
      && source.nodes[Int(next)].kind == .closure && source.nodes[Int(next)].after > next + 1
    guard let first else { return !isTrailing }
    return piece(first).contains("\"\"")
  }

  func hasLiteral(_ call: SwiftNode) -> Bool {
    source.arguments(of: call).contains { piece($0.value).contains("\"") }
  }
}
