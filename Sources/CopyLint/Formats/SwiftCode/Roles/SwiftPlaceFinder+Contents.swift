internal import Readability

/// Rows and cards of the app's own, by the control or the kind of value that they hold.
extension SwiftPlaceFinder {
  /// What a name is beside the control that its row holds: `SettingsRow(title: "Sync") { Toggle("", isOn: $a) }`.
  func roleBesideContent(_ decider: Int32) -> Role? {
    let call = source.nodes[Int(decider)]
    guard call.kind == .call, !call.marks.contains(.member), !holdsSeveral(call.name),
      let closure = closures(of: decider).first(where: { source.nodes[Int($0)].label.isNone }),
      closure + 1 < source.nodes[Int(closure)].after
    else { return nil }
    let control = closure + 1
    let node = source.nodes[Int(control)]
    guard node.kind == .call, node.parent == closure else { return nil }
    let last = lastWord(of: node.name)
    if holds("Toggle", in: last) || holds("Switch", in: last) { return hasNoLabel(control) ? .toggle : nil }
    let isField = Self.fields.contains { holds($0, in: last) } || holds("picker", in: last)
    return isField && hasNoLabel(control) ? .fieldLabel : nil
  }

  /// Whether a view of the app's own is called as one that holds more than a setting.
  private func holdsSeveral(_ name: SwiftPiece) -> Bool {
    let last = lastWord(of: name)
    return piece(name).contains("Section") || ["Card", "Box", "Panel"].contains { holds($0, in: last) }
  }

  /// What a row of the app's own is in a control, or does when it is tapped: `NavigationLink(value: a) { SettingsRow(title: "…") }`,
  /// `SettingsRow(title: "…") { router.push(.profile) }`.
  func roleOfRow(_ decider: Int32) -> Role? {
    let call = source.nodes[Int(decider)]
    guard call.kind == .call, !call.marks.contains(.member) else { return nil }
    let last = lastWord(of: call.name)
    guard holds("Row", in: last) || holds("Cell", in: last) else { return nil }
    var outer = SwiftPlace()
    if let found = place(from: decider, isShown: true, &outer), found.role == .link { return .link }
    guard let action = closures(of: decider).first, source.nodes[Int(action)].label.isNone else { return nil }
    let code = source.nodes[Int(action)].range
    return code.count < 250 && opensScreen(code) ? .link : nil
  }

  /// What the name in a view of the app's own is that is the label of a control: `NavigationLink(value: a) { Card(name: "…") }`.
  func roleInControl(_ decider: Int32) -> Role? {
    let call = source.nodes[Int(decider)]
    guard call.kind == .call, !call.name.isNone, !call.marks.contains(.member), !isSecond(decider) else {
      return nil
    }
    var outer = SwiftPlace()
    guard let found = place(from: decider, isShown: true, &outer), found.view < 0 else { return nil }
    return [.link, .button, .menuItem].contains(found.role) ? found.role : nil
  }

  /// Whether an argument is the name of what a row holds.
  func isName(_ label: SwiftPiece) -> Bool {
    label.isNone || holds("title", in: label) || holds("name", in: label) || holds("label", in: label)
      || holds("text", in: label)
  }

  /// What another argument of a call says: `sidebarItem(tab: .all, label: "All files")`, `present(title: "…", preset: .error)`.
  func roleBesideArgument(_ role: Role, _ decider: Int32, _ text: SwiftText?) -> Role? {
    let call = source.nodes[Int(decider)]
    guard call.kind == .call else { return nil }
    if role == .button || role == .unknown, isOfTab(call) { return .tab }
    if role == .button, startsWithToggle(call.name) || isSwitched(call) { return .toggle }
    // `IconButton("rotate.left", label: "Rotate left")` shows no words.
    if role == .button, piece(call.name).contains("IconButton"), namesSpoken(call, text) {
      return .accessibilityLabel
    }
    if role == .button, holds("addButton", in: call.name), text.map(\.declines) ?? false {
      return .cancelButton
    }
    if role == .button, piece(call.name).contains("NavigationButton") { return .link }
    // `linkRow(icon: "globe", label: "Website", url: page)`
    if role == .button, opensPlace(call, decider) { return .link }
    if let told = roleByKind(call) { return told }
    if role == .fieldLabel, piece(call.name).contains("Toggle") || holdsToggle(call) { return .toggle }
    if role == .fieldLabel, holds("Picker", in: call.name), isInMenu(call) { return .menuItem }
    let isOfPage = piece(call.name).contains("Onboarding") || piece(call.name).contains("Welcome")
    if role == .heading, isOfPage || holds("Card", in: lastWord(of: call.name)) { return .title }
    return nil
  }

  /// `card(title: "Reminders", route: .reminders)`, `Card(title: "History") { coordinator.navigateTo(.history) }`
  private func opensPlace(_ call: SwiftNode, _ decider: Int32) -> Bool {
    let places: [StaticString] = ["url", "route", "destination"]
    if piece(call.name).ends(with: "Card"), let action = closures(of: decider).first,
      source.nodes[Int(action)].label.isNone
    {
      let code = source.nodes[Int(action)].range
      if code.count < 250, opensScreen(code) { return true }
    }
    return source.arguments(of: call).contains { argument in
      places.contains { holds($0, in: argument.label) } && !piece(argument.value).contains("nil")
    }
  }

  /// What a banner says of its kind: `StatusBanner(title: "That code is wrong", style: .danger)`.
  private func roleByKind(_ call: SwiftNode) -> Role? {
    guard !call.name.isNone,
      ["Banner", "Toast", "banner", "toast", "HUD"].contains(where: { piece(call.name).contains($0) })
    else { return nil }
    let kinds: [StaticString] = ["style", "type", "kind", "status", "level"]
    for argument in source.arguments(of: call) where kinds.contains(where: { holds($0, in: argument.label) })
    {
      let value = piece(argument.value)
      if [".danger", ".error", ".failure", ".warning"].contains(where: { value.ends(with: $0) }) {
        return .error
      }
      if [".success", ".info"].contains(where: { value.ends(with: $0) }) { return .toast }
    }
    return nil
  }

  /// `chip("Sync", isOn: $syncs)`
  private func isSwitched(_ call: SwiftNode) -> Bool {
    source.arguments(of: call).contains { holds("isOn", in: $0.label) && isBinding($0.value) }
  }

  /// `PrefField(label: "Sync", right: { Toggle("", isOn: $syncs) })`
  private func holdsToggle(_ call: SwiftNode) -> Bool {
    source.arguments(of: call).contains { argument in
      argument.value.range.count < 200 && piece(argument.value).contains("Toggle(")
        && piece(argument.value).contains("isOn:")
    }
  }

  /// Whether a button of an icon has its text as `label:`.
  private func namesSpoken(_ call: SwiftNode, _ text: SwiftText?) -> Bool {
    guard let text else { return false }
    return source.arguments(of: call).contains { argument in
      holds("label", in: argument.label)
        && piece(argument.value).contains("\"") && piece(argument.value).count < text.text.utf8.count + 8
    }
  }

  /// `tab: .all`; and not `SearchEntry(tab: .general, title: "Show all files")`, which is on a tab.
  private func isOfTab(_ call: SwiftNode) -> Bool {
    let last = lastWord(of: call.name)
    if ["Entry", "Result", "Setting"].contains(where: { holds($0, in: last) }) { return false }
    return source.arguments(of: call).contains {
      holds("tab", in: $0.label) && piece($0.value).contains(".") && !piece($0.value).contains("\"")
    }
  }

  private func startsWithToggle(_ name: SwiftPiece) -> Bool {
    name.count > 12 && bytes.span.holds("Toggle", at: name.lowerBound)
      && bytes.span.holds("Button", at: name.upperBound - 6)
  }

  /// Whether only a screen reader says the words: `Label("Add", systemImage: "plus").labelStyle(.iconOnly)`, also where the stack
  /// around the control says so.
  func isIconOnly(_ call: Int32) -> Bool {
    var index = call
    for _ in 0..<8 where index >= 0 {
      let node = source.nodes[Int(index)]
      guard index == call || node.kind == .block || node.kind == .closure && holdsControls(node) else {
        return false
      }
      if node.kind != .block, hasIconStyle(index) { return true }
      index = node.parent
    }
    return false
  }

  /// Whether a closure is one of a stack, or the label of a button in it; a menu has a style of its own.
  private func holdsControls(_ closure: SwiftNode) -> Bool {
    let names: [StaticString] = ["HStack", "VStack", "Group", "ControlGroup", "ToolbarItemGroup", "Button"]
    return closure.marks.contains(.trailing) && names.contains { holds($0, in: closure.name) }
  }

  /// The same of a view by itself.
  func hasIconStyle(_ call: Int32) -> Bool {
    guard call >= 0 else { return false }
    var last = call
    for _ in 0..<Self.deepest {
      let next = source.nodes[Int(last)].after
      guard next < source.nodes.count, source.nodes[Int(next)].base == last else { return false }
      let node = source.nodes[Int(next)]
      if node.kind == .call, holds("labelStyle", in: node.name) {
        let style = bytes.span.extracting(node.range)
        return style.contains(".iconOnly") && !style.contains("?")
      }
      last = next
    }
    return false
  }

  /// The call that a closure belongs to, or the first closure where there are no parentheses.
  func firstOfChain(_ index: Int32) -> Int32 {
    var first = index
    if source.nodes[Int(index)].kind == .closure, !source.nodes[Int(index)].marks.contains(.trailing) {
      return source.nodes[Int(index)].parent
    }
    while source.nodes[Int(first)].base >= 0 { first = source.nodes[Int(first)].base }
    return first
  }

  /// A control with the closures after it.
  @_lifetime(borrow self)
  func wholeCode(_ call: Int32) -> Span<UInt8> {
    let end = closures(of: call).last.map { source.nodes[Int($0)].range.upperBound }
    return bytes.span.extracting(
      source.nodes[Int(call)].range.lowerBound..<(end ?? source.nodes[Int(call)].range.upperBound))
  }
}

extension SwiftText {
  /// “Cancel”, “No”, or a key that says so.
  fileprivate var declines: Bool {
    let name = text.utf8.split { !$0.isASCIILetter }.last.map { String(decoding: Array($0), as: UTF8.self) }
    return text == "No" || name == "Cancel" && text.utf8.count(where: { $0 == 0x20 }) == 0
  }
}
