extension ViewTree {
  /// What a modifier says of its view.
  func modifier(_ node: SwiftNode) -> ViewSays {
    let name = node.name
    guard !name.isNone, name.count > 3 else { return [] }
    switch bytes[name.lowerBound] {
    case UInt8(ascii: "a"):
      // What can't be tapped only listens for a gesture or a key.
      if holds(name, "allowsHitTesting") { return value(node, "false") ? .hidden : [] }
      return bytes.span.holds("accessibility", at: name.lowerBound) ? accessibility(node) : []
    case UInt8(ascii: "h"):
      if holds(name, "hidden") { return .hidden }
      return holds(name, "help") ? .help : []
    case UInt8(ascii: "o"):
      if holds(name, "onTapGesture") { return isSingle(node) ? .tapped : [] }
      return holds(name, "opacity") ? (value(node, "0", "0.0", "0.01") ? .hidden : []) : []
    case UInt8(ascii: "b"):
      return holds(name, "buttonStyle") && value(node, ".borderedProminent", ".glassProminent")
        ? .prominent : []
    case UInt8(ascii: "p"):
      let isSegmented = value(node, ".segmented", ".inline", ".radioGroup", "SegmentedPickerStyle()")
      return holds(name, "pickerStyle") && isSegmented ? .segmented : []
    case UInt8(ascii: "l"):
      let isIconOnly = holds(name, "labelStyle") && value(node, ".iconOnly", "IconOnlyLabelStyle()")
      return holds(name, "labelsHidden") || isIconOnly ? .wordless : []
    case UInt8(ascii: "d"):
      let isCalendar = value(node, ".graphical", "GraphicalDatePickerStyle()")
      return holds(name, "datePickerStyle") && isCalendar ? .segmented : []
    case UInt8(ascii: "k"): return holds(name, "keyboardShortcut") ? .shortcut : []
    case UInt8(ascii: "f"):
      return holds(name, "foregroundColor", "foregroundStyle", "fill") && choosesColor(node) ? .colored : []
    default: return []
    }
  }

  private func accessibility(_ node: SwiftNode) -> ViewSays {
    let name = node.name
    if holds(name, "accessibilityLabel") { return .label }
    if holds(name, "accessibilityHint") { return .hint }
    if holds(name, "accessibilityValue") { return .value }
    if holds(name, "accessibilityHidden") { return value(node, "false") ? [] : .hidden }
    if holds(name, "accessibilityElement") { return element(node) }
    if holds(name, "accessibilityAddTraits", "accessibilityRemoveTraits") { return .trait }
    if holds(name, "accessibilityAdjustableAction") { return .adjustable }
    if holds(name, "accessibilityAction", "accessibilityActions") { return .action }
    if holds(name, "accessibilityInputLabels") { return .names }
    if holds(name, "accessibilityRepresentation", "accessibilityLabeledPair", "accessibilityChildren") {
      return .named
    }
    return holds(name, "accessibility") ? old(node) : []
  }

  /// `.accessibility(label:)`, as it was before iOS 14.
  private func old(_ node: SwiftNode) -> ViewSays {
    var says: ViewSays = []
    for argument in source.arguments(of: node) {
      if holds(argument.label, "label") { says.insert(.label) }
      if holds(argument.label, "hint") { says.insert(.hint) }
      if holds(argument.label, "value") { says.insert(.value) }
      if holds(argument.label, "hidden"), !value(node, "false") { says.insert(.hidden) }
      if holds(argument.label, "addTraits", "removeTraits") { says.insert(.trait) }
      if holds(argument.label, "inputLabels") { says.insert(.names) }
    }
    return says
  }

  private func element(_ node: SwiftNode) -> ViewSays {
    guard let argument = source.arguments(of: node).first else { return .ignored }
    let value = bytes.span.extracting(argument.value.range)
    if value.contains("combine") { return .combined }
    return value.contains("contain") ? [] : .ignored
  }

  /// Whether it is one tap: two zoom or like, and have another way.
  private func isSingle(_ node: SwiftNode) -> Bool {
    // Its parentheses have said so before its braces.
    if node.kind == .closure, node.base >= 0, source.nodes[Int(node.base)].kind == .call,
      source.nodes[Int(node.base)].name == node.name
    {
      return false
    }
    return !source.arguments(of: node).contains { holds($0.label, "count") && !holds(trimmed($0.value), "1") }
  }

  /// Whether the first argument is one of these.
  private func value(_ node: SwiftNode, _ values: StaticString...) -> Bool {
    guard let argument = source.arguments(of: node).last else { return false }
    let piece = trimmed(argument.value)
    for value in values where bytes.span.holds(value, in: piece) { return true }
    return false
  }

  /// `isOn ? .green : .red`, and no color of the system that tells what is chosen.
  private func choosesColor(_ node: SwiftNode) -> Bool {
    guard let argument = source.arguments(of: node).last, argument.value.count < 200 else { return false }
    let value = bytes.span.extracting(argument.value.range)
    guard value.contains("?"), value.contains(":") else { return false }
    let colors: [StaticString] = [".red", ".green", ".orange", ".yellow"]
    var found = 0
    for color in colors where value.contains(color) { found += 1 }
    if found > 1 { return true }
    // `isRecording ? .red : .gray`: what is on has a color, and what is off has none.
    let plain: [StaticString] = [".gray", ".secondary"]
    return found == 1 && plain.contains { value.contains($0) }
  }

  /// Without white space and a colon around.
  func trimmed(_ piece: SwiftPiece) -> SwiftPiece {
    var (start, end) = (piece.lowerBound, piece.upperBound)
    while start < end, bytes[start] <= 0x20 || bytes[start] == UInt8(ascii: ":") { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return SwiftPiece(start, end)
  }
}
