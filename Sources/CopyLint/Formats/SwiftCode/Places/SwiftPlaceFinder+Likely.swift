internal import Readability

/// Views and functions of the app's own, by what they are called.
extension SwiftPlaceFinder {
  /// What the last word of a name says of an argument, as in `PrimaryButton(title: "…")`, or the label, as in
  /// `Row(placeholder: "…")`.
  func likely(_ call: SwiftNode, _ label: SwiftPiece, isShown: Bool) -> SwiftPlaces.Row? {
    guard call.kind == .call, !call.name.isNone else { return nil }
    if let action = alertAction(call, label) { return action }
    if let spoken = spoken(call, label) { return spoken }
    if let dialog = dialog(call, label) ?? toast(call, label) ?? shownError(call, label)
      ?? notification(call, label)
    {
      return dialog
    }
    // What a sign in a picture means.
    if label.isNone || isName(label), piece(call.name).contains("egend") { return nil }
    if isShown, let named = besideValue(call, label) ?? besideControl(call, label) { return named }
    if isShown || bytes[call.name.lowerBound].isASCIICapital,
      let named = nameInRow(call, label) ?? itemOfMenu(call, label)
    {
      return named
    }
    guard let found = likely(.call, call.name, label), isShown || !found.isOnlyShown else { return nil }
    // `row.makeButton("…")` may take any name, but what is looked up is shown, and so is an `emptyTitle`.
    guard isShown || bytes[call.name.lowerBound].isASCIICapital || isCompound(label) && !isForDevelopers(call)
    else { return nil }
    // `ToggleButton(title: "Night mode", isOn: $isDark)`
    if found.meaning == .role(.button),
      source.arguments(of: call).contains(where: { holds("isOn", in: $0.label) })
    {
      return SwiftPlaces.Row(meaning: .role(.toggle), isLikely: true)
    }
    let isOfField = found.meaning == .role(.fieldLabel) && holds("label", in: label)
    return isOfField && !isBesideOther(call, label) ? nil : found
  }

  /// `copyAccessibilityLabel: "Copy the number"`, or of a modifier of the app's own: `accessibilityCard(hint: "Opens the list.")`,
  /// `accessibleButton(label: "Open")`.
  private func spoken(_ call: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    guard !label.isNone else { return nil }
    let isSpoken =
      call.marks.contains(.member)
      && (piece(call.name).holds("accessibility", at: 0) || piece(call.name).holds("accessible", at: 0))
    let role: Role? =
      piece(label).ends(with: "AccessibilityLabel") || isSpoken && holds("label", in: label)
      ? .accessibilityLabel
      : piece(label).ends(with: "AccessibilityHint") || isSpoken && holds("hint", in: label)
        ? .accessibilityHint : nil
    return role.map { SwiftPlaces.Row(meaning: .role($0), isLikely: true) }
  }

  /// Whether a label has two words or more, as `emptyTitle` has.
  private func isCompound(_ label: SwiftPiece) -> Bool {
    !label.isNone && lastWord(of: label).lowerBound > label.lowerBound
  }

  /// Whether a name is beside what it names, unlike in `Marker(label: "Home")`.
  private func isBesideOther(_ call: SwiftNode, _ label: SwiftPiece) -> Bool {
    if Self.labelled.contains(where: { holds($0, in: lastWord(of: call.name)) }) { return true }
    let others: [StaticString] = ["text", "count", "amount", "content", "total", "data", "placeholder"]
    return besideValue(call, label) != nil
      || source.arguments(of: call).contains { argument in
        argument.label.isNone || isBinding(argument.value)
          || others.contains { holds($0, in: argument.label) }
      }
  }

  /// `Row("Size", size)`: the name of a value, and the value.
  private func nameInRow(_ call: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    let last = lastWord(of: call.name)
    // `SearchResultField("Size", size)` is no field to write in.
    let isOfValue = holds("Field", in: last) && !piece(call.name).contains("Text")
    guard label.isNone, holds("Row", in: last) || holds("row", in: last) || isOfValue else { return nil }
    let values = source.arguments(of: call).filter { $0.label.isNone && $0.previous >= 0 }
    guard let value = values.first, !piece(value.value).contains("{"), !isBinding(value.value) else {
      return nil
    }
    return SwiftPlaces.Row(meaning: .role(.fieldLabel), isLikely: true)
  }

  /// `popoverMenuItem(title: "Quote")`
  private func itemOfMenu(_ call: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    // A type may be an item of any menu, such as a meal.
    let name = piece(call.name)
    guard name[0].isASCIISmall, name.contains("MenuItem") || name.contains("menuItem"), isName(label) else {
      return nil
    }
    return SwiftPlaces.Row(meaning: .role(.menuItem), isLikely: true)
  }

  /// `InfoView(title: "Size", value: size)`, `Setting(title: "Sync", value: .toggle)`.
  func besideValue(_ call: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    let names: [StaticString] = ["title", "name", "label", "text"]
    let isRow = holds("Row", in: lastWord(of: call.name)) || holds("row", in: call.name)
    let isFirst = label.isNone && (holds("init", in: call.name) || isRow)
    guard isFirst || names.contains(where: { holds($0, in: label) }) else { return nil }
    // `answerButton(value: true, label: "Yes")` is pressed, and `DelayOption(title: "A day before", value: -1)` chosen.
    let isOther = ["Button", "Option", "Choice"].contains { holds($0, in: lastWord(of: call.name)) }
    if !isRow, isOther { return nil }
    // `center.post(title: "…", info: "…")` does something with both.
    let isMethod = call.marks.contains(.member) && bytes[call.name.lowerBound].isASCIISmall
    if isMethod, !holds("init", in: call.name) { return nil }
    // `Interval(name: "By hand", value: 0, checked: false)` is a choice.
    let marks: [StaticString] = ["checked", "isChecked", "selected", "isSelected"]
    if source.arguments(of: call).contains(where: { argument in
      marks.contains { holds($0, in: argument.label) }
    }) {
      return nil
    }
    let values: [StaticString] = ["value", "info", "detail", "control"]
    let bound: [StaticString] = ["parameter", "selection", "amount", "number", "rating", "level"]
    // `placeholder(title: "Nothing to show", detail: reason)`, a function, shows two texts.
    let isFunction = bytes[call.name.lowerBound].isASCIISmall && !isRow && !holds("init", in: call.name)
    let argument = source.arguments(of: call).first { argument in
      values.contains { holds($0, in: argument.label) && !(isFunction && $0.utf8CodeUnitCount == 6) }
        || isBinding(argument.value) && bound.contains { holds($0, in: argument.label) }
    }
    guard let argument else { return nil }
    // `HintCard(title: "Two files", detail: "They come from the web.")`
    if !isRow, isSentence(argument.value) { return SwiftPlaces.Row(meaning: .role(.title), isLikely: true) }
    let role: Role? =
      switch kindOfControl(argument.value) {
      case nil: .fieldLabel
      case let kind? where holds("toggle", in: kind): .toggle
      case let kind? where holds("button", in: kind): .button
      case let kind? where holds("link", in: kind): .link
      case let kind? where Self.settings.contains { holds($0, in: kind) }: .fieldLabel
      // `.init(title: "Newest", value: .sorting(.byDate))` is a choice.
      default: nil
      }
    return role.map { SwiftPlaces.Row(meaning: .role($0), isLikely: true) }
  }

  /// Whether a literal in the code of an argument is longer than values are.
  private func isSentence(_ value: SwiftPiece) -> Bool {
    var at = value.lowerBound
    // The key may come first, and the comment last.
    while let start = bytes.span.firstIndex(of: "\"", from: at, before: value.upperBound) {
      let end = bytes.span.firstIndex(of: UInt8(ascii: "\""), 0x0A, from: start + 1)
      let text = bytes.span.extracting(start..<min(end, value.upperBound))
      // `"\(Int(size.rounded())) files"` is a value, and so is `"Size: \(Int(size.rounded())) MB"`.
      let words = bytes.span.firstIndex(of: "\\(", from: start + 1, before: min(end, value.upperBound)) ?? end
      if words - start > 30, text.contains(" ") || text.contains("。"),
        !bytes.span.extracting(max(value.lowerBound, start - 9)..<start).contains("comment:")
      {
        return true
      }
      at = end + 1
    }
    return false
  }

  /// `toggle` of `.toggle(on)`; nil for any other value.
  private func kindOfControl(_ value: SwiftPiece) -> SwiftPiece? {
    var start = value.lowerBound
    while start < value.upperBound, bytes[start] <= 0x20 || bytes[start] == UInt8(ascii: ":") { start += 1 }
    guard start < value.upperBound, bytes[start] == UInt8(ascii: ".") else { return nil }
    var end = start + 1
    while end < value.upperBound, bytes[end].isASCIIAlphanumeric { end += 1 }
    return SwiftPiece(start + 1, end)
  }

  /// What a row of settings holds. What it opens may be anything.
  private static let settings: [StaticString] = [
    "slider", "stepper", "picker", "text", "textField", "field", "value", "string", "number", "date", "color",
    "label", "info", "constant",
  ]

  /// `.init(title: "…", style: .default)`, where the type is left out.
  private func alertAction(_ call: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    // `super.init(title: "…", action: nil, keyEquivalent: "")` is an item of a menu.
    let isItem =
      holds("init", in: call.name) && holds("title", in: label)
      && source.arguments(of: call).contains { holds("keyEquivalent", in: $0.label) }
    if isItem { return SwiftPlaces.Row(meaning: .role(.menuItem)) }
    guard call.marks.contains(.implicit), holds("init", in: call.name), holds("title", in: label) else {
      return nil
    }
    // `.init(title: "Yes", action: accept)`
    if source.arguments(of: call).contains(where: { holds("action", in: $0.label) }) {
      return SwiftPlaces.Row(meaning: .role(.button), isLikely: true)
    }
    guard
      let style = source.arguments(of: call).first(where: { holds("style", in: $0.label) })?.value
    else { return nil }
    let isAction =
      piece(style).contains(".default") || piece(style).contains(".cancel")
      || piece(style).contains(".destructive")
    return isAction ? SwiftPlaces.Row(meaning: .role(.button)) : nil
  }

  /// What the last word of a name says of a closure: `AsyncButton { … } label: { Text("…") }`.
  func likely(_ closure: SwiftNode) -> SwiftPlaces.Row? {
    // `NavigationLink("Files") { … }` has the screen that it leads to.
    holds("NavigationLink", in: closure.name) ? nil : likely(.closure, closure.name, closure.label)
  }

  private func likely(_ kind: SwiftPlaces.Kind, _ name: SwiftPiece, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    // `HeaderView` is named as `Header` is.
    let isView = name.count > 4 && bytes.span.holds("View", at: name.upperBound - 4)
    let base = isView ? SwiftPiece(name.lowerBound, name.upperBound - 4) : name
    let last = lastWord(of: base)
    // `Button` itself is in the table.
    var found = last.lowerBound > name.lowerBound || isView ? row(kind, piece(last), label, as: .ending) : nil
    if found == nil, kind == .call, name.count > 5 { found = rowOfWord(in: base, label) }
    if found == nil, !label.isNone, !holds("label", in: label) || kind == .closure || namesField(name, last) {
      found = row(kind, bytes.span.extracting(0..<0), label, as: .ending)
    }
    found?.isLikely = true
    return found
  }

  /// What the table says of any name with a certain word in it: `*Empty*`.
  private func rowOfWord(in name: SwiftPiece, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    var start = name.lowerBound
    while start < name.upperBound {
      var end = start + 1
      while end < name.upperBound, !bytes[end].isASCIICapital { end += 1 }
      if bytes[start].isASCIICapital, end - start > 2 {
        if let found = row(.call, bytes.span.extracting(start..<end), label, as: .within) { return found }
      }
      start = end
    }
    return nil
  }

  /// Whether `label:` of a call is the name of a field: in `Stat(label: "Age")`, but not in `setLabel(label: "Age")` and
  /// `MenuItem(label: "Open file")`.
  private func namesField(_ name: SwiftPiece, _ last: SwiftPiece) -> Bool {
    if Self.labelled.contains(where: { holds($0, in: last) }) { return true }
    return bytes[name.lowerBound].isASCIICapital && !Self.unlabelled.contains { holds($0, in: last) }
  }

  private static let labelled: [StaticString] = [
    "Field", "Row", "Stepper", "Slider", "Picker", "Cell", "Input",
  ]
  private static let unlabelled: [StaticString] = [
    "Item", "Option", "Tab", "Badge", "Tag", "Chip", "Menu", "Text", "Message", "Queue",
  ]

  /// Whether it is the braces of a property or function, or what a name is given.
  func isDeclared(_ node: SwiftNode) -> Bool {
    node.kind == .body || node.kind == .assignment && node.marks.contains(.declaration)
  }
}
