internal import Readability

/// Names of what can be chosen: the cases of an enumeration, values in a list.
extension SwiftPlaceFinder {
  /// What can be chosen is often shown on buttons, one for each choice: “Largest first” of a `SortOrder` does nothing by itself.
  func buttonOrChoice(_ place: SwiftPlace) -> Role {
    if place.isOfDeclaration,
      isOfEnumeration(place.declaration) || chooses(place)
    {
      let name = source.nodes[Int(place.declaration)].name
      if namesAction(name) || isTypeOfActions(place.declaration) { return .button }
      return bytes.span.holds("tab", at: name.lowerBound) ? .tab : .unknown
    }
    // `Button(preset.listDescription)`, in another file.
    if place.isGuess, place.isLikely, place.isOfDeclaration {
      return namesAction(source.nodes[Int(place.declaration)].name) || isTypeOfActions(place.declaration)
        ? .button : .unknown
    }
    guard place.isGuess, place.decider >= 0 else { return .button }
    let call = source.nodes[Int(place.decider)]
    guard call.kind == .call, !call.name.isNone, !place.label.isNone else { return .button }
    let type = calledName(call)
    guard bytes[type.lowerBound].isASCIICapital || holds("init", in: type) else { return .button }
    if holds("Tab", in: lastWord(of: type)) { return .tab }
    return namesAction(place.label) || namesAction(type) ? .button : .unknown
  }

  /// Whether each case of an enumeration has its own value of a property.
  func isOfEnumeration(_ declaration: Int32) -> Bool {
    let node = source.nodes[Int(declaration)]
    if node.marks.contains(.enumeration) { return true }
    guard node.kind == .body, node.parent >= 0 else { return false }
    let type = source.nodes[Int(node.parent)]
    guard type.kind == .type, !type.name.isNone else { return false }
    let keyword: StaticString = "enum "
    let start = type.name.lowerBound - keyword.utf8CodeUnitCount
    return start >= 0 && bytes.span.holds(keyword, at: start)
      || beginning(of: node).contains("switch self")
  }

  /// Whether a function has a name for each of several values: `func label(_ kind: Kind) -> String { switch kind { … } }`.
  func chooses(_ place: SwiftPlace) -> Bool {
    guard place.isOfDeclaration else { return false }
    let node = source.nodes[Int(place.declaration)]
    return node.kind == .body && !node.marks.contains(.accessors) && !node.name.isNone
      && beginning(of: node).contains("switch ")
  }

  /// What comes first in a body. Each text in it asks, so it is not looked through.
  @_lifetime(borrow self)
  func beginning(of body: SwiftNode) -> Span<UInt8> {
    bytes.span.extracting(body.range.prefix(500))
  }

  private func isTypeOfActions(_ declaration: Int32) -> Bool {
    typeAround(declaration).map { namesAction($0) } ?? false
  }

  private func namesAction(_ name: SwiftPiece) -> Bool {
    guard !name.isNone else { return false }
    return bytes.span.holds("action", at: name.lowerBound)
      || Self.actions.contains { piece(name).contains($0) }
  }

  private static let actions: [StaticString] = [
    "utton", "Action", "ommand", "cta", "CTA", "Cta", "onfirm", "Btn", "Chip",
  ]

  /// Whether an enumeration of tabs has the name: `enum WorkspaceTab { … var title: String { … } }`.
  func isOfTabs(_ place: SwiftPlace) -> Bool {
    if isOfTabButton(place) { return true }
    guard place.isOfDeclaration, isOfEnumeration(place.declaration),
      let type = typeAround(place.declaration)
    else { return false }
    return holds("Tab", in: lastWord(of: type))
  }
}
