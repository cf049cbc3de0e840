internal import Readability

extension SwiftPlaceFinder {
  @_lifetime(borrow self)
  func piece(_ piece: SwiftPiece) -> Span<UInt8> { bytes.span.extracting(piece.range) }

  func holds(_ word: StaticString, in piece: SwiftPiece) -> Bool { bytes.span.holds(word, in: piece) }

  /// Whether a byte is one of a name or of the dots between names.
  func isInChain(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
  }

  /// `before.name`, or `.name` when nothing comes before the dot.
  func dotted(_ before: SwiftPiece, _ name: SwiftPiece) -> [UInt8] {
    Array(bytes[before.range]) + [UInt8(ascii: ".")] + Array(bytes[name.range])
  }

  /// What the table says of a name after a dot.
  func row(_ kind: SwiftPlaces.Kind, dotted before: SwiftPiece, _ name: SwiftPiece, _ label: SwiftPiece)
    -> SwiftPlaces.Row?
  {
    // They mostly follow each other in the file.
    let start = before.isNone ? name.lowerBound - 1 : before.lowerBound
    let end = before.isNone ? start : before.upperBound
    if end >= 0, end + 1 == name.lowerBound, bytes[end] == UInt8(ascii: ".") {
      return row(kind, piece(SwiftPiece(start, name.upperBound)), label)
    }
    return row(kind, dotted(before, name).span, label)
  }

  /// `Button` of `doneButton`.
  func lastWord(of name: SwiftPiece) -> SwiftPiece {
    var start = name.upperBound
    while start > name.lowerBound {
      start -= 1
      if bytes[start].isASCIICapital { break }
    }
    return SwiftPiece(start, name.upperBound)
  }

  /// What the table says; an argument without a label is `_` there.
  func row(
    _ kind: SwiftPlaces.Kind, _ name: Span<UInt8>, _ label: SwiftPiece, as match: SwiftPlaces.Match = .whole
  ) -> SwiftPlaces.Row? {
    guard label.isNone else { return table.row(kind, name, piece(label), as: match) }
    let unlabelled: [UInt8] = [UInt8(ascii: "_")]
    return table.row(kind, name, unlabelled.span, as: match)
  }

  /// Whether a member of a literal only changes how its words are written.
  func keepsWords(_ name: SwiftPiece) -> Bool {
    if looksUp(name) { return true }
    let names: [StaticString] = [
      "uppercased", "lowercased", "capitalized", "localizedCapitalized", "localizedUppercase",
    ]
    for word in names where holds(word, in: name) { return true }
    return false
  }

  /// What a function of the app's own says of an argument that looks texts up as `NSLocalizedString` does:
  /// `tr("save", value: "Save", comment: "…")`.
  func lookup(_ call: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    let isValue = holds("value", in: label)
    guard isValue || label.isNone, !call.name.isNone, call.kind == .call else { return nil }
    let arguments = source.arguments(of: call)
    guard arguments.contains(where: { holds("comment", in: $0.label) }),
      isValue || arguments.contains(where: { holds("value", in: $0.label) })
        || piece(call.name).contains("Loc") || isOfLocalization(call)
    else { return nil }
    return SwiftPlaces.Row(meaning: .inherits(.unknown), isKey: !isValue)
  }

  /// `Localization.format("%d files", comment: "…", count)`
  private func isOfLocalization(_ call: SwiftNode) -> Bool {
    !call.qualifier.isNone && ["Locali", "L10n"].contains { piece(call.qualifier).contains($0) }
  }

  /// What a function of the app's own says of its first argument that looks a text up in string files other than the main
  /// ones: `Text(.ours("Two files"))`, `Text(tr("Two files"))`, and `t("%d files", count)`.
  func shortLookup(_ call: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    guard call.kind == .call, !call.name.isNone else { return nil }
    let looksUp = looksUp(call.name) || isOfTranslator(call)
    guard looksUp || bytes[call.name.lowerBound].isASCIISmall else { return nil }
    // `strings.localized(format: "%d files", count)`
    if !(looksUp && holds("format", in: label)) {
      // Code that a tool writes names the table first: `tr("Localizable", "save")`.
      let mayBeFirst = looksUp && !holds("tr", in: call.name)
      guard label.isNone, mayBeFirst || source.arguments(of: call).count(where: { _ in true }) == 1 else {
        return nil
      }
    }
    let isResource = call.marks.contains(.implicit) && isTaken(call)
    guard looksUp || isResource else { return nil }
    // What is translated, or local, may be anything.
    let isLookedUp =
      !isResource && !["local", "translate", "translated"].contains { holds($0, in: call.name) }
    return SwiftPlaces.Row(meaning: .passes, isKey: true, isLookedUp: isLookedUp)
  }

  /// `LanguageManager.current.string("save")`
  private func isOfTranslator(_ call: SwiftNode) -> Bool {
    guard holds("string", in: call.name) || holds("text", in: call.name), call.marks.contains(.member) else {
      return false
    }
    var start = call.name.lowerBound
    while start > 0, isInChain(bytes[start - 1]) { start -= 1 }
    let chain = bytes.span.extracting(start..<call.name.lowerBound)
    return ["anguage", "ocali", "ranslat"].contains { chain.contains($0) }
  }

  /// Whether the table has the place where what a call gives goes to: a text, and nothing else can be made there.
  private func isTaken(_ call: SwiftNode) -> Bool {
    guard call.parent >= 0 else { return false }
    let outer = source.nodes[Int(call.parent)]
    return outer.kind == .call && row(of: outer, call.label) != nil
  }

  /// Whether a lookup is a function of the app's own.
  func isOwnLookup(_ call: SwiftNode) -> Bool {
    row(of: call, .none) == nil && lookup(call, .none) != nil
  }

  /// Whether a member of a literal looks it up in the string files, `"Two files".localized`, or a function, `tr("Two files")`:
  /// what apps call it for short.
  func looksUp(_ name: SwiftPiece) -> Bool {
    // Each literal of a file asks.
    switch bytes.span.byte(name.lowerBound) {
    case UInt8(ascii: "l"), UInt8(ascii: "t"), UInt8(ascii: "i"), UInt8(ascii: "L"): break
    default: return false
    }
    let names: [StaticString] = [
      "localized", "localised", "local", "localize", "i18n", "l10n", "tr", "t", "loc", "translate",
      "translated", "L",
    ]
    return names.contains { holds($0, in: name) }
  }

  /// A button that deletes or cancels says so in another argument.
  ///
  /// - Parameter argument: the label of the argument that the text is in.
  func refined(_ role: Role, by node: SwiftNode, _ argument: SwiftPiece) -> Role {
    if role == .placeholder, !holds("prompt", in: argument) { return hasPrompt(node) ? .fieldLabel : role }
    // Buttons of UIKit say for which state; on other controls, it is a title.
    if role == .button, holds("setTitle", in: node.name) { return isForState(node) ? role : .unknown }
    if role.container == .alert, asksBeforeHarm(node) || holds("confirm", in: node.name) {
      return Role(.confirmation, role.part)
    }
    // “Sort by” heads choices, and tells nothing.
    if role.container == .alert, isActionSheet(node) { return .unknown }
    // `CommandGroup(replacing: .help) { Link("Handbook", destination: page) }`, `CommandMenu("View") { Toggle("Sidebar", …) }`
    if role == .link || role == .toggle, isInMenu(node) { return .menuItem }
    if role == .menuItem, holds("NSMenuItem", in: node.name), tellsState(node) { return .unknown }
    // `SheetHeader("Stickers")` has the title of the sheet.
    if role == .heading, headsScreen(node) { return .navigationTitle }
    guard role == .button || role == .menuItem else { return role }
    if holds("UIMenu", in: node.name), isInline(node) || isWholeMenu(node) { return .heading }
    if piece(node.name).contains("Destructive") { return .destructiveButton }
    if role == .button, holds("CancelButton", in: node.name) { return .cancelButton }
    if role == .button, piece(node.name).contains("TabButton") { return .tab }
    // `createLinkButton(title: "Website")`, `supportLink("Website", action: open)`
    if role == .button, piece(node.name).contains("LinkButton") || isLinkOfOwn(node) { return .link }
    // `MenuBarButton("Copy") { … }`
    if role == .button, node.kind == .call, node.name.count > 4,
      bytes.span.holds("Menu", at: node.name.lowerBound)
    {
      return .menuItem
    }
    let plain = role == .button && isInMenu(node) ? .menuItem : role
    guard let call = callWithArguments(node) else { return plain }
    for argument in source.arguments(of: call) {
      // `Button("Drop stash", systemImage: "trash")`
      if isTrash(argument) { return .destructiveButton }
      if holds("isDestructive", in: argument.label), piece(argument.value).contains("true") {
        return .destructiveButton
      }
      if holds("role", in: argument.label) || holds("style", in: argument.label)
        || holds("attributes", in: argument.label)
      {
        let value = piece(argument.value)
        // `isLast ? .cancel : .default` may be either.
        if value.contains("?") { continue }
        if value.contains(".destructive") { return .destructiveButton }
        if value.contains(".cancel"), role == .button { return .cancelButton }
      }
    }
    return plain
  }

  /// `let item = NSMenuItem(title: "3 files are left", action: nil, …)`, then `item.isEnabled = false`.
  private func tellsState(_ item: SwiftNode) -> Bool {
    let end = min(bytes.count, item.range.upperBound + 120)
    return bytes.span.extracting(item.range).contains("action: nil")
      && bytes.span.extracting(item.range.upperBound..<end).contains(".isEnabled = false")
  }

  private func headsScreen(_ node: SwiftNode) -> Bool {
    if ["SheetHeader", "ScreenHeader", "PageHeader"].contains(where: { piece(node.name).contains($0) }) {
      return true
    }
    // `HeaderView(title: "All files", showBack: true)`
    return node.kind == .call && piece(node.name).contains("Header")
      && source.arguments(of: node).contains {
        holds("showBack", in: $0.label) || holds("showsBack", in: $0.label) || holds("onBack", in: $0.label)
      }
  }

  /// `supportLink`, but not SwiftUI's own `ShareLink`.
  private func isLinkOfOwn(_ node: SwiftNode) -> Bool {
    node.kind == .call && holds("Link", in: lastWord(of: node.name))
      && bytes[node.name.lowerBound].isASCIISmall
  }

  /// `systemImage: "trash"`
  func isTrash(_ argument: SwiftArgument) -> Bool {
    holds("systemImage", in: argument.label) && piece(argument.value).contains("\"trash")
  }

  /// Whether a prompt is in the empty field, so that its title only names it.
  private func hasPrompt(_ node: SwiftNode) -> Bool {
    guard holds("TextField", in: node.name) || holds("SecureField", in: node.name),
      let call = callWithArguments(node)
    else { return false }
    return source.arguments(of: call).contains { holds("prompt", in: $0.label) }
  }

  private func isForState(_ node: SwiftNode) -> Bool {
    source.arguments(of: node).contains { holds("for", in: $0.label) }
  }

  /// The call that a closure belongs to, or the call itself.
  private func callWithArguments(_ node: SwiftNode) -> SwiftNode? {
    if node.kind != .closure { return node }
    return node.marks.contains(.trailing) ? call(of: node) : source.nodes[Int(node.parent)]
  }
}
