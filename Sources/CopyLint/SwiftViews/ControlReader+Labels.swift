extension ControlReader {
  /// A control that shows a label: what it is, and what happens.
  mutating func labelled(_ kind: Control.Kind, _ index: Int32, _ node: SwiftNode) -> Control? {
    var control = Control(kind, tree.text(node.name), at: node.name.range)
    let chain = tree.chain(from: index).filter { isOwn($0, node.name) }
    var reader = LabelReader(tree)
    var hasLabel = false
    var hasClosure = false
    for part in closures(of: chain) {
      hasClosure = true
      guard tree.isLabel(tree.source.nodes[Int(part)]) else {
        if kind == .button { readAction(part, into: &control.action) }
        if kind == .menu { control.choices = choices(in: part) }
        continue
      }
      hasLabel = true
      reader.read(part)
    }
    // `Slider(value: $level)`: a slider shows no words of its own.
    control.content = hasLabel ? reader.content : kind == .slider && node.kind == .call ? .nothing : .unknown
    for image in reader.images { control.images += imageNames(image) }
    if reader.hasLabel { control.says.insert(.named) }
    if reader.hasHelp { control.says.insert(.help) }
    if let literal = reader.literal { set(.title, literal, of: &control) }
    if node.kind == .call {
      readArguments(index, node, hasLabel: hasLabel, hasClosure: hasClosure, into: &control)
    }
    return control
  }

  /// Whether a node of a chain is the call itself or one of its closures.
  private func isOwn(_ index: Int32, _ name: SwiftPiece) -> Bool {
    let node = tree.source.nodes[Int(index)]
    return node.name == name && (node.kind == .call || node.kind == .closure)
  }

  /// The closures after a call and among its arguments.
  private func closures(of chain: [Int32]) -> [Int32] {
    var found: [Int32] = []
    for index in chain {
      let node = tree.source.nodes[Int(index)]
      if node.kind == .closure {
        found.append(index)
        continue
      }
      var part = index + 1
      while part < node.after {
        let inner = tree.source.nodes[Int(part)]
        if inner.kind == .closure, inner.parent == index, !inner.marks.contains(.trailing) {
          found.append(part)
        }
        part = max(inner.after, part + 1)
      }
    }
    return found
  }

  private mutating func readArguments(
    _ index: Int32, _ node: SwiftNode, hasLabel: Bool, hasClosure: Bool, into control: inout Control
  ) {
    if let role = tree.argument("role", of: node) {
      if tree.holds(role, ".destructive", "ButtonRole.destructive") { control.purpose = .destructive }
      if tree.holds(role, ".cancel", "ButtonRole.cancel") { control.purpose = .cancel }
    }
    if let action = tree.argument("action", of: node), control.kind == .button, !action.isNone,
      tree.bytes[action.lowerBound] != UInt8(ascii: "{")
    {
      readActionName(action, into: &control.action)
    }
    if let prompt = literal(of: index, labelled: "prompt") {
      control.prompt = tree.plainText(prompt).map { .text($0) } ?? .code
    } else if tree.hasArgument("prompt", of: node) {
      control.prompt = .code
    }
    guard !hasLabel, let title = tree.title(of: node) else { return }
    for name in ["systemImage", "image"] as [StaticString] {
      if let image = literal(of: index, labelled: name).flatMap(tree.plainText) {
        control.images.append(image)
      }
    }
    guard tree.isEmptyLiteral(title) else {
      control.content = .words
      control.title = .code
      if let literal = literal(at: title, in: index) { set(.title, literal, of: &control) }
      return
    }
    control.content = control.images.isEmpty ? .nothing : .images
  }

  /// Puts a literal down as one of the texts of a control.
  func set(_ part: Control.Literal.Part, _ literal: Int32, of control: inout Control) {
    control.literals.append(
      Control.Literal(part: part, start: tree.source.nodes[Int(literal)].range.lowerBound))
    let words: Control.Words = tree.plainText(literal).map { .text($0) } ?? .code
    switch part {
    case .title: control.title = words
    case .label: control.label = words
    case .hint: control.hint = words
    case .value: control.value = words
    case .name: break
    }
  }

  /// The literal that is all of a piece, also inside of `Text(…)`.
  func literal(at piece: SwiftPiece, in call: Int32) -> Int32? {
    var index = call + 1
    let end = tree.source.nodes[Int(call)].after
    while index < end {
      let node = tree.source.nodes[Int(index)]
      if node.range.lowerBound >= piece.upperBound { return nil }
      if node.kind == .literal, node.range.lowerBound >= piece.lowerBound {
        let isWhole = node.range == piece.range
        let parent = tree.source.nodes[Int(node.parent)]
        let isText = parent.kind == .call && tree.holds(parent.name, "Text", "String", "LocalizedStringKey")
        return isWhole || isText ? index : nil
      }
      index = node.kind == .call ? index + 1 : max(node.after, index + 1)
    }
    return nil
  }

  func literal(of call: Int32, labelled label: StaticString) -> Int32? {
    tree.argument(label, of: tree.source.nodes[Int(call)]).flatMap { literal(at: $0, in: call) }
  }
}
