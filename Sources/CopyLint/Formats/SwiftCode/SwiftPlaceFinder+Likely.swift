internal import Readability

/// Views and functions of the app's own, by what they are called.
extension SwiftPlaceFinder {
  /// What the last word of a name says of an argument, as in `PrimaryButton(title: "…")`, or the label, as in
  /// `Row(placeholder: "…")`.
  func likely(_ call: SwiftNode, _ label: SwiftPiece, isShown: Bool) -> SwiftPlaces.Row? {
    guard call.kind == .call, !call.name.isNone else { return nil }
    if let action = alertAction(call, label) { return action }
    if let dialog = dialog(call, label) { return dialog }
    if isShown, namesValue(call, label) {
      return SwiftPlaces.Row(meaning: .role(.fieldLabel), isLikely: true)
    }
    guard let found = likely(.call, call.name, label), isShown || !found.isOnlyShown else { return nil }
    // `row.makeButton("…")` may take any name, but what is looked up is shown.
    guard isShown || bytes[call.name.lowerBound].isASCIICapital else { return nil }
    return found
  }

  /// `presentAlertWithOK(title: "…", message: "…")`, `confirmAction(title: "…")`, `showToast(message: "…")`.
  private func dialog(_ call: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    let name = piece(call.name)
    let isAlert = name.contains("Alert") || name.holds("alert", at: 0)
    // `view.appAlert("…", isPresented: $isShown)`
    let isFirst =
      label.isNone && isAlert && source.arguments(of: call).contains { holds("isPresented", in: $0.label) }
    let isTitle = isFirst || holds("title", in: label)
    guard isTitle || holds("message", in: label) else { return nil }
    var role: Role?
    if isAlert {
      role = isTitle ? .alertTitle : .alertMessage
    } else if name.contains("Confirm") || name.holds("confirm", at: 0) {
      role = isTitle ? .confirmationTitle : .confirmationMessage
    } else if name.contains("Toast") || name.holds("toast", at: 0) {
      // A second text below it makes the first its title.
      let isWhole = !isTitle || !source.arguments(of: call).contains { holds("message", in: $0.label) }
      role = isWhole ? .toast : nil
    }
    return role.map { SwiftPlaces.Row(meaning: .role($0), isLikely: true) }
  }

  /// `InfoView(title: "Size", value: size)`.
  private func namesValue(_ call: SwiftNode, _ label: SwiftPiece) -> Bool {
    guard holds("title", in: label) else { return false }
    let values: [StaticString] = ["value", "info", "detail", "control"]
    return source.arguments(of: call).contains { argument in values.contains { holds($0, in: argument.label) }
    }
  }

  /// `.init(title: "…", style: .default)`, where the type is left out.
  private func alertAction(_ call: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    guard call.marks.contains(.implicit), holds("init", in: call.name), holds("title", in: label),
      let style = source.arguments(of: call).first(where: { holds("style", in: $0.label) })?.value
    else { return nil }
    let isAction =
      piece(style).contains(".default") || piece(style).contains(".cancel")
      || piece(style).contains(".destructive")
    return isAction ? SwiftPlaces.Row(meaning: .role(.button)) : nil
  }

  /// What the last word of a name says of a closure: `AsyncButton { … } label: { Text("…") }`.
  func likely(_ closure: SwiftNode) -> SwiftPlaces.Row? { likely(.closure, closure.name, closure.label) }

  private func likely(_ kind: SwiftPlaces.Kind, _ name: SwiftPiece, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    // `HeaderView` is named as `Header` is.
    let isView = name.count > 4 && bytes.span.holds("View", at: name.upperBound - 4)
    let base = isView ? SwiftPiece(name.lowerBound, name.upperBound - 4) : name
    let last = lastWord(of: base)
    let ending = [UInt8(ascii: "*")] + Array(bytes[last.range])
    let any = [UInt8(ascii: "*")]
    // `Button` itself is in the table.
    var found = last.lowerBound > name.lowerBound || isView ? row(kind, ending.span, label) : nil
    if found == nil, !label.isNone { found = row(kind, any.span, label) }
    found?.isLikely = true
    return found
  }

  /// Whether it is the braces of a property or function, or what a name is given.
  func isDeclared(_ node: SwiftNode) -> Bool {
    node.kind == .body || node.kind == .assignment && node.marks.contains(.declaration)
  }

  /// Whether it is thrown, by itself or in an error: `throw Failure(text)`.
  func isThrown(_ child: Int32) -> Bool {
    var child = child
    for _ in 0..<6 {
      let parent = source.nodes[Int(child)].parent
      guard parent >= 0 else { return false }
      let node = source.nodes[Int(parent)]
      switch node.kind {
      case .call, .tuple, .list: child = parent
      case .head: return bytes.span.holds("throw", at: node.range.lowerBound)
      default: return false
      }
    }
    return false
  }
}
