internal import Readability

/// Texts beside their keys, for functions of the app's own that look texts up: what people see where no string file has the key.
extension SwiftPlaceFinder {
  /// What the text is in `L10n.text("files.title", "All files")` and `tr("files.title", fallback: "All files")`.
  func fallback(_ call: SwiftNode, _ argument: SwiftNode) -> SwiftPlaces.Row? {
    guard call.kind == .call, !call.name.isNone, argument.kind == .literal else { return nil }
    let isFallback = argument.label.isNone ? argument.unlabelled == 1 : isFallback(argument.label)
    guard isFallback else { return nil }
    // What `L10n.tr("Localizable", "files.title", fallback: "All files")` of generated code falls back to is in a string file.
    let hasKey =
      beginsWithKey(call) || !argument.label.isNone && isOfStrings(call) && !beginsWithLiteral(call)
    guard hasKey else { return nil }
    // Without a name that says so, it is shown where the value of the call is.
    return SwiftPlaces.Row(meaning: .passes, isLookedUp: looksUp(call.name) || isOfStrings(call))
  }

  /// Notes the name in `words.string(key, fallback: text)`.
  mutating func noteFallback(_ call: SwiftNode, at index: Int32) {
    for value in source.arguments(of: call) where isFallback(value.label) {
      guard isOfStrings(call) || beginsWithKey(call), let name = usedName(value.value) else { continue }
      noteUse(of: name, .unknown, in: index)
    }
  }

  /// Whether the first argument is the name of a text: `"files.title"`.
  private func beginsWithKey(_ call: SwiftNode) -> Bool {
    guard let first = firstArgument(of: call), first.label.isNone || holds("key", in: first.label) else {
      return false
    }
    let value = withoutSpaces(first.value)
    guard value.count > 3, piece(value).holds("\"", at: 0), piece(value).ends(with: "\"") else {
      return false
    }
    let name = bytes.span.extracting(value.lowerBound + 1..<value.upperBound - 1)
    guard name.byte(0).isASCIISmall, name.contains(".") || name.contains("_") else { return false }
    return name.indices.allSatisfy { Self.isInName(name[$0]) || name[$0] == UInt8(ascii: ".") }
  }

  private func beginsWithLiteral(_ call: SwiftNode) -> Bool {
    firstArgument(of: call).map { piece(withoutSpaces($0.value)).holds("\"", at: 0) } ?? false
  }

  private func firstArgument(of call: SwiftNode) -> SwiftArgument? {
    source.arguments(of: call).first { $0.previous < 0 }
  }

  /// A value without the colon after its label and the spaces around it.
  func withoutSpaces(_ value: SwiftPiece) -> SwiftPiece {
    var (start, end) = (value.lowerBound, value.upperBound)
    while start < end, bytes[start] <= 0x20 || bytes[start] == UInt8(ascii: ":") { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return SwiftPiece(start, end)
  }

  /// `L10n.s(…)`, `Localization.text(…)`
  private func isOfStrings(_ call: SwiftNode) -> Bool {
    guard !call.qualifier.isNone else { return false }
    let names: [StaticString] = ["L10n", "I18n", "ocali", "Strings", "ranslat"]
    return names.contains { piece(call.qualifier).contains($0) }
  }

  /// Asked of each argument of a file, of which few begin so.
  private func isFallback(_ label: SwiftPiece) -> Bool {
    guard label.count > 6, bytes.span.holds("default", at: label.lowerBound) || holds("fallback", in: label)
    else {
      return false
    }
    return Self.labels.contains { holds($0, in: label) }
  }

  private static let labels: [StaticString] = [
    "fallback", "default", "defaultValue", "defaultText", "defaultString",
  ]
}
