internal import Readability

/// Small and gray letters, and second lines: what they explain, if anything.
extension SwiftPlaceFinder {
  /// What a text is that an explanation is guessed for.
  func explanation(_ place: SwiftPlace, _ text: SwiftText) -> Role {
    // “block 3 of 5”, “Syncing…” and “12 files are new” tell of a state.
    if text.text.utf8.first?.isASCIISmall == true || text.isUnfinished { return .unknown }
    if text.values.first?.lowerBound == 0 || text.values.count > 1, !text.isSentence { return .unknown }
    if !text.isExplanation, !text.text.utf8.contains(0x20) { return .unknown }
    if place.role == .unknown, text.isInTitleCase { return .unknown }
    if isInTypeOfNothing(place) { return .emptyState }
    // What each state of a thing is explains no setting.
    if place.declaration >= 0,
      isIn("State", around: place.declaration) || isIn("Status", around: place.declaration)
    {
      return .body
    }
    if AlertWords.builtIn.container(of: text.text.utf8.span) == .error { return .error }
    // “Already have an account?” is beside a button.
    if place.role == .unknown, text.text.hasSuffix("?") { return .body }
    guard place.view >= 0 else { return isOfPage(place) ? .body : .helpText }
    if isShownForError(place.view) || isRed(place.view) { return .error }
    if place.role == .unknown, let told = state(place.view, text) { return told }
    // What explains a setting begins where its name does.
    return place.role == .unknown && text.isSentence && isCentered(place.view) ? .body : .helpText
  }

  /// `OnboardingRow(title: "…", subtitle: "…")` tells what the app can do.
  private func isOfPage(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0, source.nodes[Int(place.decider)].kind == .call,
      !source.nodes[Int(place.decider)].name.isNone
    else { return false }
    let name = piece(source.nodes[Int(place.decider)].name)
    return ["nboarding", "elcome", "eature", "enefit"].contains { name.contains($0) }
  }

  /// What small or gray letters are that one of several states shows, or that are below the title of a screen; nil for others.
  private func state(_ view: Int32, _ text: SwiftText) -> Role? {
    let parent = source.nodes[Int(view)].parent
    // Which of two sentences explains a setting depends on it.
    let isState =
      isChosen(view) && !text.isSentence
      || parent >= 0 && source.nodes[Int(parent)].kind == .block
        && source.nodes[Int(parent)].marks.contains(.choice)
    guard isState || isBelowTitleOfScreen(view) else { return nil }
    return text.isSentence ? .body : .unknown
  }

  private func isBelowTitleOfScreen(_ view: Int32) -> Bool {
    let before = source.nodes[Int(view)].previous
    return before >= 0 && isOfScreenSize(firstOfChain(before))
  }

  private func isCentered(_ view: Int32) -> Bool {
    isModified(view) {
      holds("multilineTextAlignment", in: $0)
        && bytes.span.holds("(.center", at: $0.upperBound)
    }
  }
}
