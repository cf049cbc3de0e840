internal import Readability

/// Buttons that delete something, by their color, their picture, or what they call.
extension SwiftPlaceFinder {
  /// Whether a button deletes something by what it shows or does.
  func deletes(_ place: SwiftPlace, _ text: SwiftText) -> Bool {
    hasTrash(place) || saysDestructive(place) || hasColorOfHarm(place)
      || Self.consents.contains(text.text.lowercased()) && deletesWhenPressed(place)
      || text.clears && deletesWhenPressed(place) && !takesBack(place)
  }

  /// What a button says that only agrees.
  private static let consents: Set<String> = ["confirm", "continue", "ok", "proceed", "yes"]

  /// `Button { … } label: { Label("…", systemImage: "trash") }`
  private func hasTrash(_ place: SwiftPlace) -> Bool {
    guard place.view >= 0 else { return false }
    return source.arguments(of: source.nodes[Int(place.view)]).contains(where: isTrash)
  }

  /// `Button { … } label: { SettingsRow(title: "…", isDestructive: true) }`
  private func saysDestructive(_ place: SwiftPlace) -> Bool {
    [place.view, place.decider].contains { index in
      index >= 0
        && source.arguments(of: source.nodes[Int(index)]).contains {
          holds("isDestructive", in: $0.label) && piece($0.value).contains("true")
        }
    }
  }

  /// `Button("Clear") { … }.foregroundStyle(.red)`
  private func hasColorOfHarm(_ place: SwiftPlace) -> Bool {
    place.view >= 0 && isRed(place.view)
      || place.decider >= 0 && (isRed(place.decider) || isOfHarm(place.decider))
  }

  /// `PillButton("Log out", tone: .danger)`
  private func isOfHarm(_ decider: Int32) -> Bool {
    let call = source.nodes[Int(decider)]
    let labels: [StaticString] = ["tone", "style", "kind", "variant", "role"]
    return call.kind == .call
      && source.arguments(of: call).contains { argument in
        labels.contains { holds($0, in: argument.label) }
          && (piece(argument.value).ends(with: ".danger") || piece(argument.value).ends(with: ".destructive"))
      }
  }

  /// `Button("Approve", role: .destructive) { … }.tint(.green)`: the role only takes the row away.
  func hasColorOfRest(_ place: SwiftPlace) -> Bool {
    place.decider >= 0
      && isModified(place.decider) { name in
        holds("tint", in: name)
          && [".green", ".blue"].contains { bytes.span.holds($0, at: name.upperBound + 1) }
      }
  }

  /// What the words of a button make of its role, unless its action tells that it only takes a choice back:
  /// `Button("Clear all") { clearFilters() }`.
  func refinedByWords(_ role: Role, _ place: SwiftPlace, _ text: SwiftText) -> Role {
    let refined = role.refined(byButton: text.text.utf8.span)
    if refined == .button, onlyCancels(place.decider) { return .cancelButton }
    // `Button("Keep this key") { close() }`, beside one that changes it; elsewhere, it may be the way out as well.
    if refined == .button, text.text.hasPrefix("Keep ") {
      return place.decider >= 0 && hasOtherButton(place.decider) ? .cancelButton : .unknown
    }
    if refined == .button, role == .destructiveButton, place.decider >= 0,
      isInMenu(source.nodes[Int(place.decider)])
    {
      return .menuItem
    }
    guard refined == .destructiveButton, role == .button, place.decider >= 0 else { return refined }
    return takesBack(place) ? role : refined
  }

  /// Whether a button only takes a choice back, or hides something: `Button("Clear") { filters.removeAll() }`.
  private func takesBack(_ place: SwiftPlace) -> Bool {
    let code = wholeCode(firstOfChain(place.decider))
    let choices: [StaticString] = [
      "Filter(", "Filters(", "Selection(", "ilters.", "ilters = ", "election.", "election = ",
      "deselect",
    ]
    // It only hides something.
    let isQuiet = code.contains(" = false") && !code.contains("()")
    let isOfSelected = code.contains("selected") && code.contains(".removeAll()")
    return code.count < 250 && (isQuiet || isOfSelected || choices.contains { code.contains($0) })
  }

  /// `Button("Keep it", action: onCancel)`
  private func onlyCancels(_ decider: Int32) -> Bool {
    guard decider >= 0 else { return false }
    let code = wholeCode(firstOfChain(decider))
    guard code.count < 200 else { return false }
    let actions: [StaticString] = ["onCancel)", "onCancel,", "cancelAction)", "cancelAction,"]
    let isNamed = code.firstIndex(of: "action: ", from: 0, before: code.count).map { start in
      actions.contains { code.holds($0, at: start + 8) }
    }
    return isNamed ?? false || endsInCancel(code) || doesNothing(code) && hasOtherButton(decider)
  }

  /// `Button("Never mind") { onCancel() }`, on one line or several
  private func endsInCancel(_ code: Span<UInt8>) -> Bool {
    var end = code.count
    while end > 0, code[end - 1] <= 0x20 || code[end - 1] == UInt8(ascii: "}") { end -= 1 }
    guard end < code.count, code.extracting(0..<end).ends(with: "onCancel()") else { return false }
    var start = end - 10
    while start > 0, code[start - 1] <= 0x20 { start -= 1 }
    return start > 0 && code[start - 1] == UInt8(ascii: "{")
  }

  private func doesNothing(_ code: Span<UInt8>) -> Bool { code.ends(with: " {}") || code.ends(with: " { }") }

  /// Whether a button of an alert stands beside another one: `Button("Quit") { quit() }; Button("Not now") {}`.
  private func hasOtherButton(_ decider: Int32) -> Bool {
    let node = source.nodes[Int(firstOfChain(decider))]
    guard node.kind == .call, holds("Button", in: node.name), node.parent >= 0 else { return false }
    let closure = source.nodes[Int(node.parent)]
    guard closure.kind == .closure,
      ["alert", "confirmationDialog"].contains(where: { holds($0, in: closure.name) })
    else { return false }
    return countButtons("Button(", in: closure.range) > 1
  }

  /// `Button { deletePost() } label: { Text("Confirm") }`
  private func deletesWhenPressed(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0 else { return false }
    // Its parentheses may hold the action, too.
    let first = firstOfChain(place.decider)
    return ([first] + closures(of: first)).contains { deletes(in: $0) }
  }

  /// Whether what is in a call or its braces deletes something whatever else is the case.
  private func deletes(in part: Int32) -> Bool {
    var index = part + 1
    let end = min(source.nodes[Int(part)].after, part + 40)
    while index < end {
      let node = source.nodes[Int(index)]
      if node.kind == .call, !node.name.isNone,
        deletes(node.name)
      {
        return true
      }
      index = node.kind == .block ? max(node.after, index + 1) : index + 1
    }
    return false
  }

  /// `deleteAll`, `resetApp`; what only resets itself may be a counter or a monitor.
  private func deletes(_ name: SwiftPiece) -> Bool {
    !holds("reset", in: name) && Self.deletions.contains { bytes.span.holds($0, at: name.lowerBound) }
  }

  private static let deletions: [StaticString] = ["delete", "remove", "erase", "wipe", "clearAll", "reset"]
}

extension SwiftText {
  /// “Clear”, “Clear index”, and `clear_index`.
  fileprivate var clears: Bool {
    text == "Clear" || ["Clear ", "clear_", "clear."].contains(where: text.hasPrefix)
  }
}
