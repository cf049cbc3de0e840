internal import Readability

/// Texts that are shown in place of a list without rows.
extension SwiftPlaceFinder {
  /// Whether it tells that there's nothing: “No files yet” where a list is empty or in large letters, any text where several
  /// things are missing (`if files.isEmpty { … }`), one that is styled so, or one in a view that is called so.
  func isEmptyState(_ view: Int32, _ text: SwiftText?, isLarge: Bool) -> Bool {
    // What will come is not missing.
    if text?.isUnfinished ?? false { return false }
    if text?.isExplanation ?? false, isBelowNone(view) { return true }
    // Without the choices of a setting, something went wrong.
    if let text, AlertWords.builtIn.container(of: text.text.utf8.span) == .error { return false }
    if hasEmptyStyle(view) || isInEmptyView(view) { return true }
    let saysNone = text?.saysNone ?? false
    if isLarge, saysNone || isBelowNone(view) { return true }
    guard let condition = emptyCondition(around: view) else { return false }
    // “or” is between two ways to add something.
    let isPhrase = text?.text.utf8.contains(0x20) ?? false
    return saysNone || isPhrase && isOfMany(condition) || isLarge && isOfCount(condition)
  }

  /// Whether a text comes right below one that says that there is nothing: `VStack { Text("No files yet"); Text("…") }`.
  private func isBelowNone(_ view: Int32) -> Bool {
    var before = source.nodes[Int(view)].previous
    while before >= 0, source.nodes[Int(before)].base >= 0 { before = source.nodes[Int(before)].base }
    guard before >= 0, holds("Text", in: source.nodes[Int(before)].name), Int(before) + 1 < source.nodes.count
    else { return false }
    let literal = source.nodes[Int(before) + 1]
    guard literal.kind == .literal, literal.parent == before else { return false }
    return SwiftText(before + 1, in: source, bytes)?.saysNone ?? false
  }

  /// `Text("…").emptyStateStyle()`
  private func hasEmptyStyle(_ view: Int32) -> Bool {
    isModified(view) { piece($0).contains("emptyState") || piece($0).contains("EmptyState") }
  }

  /// Whether the property, function or type around it is the view of nothing: `var emptyState: some View`, `EmptyTrashView`.
  private func isInEmptyView(_ view: Int32) -> Bool {
    var parent = source.nodes[Int(view)].parent
    for _ in 0..<Self.deepest where parent >= 0 {
      let node = source.nodes[Int(parent)]
      if node.kind == .body || node.kind == .type, !node.name.isNone {
        if namesNothing(piece(node.name)) { return true }
        if node.kind == .type { return false }
      }
      parent = node.parent
    }
    return false
  }

  func namesNothing(_ name: Span<UInt8>) -> Bool {
    if name.holds("Empty", at: 0) || name.holds("empty", at: 0) { return true }
    let words: [StaticString] = [
      "EmptyState", "EmptyView", "EmptyMessage", "EmptyText", "EmptyData", "NoResults", "noResults",
      "NoItems", "noItems",
    ]
    // `NoLessonsMessage`; but `NoLocationView` asks for something.
    let asks: [StaticString] = [
      "Location", "Access", "Permission", "Internet", "Network", "Connection", "Camera",
    ]
    let beginsWithNo =
      name.count > 3 && name.holds("No", at: 0) && name[2].isASCIICapital
      && !asks.contains { name.holds($0, at: 2) }
    return beginsWithNo || words.contains { name.contains($0) }
  }

  /// `if profiles.isEmpty { ContentUnavailableView { Label("Profile Not Found", …) } }`: nothing failed. Nor has it by the name of
  /// a string, `Error.noProfiles`.
  func saysNoneIsThere(_ text: SwiftText, _ place: SwiftPlace) -> Bool {
    place.decider >= 0 && (text.isKey || text.text.lowercased().hasSuffix("not found"))
      && isForEmptyList(place.decider)
  }

  /// Whether something is done because a list is empty: `if tracks.isEmpty { … }`.
  func isForEmptyList(_ index: Int32) -> Bool { emptyCondition(around: index).map(isOfMany) ?? false }

  /// The end of the condition of the braces that a view is in, if it asks whether something is empty.
  private func emptyCondition(around view: Int32) -> SwiftPiece? {
    var parent = source.nodes[Int(view)].parent
    for _ in 0..<6 where parent >= 0 {
      let node = source.nodes[Int(parent)]
      if node.kind == .block {
        var end = node.range.lowerBound
        let isElse = bytes.span.extracting(max(0, end - 6)..<end).contains("else")
        if isElse { end = startOfBranch(before: node) ?? end }
        let condition = SwiftPiece(max(0, end - 13), end)
        if isElse { return isOfCount(condition) ? condition : nil }
        return piece(condition).contains(".isEmpty") || piece(condition).contains("== 0") ? condition : nil
      }
      guard node.kind == .closure || node.kind == .call else { return nil }
      parent = node.parent
    }
    return nil
  }

  /// Where the braces before `else` begin.
  private func startOfBranch(before node: SwiftNode) -> Int? {
    var before = node.previous
    if before >= 0, source.nodes[Int(before)].kind == .head { before = source.nodes[Int(before)].previous }
    guard before >= 0, source.nodes[Int(before)].kind == .block else { return nil }
    return source.nodes[Int(before)].range.lowerBound
  }

  /// Whether the other branch is for a list with rows: `if files.count > 0 { … } else { … }`.
  private func isOfCount(_ condition: SwiftPiece) -> Bool { piece(condition).contains("s.count > 0") }

  /// Whether `.isEmpty` is asked of a list, by its plural, and nothing negates it: an empty `text` is a field without words.
  private func isOfMany(_ condition: SwiftPiece) -> Bool {
    var end = condition.upperBound
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    let property: StaticString = ".isEmpty"
    let dot = end - property.utf8CodeUnitCount
    guard dot > 1, bytes.span.holds(property, at: dot) else { return false }
    var start = dot
    while start > 0, bytes[start - 1].isASCIIAlphanumeric || bytes[start - 1] == UInt8(ascii: ".") {
      start -= 1
    }
    let list = SwiftPiece(start, dot)
    return start > 0 && bytes[start - 1] != UInt8(ascii: "!")
      && (piece(list).ends(with: "s") || piece(list).ends(with: "filtered"))
  }
}
