internal import Readability

/// Alerts of the app's own.
extension SwiftPlaceFinder {
  /// What a text is in a view that is an alert of the app's own: `struct DeviceBusyAlert: View`.
  func roleInAlert(_ view: Int32, _ style: Style, _ text: SwiftText?) -> Role? {
    var parent = source.nodes[Int(view)].parent
    for _ in 0..<Self.deepest where parent >= 0 {
      let node = source.nodes[Int(parent)]
      if node.kind == .type {
        guard !node.name.isNone, namesAlert(node.name) else { return nil }
        if style == .large || style == .bold && isAboveText(view) { return .alertTitle }
        return text?.isExplanation ?? false ? .alertMessage : nil
      }
      parent = node.parent
    }
    return nil
  }

  private func namesAlert(_ name: SwiftPiece) -> Bool {
    let isView = name.count > 4 && bytes.span.holds("View", at: name.upperBound - 4)
    let last = lastWord(of: isView ? SwiftPiece(name.lowerBound, name.upperBound - 4) : name)
    return holds("Alert", in: last) || holds("Popup", in: last) || holds("Dialog", in: last)
  }
}
