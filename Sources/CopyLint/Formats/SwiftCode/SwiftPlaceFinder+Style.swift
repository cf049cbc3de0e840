extension SwiftPlaceFinder {
  /// What a text is by its role and by how it looks: `Text("…").font(.title)` is a heading.
  func role(_ place: SwiftPlace, of text: SwiftText) -> Role {
    guard place.view >= 0 else { return place.role }
    let style = style(of: place.view)
    if place.role == .unknown {
      return switch style {
      case .large: .heading
      case .small: text.isExplanation ? .helpText : .unknown
      case .plain: .unknown
      }
    }
    // A second line in small letters is no name of a control.
    let isName = [.button, .link, .toggle, .fieldLabel, .menuItem].contains(place.role)
    return isName && style == .small ? text.isExplanation ? .helpText : .unknown : place.role
  }

  private enum Style { case plain, large, small }

  /// What the modifiers after a call say of its text.
  private func style(of view: Int32) -> Style {
    var last = view
    for _ in 0..<Self.deepest {
      let next = source.nodes[Int(last)].after
      guard next < source.nodes.count, source.nodes[Int(next)].base == last else { break }
      let modifier = source.nodes[Int(next)]
      guard modifier.kind == .call, modifier.marks.contains(.member) else { break }
      if let value = source.arguments(of: modifier).last?.value {
        if holds("font", in: modifier.name) { return font(piece(value)) }
        if holds("accessibilityAddTraits", in: modifier.name), piece(value).contains(".isHeader") {
          return .large
        }
      }
      last = next
    }
    return .plain
  }

  private func font(_ value: Span<UInt8>) -> Style {
    let large: [StaticString] = [".title", ".largeTitle", ".headline"]
    let small: [StaticString] = [".caption", ".footnote"]
    for name in large where value.contains(name) { return .large }
    for name in small where value.contains(name) { return .small }
    return .plain
  }
}

extension SwiftText {
  /// Whether it is long enough to explain something: four words.
  fileprivate var isExplanation: Bool {
    text.utf8.reduce(0) { $1 == 0x20 ? $0 + 1 : $0 } > 2
  }
}
