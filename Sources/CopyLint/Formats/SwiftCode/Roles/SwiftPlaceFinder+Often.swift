internal import Readability

/// Roles that were right too seldom where readers judged them, in places that are certain enough for other roles.
extension SwiftPlaceFinder {
  /// Whether a role is one that readers often called something else in such a place: of 28 explanations in rounds 77 to 80, they
  /// called 19 right, of 30 messages of alerts 17, and of 29 titles 22.
  func isOftenOther(_ role: Role, _ place: SwiftPlace, _ text: SwiftText) -> Bool {
    switch role {
    case .button where text.tellsOfAct || text.isUnfinished && place.decider < 0: true
    // `weekStartSegment(title: "Monday")`
    case .button where isOfSegment(place): true
    // `ReminderToggle(label: "Open the settings")`
    case .toggle where place.isLikely && text.text.hasPrefix("Open ") && text.text.hasSuffix("ettings"): true
    case .menuItem where headsMenu(place) || text.tellsOfAct: true
    // `Text("1 day")`, below a slider.
    case .fieldLabel where place.decider < 0 && text.isCounted: true
    // One of several texts in the label of a control is its name, and the others tell more.
    case .button, .link:
      place.view >= 0 && place.decider >= 0 && place.view != place.decider && isSecond(place.view)
    // “Wi-Fi only” is a value.
    case .helpText where place.isLikely && holds("subtitle", in: place.label):
      !text.isExplanation && !text.text.hasSuffix(".")
    // The second line of a button, and what is in a group that opens.
    case .helpText where place.role == .button || place.role == .link || place.role == .heading:
      place.decider >= 0 && source.nodes[Int(place.decider)].kind == .closure
    // What is handed to an alert may be an entry of a manual, too.
    case .alertMessage, .alertTitle: place.isGuess
    // It is also the title of a screen that another file shows, or of a row that opens something.
    case .title: isOfListOfTitles(place) || isTitleOfValue(place)
    case .heading where text.isSentence: !place.isListed
    // `StepHeader(title: "Players")`, `StatusHeader(title: "Connected")`
    case .heading where place.isLikely: isOfCard(place)
    default: false
    }
  }

  /// `var title: String { "All files" }`
  private func isTitleOfValue(_ place: SwiftPlace) -> Bool {
    guard place.isOfDeclaration else { return false }
    let node = source.nodes[Int(place.declaration)]
    return node.kind == .body && holds("String", in: node.qualifier)
  }

  private func isOfSegment(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0 else { return false }
    let name = source.nodes[Int(place.decider)].name
    return !name.isNone && holds("Segment", in: lastWord(of: name))
  }

  private func isOfCard(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0, !source.nodes[Int(place.decider)].name.isNone else { return false }
    return ["Step", "Status", "Tab", "Card"].contains {
      hasWord($0, in: source.nodes[Int(place.decider)].name)
    }
  }
}
