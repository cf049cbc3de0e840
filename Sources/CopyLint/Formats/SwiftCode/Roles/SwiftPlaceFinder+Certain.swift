internal import Readability

/// What is certain enough to be told of the string of another file. Its comment and its key have names that people gave it, and
/// a guess by what stands near it in the code is no better than those.
extension SwiftPlaceFinder {
  /// Whether what takes a text tells its role, and not only how it looks or what is beside it.
  func isCertain(_ role: Role, of place: SwiftPlace) -> Bool {
    if place.isGuess || isByLooks(role, place) { return false }
    // What is declared was looked at where it is used.
    let isDeclared = place.isOfDeclaration
    switch role {
    // `FilmsRow("Actress", films)` heads a row.
    case .fieldLabel where place.isLikely: return namesValue(place)
    // In a menu, a picker shows its name above its choices, or opens them by it.
    case .menuItem where place.role == .fieldLabel: return false
    case .menuItem where holdsChoices(place.decider): return true
    case .tab where place.role == .menuItem: return holdsChoices(place.decider)
    // `SettingsSection(title: "…")` may head a page or a card. The tooltip of one control may be the name of another.
    case .heading where place.isLikely: return false
    case .tooltip where isDeclared: return false
    case .accessibilityLabel where isDeclared && isNameOfCase(place): return false
    case .helpText where place.isLikely: return explains(place)
    case .button where place.isLikely && isOfFunction(place): return false
    case .button where isInOwnMenu(place.decider): return false
    // Of the messages that code told, 9 of 16 were right: the others say what went wrong, in words that rules have as well.
    case .alertMessage: return false
    // `showAlert("…")` takes all that an alert says.
    case .alertTitle where place.isLikely && place.label.isNone: return false
    case .errorTitle where place.isLikely && place.label.isNone: return false
    case .alertTitle: return isDeclared || !offersChoices(place.decider)
    default: break
    }
    guard role.namesControl || role == .destructiveButton || role == .cancelButton || role == .tab else {
      return true
    }
    return place.view < 0 || isOnlyText(place.view, in: place.decider)
  }

  /// Whether a role is told by how a text looks or what is beside it. Large letters are also those of a card, a page or a sheet,
  /// and what stands before a value may be a value.
  private func isByLooks(_ role: Role, _ place: SwiftPlace) -> Bool {
    guard place.role == .unknown, role != .emptyState, role != .menuItem else { return false }
    return place.view >= 0 || role == .heading || role == .fieldLabel || role == .helpText
  }

  /// Whether something of the app's own names what it takes as an explanation, and not only as a second title.
  private func explains(_ place: SwiftPlace) -> Bool {
    let names: [StaticString] = ["subtitle", "hint", "miniHint", "explain"]
    return !place.label.isNone && !names.contains { holds($0, in: place.label) }
  }

  /// Whether a function makes it, as `linkButton(title: "…")` does, which may make anything.
  func isOfFunction(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0, isName(place.label) else { return false }
    let call = source.nodes[Int(place.decider)]
    return call.kind == .call && !call.name.isNone && bytes[call.name.lowerBound].isASCIISmall
  }

  /// Whether the type around it is a menu of the app's own: `AccountMenuView`.
  private func isInOwnMenu(_ decider: Int32) -> Bool { decider >= 0 && isIn("Menu", around: decider) }

  /// Whether something of the app's own takes a name and the value or the field that it names.
  private func namesValue(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0 else { return false }
    let call = source.nodes[Int(place.decider)]
    guard call.kind == .call, !call.name.isNone else { return true }
    if Self.fields.contains(where: { holds($0, in: lastWord(of: call.name)) }) { return true }
    return besideValue(call, place.label) != nil
  }

  /// Whether a closure holds the choices of a picker, one text after the other.
  private func holdsChoices(_ decider: Int32) -> Bool {
    decider >= 0 && source.nodes[Int(decider)].kind == .closure
      && holds("Picker", in: lastWord(of: source.nodes[Int(decider)].name))
  }

  /// Whether a text is the only one in the label of a control: of several, one is its name, and the others tell more.
  func isOnlyText(_ view: Int32, in decider: Int32) -> Bool {
    var child = view
    for _ in 0..<Self.deepest {
      let node = source.nodes[Int(child)]
      if hasTextBeside(child) { return false }
      guard node.parent >= 0, node.parent != decider else { return true }
      child = node.parent
      // A stack continues its call, if it has parentheses.
      if source.nodes[Int(child)].kind == .closure, source.nodes[Int(child)].marks.contains(.trailing) {
        child = firstOfChain(child)
      }
    }
    return false
  }

  /// Whether something in the same braces may be a text, too.
  private func hasTextBeside(_ view: Int32) -> Bool {
    let node = source.nodes[Int(view)]
    var before = node.previous
    for _ in 0..<20 where before >= 0 {
      if mayBeText(before) { return true }
      before = source.nodes[Int(before)].previous
    }
    let end = node.parent < 0 ? 0 : source.nodes[Int(node.parent)].after
    var next = node.after
    for _ in 0..<60 where next < end {
      let other = source.nodes[Int(next)]
      if other.parent == node.parent, mayBeText(next) { return true }
      next = max(other.after, next + 1)
    }
    return false
  }

  /// Whether a node is a view that is no image, space or shape, or the braces of a statement with views.
  private func mayBeText(_ index: Int32) -> Bool {
    let node = source.nodes[Int(index)]
    guard node.base < 0 else { return false }
    switch node.kind {
    case .block: return bytes.span.extracting(node.range).contains("Text(")
    case .call, .closure:
      guard !node.name.isNone, !node.marks.contains(.member), bytes[node.name.lowerBound].isASCIICapital
      else {
        return false
      }
      return !Self.silentViews.contains { piece(node.name).contains($0) }
    default: return false
    }
  }

  /// Parts of names of views without words.
  private static let silentViews: [StaticString] = [
    "Image", "Icon", "Spacer", "Divider", "Color", "Circle", "Rectangle", "Capsule", "Shape", "ProgressView",
    "Chevron", "Gradient", "Ellipse", "Path", "EmptyView", "Avatar", "Checkmark", "Indicator", "Loader",
    "Spinner",
  ]
}
