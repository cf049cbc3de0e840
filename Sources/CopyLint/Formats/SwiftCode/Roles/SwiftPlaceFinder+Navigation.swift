internal import Readability

/// Buttons that only open a screen or a page.
extension SwiftPlaceFinder {
  /// Whether a button only opens another screen or page: `Button("…") { model.navigateToProfile() }`.
  func onlyNavigates(_ decider: Int32) -> Bool {
    let call = firstOfChain(decider)
    let node = source.nodes[Int(call)]
    guard holds("Button", in: node.name) else { return false }
    var action: Range<Int>?
    for argument in source.arguments(of: node) where holds("action", in: argument.label) {
      action = argument.value.range
    }
    let closure = node.kind == .closure ? call : closures(of: call).first
    if action == nil, let closure, source.nodes[Int(closure)].label.isNone {
      action = source.nodes[Int(closure)].range
    }
    if endsInArrow(call) { return action.map { !onlyActs($0) } ?? true }
    // What does more than one thing is longer.
    guard let action, action.count < 250 else { return false }
    if onlyOpensPage(action, of: call) { return !isIn(Self.dialogs, around: call) }
    guard isIn(Self.lists, but: Self.bars, around: call) || showsLink(call) else { return false }
    let lines = action.reduce(0) { bytes[$1] == 0x0A ? $0 + 1 : $0 }
    return lines < 4 && opensScreen(action)
  }

  /// Whether a button opens and closes the section below it, so that it is its heading: `Button { isExpanded.toggle() }`, with
  /// an arrow that turns.
  func opensSection(_ decider: Int32) -> Bool {
    let call = firstOfChain(decider)
    guard holds("Button", in: source.nodes[Int(call)].name) else { return false }
    let code = wholeCode(call)
    let names: [StaticString] = ["xpanded.toggle()", "ollapsed.toggle()", "oggleCollapse", "oggleExpand"]
    return names.contains { code.contains($0) } && code.contains("chevron")
  }

  /// Whether code names a router, a path or a page of the web.
  func opensScreen(_ code: Range<Int>) -> Bool {
    Self.navigations.contains { bytes.span.extracting(code).contains($0) }
  }

  /// Whether all that an action calls opens a page of the web: `if let page = URL(string: "…") { openURL(page) }`.
  private func onlyOpensPage(_ action: Range<Int>, of button: Int32) -> Bool {
    let code = bytes.span.extracting(action)
    guard Self.openings.contains(where: { code.contains($0) }),
      !Self.otherPages.contains(where: { code.contains($0) })
    else { return false }
    var index = button + 1
    while index < source.nodes.count, source.nodes[Int(index)].range.lowerBound < action.upperBound {
      let node = source.nodes[Int(index)]
      index += 1
      guard action.contains(node.range.lowerBound) else { continue }
      if node.kind == .assignment, !node.marks.contains(.declaration) { return false }
      guard node.kind == .call, !node.name.isNone else { continue }
      if !Self.calls.contains(where: { holds($0, in: calledName(node)) }), !endsInURL(node.name) {
        return false
      }
    }
    return true
  }

  /// `"https://a.b".asURL()`, `Links.handbookURL()`
  private func endsInURL(_ name: SwiftPiece) -> Bool {
    name.count > 3 && bytes.span.holds("URL", at: name.upperBound - 3)
  }

  /// Whether the innermost of these closures around a call is one of the first: a row of a list, and no button in its toolbar.
  func isIn(
    _ wanted: [StaticString], but others: [StaticString] = [], around call: Int32
  ) -> Bool {
    var parent = source.nodes[Int(call)].parent
    for _ in 0..<Self.deepest where parent >= 0 {
      let node = source.nodes[Int(parent)]
      if node.kind == .body || node.kind == .type { return false }
      if node.kind == .closure {
        // `.alert("…", isPresented: $a, actions: { … })`
        let isTrailing = node.marks.contains(.trailing) || node.parent < 0
        let name = isTrailing ? node.name : source.nodes[Int(node.parent)].name
        if node.label.isNone || holds("actions", in: node.label) {
          if wanted.contains(where: { holds($0, in: name) }) { return true }
          if others.contains(where: { holds($0, in: name) }) { return false }
        }
      }
      parent = node.parent
    }
    return false
  }

  /// `Image(systemName: "link")` in the label.
  private func showsLink(_ call: Int32) -> Bool {
    let code = wholeCode(call)
    return code.contains("systemName: \"link\"") || code.contains("systemName: \"arrow.up.right")
  }

  /// `Spacer(); Image(systemName: "chevron.right")` in the label, as rows have it that open a screen; an arrow that turns
  /// opens the row itself.
  private func endsInArrow(_ call: Int32) -> Bool {
    let code = wholeCode(call)
    guard code.contains("\"chevron.right\"") || code.contains("\"chevron.forward\"") else { return false }
    return code.contains("Spacer(") && !code.contains("chevron.down") && !code.contains("rotation")
      && !code.contains("\"trash") && !choosesFile(code)
  }

  /// `Button { generateCode() }`: it neither sets what is shown nor names a screen.
  private func onlyActs(_ action: Range<Int>) -> Bool {
    let code = bytes.span.extracting(action)
    return !code.contains(" = ") && !opensScreen(action) && Self.acts.contains { code.contains($0) }
  }

  /// `Button { showFilePicker = true }` does something with what is chosen.
  private func choosesFile(_ button: Span<UInt8>) -> Bool {
    ["FilePicker = true", "fileImporter", "Importer = true", "Exporter = true"].contains {
      button.contains($0)
    }
  }

  /// Beginnings of names of functions that do something else than open a screen.
  private static let acts: [StaticString] = [
    "generate", "sync", "refresh", "reset", "export", "import", "scan", "send", "save", "delete", "copy",
    "download", "upload", "restore",
  ]
  private static let dialogs: [StaticString] = ["alert", "confirmationDialog"]
  private static let lists: [StaticString] = ["List", "Form", "Section"]
  private static let bars: [StaticString] = [
    "alert", "confirmationDialog", "toolbar", "Menu", "contextMenu", "swipeActions",
  ]
  private static let openings: [StaticString] = [
    "openURL(", "NSWorkspace.shared.open(", "UIApplication.shared.open(", "URL.open(", ")?.open()",
  ]
  /// What a button calls that opens a page, and what only counts how often.
  private static let calls: [StaticString] = [
    "openURL", "open", "URL", "canOpenURL", "track", "trackEvent", "logEvent",
  ]
  /// What may be opened and is no page of the web.
  private static let otherPages: [StaticString] = [
    "ettings", "mailto:", "tel:", "systempreferences", "file", "itms-apps",
  ]
  private static let navigations: [StaticString] = [
    "path.append(", "navigateTo", "onOpen", ".navigate(to", "outer.push(", "outer.navigate", "avigator.push(",
    "oordinator.push(", "outer.show(", "open(url: \"http", "URL(string: \"http",
  ]
}
