internal import Readability

/// Buttons that delete something, by their color, their picture, or what they call.
extension SwiftPlaceFinder {
  /// What a button is by what it shows and does; the role that is given where neither tells.
  ///
  /// - Parameter role: of a button.
  func refinedByHarm(_ role: Role, _ place: SwiftPlace, _ text: SwiftText) -> Role {
    if role == .destructiveButton { return hasColorOfRest(place) ? .button : role }
    guard role == .button else { return role }
    if hasTrash(place) || hasColorOfHarm(place) { return .destructiveButton }
    return Self.consents.contains(text.text.lowercased()) && deletes(place) ? .destructiveButton : role
  }

  /// What a button says that only agrees.
  private static let consents: Set<String> = ["confirm", "continue", "ok", "proceed", "yes"]

  /// `Button { … } label: { Label("…", systemImage: "trash") }`
  private func hasTrash(_ place: SwiftPlace) -> Bool {
    guard place.view >= 0 else { return false }
    return source.arguments(of: source.nodes[Int(place.view)]).contains(where: isTrash)
  }

  /// `Button("Clear") { … }.foregroundStyle(.red)`
  private func hasColorOfHarm(_ place: SwiftPlace) -> Bool {
    place.view >= 0 && isRed(place.view) || place.decider >= 0 && isRed(place.decider)
  }

  /// `Button("Approve", role: .destructive) { … }.tint(.green)`: the role only takes the row away.
  private func hasColorOfRest(_ place: SwiftPlace) -> Bool {
    place.decider >= 0
      && isModified(place.decider) { name in
        holds("tint", in: name)
          && [".green", ".blue"].contains { bytes.span.holds($0, at: name.upperBound + 1) }
      }
  }

  /// `Button { deletePost() } label: { Text("Confirm") }`
  private func deletes(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0 else { return false }
    let decider = source.nodes[Int(place.decider)]
    let isLabel = decider.kind == .closure
    let actions = isLabel ? [firstOfChain(place.decider)] : closures(of: place.decider)
    return actions.contains { action in
      let closure = source.nodes[Int(action)]
      guard closure.kind == .closure, action != place.decider else { return false }
      return deletes(in: action)
    }
  }

  /// Whether the braces of an action delete something whatever else is the case.
  private func deletes(in closure: Int32) -> Bool {
    var index = closure + 1
    let end = min(source.nodes[Int(closure)].after, closure + 40)
    while index < end {
      let node = source.nodes[Int(index)]
      if node.kind == .call, !node.name.isNone,
        Self.deletions.contains(where: { bytes.span.holds($0, at: node.name.lowerBound) })
      {
        return true
      }
      index = node.kind == .block ? max(node.after, index + 1) : index + 1
    }
    return false
  }

  private static let deletions: [StaticString] = ["delete", "remove", "erase", "wipe", "clearAll", "reset"]
}
