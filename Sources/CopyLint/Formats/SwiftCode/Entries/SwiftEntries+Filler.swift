/// “Lorem ipsum” that nobody forgot.
extension SwiftEntries {
  /// `HelpText(code: "a", text: "Lorem ipsum")` is replaced before people see it, and a `NavigationDemoView` keeps it.
  mutating func staysFiller(_ literal: SwiftNode, _ place: SwiftPlace) -> Bool {
    if !place.isListed, place.view < 0 { return true }
    guard let type = finder.typeAround(literal.parent) else { return false }
    return ["Demo", "Example", "Sample", "Playground"].contains { finder.piece(type).contains($0) }
  }
}

extension SwiftText {
  /// Whether it is “Lorem ipsum”.
  var isFiller: Bool { text.utf8.span.contains("orem ipsum") || text.utf8.span.contains("OREM IPSUM") }
}
