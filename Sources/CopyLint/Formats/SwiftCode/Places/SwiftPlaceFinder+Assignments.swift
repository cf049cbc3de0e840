internal import Readability

/// What is assigned to properties of UIKit and AppKit, and to names of the app's own.
extension SwiftPlaceFinder {
  /// What a name says of the value that it is given.
  func assignment(_ node: SwiftNode) -> SwiftPlaces.Row? {
    if !node.qualifier.isNone {
      if holds("label", in: node.name), isMade(node.qualifier, by: "NSTabViewItem") {
        return SwiftPlaces.Row(meaning: .role(.tab))
      }
      let isBarButton = piece(node.qualifier).ends(with: "uttonItem")
      if holds("title", in: node.name), isBarButton || isMade(node.qualifier, by: "UIBarButtonItem") {
        return SwiftPlaces.Row(meaning: .role(.button))
      }
      let isPart = ["title", "body", "subtitle"].contains { holds($0, in: node.name) }
      if isPart, isMade(node.qualifier, by: "UNMutableNotificationContent") {
        return SwiftPlaces.Row(meaning: .role(.notification))
      }
      if holds("title", in: node.name), piece(node.qualifier).contains("enuEntry") {
        return SwiftPlaces.Row(meaning: .role(.menuItem))
      }
    }
    if holds("title", in: node.name), holds("Btn", in: lastWord(of: node.qualifier)) {
      return SwiftPlaces.Row(meaning: .role(.button))
    }
    // No screen reader stops at a controller.
    if holds("accessibilityLabel", in: node.name), isController(node.qualifier) {
      return SwiftPlaces.Row(meaning: .role(.identifier))
    }
    if isTitleOfController(node) || holds("title", in: node.name) && namesScreenOrBar(node.qualifier) {
      return SwiftPlaces.Row(meaning: .role(.navigationTitle))
    }
    if isTextOfError(node) { return SwiftPlaces.Row(meaning: .role(.error), isLikely: true) }
    // Most names are not in the table, whatever comes before their dots.
    if !node.qualifier.isNone, table.mayHold(piece(node.name)) {
      let long = dotted(node.qualifier, node.name)
      if let found = table.row(.assignment, long.span, piece(.none)) { return found }
      // `doneButton.title` is the title of a button.
      var last = Array(bytes[lastWord(of: node.qualifier).range])
      if !last.isEmpty { last[0] |= 0x20 }
      last += [UInt8(ascii: ".")] + Array(bytes[node.name.range])
      if let found = table.row(.assignment, last.span, piece(.none)) { return found }
    }
    guard var found = table.row(.assignment, piece(node.name), piece(.none)) else {
      return isFatal(node) ? nil : useOfVariable(node) ?? messageByName(node.name)
    }
    // What a function does with its variable says more than the name: `showToast(alertMessage)`.
    if isVariable(node), let used = useOfVariable(node), used.meaning != .role(.unknown) { return used }
    if node.qualifier.isNone, found.meaning == .role(.title), isDeclaredAbove(node) || isVariable(node) {
      return use(of: node)
    }
    // `self.messageText = "…"`, a property of the app's own and not one of an NSAlert.
    let isOwn = node.qualifier.isNone || holds("self", in: node.qualifier)
    if isOwn, holds("messageText", in: node.name) {
      return use(of: node) ?? SwiftPlaces.Row(meaning: .role(.unknown))
    }
    // `callback.title = "…"; callback.messageText = "…"`: an NSAlert has no title.
    if holds("messageText", in: node.name), hasTitleBeside(node) {
      return SwiftPlaces.Row(meaning: .role(.alertMessage), isKey: found.isKey, isListed: true)
    }
    // Of something that is no screen, it may be the title of anything.
    if found.meaning == .role(.title), isOwn {
      return use(of: node) ?? SwiftPlaces.Row(meaning: .role(.unknown))
    }
    // In a file of SwiftUI alone, it is the title of data: `recipe.title = "New recipe"`.
    if found.meaning == .role(.title), holds("title", in: node.name), !importsControls {
      return SwiftPlaces.Row(meaning: .role(.unknown))
    }
    found.isListed = true
    return found
  }

  /// Whether the title of the same object is set in the same braces.
  private func hasTitleBeside(_ node: SwiftNode) -> Bool {
    guard node.parent >= 0 else { return false }
    let braces = source.nodes[Int(node.parent)]
    return source.nodes[Int(node.parent)..<Int(braces.after)].prefix(60).contains { other in
      other.kind == .assignment && other.parent == node.parent && !other.name.isNone
        && !other.qualifier.isNone
        && holds("title", in: other.name) && piece(other.qualifier).equals(piece(node.qualifier))
    }
  }

  private var importsControls: Bool {
    !imports("SwiftUI") || ["UIKit", "AppKit", "Cocoa"].contains { imports($0) }
  }

  /// `filesVC.title = "…"`, `topBarView.title = "…"`
  private func namesScreenOrBar(_ name: SwiftPiece) -> Bool {
    guard !name.isNone else { return false }
    let bars: [StaticString] = ["topBar", "TopBar", "navBar", "NavBar", "navigationBar", "NavigationBar"]
    return piece(name).ends(with: "VC") || bars.contains { piece(name).contains($0) }
  }

  /// `nameErrorLabel.text = "…"`
  private func isTextOfError(_ node: SwiftNode) -> Bool {
    guard holds("text", in: node.name) || holds("stringValue", in: node.name), !node.qualifier.isNone else {
      return false
    }
    return piece(node.qualifier).contains("rrorLabel") || piece(node.qualifier).contains("rrorText")
  }

  /// `filesVC`, `splitViewController`
  private func isController(_ name: SwiftPiece) -> Bool {
    ["VC", "NC", "Controller"].contains { piece(name).ends(with: $0) }
  }

  /// Whether a function declared what is assigned to.
  func isVariable(_ node: SwiftNode) -> Bool {
    hashOfVariable(byteHash(piece(node.name)), from: node.parent) != nil
  }

  /// `let error = "No cell is there"; fatalError(error)`
  private func isFatal(_ node: SwiftNode) -> Bool {
    guard holds("error", in: node.name) else { return false }
    let start = node.range.lowerBound
    return bytes.span.extracting(start..<min(bytes.count, start + 400)).contains("fatalError(error)")
  }

  /// `importAlertMessage = "…"`, where the file shows it somehow else.
  func messageByName(_ name: SwiftPiece) -> SwiftPlaces.Row? {
    // `let error: String`, then `error = "The file can't be read."`
    if holds("error", in: name) {
      return SwiftPlaces.Row(meaning: .role(.error), isLikely: true, isShownByName: true)
    }
    guard let (_, role) = Self.endings.first(where: { piece(name).ends(with: $0.ending) }) else { return nil }
    // “AlertMessage” says more than “Message”.
    let isSure = role.isOfAlert || role == .toast
    return SwiftPlaces.Row(meaning: .role(role), isLikely: true, isShownByName: !isSure)
  }

  /// Ends of names of messages, and what these are; those in front count.
  private static let endings: [(ending: StaticString, role: Role)] = [
    ("AlertMessage", .alertMessage), ("AlertTitle", .alertTitle), ("ToastMessage", .toast),
    ("ErrorMessage", .error), ("ErrorText", .error), ("Error", .error), ("validationMessage", .error),
    ("uccessMessage", .unknown), ("tatusMessage", .unknown), ("warningMessage", .unknown),
    ("infoMessage", .unknown), ("statusText", .unknown), ("LabelText", .unknown), ("labelText", .unknown),
    ("currentStatus", .unknown),
  ]

  /// What is assigned later to a variable that is shown: `var status = ""`, then `status = "Two files"`.
  func useOfVariable(_ node: SwiftNode) -> SwiftPlaces.Row? {
    guard node.qualifier.isNone || holds("self", in: node.qualifier), !node.name.isNone else { return nil }
    // `_title = State(initialValue: "Two files")`
    let isWrapped = node.name.count > 1 && bytes[node.name.lowerBound] == UInt8(ascii: "_")
    guard isWrapped else { return use(of: node) }
    let name = SwiftPiece(node.name.lowerBound + 1, node.name.upperBound)
    return use(byteHash(piece(name)), in: node.parent)
  }
}
