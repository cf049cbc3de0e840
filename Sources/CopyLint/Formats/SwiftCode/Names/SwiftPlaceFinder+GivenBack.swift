internal import Readability

/// Names that are given back, or are part of a text that is: `var summary: String { "\(level.title), \(days) days" }`.
extension SwiftPlaceFinder {
  /// A name whose value goes where nothing that was read so far shows it.
  struct OpenName: BitwiseCopyable, Sendable {
    var name: SwiftPiece
    /// What follows `return`, the braces of a property that has nothing else in them, or an interpolation.
    var node: Int32
    /// The braces of the property or function whose value it is, or is a part of; `SwiftNode.nothing` if it is in a text that goes
    /// elsewhere.
    var body: Int32 = SwiftNode.nothing
  }

  /// Notes the name in `return tips.randomElement()` or `var title: String { level.title }`, where people see what is given
  /// back.
  mutating func noteGivenBack(_ node: SwiftNode, at index: Int32) {
    guard let name = node.kind == .body ? nameAlone(in: node) : nameGiven(to: node) else { return }
    note(OpenName(name: name, node: index))
  }

  /// Notes the name in `Text("Changed \(age)")`, which people see as a part of the text.
  mutating func noteInterpolated(_ node: SwiftNode, at index: Int32) {
    // After `\(`, or `\#(`.
    let start = node.range.lowerBound + 2 + Int(source.nodes[Int(node.parent)].hashes)
    guard let name = usedName(SwiftPiece(start, max(start, node.range.upperBound - 1))) else { return }
    note(OpenName(name: name, node: index))
  }

  /// Asks again about the names that nothing showed: most views have their `body` first, and then what it shows.
  mutating func noteOpenNames() {
    for _ in 0..<3 {
      let open = openNames
      openNames = []
      for name in open {
        let isShown = name.body < 0 || use(of: source.nodes[Int(name.body)]) != nil
        if isShown { note(name) } else { openNames.append(name) }
      }
      if openNames.count == open.count { break }
    }
    for open in openNames where open.body >= 0 { noteThrough(open) }
    openNames = []
  }

  private mutating func note(_ open: OpenName) {
    guard let role = role(of: open) else {
      var open = open
      if open.body < 0, let body = body(givingBack: open.node), givesText(source.nodes[Int(body)]) {
        open.body = body
      }
      if open.body >= 0 || source.nodes[Int(open.node)].kind == .interpolation { openNames.append(open) }
      return
    }
    if role == .identifier { return }
    noteUse(of: open.name, role, in: open.node)
    noteParameter(open.name, role, isGuess: true, usedIn: open.node)
  }

  /// What people see the name as; nil if nothing shows it so far.
  private func role(of open: OpenName) -> Role? {
    let node = source.nodes[Int(open.node)]
    switch node.kind {
    case .interpolation:
      guard let place = place(of: node.parent) else { return nil }
      return place.role == .identifier ? .identifier : .unknown
    case .body:
      guard case .role(let role)? = valueRow(node)?.meaning else { return nil }
      return role
    default:
      var place = SwiftPlace()
      return self.place(from: open.node, isShown: false, &place)?.role
    }
  }

  /// The name in `var title: String { level.title }`.
  private func nameAlone(in body: SwiftNode) -> SwiftPiece? {
    guard body.marks.contains(.accessors), body.range.count < 200, piece(body.qualifier).contains("String")
    else { return nil }
    return usedName(SwiftPiece(body.range.lowerBound + 1, body.range.upperBound - 1))
  }

  /// Notes for other files that people see the name if they see the member around it.
  private mutating func noteThrough(_ open: OpenName) {
    let body = source.nodes[Int(open.body)]
    guard openMembers != nil, !namesContent(open.name), let type = typeHolding(body),
      let member = hash(ofMember: body)
    else { return }
    shownNames.append(
      ShownName(
        name: open.name, call: open.node, role: .unknown,
        through: hash(ofMember: member, in: type)))
  }

  /// Whether a property or a function has a text as its value.
  private func givesText(_ body: SwiftNode) -> Bool {
    if !body.qualifier.isNone { return piece(body.qualifier).contains("String") }
    guard body.previous >= 0 else { return false }
    let list = source.nodes[Int(body.previous)].range
    guard source.nodes[Int(body.previous)].kind == .parameters, list.upperBound < body.range.lowerBound else {
      return false
    }
    let type = list.upperBound..<min(body.range.lowerBound, list.upperBound + 100)
    return bytes.span.extracting(type).contains("String")
  }

  /// The braces of the property or function whose value a node is, or is a part of.
  private func body(givingBack index: Int32) -> Int32? {
    var index = index
    for _ in 0..<Self.deepest where index >= 0 {
      let node = source.nodes[Int(index)]
      guard node.marks.isDisjoint(with: [.compared, .condition, .key]) else { return nil }
      switch node.kind {
      case .tuple, .block, .result, .literal, .interpolation: index = node.parent
      case .body: return node.name.isNone ? nil : index
      default: return nil
      }
    }
    return nil
  }
}
