internal import Readability

/// Small and gray letters, and second lines: what they explain, if anything.
extension SwiftPlaceFinder {
  /// What a text is that an explanation is guessed for.
  func explanation(_ place: SwiftPlace, _ text: SwiftText) -> Role {
    // “block 3 of 5”, “Syncing…” and “12 files are new” tell of a state.
    if text.text.utf8.first?.isASCIISmall == true || text.isUnfinished { return .unknown }
    if text.values.first?.lowerBound == 0 || text.values.count > 1, !text.isSentence { return .unknown }
    if !text.isExplanation, !text.text.utf8.contains(0x20) || text.isTitleCased { return .unknown }
    if isInTypeOfNothing(place) { return .emptyState }
    // What each state of a thing is explains no setting.
    if place.declaration >= 0,
      isIn("State", around: place.declaration) || isIn("Status", around: place.declaration)
    {
      return .body
    }
    if AlertWords.builtIn.container(of: text.text.utf8.span) == .error { return .error }
    guard place.view >= 0 else { return isOfPage(place) ? .body : .helpText }
    if isShownForError(place.view) || isRed(place.view) { return .error }
    return .helpText
  }

  /// `OnboardingRow(title: "…", subtitle: "…")` tells what the app can do.
  private func isOfPage(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0, source.nodes[Int(place.decider)].kind == .call,
      !source.nodes[Int(place.decider)].name.isNone
    else { return false }
    let name = piece(source.nodes[Int(place.decider)].name)
    return ["nboarding", "elcome", "eature", "enefit"].contains { name.contains($0) }
  }
}
