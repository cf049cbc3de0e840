extension SwiftPlaceFinder {
  /// What a text is by its place, and by what is around it and how it looks: small letters in a button are no name of it.
  ///
  /// - Parameter text: nil for what is in a string file.
  func role(_ place: SwiftPlace, of text: SwiftText?) -> Role {
    let isSentence = text?.isSentence ?? false
    let isExplanation = text?.isExplanation ?? false
    // An alert with one text says in it what is the matter.
    if place.role.isOfAlert {
      let role = place.isLikely && place.role == .alertTitle && isSentence ? .alertMessage : place.role
      // `static let accessDeniedMessage = "…"`
      if isNamedForFailure(place.declaration) { return Role(.error, role.part) }
      return alertRole(role, at: place.decider, lookup: place.lookup, of: text)
    }
    if let role = roleOfDecider(place, text) {
      // The second line of a row that opens something.
      let isMore = role == .link && place.role == .button && place.view >= 0 && isSecond(place.view)
      if !isMore { return role }
    }
    // The reason may be shown in place of what is missing.
    if place.role == .emptyState, let text,
      AlertWords.builtIn.container(of: text.text.utf8.span) == .error, !saysNoneIsThere(text, place)
    {
      return .error
    }
    // A title that ends in a colon is beside the field, and not in it, unless another one is there.
    if place.role == .placeholder, text?.text.hasSuffix(":") ?? false, !isBelowColon(place.decider) {
      return .fieldLabel
    }
    if let role = roleDespitePlace(place, text) { return role }
    guard place.view >= 0 else {
      let isBody = place.role == .unknown && place.isShown && !place.isGuess && isSentence
      return isBody ? .body : place.role
    }
    let style = style(of: place.view, text, isControl: place.role != .unknown)
    if place.role == .unknown { return roleOfLoose(place.view, style, text) }
    if place.role == .menuItem, isTagOfTab(place.view) { return .tab }
    if place.role == .helpText, style == .large { return .heading }
    // What a section begins with, in place of a heading.
    if place.role == .heading, isSentence, style != .large { return .helpText }
    // A second line in small or gray letters, or a sentence, is no name of a control.
    guard place.role.namesControl else { return place.role }
    let isSetting = place.role == .toggle || place.role == .fieldLabel
    // `Toggle(isOn: $agrees) { Text("I agree to the terms").font(.footnote) }` has no other name.
    let isWhole = place.role == .toggle && isOnlyText(place.view, in: place.decider)
    if style == .small, isExplanation, isSetting && !isWhole || isSentence { return .helpText }
    // A date in a row that opens something is no name of it.
    if place.role == .link, style == .small, !isExplanation, isInBlock(place.view) { return .unknown }
    guard isSecond(place.view) else { return place.role }
    if style.isQuiet { return isExplanation ? .helpText : .unknown }
    // “Last checked: 2 May” below the name of a setting is a value.
    if isSentence || isExplanation && isInColumn(place.view) { return .helpText }
    // `VStack { Text(chat.name); Text("Two members") }` in a button is named by its first line.
    if place.role == .button, isInColumn(place.view) { return .unknown }
    return text?.values.isEmpty ?? true ? place.role : .unknown
  }

  /// What the text shows where only names in the code tell what it is.
  private func roleDespitePlace(_ place: SwiftPlace, _ text: SwiftText?) -> Role? {
    guard let text, !place.isListed else { return nil }
    switch place.role {
    // A sentence is below the title.
    case .title where text.isSentence && text.text.hasSuffix("."): return .unknown
    case .title, .heading, .fieldLabel: return text.saysNone ? .emptyState : nil
    // What explains a control is in it as well, but is no name of it.
    case .button, .link, .menuItem:
      return place.view < 0 && text.isSentence && text.text.hasSuffix(".") ? .unknown : nil
    // “Sent: 5” is no hint of what to write.
    case .placeholder: return text.values.isEmpty || place.isShown ? nil : .unknown
    // A subtitle of one word is a value.
    case .helpText: return text.isExplanation || text.text.utf8.contains(0x20) ? nil : .unknown
    default: return nil
    }
  }

  private func isInBlock(_ view: Int32) -> Bool {
    let parent = source.nodes[Int(view)].parent
    return parent >= 0 && source.nodes[Int(parent)].kind == .block
  }

  /// `smallBold` is small for a sentence, and bold for a few words in capitals.
  enum Style {
    case plain, large, small, gray, bold, smallBold

    var isQuiet: Bool { self == .small || self == .gray }
  }

  private func style(of view: Int32, _ text: SwiftText?, isControl: Bool) -> Style {
    var style = style(of: view)
    if style == .plain, !isControl, let outer = styleOfStack(around: view) { style = outer }
    return style == .smallBold
      ? (text?.isExplanation ?? false) && !(text?.isInCapitals ?? false) ? .small : .bold : style
  }

  /// Whether a stack around a view, or around the condition that it is in, has small letters.
  func isInSmallStack(_ view: Int32) -> Bool {
    var child = view
    for _ in 0..<4 {
      let parent = source.nodes[Int(child)].parent
      guard parent >= 0, source.nodes[Int(parent)].kind == .block else { break }
      child = parent
    }
    return styleOfStack(around: child) == .small
  }

  /// What a stack says of all its texts: `VStack { Text("…") }.font(.caption)`.
  private func styleOfStack(around view: Int32) -> Style? {
    let parent = source.nodes[Int(view)].parent
    guard parent >= 0, source.nodes[Int(parent)].kind == .closure,
      source.nodes[Int(parent)].marks.contains(.trailing), source.nodes[Int(parent)].label.isNone,
      ["VStack", "HStack", "Group"].contains(where: { holds($0, in: source.nodes[Int(parent)].name) })
    else { return nil }
    let style = style(of: parent)
    return style.isQuiet ? style : nil
  }

  /// What the modifiers after a call say of its text.
  func style(of view: Int32) -> Style {
    var last = view
    var style = Style.plain
    var isLarge = false
    for _ in 0..<Self.deepest {
      let next = source.nodes[Int(last)].after
      guard next < source.nodes.count, source.nodes[Int(next)].base == last else { break }
      let modifier = source.nodes[Int(next)]
      guard modifier.kind == .call, modifier.marks.contains(.member) else { break }
      if callsHeading(modifier) { return .large }
      if holds("bold", in: modifier.name), style == .plain { style = .bold }
      if holds("fontWeight", in: modifier.name), style == .plain, isBold(modifier) { style = .bold }
      if let value = source.arguments(of: modifier).last?.value {
        // A colored shape around it makes it a badge.
        if isLarge, holds("background", in: modifier.name) || holds("clipShape", in: modifier.name) {
          return .plain
        }
        let isFont =
          holds("font", in: modifier.name) || holds("textStyle", in: modifier.name)
          || holds("fontStyle", in: modifier.name) || holds("Font", in: lastWord(of: modifier.name))
        if isFont, let found = font(piece(value)) {
          guard found == .large else { return found }
          isLarge = true
        }
        if setsColor(modifier.name), !piece(value).contains("?"),
          piece(value).contains(".secondary") || piece(value).contains(".gray")
        {
          style = .gray
        }
      }
      last = next
    }
    return isLarge ? .large : style
  }
}

extension Role {
  /// Whether it is the title or the text of an alert that tells something.
  var isOfAlert: Bool { self == .alertTitle || self == .alertMessage }

  var namesControl: Bool { [.button, .link, .toggle, .fieldLabel, .menuItem].contains(self) }
}
