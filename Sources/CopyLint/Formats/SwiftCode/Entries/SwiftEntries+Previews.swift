/// Code that is no part of the app that people get.
extension SwiftEntries {
  /// `#Preview { … }`, a type that gives previews, one that shows how something works, or what Interface Builder shows: only the
  /// team sees them.
  func isPreview(_ node: SwiftNode) -> Bool {
    switch node.kind {
    case .closure: return finder.holds("Preview", in: node.name) || isOfPreview(node)
    case .body:
      return finder.holds("prepareForInterfaceBuilder", in: node.name) || isNamedPreview(node)
    case .type:
      guard !node.name.isNone else { return false }
      return conformsToPreview(node)
        || node.name.count > 7 && bytes.span.holds("Example", at: node.name.upperBound - 7)
        // “LinkPreviewContent” is a part of the app.
        || bytes.span.holds("PreviewContent", at: node.name.lowerBound)
        || finder.piece(node.name).contains("PreviewWrapper") || isPrivatePreview(node.name, bytes)
    default: return false
    }
  }

  private func conformsToPreview(_ type: SwiftNode) -> Bool {
    let start = type.name.upperBound
    // Most types name a shorter protocol, or none.
    guard type.range.lowerBound - start > 11 else { return false }
    let heading = bytes.span.extracting(start..<type.range.lowerBound)
    return heading.contains("PreviewProvider") || heading.contains("XCTestCase")
  }

  /// `static var preview: Store = { … }()`, as Xcode's template for Core Data has it.
  private func isOfPreview(_ closure: SwiftNode) -> Bool {
    closure.parent >= 0 && !closure.marks.contains(.trailing)
      && isNamedPreview(source.nodes[Int(closure.parent)])
  }

  private func isNamedPreview(_ node: SwiftNode) -> Bool {
    guard finder.isDeclared(node), finder.holds("preview", in: node.name) else { return false }
    let start = max(0, node.name.lowerBound - 11)
    return bytes.span.extracting(start..<node.name.lowerBound).contains("static ")
  }

  func isForTeam(_ type: SwiftNode) -> Bool {
    !type.name.isNone && Screen.isForTeam(bytes.span.extracting(type.name.range))
  }
}
