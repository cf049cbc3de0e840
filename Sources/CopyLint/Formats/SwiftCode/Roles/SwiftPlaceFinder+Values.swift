internal import Readability

/// What the arguments of a text and of its modifiers tell.
extension SwiftPlaceFinder {
  /// `Text("Files").tag(FolderTab.files)`, where the app switches between tabs of its own.
  func isTagOfTab(_ view: Int32) -> Bool {
    hasModifier(view) {
      holds("tag", in: $0.name) && $0.range.count < 100 && bytes.span.extracting($0.range).contains("Tab.")
    }
  }

  /// `Text(film.name ?? "Unknown")`
  func isFallback(_ view: Int32) -> Bool { hasText(of: view, with: ["?? \""]) }

  /// `Text(isOn ? "Sync is on" : "Sync is off")`
  func isChosen(_ view: Int32) -> Bool {
    hasText(of: view, with: ["? \"", "\" :", "? String", "? NSLocalizedString", "? L10n", "? Locali"])
  }

  /// Whether an argument without a label begins with code that has one of these operators. Each text in it asks, so it is not
  /// looked through.
  private func hasText(of view: Int32, with operators: [StaticString]) -> Bool {
    source.arguments(of: source.nodes[Int(view)]).contains { argument in
      guard argument.label.isNone else { return false }
      let code = bytes.span.extracting(argument.value.range.prefix(500))
      return operators.contains { code.contains($0) }
    }
  }

  /// Whether it is in a view that is a toast: `struct SavedToast: View`.
  func isInToast(_ view: Int32) -> Bool {
    if isIn("Toast", around: view) { return true }
    // `.simpleToast(isPresented: $isShown) { Text("…") }`
    var parent = source.nodes[Int(view)].parent
    for _ in 0..<6 where parent >= 0 {
      let node = source.nodes[Int(parent)]
      if node.kind == .body || node.kind == .type { return false }
      if node.kind == .closure, node.marks.contains(.trailing), !node.name.isNone,
        piece(node.name).contains("Toast")
      {
        return true
      }
      parent = node.parent
    }
    return false
  }
}
