internal import Readability

/// Texts in a view that no place in the code tells about.
extension SwiftPlaceFinder {
  /// What a text is that no place in the code tells about. How large its letters are, and whether they are gray, says too little:
  /// the same are those of a title, a value, the name of a card, an explanation and a state.
  func roleOfLoose(_ view: Int32, _ style: Style, _ text: SwiftText?) -> Role {
    let isSentence = text?.isSentence ?? false
    let isExplanation = text?.isExplanation ?? false
    if isEmptyState(view, text, isLarge: style == .large) { return .emptyState }
    if isChoice(view) { return isTagOfTab(view) ? .tab : .menuItem }
    if isInToast(view) { return .toast }
    // A text that replaces a missing value is a value, too: `Text(film.name ?? "Unknown")`.
    if isFallback(view), !isSentence { return .unknown }
    if !isSentence, !isExplanation, followsValue(view) { return .unknown }
    if isTapped(view), !isSentence, !(text?.isMostlyValues ?? false) { return .button }
    if let role = roleInAlert(view, style, text) ?? roleOfTitle(view, style, text) { return role }
    if style == .gray, text?.saysNone ?? false { return .emptyState }
    if isSentence || isExplanation, isError(view) || style.isQuiet && saysError(text) { return .error }
    if let text, text.isLink { return .link }
    if style == .plain, text?.isRunning ?? false {
      guard isAboveField(view) else { return .body }
      return text?.isSentence ?? false ? .helpText : .fieldLabel
    }
    if isSentence {
      guard style == .plain || style == .bold else { return .unknown }
      return isAboveField(view) ? .helpText : .body
    }
    // Large letters above several fields head them all, and above one field, they may say what the page is for.
    let isTitle = style == .large && (isAboveFields(view) || isExplanation)
    return isTitle ? .unknown : roleBesideField(view)
  }

  /// What says by more than its letters that it is a title: `Text("…").accessibilityAddTraits(.isHeader)`.
  private func roleOfTitle(_ view: Int32, _ style: Style, _ text: SwiftText?) -> Role? {
    guard style == .large, !(text?.isSentence ?? false) else { return nil }
    if isInToolbar(view) || namesScreen(view) { return .navigationTitle }
    if hasModifier(view, where: callsHeading) { return .heading }
    guard isError(view) || saysError(text) else { return nil }
    return isAboveText(view) ? .errorTitle : .error
  }

  private func isError(_ view: Int32) -> Bool { isShownForError(view) || isRed(view) }

  func saysError(_ text: SwiftText?) -> Bool {
    text.map { AlertWords.builtIn.container(of: $0.text.utf8.span) == .error } ?? false
  }
}
