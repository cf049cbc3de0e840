extension SwiftPlaceFinder {
  /// What a text is by its role and by how it looks: `Text("…").font(.title)` is a heading.
  ///
  /// - Parameter isExplanation: whether it is long enough to explain something.
  func role(_ place: SwiftPlace, isExplanation: Bool) -> Role {
    guard place.view >= 0 else { return place.role }
    let style = style(of: place.view)
    if place.role == .unknown {
      if style == .large { return .heading }
      return style == .small && isExplanation ? .helpText : .unknown
    }
    // A second line in small or gray letters is no name of a control.
    let isName = [.button, .link, .toggle, .fieldLabel, .menuItem].contains(place.role)
    guard isName, style == .small || style == .gray else { return place.role }
    return isExplanation ? .helpText : .unknown
  }

  private enum Style { case plain, large, small, gray }

  /// What the modifiers after a call say of its text.
  private func style(of view: Int32) -> Style {
    var last = view
    var style = Style.plain
    for _ in 0..<Self.deepest {
      let next = source.nodes[Int(last)].after
      guard next < source.nodes.count, source.nodes[Int(next)].base == last else { break }
      let modifier = source.nodes[Int(next)]
      guard modifier.kind == .call, modifier.marks.contains(.member) else { break }
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
    text.utf8.reduce(0) { $1 == 0x20 ? $0 + 1 : $0 } > 2
  }
}
