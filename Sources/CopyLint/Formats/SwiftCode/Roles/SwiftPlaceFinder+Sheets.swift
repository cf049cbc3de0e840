internal import Readability

extension SwiftPlaceFinder {
  /// Whether it is a sheet of actions with one that destroys something: `UIAlertController(title: …, preferredStyle: .actionSheet)`,
  /// with `style: .destructive` in what follows.
  func asksBeforeHarm(_ call: SwiftNode) -> Bool {
    guard isActionSheet(call) else { return false }
    let start = call.range.upperBound
    // Its actions come right after it.
    let end = min(bytes.count, start + 3000)
    let next = bytes.span.firstIndex(of: "UIAlertController(", from: start, before: end) ?? end
    return bytes.span.firstIndex(of: "style: .destructive", from: start, before: next) != nil
  }

  /// `UIAlertController(title: "Sort by", message: nil, preferredStyle: .actionSheet)`
  func isActionSheet(_ call: SwiftNode) -> Bool {
    guard call.kind == .call, holds("UIAlertController", in: calledName(call)) else { return false }
    return source.arguments(of: call).contains {
      holds("preferredStyle", in: $0.label) && piece($0.value).contains("ctionSheet")
    }
  }

  /// What a text beside the name of a control is: `SizeSlider(title: "Size", value: $size, description: "…")`.
  func besideControl(_ call: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    guard Self.explanations.contains(where: { holds($0, in: label) }),
      source.arguments(of: call).contains(where: { isBinding($0.value) })
    else { return nil }
    return SwiftPlaces.Row(meaning: .role(.helpText), isKey: true, isLikely: true)
  }

  /// `$isOn`, which a control changes.
  func isBinding(_ value: SwiftPiece) -> Bool {
    var at = value.lowerBound
    while at < value.upperBound, bytes[at] <= 0x20 || bytes[at] == UInt8(ascii: ":") { at += 1 }
    return at < value.upperBound && bytes[at] == UInt8(ascii: "$")
  }

  private static let explanations: [StaticString] = [
    "description", "subtitle", "caption", "detail", "explanation", "info", "note", "footnote", "summary",
  ]
}
