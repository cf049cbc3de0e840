internal import Readability

/// Large texts at the top of a whole screen.
extension SwiftPlaceFinder {
  /// What a text in large letters is that comes first on its screen; nil for one above a part of a screen.
  func titleOfScreen(_ view: Int32) -> Role? {
    var child = view
    var isBelowImage = false
    var isAfterButton = false
    var isBar = false
    for _ in 0..<Self.deepest {
      let node = source.nodes[Int(child)]
      guard node.parent >= 0, isTop(child, &isBelowImage, &isAfterButton) else { return nil }
      let parent = source.nodes[Int(node.parent)]
      switch parent.kind {
      case .block, .result: break
      case .closure:
        guard parent.marks.contains(.trailing), parent.label.isNone, !parent.name.isNone else { return nil }
        // `HStack { Button { close() }; Text("…") }` is a bar of the app's own.
        if isAfterButton, !holds("HStack", in: parent.name) { return nil }
        if isAfterButton, leadsBack(child) { return .navigationTitle }
        isBar = isBar || isAfterButton
        isAfterButton = false
        if Self.sheets.contains(where: { holds($0, in: parent.name) }) { return .navigationTitle }
        let isScaffold = ["Screen", "Scaffold", "Page"].contains { piece(parent.name).contains($0) }
        guard isScaffold || Self.stacks.contains(where: { holds($0, in: parent.name) }) else { return nil }
        child = firstOfChain(node.parent)
        continue
      case .body:
        guard holds("body", in: parent.name) else {
          if piece(parent.name).contains("onfirmation") { return .confirmationTitle }
          if piece(parent.name).ends(with: "Sheet") || piece(parent.name).ends(with: "Screen") {
            return .navigationTitle
          }
          return isPage(parent.name) ? .title : nil
        }
        return isBar
          ? .navigationTitle
          : role(ofTopIn: parent, isBelowImage: isBelowImage, isOfScreenSize: isOfScreenSize(view))
      default: return nil
      }
      child = node.parent
    }
    return nil
  }

  private func role(ofTopIn body: SwiftNode, isBelowImage: Bool, isOfScreenSize: Bool) -> Role? {
    guard body.parent >= 0 else { return nil }
    let type = source.nodes[Int(body.parent)]
    guard type.kind == .type, !type.name.isNone else { return nil }
    if isPage(type.name) || isBelowImage { return .title }
    let start = type.range.lowerBound
    let members = bytes.span.extracting(start..<min(type.range.upperBound, start + 800))
    if members.contains("onContinue") || members.contains("onNext") { return .title }
    if piece(type.name).contains("AlertView") { return .alertTitle }
    let last = lastWord(of: type.name)
    if piece(type.name).contains("Card") || holds("Page", in: last) { return .title }
    if piece(SwiftPiece(body.range.lowerBound, body.range.upperBound)).contains(".navigationTitle(") {
      return nil
    }
    // A part of a screen is a view as well, and what is at its top a heading.
    if ["View", "Editor", "Panel"].contains(where: { holds($0, in: last) }) {
      return isOfScreenSize ? .navigationTitle : .unknown
    }
    return Self.screens.contains { holds($0, in: last) } ? .navigationTitle : nil
  }

  /// What a text is in a view that is an alert of the app's own: `struct DeviceBusyAlert: View`.
  func roleInAlert(_ view: Int32, _ style: Style, _ text: SwiftText?) -> Role? {
    var parent = source.nodes[Int(view)].parent
    for _ in 0..<Self.deepest where parent >= 0 {
      let node = source.nodes[Int(parent)]
      if node.kind == .type {
        guard !node.name.isNone, namesAlert(node.name) else { return nil }
        if style == .large || style == .bold && isAboveText(view) { return .alertTitle }
        return text?.isExplanation ?? false ? .alertMessage : nil
      }
      parent = node.parent
    }
    return nil
  }

  private func namesAlert(_ name: SwiftPiece) -> Bool {
    let isView = name.count > 4 && bytes.span.holds("View", at: name.upperBound - 4)
    let last = lastWord(of: isView ? SwiftPiece(name.lowerBound, name.upperBound - 4) : name)
    return holds("Alert", in: last) || holds("Popup", in: last) || holds("Dialog", in: last)
  }

  /// Whether a name is one of a page of a tour.
  private func isPage(_ name: SwiftPiece) -> Bool {
    let words: [StaticString] = ["Onboarding", "onboarding", "Welcome", "welcome", "Tour", "Setup", "Intro"]
    let isStep = piece(name).contains("Step") && !piece(name).contains("Stepper")
    return isStep || words.contains { piece(name).contains($0) }
  }

  /// Whether nothing but an image, a button, or a space is before a view in its braces.
  private func isTop(_ view: Int32, _ isBelowImage: inout Bool, _ isAfterButton: inout Bool) -> Bool {
    var before = source.nodes[Int(view)].previous
    for _ in 0..<20 where before >= 0 {
      let first = firstOfChain(before)
      let name = source.nodes[Int(first)].name
      if holds("Button", in: name) {
        isAfterButton = true
      } else {
        guard holds("Image", in: name) || holds("Spacer", in: name) || isBackground(before) else {
          return false
        }
        if holds("Image", in: name), isInColumn(view) { isBelowImage = true }
      }
      before = source.nodes[Int(first)].previous
    }
    return before < 0
  }

  /// `HStack { Button { dismiss() } label: { Image(systemName: "chevron.left") }; Text("Followers") }`
  private func leadsBack(_ title: Int32) -> Bool {
    let bar = source.nodes[Int(source.nodes[Int(title)].parent)].range.lowerBound
    let before = bytes.span.extracting(bar..<source.nodes[Int(title)].range.lowerBound)
    return before.contains("dismiss") || before.contains("chevron.left") || before.contains("\"xmark")
  }

  /// `Color.black.ignoresSafeArea()`
  private func isBackground(_ view: Int32) -> Bool {
    let names: [StaticString] = ["ignoresSafeArea", "edgesIgnoringSafeArea", "Color", "LinearGradient"]
    return names.contains { holds($0, in: source.nodes[Int(view)].name) }
  }

  private static let sheets: [StaticString] = ["sheet", "popover", "fullScreenCover"]
  private static let stacks: [StaticString] = [
    "VStack", "HStack", "ZStack", "ScrollView", "NavigationStack", "NavigationView", "Group",
  ]
  private static let screens: [StaticString] = [
    "Sheet", "Screen", "Window",
  ]
}
