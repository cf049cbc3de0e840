internal import Readability

/// What names of the code right around a text say against the role that its place suggests.
extension SwiftPlaceFinder {
  /// `cell.titleLabel.text = "…"`: a row may open something, be a choice, or name a value.
  func isTextOfCell(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0 else { return false }
    let node = source.nodes[Int(place.decider)]
    guard node.kind == .assignment, !node.qualifier.isNone else { return false }
    var start = node.qualifier.lowerBound
    while start > 0, isInChain(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: "?") { start -= 1 }
    let owner = bytes.span.extracting(start..<node.qualifier.upperBound)
    return owner.holds("cell", at: 0) || owner.contains("Cell.")
  }

  /// Whether each case of an enumeration has its own value of a property.
  func isNameOfCase(_ place: SwiftPlace) -> Bool {
    place.isOfDeclaration && (isOfEnumeration(place.declaration) || chooses(place))
  }

  /// `ActionSheetPickerView(title: "Select a season")`
  func isOfPicker(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0 else { return false }
    let call = source.nodes[Int(place.decider)]
    return call.kind == .call && !call.name.isNone && piece(call.name).contains("Picker")
  }

  /// Whether a property or function has a role only by a use that is a guess. It is mostly used in other ways as well; errors
  /// and sentences are not.
  func isOnlyUsedSo(_ role: Role, _ place: SwiftPlace) -> Bool {
    guard place.isGuess, place.isOfDeclaration else { return false }
    switch role {
    case .error, .errorTitle, .body, .emptyState, .menuItem, .navigationTitle, .tab, .toggle, .button:
      return false
    case .confirmationTitle, .confirmationMessage: return false
    default: return true
    }
  }

  /// `func tabTitle(_ index: Int) -> String`
  func isNamedForTab(_ place: SwiftPlace) -> Bool {
    // `class DetailTabView: UIView { … UISegmentedControl(items: ["Chapters", "About"]) … }`
    if place.decider >= 0, holds("UISegmentedControl", in: source.nodes[Int(place.decider)].name),
      let type = typeAround(place.decider),
      ["TabView", "TabBar", "Tabs"].contains(where: { piece(type).contains($0) })
    {
      return true
    }
    guard place.isOfDeclaration else { return false }
    let name = source.nodes[Int(place.declaration)].name
    return !name.isNone && (piece(name).ends(with: "TabTitle") || piece(name).equals("tabTitle".utf8.span))
  }

  /// `func progressTitle(_ progress: Progress) -> String`
  func isNamedForState(_ place: SwiftPlace) -> Bool {
    guard place.declaration >= 0 else { return false }
    let node = source.nodes[Int(place.declaration)]
    guard !node.name.isNone else { return false }
    if ["rogress", "tatus", "tate"].contains(where: { piece(node.name).contains($0) }) { return true }
    // `var label: String { switch connection.state { … } }`
    let beginning = beginning(of: node).extracting(first: 120)
    return node.kind == .body && (beginning.contains("tate {\n") || beginning.contains("tatus {\n"))
  }

  /// Whether the function or property of views around a text is called a footer or a help text: `var helperText: some View`.
  func isNamedAsHelp(_ place: SwiftPlace) -> Bool {
    var parent = place.view
    for _ in 0..<Self.deepest where parent >= 0 {
      let node = source.nodes[Int(parent)]
      if node.kind == .type { return false }
      if node.kind == .body, !node.name.isNone {
        return holds("footer", in: node.name) || piece(node.name).ends(with: "Footer")
          || piece(node.name).ends(with: "Footnote")
          || piece(node.name).ends(with: "helperText") || piece(node.name).ends(with: "helpText")
          || piece(node.name).ends(with: "HelpText")
      }
      parent = node.parent
    }
    return false
  }

  /// `show("The list is kept.", isError: false)`
  func saysNoError(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0 else { return false }
    return source.arguments(of: source.nodes[Int(place.decider)]).contains {
      holds("isError", in: $0.label) && piece($0.value).contains("false")
    }
  }

  /// `text = "Set your city first."; showError = true`
  func isBesideErrorFlag(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0 else { return false }
    let node = source.nodes[Int(place.decider)]
    guard node.kind == .assignment, !node.marks.contains(.declaration) else { return false }
    let start = node.range.upperBound
    let end = min(bytes.count, start + 400)
    let code = bytes.span.extracting(
      start..<(bytes.span.firstIndex(of: "}", from: start, before: end) ?? end))
    return code.contains("Error = true") || code.contains("rrorIsShown = true")
  }
}
