internal import Readability

/// What speaks against a role that looks, or names of the app's own, suggest.
extension SwiftPlaceFinder {
  /// What is left of a role once the words and the names around have been asked.
  ///
  /// - Parameter role: as `role(_:of:)` gives it.
  func doubted(_ role: Role, of place: SwiftPlace, _ text: SwiftText) -> Role {
    let found = despiteWords(roleByOwnName(role, of: place), of: place, text)
    return isOnlyUsedSo(found, place) || isOftenOther(found, place, text) ? .unknown : found
  }

  private func despiteWords(_ role: Role, of place: SwiftPlace, _ text: SwiftText) -> Role {
    switch role {
    case .menuItem where text.saysNone && ["found", "yet", "available"].contains(where: text.text.hasSuffix):
      return .emptyState
    // “Status: restarting…”
    case .menuItem where text.isUnfinished && text.text.utf8.span.contains(": "): return .unknown
    case .button, .link, .menuItem:
      // “Unknown artist” replaces a name, and a control may show a value.
      if text.text.hasPrefix("Unknown ") { return .unknown }
      if role == .button, place.isOfDeclaration || place.isGuess, !text.isSentence,
        text.beginsWithValue || text.isUnitInCapitals
      {
        return .unknown
      }
      // “Copied” and “Loading…” tell of a state.
      // A row that opens something holds dates and amounts as well, and small letters above a name.
      if place.view < 0 ? text.isAmount && text.values.isEmpty : text.isAmount || isCaption(place) {
        return .unknown
      }
      if role == .button, text.saysNone, text.text.hasSuffix(".") { return .emptyState }
      // `Text("Sync"); Spacer(); Text(isOn ? "On" : "Off")`
      if place.view >= 0, !text.text.utf8.contains(0x20), isChosen(place.view), isSecond(place.view) {
        return .unknown
      }
      // “12 files of it” is a value, unless it is all that a button says.
      let isInside = place.view >= 0 && place.decider != place.view || place.isGuess
      if isInside, text.beginsWithValue, text.isExplanation { return .unknown }
      if role != .link, isOfTabs(place) || isNamedForTab(place) { return .tab }
      if role == .button, deletes(place, text) { return .destructiveButton }
      if role == .button, isAccessibilityAction(place) { return .accessibilityAction }
      if role == .button, !isCallOfButton(place.decider), isLabelOfLink(place.decider) { return .link }
      if role == .button, hasCheckbox(place) { return .toggle }
      // `Product(title: "Coffee table")` is data, though a link shows it.
      if role == .link, place.isGuess, place.isShownByName { return .unknown }
      if role == .menuItem || role == .button && place.isOfDeclaration, isNamedForState(place) {
        return .unknown
      }
      return role == .button ? buttonOrChoice(place) : role
    case .destructiveButton: return hasColorOfRest(place) ? .button : role
    // `Button("Open Settings", role: .cancel) { open(settings) }`
    case .cancelButton where text.text.hasPrefix("Open "): return .button
    // `Text("Obtained: " + date)` names a value.
    case .heading where place.isJoined && text.endsInColon: return .fieldLabel
    // “Recommended: 4 files” has its value.
    case .heading where text.endsInValueAfterColon,
      .fieldLabel where text.endsInValueAfterColon && place.view >= 0:
      return .unknown
    // “Reading the files…” is a state, and so is one of two names.
    case .heading where text.isUnfinished || place.view >= 0 && isChosen(place.view) && !text.isSentence,
      .heading where place.view >= 0 && isFallback(place.view) && !text.isSentence:
      return .unknown
    // `Text("\(Int(progress * 100)) %").font(.title)`
    case .heading where text.isAmount || text.beginsWithValue && !text.isExplanation,
      .title where text.isAmount:
      return .unknown
    case .heading, .title:
      return place.view >= 0 && isShownForError(place.view) ? .errorTitle : titleOrOther(role, place, text)
    // A function names whatever it is given, and “12 files” is a value.
    case .navigationTitle where chooses(place) || text.beginsWithValue && !text.isSentence: return .unknown
    // `Recipe(title: "Brownie")`: a screen shows the title of whatever it is given.
    case .navigationTitle where place.isShownByName && place.isGuess: return .unknown
    // “No description” is shown in place of one.
    case .helpText where place.view >= 0 && isFallback(place.view) && !text.isSentence: return .unknown
    case .helpText where namesError(place): return .error
    case .helpText: return explanation(place, text)
    case .body where namesError(place), .emptyState where namesError(place), .toast where namesError(place):
      return .error
    case .toast where saysError(text): return .error
    case .body where namesSpeech(place), .emptyState where namesSpeech(place): return .announcement
    // `var emptyFilterText: String { "No planned files. Plan one to see it here." }`
    case .body where isGivenForNothing(place, text), .unknown where isGivenForNothing(place, text):
      return .emptyState
    // `ifNotEmpty("HD")`
    case .emptyState where isOfFunction(place) && !text.text.utf8.contains(0x20): return .unknown
    case .emptyState where place.decider >= 0 && isShownForError(firstOfChain(place.decider)):
      return text.isSentence ? .error : .errorTitle
    case .error where !text.isSentence && namesTitle(place): return .errorTitle
    case .error where saysNoError(place): return .unknown
    // “±5 BPM” is the margin of a measurement, and “(none)” stands for a reason.
    case .error where text.isAmount || text.isInParentheses: return .unknown
    // `error = "No files yet. Add one first."`
    case .error where text.text.hasPrefix("No ") && text.text.utf8.span.contains(" yet"): return .emptyState
    // `if tracks.isEmpty { error = "No tracks in these days." }`
    case .error where text.saysNone && place.decider >= 0 && isForEmptyList(place.decider): return .emptyState
    // `SignInError(title: "Sign-in failed", message: reason)`
    case .error where !text.isSentence && isTitleAboveText(place): return .errorTitle
    // `Text("Route not found").font(.title); Text("It may have been deleted.")`
    case .error where !text.isSentence && isHeadline(place): return .errorTitle
    // `.result(dialog: "Reps must be at least 1.")`
    case .announcement where saysError(text): return .error
    // `var message: String { … "Borrow it?" … }`, below an empty title
    case .confirmationTitle where place.isOfDeclaration && isDeclared(as: "message", place):
      return .confirmationMessage
    // “Booking successful” asks nothing, in whichever dialog.
    case .confirmationTitle where text.text.utf8.span.contains("uccessful"): return .unknown
    // `ActionSheet(title: Text("The index is gone"), buttons: [.default(Text("OK"))])`
    case .confirmationTitle where isSheetWithoutChoice(place): return .alertTitle
    case .confirmationMessage where isSheetWithoutChoice(place): return .alertMessage
    case .accessibilityLabel where holds("help", in: place.label) || holds("tooltip", in: place.label):
      return .tooltip
    // `nameField.placeholder = "This is required"`
    case .placeholder where text.text.hasSuffix(" is required") || text.text.hasSuffix(" is required."):
      return .error
    // `CaptionedText(text: name, placeholder: "Name")` is no field.
    case .placeholder where place.isLikely && isOfText(place): return .unknown
    // `UnwrappingView(value: account, placeholder: "Not signed in!")`
    case .placeholder where place.isLikely && isOfView(place): return .unknown
    // `editableField("Name", text: $name)`, a function, may put it into the field or above it.
    case .placeholder where place.isLikely && place.label.isNone && isOfFunction(place): return .unknown
    // `showValidationError(title: "Success", isError: false)`
    case .errorTitle where AlertWords.builtIn.container(of: text.text.utf8.span) == .alert: return .alertTitle
    // `showValidationAlert("Please enter the amount.")`
    case .errorTitle where text.isSentence && place.label.isNone && !place.isListed: return .error
    // “Please wait…” is a state.
    case .alertMessage where text.isUnfinished, .alertTitle where text.isUnfinished: return .unknown
    // “No account. No ads. No tracking.” praises what isn't there.
    case .emptyState where text.isSentence && text.text.utf8.span.contains(". No "): return .unknown
    case .body where isNamedAsHelp(place): return .helpText
    case .body where text.saysNothingIsThere && place.view >= 0: return .emptyState
    case .body where isBesideErrorFlag(place), .unknown where isBesideErrorFlag(place) && text.isSentence:
      return .error
    // Where a name of a state is the tooltip, it is shown elsewhere as well.
    case .tooltip where isNameOfCase(place) && !text.isExplanation: return .unknown
    case .body where place.isLikely && !place.label.isNone: return sentence(place, text)
    // `Text("Time"); Spacer(); Stepper("\(minutes) min", value: $minutes)`
    case .fieldLabel where text.isAmount: return .unknown
    // `Stepper("\(minutes) minutes", value: $minutes)`
    case .fieldLabel where text.beginsWithValue && !text.endsInColon: return .unknown
    // “1.1. Personal data:” is above a part of a longer text.
    case .fieldLabel where text.isNumbered: return .heading
    // “USD” before a field is the unit, and one of two states has a value beside it that isn't its own.
    case .fieldLabel where text.isUnitInCapitals && isBeforeField(place.view),
      .fieldLabel where place.view >= 0 && isChosen(place.view) && !text.endsInColon:
      return .unknown
    // “Select a season” is the title of a picker's sheet.
    case .fieldLabel where place.isLikely && text.asksForChoice && isOfPicker(place): return .unknown
    // “Reading for 3 seconds…” is a state.
    case .fieldLabel where text.isUnfinished: return .unknown
    // `Stepper("Height", value: $height).labelsHidden()`
    case .fieldLabel where isHidden(place): return .accessibilityLabel
    case .fieldLabel where place.isLikely:
      return isOnlyArgument(place) ? .unknown : nameInRow(place)
    default: return role
    }
  }

  /// `sourceRow("Rules and standards of the field")`
  private func isOnlyArgument(_ place: SwiftPlace) -> Bool {
    guard place.label.isNone, place.decider >= 0, place.view < 0 else { return false }
    let call = source.nodes[Int(place.decider)]
    return call.kind == .call && closures(of: place.decider).isEmpty
      && source.arguments(of: call).count { _ in true } == 1
  }

  /// Whether only a screen reader says the label of a control.
  private func isHidden(_ place: SwiftPlace) -> Bool {
    place.decider >= 0 && place.view < 0 && isModified(place.decider) { holds("labelsHidden", in: $0) }
  }

  private func titleOrOther(_ role: Role, _ place: SwiftPlace, _ text: SwiftText) -> Role {
    if role == .heading {
      return isInBar(place) ? .navigationTitle : role
    }
    if namesNavigationTitle(place) { return .navigationTitle }
    // Required fields are marked so: “City*”.
    if text.text.hasSuffix("*") { return .fieldLabel }
    if isTextOfCell(place) { return .unknown }
    if isInTypeOfNothing(place) { return .emptyState }
    return place.isLikely ? title(place, text) : role
  }

  /// Whether a view takes it that no one can write in.
  private func isOfView(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0 else { return false }
    let call = source.nodes[Int(place.decider)]
    return call.kind == .call && !call.name.isNone && holds("View", in: lastWord(of: call.name))
      && !["Field", "Text", "Edit", "Input", "Search"].contains { piece(call.name).contains($0) }
      && !source.arguments(of: call).contains { isBinding($0.value) }
  }

  private func isOfText(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0, !place.isListed else { return false }
    let name = source.nodes[Int(place.decider)].name
    return !name.isNone && holds("Text", in: lastWord(of: name))
  }

  /// `NavigationHeader(title: "Two files")`
  private func isInBar(_ place: SwiftPlace) -> Bool {
    guard place.isLikely, place.decider >= 0 else { return false }
    let call = source.nodes[Int(place.decider)]
    guard call.kind == .call, !call.name.isNone else { return false }
    let name = piece(call.name)
    let bars: [StaticString] = [
      "NavigationHeader", "NavHeader", "NavigationBar", "NavBar", "TopBar", "ScreenTitle", "ScreenHeader",
      "PageTitle", "PageHeader",
    ]
    return bars.contains { name.contains($0) }
  }

  /// Whether a text in small letters is one of several in the label of a control.
  private func isCaption(_ place: SwiftPlace) -> Bool {
    let style = style(of: place.view)
    if style != .small, style != .smallBold {
      // `Text(name); HStack { if isOn { Text("…") } }.font(.caption)`
      guard isSecond(place.view), isInSmallStack(place.view) else { return false }
    }
    return !isOnlyText(place.view, in: place.decider)
  }

  private func namesNavigationTitle(_ place: SwiftPlace) -> Bool {
    place.declaration >= 0 && holds("navigationTitle", in: source.nodes[Int(place.declaration)].name)
  }

  /// `var displayName: String { … "Network error" … }`
  private func namesTitle(_ place: SwiftPlace) -> Bool {
    guard place.declaration >= 0 else { return false }
    let name = source.nodes[Int(place.declaration)].name
    return ["title", "displayName", "name", "label"].contains { holds($0, in: name) }
  }

  /// Whether a property is one of the view of nothing: `EmptyFeedView.subtitle`.
  func isInTypeOfNothing(_ place: SwiftPlace) -> Bool {
    guard place.declaration >= 0, let type = typeAround(place.declaration) else { return false }
    return namesNothing(piece(type))
  }

  /// Whether what a text is given to is called an error: `loadErrorMessage = "…"`.
  private func namesError(_ place: SwiftPlace) -> Bool {
    [place.decider, place.declaration].contains { index in
      guard index >= 0, source.nodes[Int(index)].kind != .call else { return false }
      let name = source.nodes[Int(index)].name
      guard !name.isNone else { return false }
      return piece(name).contains("rrorMessage") || piece(name).contains("rrorText")
        || holds("Error", in: lastWord(of: name)) || holds("error", in: name)
    }
  }
}
