extension ControlReader {
  /// A view that is no control and takes taps or adjustments or is read as one thing, or a shape whose color tells something.
  mutating func custom(_ index: Int32, _ node: SwiftNode) -> Control? {
    if let sign = sign(index, node) { return sign }
    let says = tree.says[Int(index)]
    let isRead = says.contains(.label) && !says.isDisjoint(with: [.hint, .value])
    guard isRead || !says.isDisjoint(with: [.adjustable, .tapped]) else { return message(node) }
    var control = Control(.custom, tree.text(node.name), at: node.name.range)
    var reader = LabelReader(tree)
    switch tree.kind(of: node.name) {
    case .words: control.content = .words
    case .container:
      for part in tree.chain(from: index) {
        let closure = tree.source.nodes[Int(part)]
        if closure.kind == .closure, closure.name == node.name { reader.read(part) }
      }
      control.content = reader.isUnknown ? .unknown : reader.content
      if let literal = reader.literal { set(.title, literal, of: &control) }
    case .nothing: control.content = .nothing
    case .image: control.content = .images
    case .unknown: control.content = .unknown
    }
    if holdsControls(tree.chain(from: index), node.name) { control.content = .unknown }
    readTaps(on: index, into: &control.action)
    return control
  }

  /// What a tap on a view does.
  mutating func readTaps(on index: Int32, into action: inout Action) {
    for part in tree.chain(from: index) {
      let call = tree.source.nodes[Int(part)]
      if tree.holds(call.name, "onTapGesture"), call.kind == .closure { readAction(part, into: &action) }
    }
  }

  /// A question with its buttons.
  mutating func dialog(_ index: Int32, _ node: SwiftNode) -> Control? {
    guard node.kind == .closure, node.label.isNone || tree.holds(node.label, "actions"),
      tree.holds(node.name, "alert", "confirmationDialog")
    else { return nil }
    var control = Control(.dialog, tree.text(node.name), at: node.name.range)
    control.choices = choices(in: index)
    control.extent = tree.source.nodes[Int(index)].range
    if node.base >= 0, let title = tree.title(of: tree.source.nodes[Int(node.base)]),
      let literal = literal(at: title, in: node.base)
    {
      set(.title, literal, of: &control)
    }
    return control
  }

  /// The buttons in the braces of a dialog or menu, without those of a way to cancel; 0 where the code works them out.
  func choices(in closure: Int32) -> Int {
    var count = 0
    var index = closure + 1
    let end = tree.source.nodes[Int(closure)].after
    guard end - index < Self.mostParts else { return 0 }
    while index < end {
      let node = tree.source.nodes[Int(index)]
      let isFirst = tree.roots[Int(index)] == index && node.kind != .literal && !node.name.isNone
      if isFirst, !node.marks.contains(.member) {
        if tree.holds(node.name, "ForEach") { return 0 }
        if node.kind == .block { return 0 }
        if tree.holds(node.name, "Button", "NavigationLink", "ShareLink", "Toggle"), !isCancel(node) {
          count += 1
        }
      }
      index += 1
    }
    return count
  }

  private func isCancel(_ node: SwiftNode) -> Bool {
    node.kind == .call && tree.argument("role", of: node).map { tree.holds($0, ".cancel") } ?? false
  }

  /// Whether controls are among the parts of a view, or more parts than can be looked through.
  func holdsControls(_ chain: [Int32], _ name: SwiftPiece) -> Bool {
    for part in chain {
      let closure = tree.source.nodes[Int(part)]
      guard closure.kind == .closure, closure.name == name else { continue }
      guard closure.after - part < Self.mostParts else { return true }
      for index in part + 1..<closure.after {
        let node = tree.source.nodes[Int(index)]
        if tree.holds(
          node.name, "Button", "Toggle", "TextField", "SecureField", "NavigationLink", "Menu", "Picker",
          "List",
          "TextEditor", "ScrollView", "Slider", "Stepper", "Form")
        {
          return true
        }
      }
    }
    return false
  }

  private static let mostParts: Int32 = 400

  /// A view that is called a toast or a banner.
  func message(_ node: SwiftNode) -> Control? {
    guard tree.bytes[node.name.lowerBound].isASCIICapital, isInView(node) else { return nil }
    let name = tree.text(node.name)
    guard ["Toast", "ToastView", "Snackbar", "SnackbarView"].contains(where: name.hasSuffix) else {
      return nil
    }
    return Control(.message, tree.text(node.name), at: node.name.range)
  }
}
