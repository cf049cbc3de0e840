internal import Readability

/// How many ways out an alert has.
extension SwiftPlaceFinder {
  /// Whether an alert offers more than one choice, so that it may ask for something.
  ///
  /// - Parameter decider: what makes a text one of an alert.
  func offersChoices(_ decider: Int32) -> Bool {
    guard decider >= 0 else { return false }
    let node = source.nodes[Int(decider)]
    if node.kind == .assignment {
      return countButtons("addButton(", in: code(after: decider, "NSAlert(", "addButton(")) > 1
    }
    let call = alertCall(of: decider)
    let alert = source.nodes[Int(call)]
    guard alert.kind == .call else { return false }
    if holds("UIAlertController", in: calledName(alert)) {
      return countButtons("addAction(", in: code(after: call, "UIAlertController(", "addAction(")) > 1
    }
    let buttons = source.arguments(of: alert).filter { argument in
      let names: [StaticString] = ["utton", "ancel", "ction"]
      return names.contains { piece(argument.label).contains($0) }
        && !holds("actions", in: argument.label)
    }
    if buttons.count > 1 { return true }
    let own = alert.range.lowerBound..<endOfAlert(call)
    return countButtons("Button(", in: own) + countButtons("Button {", in: own) > 1
  }

  /// Whether a sheet of choices only tells something: `ActionSheet(title: Text("…"), buttons: [.default(Text("OK"))])`.
  func isSheetWithoutChoice(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0 else { return false }
    let call = source.nodes[Int(place.decider)]
    guard call.kind == .call, holds("ActionSheet", in: call.name),
      let list = source.arguments(of: call).first(where: { holds("buttons", in: $0.label) })?.value,
      piece(list).contains("[.default(")
    else { return false }
    return buttons(in: list) == 1
  }

  /// How many buttons of an alert or a sheet are in a list.
  private func buttons(in list: SwiftPiece) -> Int {
    let kinds: [StaticString] = [".default(", ".destructive(", ".cancel("]
    return kinds.reduce(0) { $0 + countButtons($1, in: list.range) }
  }

  /// What follows a node, up to the alert after the first button.
  private func code(after index: Int32, _ alert: StaticString, _ button: StaticString) -> Range<Int> {
    let start = source.nodes[Int(index)].range.upperBound
    let end = min(bytes.count, start + 3000)
    // Two alerts may come before the buttons of both: `if … { alert = … } else { alert = … }`.
    let first = bytes.span.firstIndex(of: button, from: start, before: end) ?? start
    return start..<(bytes.span.firstIndex(of: alert, from: first, before: end) ?? end)
  }

  func countButtons(_ call: StaticString, in range: Range<Int>) -> Int {
    var count = 0
    var at = range.lowerBound
    while let found = bytes.span.firstIndex(of: call, from: at, before: range.upperBound) {
      count += 1
      at = found + 1
    }
    return count
  }
}
