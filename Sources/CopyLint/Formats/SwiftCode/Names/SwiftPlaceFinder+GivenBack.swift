internal import Readability

/// Names that are given back, or are part of a text that is: `var summary: String { "\(level.title), \(days) days" }`.
extension SwiftPlaceFinder {
  /// A name whose value goes where nothing that was read so far shows it.
  struct OpenName: BitwiseCopyable, Sendable {
    var name: SwiftPiece
    /// What follows `return`, the braces of a property that has nothing else in them, or an interpolation.
    var node: Int32
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
      for name in open { note(name) }
      if openNames.count == open.count { break }
    }
    for open in openNames { noteThrough(open) }
    openNames = []
  }

  private mutating func note(_ open: OpenName) {
    guard let role = role(of: open) else {
      openNames.append(open)
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
    guard openMembers != nil, !namesContent(open.name), let member = member(around: open.node) else { return }
    shownNames.append(ShownName(name: open.name, call: open.node, role: .unknown, through: member))
  }

  /// The member of a type whose value a node is or makes, as a hash of both.
  private func member(around index: Int32) -> UInt64? {
    var index = index
    for _ in 0..<Self.deepest where index >= 0 {
      let node = source.nodes[Int(index)]
      guard node.marks.isDisjoint(with: [.compared, .condition, .key]) else { return nil }
      switch node.kind {
      case .tuple, .block, .result, .literal, .interpolation: index = node.parent
      case .body:
        guard let type = typeHolding(node), let member = hash(ofMember: node) else { return nil }
        return MemberUses.hash(of: member, in: Self.hash(ofType: piece(type)))
      default: return nil
      }
    }
    return nil
  }
}
