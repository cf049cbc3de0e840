internal import Readability

/// What the code right around a text says besides the place in the table.
extension SwiftPlaceFinder {
  /// What the code right around a text says besides its place: the row, the other arguments, the modifiers.
  func roleOfDecider(_ place: SwiftPlace, _ text: SwiftText?) -> Role? {
    let role = place.role
    if role == .unknown, let told = roleOfComment(place.lookup) ?? roleOfDescription(place, text) {
      return told
    }
    if role.namesControl,
      role == .menuItem
        ? hasIconStyle(place.view) || hasIconStyle(place.decider)
        : isIconOnly(place.view) || isIconOnly(place.decider)
    {
      return .accessibilityLabel
    }
    guard place.decider >= 0 else { return nil }
    if role == .error, let text, isTitleOfError(place.decider, text) { return .errorTitle }
    if role == .unknown || role == .title, !(text?.isValue ?? false),
      let found = roleInCell(place.decider) ?? roleInForm(place.decider)
    {
      return found
    }
    if role == .title, isTitleOfShown(source.nodes[Int(place.decider)]) { return .navigationTitle }
    if !place.isListed, role == .unknown || role == .fieldLabel || role == .title, isName(place.label),
      !(text?.isSentence ?? false), let found = roleBesideContent(place.decider)
    {
      return found
    }
    if role == .fieldLabel, place.isLikely, isName(place.label),
      let found = roleOfRow(place.decider) ?? roleInControl(place.decider)
    {
      return found
    }
    let isOpen = role == .unknown || role == .title && place.isLikely
    if isOpen, !place.isListed, isName(place.label), !(text?.isSentence ?? false),
      let found = roleInControl(place.decider)
    {
      return found
    }
    if let found = roleBesideArgument(role, place.decider, text) { return found }
    guard role == .button else { return nil }
    if opensSection(place.decider), place.view < 0 || !isChosen(place.view) { return .heading }
    return onlyNavigates(place.decider) ? .link : nil
  }

  /// Whether a few words are all that an error calls itself, whatever happened, and what it goes on with tells more:
  /// `var errorDescription: String? { "Purchase failed" }`, with a `recoverySuggestion`.
  private func isTitleOfError(_ decider: Int32, _ text: SwiftText) -> Bool {
    let body = source.nodes[Int(decider)]
    guard body.kind == .body, holds("errorDescription", in: body.name), !text.isSentence,
      text.values.isEmpty, !text.text.utf8.contains(UInt8(ascii: "%")), body.parent >= 0,
      body.range.count < 500, !bytes.span.extracting(body.range).contains("case ")
    else { return false }
    let type = source.nodes[Int(body.parent)].range
    return type.count < 5000 && bytes.span.extracting(type).contains("recoverySuggestion")
  }

  /// A comment that says “Error message” or “Failure reason”.
  private func roleOfComment(_ lookup: Int32) -> Role? {
    guard lookup >= 0, let comment = commentArgument(of: source.nodes[Int(lookup)]) else { return nil }
    let quote = bytes.span.firstIndex(of: UInt8(ascii: "\""), 0x0A, from: comment.lowerBound)
    let words: [StaticString] = ["rror message", "rror description", "ailure reason"]
    let isFirst = words.contains { bytes.span.holds($0, at: quote + 2) }
    let isOther = piece(comment).contains("itle") || piece(comment).contains("utton")
    return isFirst && !isOther ? .error : nil
  }

  /// `var description: String { … "It opens two files." … }` explains a choice.
  private func roleOfDescription(_ place: SwiftPlace, _ text: SwiftText?) -> Role? {
    guard place.declaration >= 0, text?.isSentence ?? false else { return nil }
    let node = source.nodes[Int(place.declaration)]
    guard node.kind == .body, node.marks.contains(.accessors), !node.name.isNone else { return nil }
    let last = lastWord(of: node.name)
    let names: [StaticString] = [
      "description", "Description", "explanation", "Explanation", "subtitle", "Subtitle",
    ]
    guard names.contains(where: { holds($0, in: last) }), !isOfError(node) else { return nil }
    switch text.flatMap({ AlertWords.builtIn.container(of: $0.text.utf8.span) }) {
    case .error?: return .error
    case .alert?: return nil
    default: return .helpText
    }
  }
}
