/// The views in Swift code: which calls continue each other, what their modifiers say, and what is around them.
///
/// Two passes over the nodes of the tree; no view is looked up from below.
struct ViewTree {
  let bytes: [UInt8]
  let source: SwiftSource
  /// For each node, the first of its chain of calls.
  private(set) var roots: [Int32] = []
  /// For the first of a chain, the last.
  private(set) var ends: [Int32] = []
  /// What the modifiers of a chain say, at its first node.
  private(set) var says: [ViewSays] = []
  private(set) var surroundings: [ViewPlace] = []
  /// For each node, the innermost type around it; `SwiftNode.nothing` outside of any.
  private(set) var types: [Int32] = []
  /// For each node, the innermost function or property around it.
  private(set) var bodies: [Int32] = []

  init(_ source: SwiftSource, _ bytes: [UInt8]) {
    self.source = source
    self.bytes = bytes
    readChains()
    readSurroundings()
  }

  private mutating func readChains() {
    let count = source.nodes.count
    roots = Array(repeating: 0, count: count)
    says = Array(repeating: [], count: count)
    ends = Array(repeating: SwiftNode.nothing, count: count)
    for index in 0..<count {
      let node = source.nodes[index]
      let continues = node.base >= 0 && (node.kind == .call || node.kind == .closure || node.kind == .lookup)
      let root = continues ? roots[Int(node.base)] : Int32(truncatingIfNeeded: index)
      roots[index] = root
      ends[Int(root)] = Int32(truncatingIfNeeded: index)
      if node.marks.contains(.member), node.kind == .call || node.kind == .closure {
        says[Int(root)].formUnion(modifier(node))
      }
    }
  }

  private mutating func readSurroundings() {
    let count = source.nodes.count
    surroundings = Array(repeating: [], count: count)
    types = Array(repeating: SwiftNode.nothing, count: count)
    bodies = types
    // What is around the parts of each node, found once for all of them.
    var within: [ViewPlace] = []
    within.reserveCapacity(count)
    for (index, node) in source.nodes.enumerated() {
      if node.parent >= 0 {
        let parent = Int(node.parent)
        types[index] = source.nodes[parent].kind == .type ? node.parent : types[parent]
        bodies[index] = source.nodes[parent].kind == .body ? node.parent : bodies[parent]
        surroundings[index] = within[parent]
        if node.kind == .type { surroundings[index].formUnion(type(node)) }
      }
      let isWhole = Int(node.after) <= index + 1
      within.append(surroundings[index].union(isWhole ? [] : meaning(of: node, at: index)))
    }
  }

  /// What a node means for all that is in it.
  private func meaning(of node: SwiftNode, at index: Int) -> ViewPlace {
    switch node.kind {
    case .closure: Self.around(says[Int(roots[index])]).union(closure(node))
    case .call: Self.around(says[Int(roots[index])]).union(isBackdrop(node) ? .backdrop : [])
    case .block: .conditional
    default: []
    }
  }

  /// What the modifiers of a view mean for its parts.
  private static func around(_ says: ViewSays) -> ViewPlace {
    var around: ViewPlace = []
    if says.contains(.hidden) || says.contains(.ignored) { around.insert(.unseen) }
    if says.contains(.combined) { around.insert(.grouped) }
    if says.contains(.label) || says.contains(.named) { around.insert(.labelled) }
    return around
  }

  /// What the closure of a call means for what is in it.
  private func closure(_ node: SwiftNode) -> ViewPlace {
    let name = node.marks.contains(.trailing) ? node.name : source.nodes[Int(node.parent)].name
    guard !name.isNone else { return [] }
    if isBackdrop(node) { return .backdrop }
    // What is on a map is called by the title of its place.
    if holds(name, "Annotation") { return .labelled }
    if bytes[name.lowerBound].isASCIICapital, kind(of: name) == .unknown, !isOne(name, of: Self.holders) {
      return holds(name, "Preview") ? .preview : .own
    }
    if node.marks.contains(.member), asks(name) { return .dialog }
    switch bytes[name.lowerBound] {
    case UInt8(ascii: "t"): if holds(name, "tabItem") { return .control }
    case UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "s"):
      if holds(name, "alert", "confirmationDialog", "actionSheet") { return .dialog }
      if holds(name, "swipeActions") { return .swipe }
      if holds(name, "contextMenu") { return .menu }
      if holds(name, "accessibilityRepresentation", "accessibilityActions", "accessibilityChildren") {
        return .unseen
      }
    case UInt8(ascii: "M"), UInt8(ascii: "C"):
      if holds(name, "CommandGroup", "CommandMenu") { return .menu }
      if holds(name, "Menu"), !isLabel(node) { return .menu }
      if holds(name, "Menu") { return .control }
    case UInt8(ascii: "P"):
      if holds(name, "PhotosPicker", "Picker") { return .control }
    case UInt8(ascii: "L"):
      if holds(name, "LabeledContent") { return .labelled }
      if holds(name, "Label", "Link") { return .control }
    case UInt8(ascii: "B"), UInt8(ascii: "N"), UInt8(ascii: "T"), UInt8(ascii: "S"):
      if holds(name, "Button", "NavigationLink", "Toggle", "ShareLink", "Stepper"), isLabel(node) {
        return .control
      }
    case UInt8(ascii: "D"): if holds(name, "DisclosureGroup"), isLabel(node) { return .control }
    default: break
    }
    return []
  }

  /// Whether a modifier of the app's own opens a dialog: `.confirmationDialogOrAlert(…)`.
  private func asks(_ name: SwiftPiece) -> Bool {
    let name = bytes.span.extracting(name.range)
    return name.contains("lert") || name.contains("ialog") || name.contains("onfirm")
  }

  /// `.background(…)`: behind what people look at.
  private func isBackdrop(_ node: SwiftNode) -> Bool {
    node.marks.contains(.member) && holds(node.name, "background", "mask", "listRowBackground")
  }

  /// What a type conforms to shows whether its views are for people, and whether it knows what they are used on.
  private func type(_ node: SwiftNode) -> ViewPlace {
    guard !node.name.isNone, node.name.upperBound <= node.range.lowerBound else { return [] }
    let heading = bytes.span.extracting(node.name.lowerBound..<node.range.lowerBound)
    if bytes.span.extracting(node.name.range).contains("Debug") { return .preview }
    if heading.contains("PreviewProvider") || heading.contains("XCTestCase") { return .preview }
    if isPrivatePreview(node.name, bytes) { return .preview }
    if heading.contains("Style") || heading.contains("ViewModifier") { return .style }
    return isMenu(node) ? .menu : []
  }

  /// `struct SortMenu: View` with a menu in it: its parts are choices. Types nest, so only the beginning is looked through.
  private func isMenu(_ type: SwiftNode) -> Bool {
    let name: StaticString = "Menu"
    let start = type.name.upperBound - name.utf8CodeUnitCount
    return start > type.name.lowerBound && bytes.span.holds(name, at: start)
      && bytes.span.extracting(type.range.prefix(2000)).contains("Menu {")
  }

  /// Whether a closure of a control shows what the control is called, and does not say what it does or holds.
  func isLabel(_ node: SwiftNode) -> Bool {
    if !node.label.isNone { return holds(node.label, "label") }
    guard node.marks.contains(.trailing) else { return false }
    if holds(
      node.name, "Toggle", "Link", "ShareLink", "PhotosPicker", "Slider", "Stepper", "ColorPicker",
      "TextField", "SecureField")
    {
      return true
    }
    guard node.base >= 0, source.nodes[Int(node.base)].kind == .call else { return false }
    return source.arguments(of: source.nodes[Int(node.base)]).contains {
      holds($0.label, "action", "intent", "destination", "value", "tag")
    }
  }

  func holds(_ piece: SwiftPiece, _ words: StaticString...) -> Bool {
    for word in words where bytes.span.holds(word, in: piece) { return true }
    return false
  }

  func text(_ piece: SwiftPiece) -> String { String(decoding: bytes[piece.range], as: UTF8.self) }

  /// The calls of a chain, the first of them first.
  func chain(from root: Int32) -> [Int32] {
    var nodes: [Int32] = []
    var index = ends[Int(root)]
    while index >= 0 {
      nodes.append(index)
      if index == root { break }
      index = source.nodes[Int(index)].base
    }
    return nodes.reversed()
  }
}
