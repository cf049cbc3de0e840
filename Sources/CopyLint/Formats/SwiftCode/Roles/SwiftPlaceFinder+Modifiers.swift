/// What the modifiers of a view make of its text: large, bold, or colored.
extension SwiftPlaceFinder {
  /// `Text("…").accessibilityAddTraits(.isHeader)`, `Text("…").h2()`, `Text("…").titleStyle()`
  func callsHeading(_ modifier: SwiftNode) -> Bool {
    if holds("accessibilityAddTraits", in: modifier.name) {
      return bytes.span.extracting(modifier.range).contains(".isHeader")
    }
    return isTitleStyle(modifier.name) || isLargeLevel(modifier)
  }

  /// Whether a modifier of the app's own makes a heading: `titleStyle`, but not `subtitleStyle`.
  private func isTitleStyle(_ name: SwiftPiece) -> Bool {
    guard holds("Style", in: lastWord(of: name)), !piece(name).contains("ubtitle") else { return false }
    let words: [StaticString] = ["title", "Title", "heading", "Heading", "header", "Header"]
    return words.contains { piece(name).contains($0) }
  }

  /// `Text("…").textStyle(.sheetTitle)`
  func namesScreen(_ view: Int32) -> Bool {
    let names: [StaticString] = ["sheetTitle", "screenTitle", "pageTitle", "navigationTitle", "navTitle"]
    return hasModifier(view) { modifier in
      let text = bytes.span.extracting(modifier.range)
      return text.count < 100 && names.contains { text.contains($0) }
    }
  }

  /// `Text("…").h2()`, as on the web.
  private func isLargeLevel(_ modifier: SwiftNode) -> Bool {
    let levels: [StaticString] = ["h1", "h2", "h3", "title", "title1", "title2", "title3", "headline"]
    // `cardH2` as well.
    let last = lastWord(of: modifier.name)
    return modifier.lastArgument < 0
      && (levels.contains { holds($0, in: modifier.name) }
        || ["H1", "H2", "H3"].contains { holds($0, in: last) })
  }

  func isBold(_ modifier: SwiftNode) -> Bool {
    guard let value = source.arguments(of: modifier).last?.value else { return false }
    return piece(value).contains("bold") || piece(value).contains(".heavy")
  }

  /// `Text("…").foregroundStyle(.red)`, `Text("…").foregroundColor(Theme.error)`
  func isRed(_ view: Int32) -> Bool { isColored(view, ["red", "error", "danger", "destructive"]) }

  func setsColor(_ modifier: SwiftPiece) -> Bool {
    holds("foregroundStyle", in: modifier) || holds("foregroundColor", in: modifier)
  }

  private func isColored(_ view: Int32, _ colors: [StaticString]) -> Bool {
    isModified(view) { modifier in
      guard setsColor(modifier), bytes.span.holds("(", at: modifier.upperBound) else { return false }
      // `(.red)`, `(Theme.colors.red)`
      let start = modifier.upperBound + 1
      var end = start
      while end < bytes.count, isInChain(bytes[end]) { end += 1 }
      // `(.gray.opacity(0.6))`
      let shade: StaticString = ".opacity"
      if bytes.span.holds("(", at: end), bytes.span.extracting(start..<end).ends(with: shade) {
        end -= shade.utf8CodeUnitCount
      } else if !bytes.span.holds(")", at: end) {
        return false
      }
      let last = bytes[start..<end].lastIndex(of: UInt8(ascii: ".")).map { SwiftPiece($0 + 1, end) }
      return last.map { name in colors.contains { holds($0, in: name) } } ?? false
    }
  }

  /// Whether a modifier after a call has a name that is looked for: `Text("…").bold().padding()`.
  func isModified(_ view: Int32, by isWanted: (SwiftPiece) -> Bool) -> Bool {
    hasModifier(view) { isWanted($0.name) }
  }

  /// Whether one of the modifiers after a call is looked for.
  func hasModifier(_ view: Int32, where isWanted: (SwiftNode) -> Bool) -> Bool {
    var last = view
    for _ in 0..<Self.deepest {
      let next = source.nodes[Int(last)].after
      guard next < source.nodes.count, source.nodes[Int(next)].base == last else { return false }
      if isWanted(source.nodes[Int(next)]) { return true }
      last = next
    }
    return false
  }
}
