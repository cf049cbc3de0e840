extension ControlReader {
  /// What the modifiers of a control say, word by word.
  func readModifiers(_ index: Int32, into control: inout Control) {
    for part in tree.chain(from: index) {
      let node = tree.source.nodes[Int(part)]
      if tree.namesInClosure(node) { control.says.insert(.own) }
      guard node.kind == .call, node.marks.contains(.member) else { continue }
      if tree.holds(node.name, "accessibilityLabel") {
        words(.label, part, of: &control)
      } else if tree.holds(node.name, "accessibilityHint") {
        words(.hint, part, of: &control)
      } else if tree.holds(node.name, "accessibilityValue") {
        words(.value, part, of: &control)
      } else if tree.holds(node.name, "accessibility") {
        old(part, node, of: &control)
      } else if tree.holds(node.name, "accessibilityInputLabels") {
        names(part, node, of: &control)
      } else if tree.holds(node.name, "accessibilityIdentifier") {
        if let title = tree.title(of: node), let literal = literal(at: title, in: part) {
          control.identifier = tree.plainText(literal) ?? ""
        }
      } else if tree.isNaming(node) {
        control.says.insert(.own)
      }
    }
  }

  private func words(_ part: Control.Literal.Part, _ call: Int32, of control: inout Control) {
    let node = tree.source.nodes[Int(call)]
    guard let title = tree.title(of: node), let literal = literal(at: title, in: call) else {
      return set(part, .code, of: &control)
    }
    set(part, literal, of: &control)
  }

  private func set(_ part: Control.Literal.Part, _ words: Control.Words, of control: inout Control) {
    switch part {
    case .label: control.label = words
    case .hint: control.hint = words
    case .value: control.value = words
    case .title, .name: break
    }
  }

  /// `.accessibility(label: Text("…"))`.
  private func old(_ call: Int32, _ node: SwiftNode, of control: inout Control) {
    let parts: [(StaticString, Control.Literal.Part)] = [
      ("label", .label), ("hint", .hint), ("value", .value),
    ]
    for (label, part) in parts where tree.hasArgument(label, of: node) {
      if let literal = literal(of: call, labelled: label) {
        set(part, literal, of: &control)
      } else {
        set(part, .code, of: &control)
      }
    }
  }

  /// `.accessibilityInputLabels(["Send", "Post"])`.
  private func names(_ call: Int32, _ node: SwiftNode, of control: inout Control) {
    var inner = call + 1
    while inner < node.after {
      let part = tree.source.nodes[Int(inner)]
      if part.kind == .literal { set(.name, inner, of: &control) }
      inner = part.kind == .list ? inner + 1 : max(part.after, inner + 1)
    }
    control.names = tree.title(of: node).flatMap { namesOfList($0, in: call) }
  }

  /// The names of `["Send", "Post"]`; nil if there is anything but literals.
  private func namesOfList(_ list: SwiftPiece, in call: Int32) -> [String]? {
    var names: [String] = []
    var end = list.lowerBound
    for index in call + 1..<tree.source.nodes[Int(call)].after {
      let part = tree.source.nodes[Int(index)]
      guard part.kind == .literal else { continue }
      guard let name = tree.plainText(index), separatesNames(end..<part.range.lowerBound) else { return nil }
      names.append(name)
      end = part.range.upperBound
    }
    return separatesNames(end..<list.upperBound) ? names : nil
  }

  private func separatesNames(_ range: Range<Int>) -> Bool {
    tree.bytes[range].allSatisfy { $0 <= 0x20 || "[,]:".utf8.contains($0) }
  }
}
