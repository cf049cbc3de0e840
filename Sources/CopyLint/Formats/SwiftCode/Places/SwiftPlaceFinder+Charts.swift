internal import Readability

/// Names of the values in charts, which VoiceOver says with each value: `x: .value("Week", date)`.
extension SwiftPlaceFinder {
  func nameInChart(_ call: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    guard call.kind == .call, label.isNone, call.marks.contains(.implicit), holds("value", in: call.name),
      Self.axes.contains(where: { holds($0, in: call.label) }), holdsTwo(call)
    else { return nil }
    return SwiftPlaces.Row(
      meaning: .role(.accessibilityLabel), isKey: true, isLikely: true, isShownByName: true)
  }

  /// Whether the value that has the name comes after it.
  private func holdsTwo(_ call: SwiftNode) -> Bool {
    source.arguments(of: call).contains { $0.label.isNone && $0.previous >= 0 }
  }

  private static let axes: [StaticString] = [
    "x", "y", "xStart", "xEnd", "yStart", "yEnd", "by", "angle", "series",
  ]
}
