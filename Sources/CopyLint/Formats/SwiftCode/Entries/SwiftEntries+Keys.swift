/// Under which keys the literals of a Swift file are.
extension SwiftEntries {
  /// The key that the text is looked up by, if that is a different text; where only the name of a property tells what it is,
  /// that name; else the text.
  mutating func key(of node: SwiftNode, _ text: String, _ place: SwiftPlace, _ lookup: SwiftNode?) -> String {
    if let lookup, let key = keyLiteral(of: lookup, besides: node) { return key }
    guard !place.isShown || isOnlyNamed(place), let name = declaredName(place), tells(name, of: text) else {
      return text
    }
    return name
  }

  /// In Swift, a description is any text that a value has, and no explanation; “Not set” and “Done at five” are states.
  private func tells(_ name: String, of text: String) -> Bool {
    if name.hasSuffix("escription") { return false }
    let isSummary = name.hasSuffix("ummary") || name.hasSuffix("ubtitle")
    return !isSummary || text.utf8.count { $0 == 0x20 } > 2
  }

  /// The first literal in a lookup, if it is a different one.
  private func keyLiteral(of lookup: SwiftNode, besides node: SwiftNode) -> String? {
    guard isValue(node) else { return nil }
    return source.arguments(of: lookup).last.flatMap { literalText($0.value) }
  }

  /// Whether it is the value of a property that is shown somewhere, and nothing tells as what.
  private func isOnlyNamed(_ place: SwiftPlace) -> Bool {
    place.role == .unknown && place.view < 0 && place.declaration >= 0
      && source.nodes[Int(place.declaration)].marks.contains(.accessors)
  }

  /// `Type.property` of the declaration whose value a literal is; of a variable in a function, its name.
  private func declaredName(_ place: SwiftPlace) -> String? {
    guard place.declaration >= 0 else { return nil }
    let declaration = source.nodes[Int(place.declaration)]
    guard !declaration.name.isNone else { return nil }
    let name = String(decoding: bytes[declaration.name.range], as: UTF8.self)
    var parent = declaration.parent
    for _ in 0..<SwiftPlaceFinder.deepest where parent >= 0 {
      let node = source.nodes[Int(parent)]
      if node.kind == .body || node.kind == .closure { return name }
      if node.kind == .type, !node.name.isNone {
        return "\(String(decoding: bytes[node.name.range], as: UTF8.self)).\(name)"
      }
      parent = node.parent
    }
    return name
  }

  func hasArgument(_ label: StaticString, of call: SwiftNode) -> Bool {
    source.arguments(of: call).contains { finder.holds(label, in: $0.label) }
  }

  /// The comment for translators that a call has.
  // A closure would copy the entries for each literal.
  mutating func commentArgument(of call: SwiftNode?) -> String? {
    guard let call else { return nil }
    for argument in source.arguments(of: call) where finder.holds("comment", in: argument.label) {
      return literalText(argument.value)
    }
    return nil
  }

  /// What is in a plain literal; nil for anything else.
  private func literalText(_ piece: SwiftPiece) -> String? {
    var (start, end) = (piece.lowerBound, piece.upperBound)
    while start < end, bytes[start] <= 0x20 || bytes[start] == UInt8(ascii: ":") { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    guard end - start > 2, bytes[start] == UInt8(ascii: "\""), bytes[end - 1] == UInt8(ascii: "\""),
      bytes[start + 1] != UInt8(ascii: "\"")
    else { return nil }
    return String(decoding: bytes[start + 1..<end - 1], as: UTF8.self)
  }

  /// Whether a literal is the key of a text beside it: `NSLocalizedString("save", value: "Save")`.
  func isKeyOnly(_ node: SwiftNode, of lookup: SwiftNode) -> Bool {
    !isValue(node) && (hasArgument("value", of: lookup) || hasArgument("defaultValue", of: lookup))
  }

  func isValue(_ node: SwiftNode) -> Bool {
    finder.holds("value", in: node.label) || finder.holds("defaultValue", in: node.label)
  }
}
