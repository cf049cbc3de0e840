internal import Readability

/// Small and gray letters, and second lines: what they explain, if anything.
extension SwiftPlaceFinder {
  /// What a text is that an explanation is guessed for.
  func explanation(_ place: SwiftPlace, _ text: SwiftText) -> Role {
    // “block 3 of 5”, “Syncing…” and “12 files are new” tell of a state.
    if text.text.utf8.first?.isASCIISmall == true || text.isUnfinished { return .unknown }
    if text.beginsWithValue || text.values.count > 1, !text.isSentence { return .unknown }
    if !text.isExplanation, !text.text.utf8.contains(0x20) || text.isTitleCased { return .unknown }
    // “Address copied!” tells what was done.
    if !text.isSentence, text.text.hasSuffix("!") { return .unknown }
    if isInTypeOfNothing(place) { return .emptyState }
    // What each state of a thing is explains no setting.
    if place.declaration >= 0,
      isIn("State", around: place.declaration) || isIn("Status", around: place.declaration)
    {
      return .unknown
    }
    if AlertWords.builtIn.container(of: text.text.utf8.span) == .error { return .error }
    guard place.view >= 0 else { return explanationByName(place, text) }
    if isShownForError(place.view) || isRed(place.view) { return .error }
    // One of two states: `Text(level > 60 ? "Higher today" : "As usual")`.
    if isChosen(place.view), !text.isSentence { return .unknown }
    return tellsOfApp(text) ? .unknown : .helpText
  }

  /// “Version 2.1”, “Made with love by us”: what stands at the end of the settings explains none of them.
  private func tellsOfApp(_ text: SwiftText) -> Bool {
    let signs: [StaticString] = ["Version", "Copyright", "©", "Made with "]
    return signs.contains { text.text.utf8.span.contains($0) }
  }

  /// What a text is that only names of the app's own take for an explanation. In rows of settings and forms, it is one; elsewhere,
  /// a subtitle or a description tells whatever there is to say.
  private func explanationByName(_ place: SwiftPlace, _ text: SwiftText) -> Role {
    if isOfPage(place) || tellsOfApp(text) { return .unknown }
    if place.isOfDeclaration || place.declaration >= 0 && place.role == .unknown {
      let name = source.nodes[Int(place.declaration)].name
      if !name.isNone, namesNothing(piece(name)) { return .emptyState }
      let names: [StaticString] = ["footer", "helpText", "tableView", "accessibilityHint"]
      if names.contains(where: { holds($0, in: name) }) { return .helpText }
      return isInType(with: Self.settings, around: place.declaration) ? .helpText : .unknown
    }
    guard place.decider >= 0, !place.isListed else { return .helpText }
    if holds("subheadline", in: place.label) { return .unknown }
    let call = source.nodes[Int(place.decider)]
    guard call.kind == .call, !call.name.isNone else { return .helpText }
    let isOfRow =
      holdsSetting(calledName(call)) || isInType(with: Self.settingWords, around: place.decider)
    return isOfRow ? .helpText : .unknown
  }

  /// Whether a name is one of a setting, or of a row or a control of a form.
  private func holdsSetting(_ name: SwiftPiece) -> Bool {
    let openings: [StaticString] = ["row", "toggle", "setting", "option", "link", "menu", "field"]
    return Self.settingWords.contains { hasWord($0, in: name) }
      || openings.contains { bytes.span.holds($0, at: name.lowerBound) }
  }

  /// Whether the name of the type around a node has one of some words.
  private func isInType(with words: [StaticString], around node: Int32) -> Bool {
    typeAround(node).map { type in words.contains { hasWord($0, in: type) } } ?? false
  }

  /// Words of names of types whose properties explain settings.
  private static let settings: [StaticString] = [
    "Setting", "Option", "Preference", "Permission", "Mode", "Toggle", "Choice", "Strategy", "Policy",
    "Config", "Configuration", "Field", "Footer", "Intent", "Widget",
  ]
  /// Words of names of views and values that hold a setting.
  private static let settingWords: [StaticString] = [
    "Setting", "Option", "Preference", "Permission", "Row", "Toggle", "Switch", "Checkbox", "Picker",
    "Slider", "Stepper", "Field", "Form", "Cell", "Link", "Button", "Section", "Header", "Footer", "Menu",
    "Config", "Configuration", "Widget", "Intent", "Tip", "Hint", "Mode", "Choice", "Input",
  ]

  /// `OnboardingRow(title: "…", subtitle: "…")` tells what the app can do.
  func isOfPage(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0, source.nodes[Int(place.decider)].kind == .call,
      !source.nodes[Int(place.decider)].name.isNone
    else { return false }
    let name = piece(source.nodes[Int(place.decider)].name)
    let names: [StaticString] = ["nboarding", "elcome", "eature", "enefit", "AboutView", "Poster"]
    return names.contains { name.contains($0) }
      || typeAround(place.decider).map { type in names.contains { piece(type).contains($0) } } ?? false
  }
}
