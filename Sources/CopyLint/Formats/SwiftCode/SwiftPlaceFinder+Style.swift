extension SwiftPlaceFinder {
  /// What a text is by its role and by how it looks: `Text("…").font(.title)` is a heading.
  ///
  /// - Parameter text: nil for what is in a string file.
  func role(_ place: SwiftPlace, of text: SwiftText?) -> Role {
    let isSentence = text?.isSentence ?? false
    let isExplanation = text?.isExplanation ?? false
    guard place.view >= 0 else {
      return place.role == .unknown && place.isShown && isSentence ? .body : place.role
    }
    let style = style(of: place.view)
    if place.role == .unknown {
      switch style {
      case .large: return .heading
      case .small where isExplanation, .gray where isSentence: return .helpText
      case .bold where text?.text.hasSuffix(":") ?? false: return .heading
      default: break
      }
      if isSentence { return .body }
      return roleBesideField(place.view)
    }
    // A second line in small or gray letters, or a sentence, is no name of a control.
    guard [.button, .link, .toggle, .fieldLabel, .menuItem].contains(place.role) else { return place.role }
    if style == .small || style == .gray { return isExplanation ? .helpText : .unknown }
    return isSentence && isSecond(place.view) ? .helpText : place.role
  }

  private enum Style { case plain, large, small, gray, bold }

  /// What the modifiers after a call say of its text.
  private func style(of view: Int32) -> Style {
    var last = view
    var style = Style.plain
    for _ in 0..<Self.deepest {
      let next = source.nodes[Int(last)].after
      guard next < source.nodes.count, source.nodes[Int(next)].base == last else { break }
      let modifier = source.nodes[Int(next)]
      guard modifier.kind == .call, modifier.marks.contains(.member) else { break }
      if holds("bold", in: modifier.name), style == .plain { style = .bold }
      if let value = source.arguments(of: modifier).last?.value {
        if holds("font", in: modifier.name), let found = font(piece(value)) { return found }
        if holds("accessibilityAddTraits", in: modifier.name), piece(value).contains(".isHeader") {
          return .large
        }
        let isColor =
          holds("foregroundStyle", in: modifier.name) || holds("foregroundColor", in: modifier.name)
        if isColor, piece(value).contains(".secondary") || piece(value).contains(".gray") { style = .gray }
      }
      last = next
    }
    return style
  }

  private func font(_ value: Span<UInt8>) -> Style? {
    let large: [StaticString] = [".title", ".largeTitle", ".headline"]
    let small: [StaticString] = [".caption", ".footnote"]
    for name in large where value.contains(name) { return .large }
    for name in small where value.contains(name) { return .small }
    return nil
  }
}

extension SwiftText {
  /// Whether it is long enough to explain something: four words.
  var isExplanation: Bool {
    spaces > 2
  }

  /// Whether it is a whole sentence, or as long as one: no name of anything.
  var isSentence: Bool {
    let end = text.utf8.last { $0 > 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: ")") }
    let isEnded = end == UInt8(ascii: ".") || end == UInt8(ascii: "!")
    return isEnded && isExplanation && !text.hasSuffix("...") || spaces > 8 && end != UInt8(ascii: "?")
  }

  private var spaces: Int { text.utf8.reduce(0) { $1 == 0x20 ? $0 + 1 : $0 } }
}
