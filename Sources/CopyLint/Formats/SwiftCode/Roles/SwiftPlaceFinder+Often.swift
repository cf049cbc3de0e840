internal import Readability

/// Roles that were right too seldom where readers judged them, in places that are certain enough for other roles.
extension SwiftPlaceFinder {
  /// Whether a role is one that readers often called something else in such a place: of 28 explanations in rounds 77 to 80, they
  /// called 19 right, of 30 messages of alerts 17, and of 29 titles 22.
  func isOftenOther(_ role: Role, _ place: SwiftPlace, _ text: SwiftText) -> Bool {
    switch role {
    // A dialog of Siri says as often what went wrong: `.result(dialog: "Add a server first.")`.
    case .announcement: holds("dialog", in: place.label)
    // Whether it tells of a failure shows only where the words are known.
    case .alertTitle where text.hasOtherLetters, .alertMessage where text.hasOtherLetters: true
    // `ErrorCode.badBody: "IBODEN"`
    case .error where text.isInCapitals && !text.text.utf8.contains(0x20): true
    // `struct ItemMenu: View` may be all of a menu, or what opens it.
    case .button where isOfTypeOfMenu(place), .link where isOfTypeOfMenu(place): true
    // `VStack { Text("Do you like it? Rate it!"); Text("Tap to hide") }`
    case .button where text.isSentence && place.view >= 0 && isBeforeText(place.view): true
    // `model.title = "Computer"` is data, though a controller has a title as well.
    case .title where isOfObject(place) && (!text.text.utf8.contains(0x20) || isOfSetting(place)): true
    // `emptyInfoView.titleLabel.text = "Nothing read yet"`
    case .title where isPartOfNothing(place): true
    // `shortcutRow("⌘N", "Add a file")`
    case .fieldLabel where text.beginsWithKey: true
    // `CopyableRow(placeholder: "Email", value: user.email)`
    case .placeholder where place.isLikely && hasValue(place): true
    // `delegate?.selectedStyle(title: "None", style: nil)`, which another file shows on a button
    case .button where place.isGuess && isOfFunction(place) && !namesPart(place): true
    // `DropDownField(placeholder: "Select a team")`, whose view has a button
    case .button where holds("placeholder", in: place.label): true
    // `RadioField(label: "Small")` is a choice.
    case .fieldLabel where place.isLikely && isOfRadioButton(place): true
    // `parts.append("To buy")` makes a part of a label.
    case .accessibilityLabel where isAppended(place): true
    case .button where text.tellsOfAct || text.isUnfinished && place.decider < 0: true
    // `confirmationDialog("Sort by") { … }` offers choices.
    case .confirmationTitle where isOfChoices(place, text): true
    // `ToolbarItem { NavigationLink(destination: Form()) { Text("Add") } }`, and a link that looks like a button
    case .link where place.view >= 0 && looksLikeButton(place): true
    // `Button("…", action: model.cancelExit)` may keep things as they are.
    case .button where isNamedForCancel(place): true
    // `UIBarButtonItem.appearance().title = "Done"` is that of another object.
    case .navigationTitle where isOfCall(place): true
    // `addItem(title: "Gold")` adds to data, though a screen may show its title.
    case .navigationTitle where isAdded(place): true
    // `Text(variant.name)`, and the title of the screen that explains the variant
    case .navigationTitle where place.isOfDeclaration && isDeclared(as: "name", place): true
    // `var shownInterval: String { … "No reminder" … }`, in the label of a picker
    case .button where text.saysNone && (isGivenBack(place) || place.isOfDeclaration && place.isGuess),
      .link where text.saysNone && isGivenBack(place):
      true
    // `DrawerButton(label: "Friends", isSelected: …)` is one of several ways to go.
    case .button where hasArgument("isSelected", place): true
    // `TranslationInput("Back")` is put into no field.
    case .fieldLabel where place.isLikely && isInputWithoutValue(place): true
    // `var title: String` of a `TabBarItem`
    case .navigationTitle where place.isOfDeclaration && isIn("TabBarItem", around: place.declaration): true
    // `var config = HeaderConfiguration(); config.title = "Installed"; cell.contentConfiguration = config`
    case .button where isOfContent(place): true
    // `Button { … } label: { Text("All files"); if isAll { Image(systemName: "checkmark") } }` is a choice.
    case .button where marksChoice(place): true
    // `weekStartSegment(title: "Monday")`
    case .button where isOfSegment(place): true
    // `ReminderToggle(label: "Open the settings")`
    case .toggle where place.isLikely && text.text.hasPrefix("Open ") && text.text.hasSuffix("ettings"): true
    // `Menu { Picker("Filter", selection: $filter) { … } }` shows its name above its choices, or nowhere.
    case .menuItem where place.role == .fieldLabel: true
    case .menuItem where headsMenu(place) || text.tellsOfAct: true
    // `VStack { Text("Sign in to your account"); TextField("Email", text: $email) }`
    case .fieldLabel where place.decider < 0 && text.isLongerThanNames: true
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
    case .alertMessage where mayTellOfFailure(place, text), .toast where mayTellOfFailure(place, text): true
    // What is handed to an alert may be an entry of a manual, too.
    case .alertMessage, .alertTitle: place.isGuess
    // `Comic(id: 7, title: "The end")` is data, and `InfoView(title: "Help", target: self, action: …)` opens something.
    case .title where place.isLikely && place.isShownByName && hasArgument("id", place): true
    case .title where hasArgument("target", place), .heading where hasArgument("target", place): true
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
    isGivenBack(place) && holds("String", in: source.nodes[Int(place.declaration)].qualifier)
  }

  /// Whether a message of a function of the app's own, which shows failures as well, may tell one in words that also tell
  /// other things: `showAlert(message: "No data received")`.
  private func mayTellOfFailure(_ place: SwiftPlace, _ text: SwiftText) -> Bool {
    // `UIAlertController(title: "Sorry", message: "No video found.", …)`
    if text.text.hasPrefix("No ") { return true }
    guard place.isLikely else { return false }
    let signs: [StaticString] = [
      "onflict", "missing", "should ", "must ", " same", "already", " only ", "unavailable", " not ", "n't ",
    ]
    return text.hasOtherLetters || signs.contains { text.text.utf8.span.contains($0) }
  }

  private func isGivenBack(_ place: SwiftPlace) -> Bool {
    place.isOfDeclaration && source.nodes[Int(place.declaration)].kind == .body
  }

  func isDeclared(as name: StaticString, _ place: SwiftPlace) -> Bool {
    holds(name, in: source.nodes[Int(place.declaration)].name)
  }

  private func isOfCall(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0 else { return false }
    let node = source.nodes[Int(place.decider)]
    return node.kind == .assignment && node.qualifier.isNone
      && bytes.span.byte(node.name.lowerBound - 1) == UInt8(ascii: ".")
  }

  private func isOfObject(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0 else { return false }
    let node = source.nodes[Int(place.decider)]
    return node.kind == .assignment && !node.qualifier.isNone && !holds("self", in: node.qualifier)
  }

  private func isPartOfNothing(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0, case let node = source.nodes[Int(place.decider)], node.kind == .assignment,
      !node.qualifier.isNone, bytes.span.byte(node.qualifier.lowerBound - 1) == UInt8(ascii: ".")
    else { return false }
    let end = node.qualifier.lowerBound - 1
    return namesNothing(bytes.span.extracting(bytes.span.startOfName(before: end)..<end))
  }

  /// `debugSetting.title = "Clear the cache"`
  private func isOfSetting(_ place: SwiftPlace) -> Bool {
    let object = piece(source.nodes[Int(place.decider)].qualifier)
    return object.ends(with: "Setting") || object.ends(with: "setting")
  }

  private func hasValue(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0 else { return false }
    return source.arguments(of: source.nodes[Int(place.decider)]).contains {
      holds("value", in: $0.label) && !isBinding($0.value)
    }
  }

  /// Whether a function is called after a control: `makeButton(title: "Add")`.
  private func namesPart(_ place: SwiftPlace) -> Bool {
    let name = piece(source.nodes[Int(place.decider)].name)
    return ["utton", "ction", "Link", "Item", "Row"].contains { name.contains($0) }
  }

  private func isOfRadioButton(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0, !source.nodes[Int(place.decider)].name.isNone else { return false }
    return hasWord("Radio", in: source.nodes[Int(place.decider)].name)
  }

  private func isAppended(_ place: SwiftPlace) -> Bool {
    place.decider >= 0 && holds("append", in: source.nodes[Int(place.decider)].name)
  }

  private func isOfSegment(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0 else { return false }
    let name = source.nodes[Int(place.decider)].name
    return !name.isNone && holds("Segment", in: lastWord(of: name))
  }

  /// Whether a dialog asks nothing: none of its buttons destroys, and its title doesn't ask.
  private func isOfChoices(_ place: SwiftPlace, _ text: SwiftText) -> Bool {
    guard place.decider >= 0 else { return false }
    let call = source.nodes[Int(place.decider)]
    guard holds("confirmationDialog", in: call.name) || holds("ActionSheet", in: call.name) else {
      return false
    }
    let asks: Bool = ["?", "？", "confirm", "Confirm", "sure"].contains { text.text.contains($0) }
    let dialog = bytes.span.extracting(call.range.lowerBound..<endOfAlert(place.decider))
    // `ActionSheet(title: Text("Files"), buttons: [.default(Text("Rename")), .destructive(Text("Delete"))])`
    if !asks, holds("ActionSheet", in: call.name), dialog.contains(".default(") { return true }
    return !asks && !["estructive", "elete", "emove"].contains { dialog.contains($0) }
  }

  private func hasArgument(_ label: StaticString, _ place: SwiftPlace) -> Bool {
    place.decider >= 0
      && source.arguments(of: source.nodes[Int(place.decider)]).contains { holds(label, in: $0.label) }
  }

  private func isInputWithoutValue(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0 else { return false }
    let call = source.nodes[Int(place.decider)]
    return call.kind == .call && !call.name.isNone && holds("Input", in: lastWord(of: call.name))
      && !source.arguments(of: call).contains { isBinding($0.value) }
  }

  private func looksLikeButton(_ place: SwiftPlace) -> Bool {
    isModified(place.view) { holds("background", in: $0) }
      || isIn(["ToolbarItem", "ToolbarItemGroup"], around: place.view)
  }

  private func isNamedForCancel(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0 else { return false }
    return source.arguments(of: source.nodes[Int(place.decider)]).contains { argument in
      guard holds("action", in: argument.label) else { return false }
      let dot = bytes[argument.value.range].lastIndex(of: UInt8(ascii: "."))
      return bytes.span.holds("cancel", at: dot.map { $0 + 1 } ?? argument.value.lowerBound)
    }
  }

  private func isAdded(_ place: SwiftPlace) -> Bool {
    guard isOfFunction(place) else { return false }
    let name = piece(source.nodes[Int(place.decider)].name)
    return ["add", "append", "insert"].contains { name.holds($0, at: 0) }
  }

  /// Whether a configuration is that of a cell, and not of a button.
  private func isOfContent(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0 else { return false }
    let node = source.nodes[Int(place.decider)]
    guard node.kind == .assignment, !node.qualifier.isNone, holds("config", in: node.qualifier) else {
      return false
    }
    let start = node.range.upperBound
    return bytes.span.firstIndex(
      of: "contentConfiguration = config", from: start, before: min(bytes.count, start + 1500))
      != nil
  }

  private func marksChoice(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0, source.nodes[Int(place.decider)].kind == .closure else { return false }
    let label = bytes.span.extracting(source.nodes[Int(place.decider)].range.prefix(1500))
    return label.contains("\"checkmark\")")
  }

  private func isOfCard(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0, !source.nodes[Int(place.decider)].name.isNone else { return false }
    return ["Step", "Status", "Tab", "Card"].contains {
      hasWord($0, in: source.nodes[Int(place.decider)].name)
    }
  }
}
