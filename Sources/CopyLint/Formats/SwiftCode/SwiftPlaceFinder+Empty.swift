internal import Readability

/// Texts that are shown in place of a list without rows.
extension SwiftPlaceFinder {
  /// Whether it tells that there's nothing: “No files yet” where a list is empty, any text where several things are missing
  /// (`if files.isEmpty { … }`), or one that is styled so.
  func isEmptyState(_ view: Int32, _ text: SwiftText?) -> Bool {
    guard let text else { return false }
    if hasEmptyStyle(view) { return true }
    guard let condition = emptyCondition(around: view) else { return false }
    return text.saysNone || isOfMany(condition)
  }

  /// `Text("…").emptyStateStyle()`
  private func hasEmptyStyle(_ view: Int32) -> Bool {
    isModified(view) { piece($0).contains("emptyState") || piece($0).contains("EmptyState") }
  }

  /// The end of the condition of the braces that a view is in, if it asks whether something is empty.
  private func emptyCondition(around view: Int32) -> SwiftPiece? {
    var parent = source.nodes[Int(view)].parent
    for _ in 0..<4 where parent >= 0 {
      let node = source.nodes[Int(parent)]
      if node.kind == .block {
        let end = node.range.lowerBound
        let condition = SwiftPiece(max(0, end - 9), end)
        return piece(condition).contains(".isEmpty") || piece(condition).contains("== 0") ? condition : nil
      }
      guard node.kind == .closure else { return nil }
      parent = node.parent
    }
    return nil
  }

  /// Whether `.isEmpty` is asked of a list, by its plural, and nothing negates it: an empty `text` is a field without words.
  private func isOfMany(_ condition: SwiftPiece) -> Bool {
    var end = condition.upperBound
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    let property: StaticString = ".isEmpty"
    let dot = end - property.utf8CodeUnitCount
    guard dot > 1, bytes.span.holds(property, at: dot), bytes[dot - 1] == UInt8(ascii: "s") else {
      return false
    }
    var start = dot
    while start > 0, bytes[start - 1].isASCIIAlphanumeric || bytes[start - 1] == UInt8(ascii: ".") {
      start -= 1
    }
    return start > 0 && bytes[start - 1] != UInt8(ascii: "!")
  }
}
