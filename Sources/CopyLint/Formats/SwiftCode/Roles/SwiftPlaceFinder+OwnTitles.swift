internal import Readability

/// Titles and sentences of values of the app's own, by what else these have and how they are called.
extension SwiftPlaceFinder {
  /// `SwitchItem(title: "Show all files", …)`, `Setting(title: "…", …)`, `Question(title: "Open it?", message: "…", buttons: […])`.
  func title(_ place: SwiftPlace, _ text: SwiftText) -> Role {
    guard let call = callOf(place) else { return .title }
    if hasButtons(call) { return text.asks ? .confirmationTitle : .alertTitle }
    if isGivenToAlert(call) { return .alertTitle }
    if namesSwitch(call) { return .toggle }
    if source.arguments(of: call).contains(where: { piece($0.value).contains(".disclosureIndicator") }) {
      return .link
    }
    if source.arguments(of: call).contains(where: { holds("destination", in: $0.label) }) { return .link }
    // It may open something, hold a setting, or name a value.
    return namesRow(call) ? .unknown : .title
  }

  /// The sentence below such a title. Of many, names don't tell whether it explains something, or says what went wrong.
  func sentence(_ place: SwiftPlace, _ text: SwiftText) -> Role {
    guard let call = callOf(place) else { return .unknown }
    if hasButtons(call) {
      let asks = text.asks || source.arguments(of: call).contains { piece($0.value).contains("?\"") }
      return asks ? .confirmationMessage : .alertMessage
    }
    return !isOfPage(place) && (namesSwitch(call) || namesRow(call)) ? .helpText : .unknown
  }

  /// `alert = .init(title: "All files are saved", message: "…")`
  private func isGivenToAlert(_ call: SwiftNode) -> Bool {
    guard call.parent >= 0, call.marks.contains(.implicit) else { return false }
    let holder = source.nodes[Int(call.parent)]
    return holder.kind == .assignment && !holder.name.isNone && piece(holder.name).contains("lert")
  }

  /// Whether buttons are beside the texts, as in an alert.
  private func hasButtons(_ call: SwiftNode) -> Bool {
    let names: [StaticString] = ["buttons", "actions", "primaryButton", "confirmButton"]
    return source.arguments(of: call).contains { argument in names.contains { holds($0, in: argument.label) }
    }
  }

  private func namesSwitch(_ call: SwiftNode) -> Bool {
    let name = piece(calledName(call))
    return ["Switch", "Toggle", "Checkbox"].contains { name.contains($0) }
  }

  private func namesRow(_ call: SwiftNode) -> Bool {
    let name = calledName(call)
    return ["Row", "Menu", "Config"].contains { piece(name).contains($0) }
      || Self.rows.contains { holds($0, in: lastWord(of: name)) }
  }

  private func callOf(_ place: SwiftPlace) -> SwiftNode? {
    guard place.decider >= 0 else { return nil }
    let call = source.nodes[Int(place.decider)]
    return call.kind == .call && !call.name.isNone ? call : nil
  }

  /// Whether the type around a button is one of actions of a screen reader: `struct EpisodeAccessibilityActions: View`.
  func isAccessibilityAction(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0 else { return false }
    if let type = typeAround(place.decider), piece(type).contains("AccessibilityAction") { return true }
    // `.accessibilityActions { ForEach(displays) { display in Button("Use \(display.name)") { … } } }`
    var parent = source.nodes[Int(place.decider)].parent
    for _ in 0..<Self.deepest where parent >= 0 {
      let node = source.nodes[Int(parent)]
      if node.kind == .body || node.kind == .type { return false }
      if node.kind == .closure, holds("accessibilityActions", in: node.name) { return true }
      parent = node.parent
    }
    return false
  }

  /// The last words of names of values that are rows of settings or menus.
  private static let rows: [StaticString] = ["Setting", "Option", "Field", "Preference", "Command"]

  /// What the title of a row is by what the row is called: `linkRow(title: "Two files")`, `StepRow(title: "Choose a file")`.
  func nameInRow(_ place: SwiftPlace) -> Role {
    guard place.decider >= 0 else { return .fieldLabel }
    let call = source.nodes[Int(place.decider)]
    guard call.kind == .call, !call.name.isNone, holds("Row", in: lastWord(of: call.name)) else {
      return call.kind == .call && isCellWithText(call) ? .unknown : .fieldLabel
    }
    let name = piece(call.name)
    if ["oggleRow", "witchRow"].contains(where: { name.contains($0) }) { return .toggle }
    // `StatusRow(title: "Server", value: state)`
    if source.arguments(of: call).contains(where: { holds("value", in: $0.label) }) { return .fieldLabel }
    if showsChevron(call) { return .link }
    // `toolRow(name: "Swift", maker: "Apple")` lists things.
    if holds("name", in: place.label) { return .unknown }
    if actsWhenPressed(place.decider), !showsValue(call) { return .button }
    if name.contains("LinkRow") || name.contains("linkRow") || name.contains("NavigationRow") { return .link }
    if name.contains("ButtonRow") || name.contains("ActionRow") || name.holds("buttonRow", at: 0)
      || name.holds("actionRow", at: 0)
    {
      return .button
    }
    if Self.things.contains(where: { name.contains($0) }) { return .title }
    // `TypeRow(title: "…", tone: .blue)` names nothing.
    return closures(of: place.decider).isEmpty && !holdsMore(call) ? .unknown : .fieldLabel
  }

  /// `FeatureCell(image: "lock", title: "Private", subtitle: "Your data belongs to you.")`
  private func isCellWithText(_ call: SwiftNode) -> Bool {
    !call.name.isNone && holds("Cell", in: lastWord(of: call.name))
      && source.arguments(of: call).contains {
        holds("subtitle", in: $0.label) || holds("description", in: $0.label)
      }
  }

  /// Whether a row does something when it is pressed: `Row(title: "…", action: { copy(id) })`, `Row(title: "…") { isOpen = true }`.
  private func actsWhenPressed(_ row: Int32) -> Bool {
    let call = source.nodes[Int(row)]
    let actions: [StaticString] = ["action", "onTap", "onTapped", "onPress", "onSelect", "perform"]
    // `StepRow(title: "…", actionLabel: "Choose a file", action: choose)` has a button of its own.
    let labels: [StaticString] = ["actionLabel", "actionTitle", "buttonTitle", "buttonLabel"]
    if source.arguments(of: call).contains(where: { argument in
      labels.contains { holds($0, in: argument.label) }
    }) {
      return false
    }
    let isTold = source.arguments(of: call).contains { argument in
      actions.contains { holds($0, in: argument.label) } && !piece(argument.value).contains("nil")
    }
    guard !isTold, let closure = closures(of: row).first else { return isTold }
    let node = source.nodes[Int(closure)]
    if actions.contains(where: { holds($0, in: node.label) }) { return true }
    return node.label.isNone && assigns(closure)
  }

  /// Whether one of the first statements in braces assigns something, which no view does.
  private func assigns(_ closure: Int32) -> Bool {
    var index = closure + 1
    let end = source.nodes[Int(closure)].after
    for _ in 0..<8 where index < end {
      let node = source.nodes[Int(index)]
      if node.kind == .assignment, !node.marks.contains(.declaration), node.parent == closure { return true }
      index = max(node.after, index + 1)
    }
    return false
  }

  /// `Row(title: "Security", showChevron: true)`
  private func showsChevron(_ call: SwiftNode) -> Bool {
    source.arguments(of: call).contains { argument in
      !argument.label.isNone && piece(argument.label).contains("hevron")
        && piece(argument.value).contains("true")
    }
  }

  /// `Row(title: "Language", detail: language) { … }`
  private func showsValue(_ call: SwiftNode) -> Bool {
    let values: [StaticString] = ["value", "detail", "info", "trailing", "selection", "current"]
    return source.arguments(of: call).contains { argument in
      values.contains { holds($0, in: argument.label) } && !piece(argument.value).contains("nil")
    }
  }

  /// Whether a row has more than a title and its looks.
  private func holdsMore(_ call: SwiftNode) -> Bool {
    let looks: [StaticString] = [
      "icon", "systemImage", "systemName", "image", "tint", "tone", "color", "style", "description",
    ]
    let all = source.arguments(of: call).count { _ in true }
    let others = source.arguments(of: call).count { argument in
      !looks.contains { holds($0, in: argument.label) }
    }
    return all == 1 || others > 1
  }

  /// Parts of names of rows that tell something.
  private static let things: [StaticString] = [
    "nstruction", "nboarding", "elcome", "redit", "StepRow", "stepRow", "eature", "enefit", "TipRow",
    "tipRow",
    "StatusRow", "statusRow", "NoticeRow", "noticeRow", "WarningRow", "warningRow",
  ]
}

extension SwiftText {
  /// Whether it ends in a question.
  fileprivate var asks: Bool { text.hasSuffix("?") }
}
