/// “Lorem ipsum” and “FIXME” that nobody forgot.
extension SwiftEntries {
  /// `HelpText(code: "a", text: "Lorem ipsum")` is replaced before people see it, a `NavigationDemoView` keeps it, and a
  /// `PlaceholderCell` blurs it.
  mutating func staysFiller(_ literal: SwiftNode, _ place: SwiftPlace) -> Bool {
    if !place.isListed, place.view < 0 { return true }
    guard let type = finder.typeAround(literal.parent) else { return false }
    return names(type, Self.demos + Self.standIns) || isInFileOfDemo()
  }

  /// Whether the first types of the file show what a library can do.
  private func isInFileOfDemo() -> Bool {
    // The node before the first type is the whole file.
    var index: Int32 = 1
    for _ in 0..<20 where index < finder.source.nodes.count {
      let node = finder.source.nodes[Int(index)]
      if node.kind == .type, !node.name.isNone, names(node.name, Self.demos) { return true }
      index = node.after
    }
    return false
  }

  private func names(_ type: SwiftPiece, _ words: [StaticString]) -> Bool {
    words.contains { finder.piece(type).contains($0) }
  }

  private static let demos: [StaticString] = ["Demo", "Example", "Sample", "Playground"]
  private static let standIns: [StaticString] = ["Placeholder", "Skeleton", "Shimmer"]
}

extension SwiftText {
  /// Whether it is “Lorem ipsum”, or only a mark that programs look for: “FIXME”.
  var isFiller: Bool {
    text.utf8.span.contains("orem ipsum") || text.utf8.span.contains("OREM IPSUM")
      || ["FIXME", "TODO", "TBD"].contains(text)
  }
}
