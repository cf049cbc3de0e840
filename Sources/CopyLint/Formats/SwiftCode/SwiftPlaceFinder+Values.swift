internal import Readability

/// What the arguments of a text and of its modifiers tell.
extension SwiftPlaceFinder {
  /// `Text("Files").tag(FolderTab.files)`, where the app switches between tabs of its own.
  func isTagOfTab(_ view: Int32) -> Bool {
    var last = view
    for _ in 0..<Self.deepest {
      let next = source.nodes[Int(last)].after
      guard next < source.nodes.count, source.nodes[Int(next)].base == last else { return false }
      let modifier = source.nodes[Int(next)]
      if holds("tag", in: modifier.name) {
        return modifier.range.count < 100 && bytes.span.extracting(modifier.range).contains("Tab.")
      }
      last = next
    }
    return false
  }

  /// `Text(film.name ?? "Unknown")`
  func isFallback(_ view: Int32) -> Bool {
    source.arguments(of: source.nodes[Int(view)]).contains { argument in
      argument.label.isNone && piece(argument.value).contains("?? \"")
    }
  }

  /// `Text(isOn ? "Sync is on" : "Sync is off")`
  func isChosen(_ view: Int32) -> Bool {
    source.arguments(of: source.nodes[Int(view)]).contains { argument in
      argument.label.isNone
        && (piece(argument.value).contains("? \"") || piece(argument.value).contains("\" :"))
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
