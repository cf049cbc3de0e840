internal import Readability

/// What the name of a call of the app's own says against the role that its label suggests.
extension SwiftPlaceFinder {
  /// - Parameter role: as the label of the argument and the views that show it suggest.
  func roleByOwnName(_ role: Role, of place: SwiftPlace) -> Role {
    guard place.decider >= 0 else { return role }
    let call = source.nodes[Int(place.decider)]
    guard call.kind == .call, !call.name.isNone else { return role }
    let name = piece(call.name)
    switch role {
    // `AppContextMenuRow("Show it", action: show)`
    case .button where name.contains("ContextMenu"), .fieldLabel where name.contains("ContextMenu"):
      return .menuItem
    // `AppSettingsSection(title: "Your key", subtitle: "It stays here.")`
    case .title where holds("Section", in: lastWord(of: call.name)): return .heading
    // `HomeItem(label: "Collect", destination: AnyView(CollectView()))`
    case .fieldLabel where source.arguments(of: call).contains { holds("destination", in: $0.label) }:
      return .link
    // `SheetHeaderRow(title: "Until when", subtitle: "The date is enough.")`
    case .fieldLabel where name.contains("HeaderRow"): return .unknown
    // `ActionSheetDatePicker(title: "Choose two days", minimum: day)`
    case .fieldLabel where name.contains("ActionSheet"): return .unknown
    // `debugButtonRow(title: "Clear all", onClick: { … })`
    case .title where name.contains("ButtonRow"): return .button
    case .title where name.contains("EmptyState"): return .emptyState
    // `setErrorState(message: "Check your key.")`
    case .body where name.contains("Error"): return .error
    // `showActionSheet(title: "The state", buttons: states)` offers choices.
    case .alertTitle where name.contains("ActionSheet"): return .unknown
    // `AudioFile(displayName: "The end")` is data, though a menu lists it.
    case .menuItem where place.isGuess && place.isShownByName:
      return namesAny(["Menu", "Option", "Choice", "Filter", "Sort"], call.name, place.label)
        ? role : .unknown
    // `Team(category: "Juniors")` is data, too, though a field shows it before anything is in it.
    case .placeholder where place.isGuess && place.isShownByName:
      return namesAny(["lace", "Field", "earch", "xample", "int", "Input"], call.name, place.label)
        ? role : .unknown
    // `SettingItem(title: "Language")` names a row, and the screen that it opens.
    case .navigationTitle where place.isGuess:
      return namesAny(["View", "Controller", "Screen", "Page"], call.name, call.name) ? role : .unknown
    default: return role
    }
  }

  private func namesAny(_ words: [StaticString], _ names: SwiftPiece...) -> Bool {
    names.contains { name in !name.isNone && words.contains { piece(name).contains($0) } }
  }
}
