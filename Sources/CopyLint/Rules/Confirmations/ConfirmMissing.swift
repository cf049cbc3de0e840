/// A button that deletes something as soon as people touch it.
struct ConfirmMissing: ScreenRule {
  var about: RuleDescription {
    RuleDescription(
      name: "confirm-missing", group: .confirmations, severity: .note,
      summary: "A button in code deletes something at once, without a question.")
  }

  func check(_ screen: Screen, into findings: inout [ControlFinding]) {
    for (index, control) in screen.controls.enumerated()
    where control.kind == .button && control.purpose == .destructive && !control.isUnseen
      && control.surroundings.isDisjoint(with: [.dialog, .swipe, .menu, .part, .style])
    {
      guard let call = lossyCall(control.action) else { continue }
      findings.append(
        finding(
          "Ask before this button calls \(quoted(call)), such as in a confirmationDialog. One tap is easily made by mistake.",
          of: index, words: [call]))
    }
  }

  /// The first function that takes something away; nil where the action may ask first, or can't be followed.
  private func lossyCall(_ action: Action) -> String? {
    guard !action.sets, !action.isUnclear else { return nil }
    let names = action.calls.map { $0.lowercased() }
    if names.contains(where: { name in Self.askingParts.contains(where: name.contains) }) { return nil }
    return action.calls.first { call in
      Self.lossyVerbs.contains { begins(call, with: $0) } && !Self.cheap.contains(where: call.contains)
    }
  }

  /// "delete" and "deleteAll", but not "deleted" or "deletes".
  private func begins(_ call: String, with verb: String) -> Bool {
    guard call.hasPrefix(verb), !Self.ofLists.contains(call) else { return false }
    let next = call.dropFirst(verb.count).first
    return next.map { $0.isUppercase || $0.isNumber || $0 == "_" } ?? true
  }

  private static let lossyVerbs = [
    "delete", "remove", "erase", "clear", "wipe", "purge", "discard", "destroy",
  ]
  /// What comes back by itself or at the next tap, or what the app wrote for its makers.
  private static let cheap = [
    "Cache", "Crash", "Filter", "Interaction", "Log", "Report", "Suggestion", "Group", "Selection", "Search",
    "Sort", "Highlight", "Recent", "Cookie",
  ]
  /// What takes elements out of a list, such as one that people still edit.
  private static let ofLists = ["removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue"]
  /// What a function is called that asks first, or hands on what was tapped.
  private static let askingParts = [
    "alert", "ask", "clicked", "confirm", "dialog", "dispatch", "handle", "pressed", "prompt", "present",
    "request",
    "send", "sheet", "show", "tapped", "undo", "warn",
  ]
}
