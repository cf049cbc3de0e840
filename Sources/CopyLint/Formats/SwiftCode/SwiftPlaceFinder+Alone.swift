internal import Readability

/// Texts that stand in a view by themselves.
extension SwiftPlaceFinder {
  /// What a text is that nothing else tells about: `VStack { Text("Two files") }`, `statusLabel.text = "Two files"`.
  ///
  /// It is a guess: what comments and keys say counts more.
  func roleAlone(_ place: SwiftPlace, of text: SwiftText) -> Role {
    let isAlone = place.isText || place.view >= 0 && standsInView(place.view)
    guard isAlone, place.role == .unknown else { return .unknown }
    if text.namesValue || place.view >= 0 && isBesideValue(place.view) { return .fieldLabel }
    if place.view >= 0, text.isTopic, style(of: place.view) == .bold, isTopOfColumn(place.view) {
      return .heading
    }
    return .body
  }

  /// Whether a text is the content of a view, and no part of a control or an argument of something unknown.
  private func standsInView(_ view: Int32) -> Bool {
    guard !isTapped(view) else { return false }
    var isInside = false
    var child = source.nodes[Int(view)]
    for _ in 0..<Self.deepest where child.parent >= 0 {
      let node = source.nodes[Int(child.parent)]
      switch node.kind {
      case .block, .result: break
      case .closure:
        guard isContent(node) else { return false }
        isInside = true
        // What is in the parentheses of a call is its content; what they belong to stands there as well.
        child = node.marks.contains(.trailing) ? node : source.nodes[Int(node.parent)]
        continue
      case .call:
        guard isInside else { return node.marks.contains(.member) && isLayer(node.name) }
        let start = child.range.lowerBound
        let argument = source.arguments(of: node).first { $0.value.range.contains(start) }
        return argument.map { !isPart($0.label) } ?? false
      case .body: return isView(node)
      default: return false
      }
      child = node
    }
    return false
  }

  /// Whether a closure says what is in a view: `VStack { … }`, `Card(content: { … })`, `.overlay { … }`.
  private func isContent(_ closure: SwiftNode) -> Bool {
    var name = closure.name
    let isTitle = closure.label.isNone || holds("title", in: closure.label)
    if isTitle, holds("Label", in: name) { return true }
    guard closure.label.isNone || Self.contents.contains(where: { holds($0, in: closure.label) }) else {
      return false
    }
    if !closure.marks.contains(.trailing) {
      guard closure.parent >= 0, !closure.label.isNone else { return false }
      name = source.nodes[Int(closure.parent)].name
    }
    guard !name.isNone else { return false }
    return bytes[name.lowerBound].isASCIICapital ? !isPart(name) : isLayer(name)
  }

  /// Whether it is a modifier that shows a view over, under or beside another one.
  private func isLayer(_ name: SwiftPiece) -> Bool { Self.layers.contains { holds($0, in: name) } }

  /// Whether it is the body of a view, or a part of a view that is named for no other role.
  private func isView(_ body: SwiftNode) -> Bool {
    guard !body.name.isNone, !holds("Text", in: body.qualifier), !holds("String", in: body.qualifier) else {
      return false
    }
    return !isPart(body.name)
  }

  /// Whether the last word of a name is one of a control or another part of a view.
  private func isPart(_ name: SwiftPiece) -> Bool {
    guard !name.isNone else { return false }
    var last = Array(bytes[lastWord(of: name).range])
    if last[0].isASCIISmall { last[0] &= 0xDF }
    return Self.parts.contains { last.span.holds($0, in: SwiftPiece(0, last.count)) }
  }

  /// Whether a tap on the text does something, or it is a choice of a picker.
  private func isTapped(_ view: Int32) -> Bool {
    var last = view
    for _ in 0..<Self.deepest {
      let next = source.nodes[Int(last)].after
      guard next < source.nodes.count, source.nodes[Int(next)].base == last else { return false }
      let name = source.nodes[Int(next)].name
      if holds("onTapGesture", in: name) || holds("tag", in: name) { return true }
      last = next
    }
    return false
  }

  /// The labels of closures that hold a view's content.
  private static let contents: [StaticString] = ["content", "detail", "sidebar"]
  private static let layers: [StaticString] = [
    "overlay", "background", "sheet", "popover", "fullScreenCover", "safeAreaInset",
  ]

  /// The last words of names of what is no running text.
  private static let parts: [StaticString] = [
    "Button", "Link", "Toggle", "Picker", "Menu", "Label", "Title", "Subtitle", "Header", "Heading", "Footer",
    "Item", "Tab", "Toolbar", "Hint", "Placeholder", "Field", "Alert", "Toast", "Tip", "Style", "Badge",
  ]
}

extension SwiftText {
  /// “Firmware version:”, which a value comes after.
  fileprivate var namesValue: Bool {
    let words = text.utf8.reduce(1) { $1 == 0x20 ? $0 + 1 : $0 }
    return text.hasSuffix(":") && words < 4
  }
}
