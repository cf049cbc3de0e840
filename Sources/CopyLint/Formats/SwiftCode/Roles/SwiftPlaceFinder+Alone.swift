internal import Readability

/// Texts that are in a view by themselves.
extension SwiftPlaceFinder {
  /// What a text is that nothing else tells about: `VStack { Text("It opens two files.") }`, `label.text = "Two files:"`.
  ///
  /// It is a guess: what comments and keys say counts more. Of a few words by themselves, nobody can tell whether they are a
  /// title, a value or the name of a row.
  func roleAlone(_ place: SwiftPlace, of text: SwiftText) -> Role {
    guard place.role == .unknown else { return .unknown }
    guard place.view >= 0 else {
      // What a view of the app's own takes is shown in it; what a constant holds may be an alert as well.
      let isInView = place.isLikely && place.declaration < 0 && text.isSentence
      guard place.isText || isInView else { return .unknown }
      if text.isSentence { return text.saysNone ? .emptyState : .body }
      return text.namesValue ? .fieldLabel : .unknown
    }
    guard isInContent(place.view), style(of: place.view) != .large else { return .unknown }
    if isBesideValue(place.view) { return isAboveCounted(place.view) ? .heading : .fieldLabel }
    return text.namesValue && !isAboveControls(place.view) ? .fieldLabel : .unknown
  }

  /// `VStack { Text("Include:"); Toggle("Photos", isOn: $a) }`
  private func isAboveControls(_ view: Int32) -> Bool {
    guard isInColumn(view), var next = sibling(after: view) else { return false }
    if holds("Spacer", in: source.nodes[Int(next)].name) { next = sibling(after: next) ?? next }
    let name = source.nodes[Int(next)].name
    return ["Toggle", "ForEach", "List", "Button"].contains { holds($0, in: name) }
      || holds("Row", in: lastWord(of: name))
  }

  /// Whether a call such as `Text(status)` is in a view by itself.
  func isTextAlone(_ call: Int32) -> Bool {
    let node = source.nodes[Int(call)]
    return (holds("Text", in: node.name) || holds("Label", in: node.name)) && isInContent(call)
  }

  /// Whether a view is part of what another one holds, and of no control in it, nor an argument of something unknown.
  private func isInContent(_ view: Int32) -> Bool {
    guard !isTapped(view) else { return false }
    var isInside = false
    var child = source.nodes[Int(view)]
    for _ in 0..<Self.deepest where child.parent >= 0 {
      let node = source.nodes[Int(child.parent)]
      switch node.kind {
      case .block, .result: break
      case .closure:
        if isInside, case .role? = closure(node)?.meaning { return false }
        guard isContent(node) else { return false }
        isInside = true
        // What is in the parentheses of a call is its content; what they belong to is there as well.
        child = node.marks.contains(.trailing) ? node : source.nodes[Int(node.parent)]
        continue
      case .call: return isInside ? isContent(child, of: node) : isLayer(node)
      case .body: return isView(node)
      default: return false
      }
      child = node
    }
    return false
  }

  /// Whether a view that is an argument of a call is what the call shows.
  private func isContent(_ view: SwiftNode, of call: SwiftNode) -> Bool {
    let start = view.range.lowerBound
    guard let argument = source.arguments(of: call).first(where: { $0.value.range.contains(start) }) else {
      return false
    }
    if case .role? = row(of: call, argument.label)?.meaning { return false }
    return !isPart(argument.label)
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

  private func isLayer(_ call: SwiftNode) -> Bool { call.marks.contains(.member) && isLayer(call.name) }

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

  /// Whether a tap on the text does something.
  func isTapped(_ view: Int32) -> Bool { isModified(view) { holds("onTapGesture", in: $0) } }

  /// `Text("Two files").tag(Filter.files)` in a picker.
  func isChoice(_ view: Int32) -> Bool { isModified(view) { holds("tag", in: $0) } }

  /// The labels of closures that hold a view's content.
  private static let contents: [StaticString] = ["content", "detail", "sidebar"]
  private static let layers: [StaticString] = [
    "overlay", "background", "sheet", "popover", "fullScreenCover", "safeAreaInset",
  ]

  /// The last words of names of what is no running text.
  private static let parts: [StaticString] = [
    "Button", "Link", "Toggle", "Picker", "Menu", "Label", "Title", "Subtitle", "Header", "Heading", "Footer",
    "Item", "Tab", "Toolbar", "Placeholder", "Field", "Alert", "Toast", "Style", "Badge",
  ]
}

extension SwiftText {
  /// “Firmware version:”, which a value comes after.
  fileprivate var namesValue: Bool {
    let words = text.utf8.reduce(1) { $1 == 0x20 ? $0 + 1 : $0 }
    return text.hasSuffix(":") && words < 4
  }
}
