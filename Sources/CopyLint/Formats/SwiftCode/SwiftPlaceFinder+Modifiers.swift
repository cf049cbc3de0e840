/// What modifiers are called that make a text large or bold.
extension SwiftPlaceFinder {
  /// Whether a modifier of the app's own makes a heading: `titleStyle`, but not `subtitleStyle`.
  func isTitleStyle(_ name: SwiftPiece) -> Bool {
    guard holds("Style", in: lastWord(of: name)), !piece(name).contains("ubtitle") else { return false }
    let words: [StaticString] = ["title", "Title", "heading", "Heading", "header", "Header"]
    return words.contains { piece(name).contains($0) }
  }

  /// `Text("…").textStyle(.sheetTitle)`
  func namesScreen(_ view: Int32) -> Bool {
    var last = view
    for _ in 0..<Self.deepest {
      let next = source.nodes[Int(last)].after
      guard next < source.nodes.count, source.nodes[Int(next)].base == last else { return false }
      let names: [StaticString] = ["sheetTitle", "screenTitle", "pageTitle", "navigationTitle", "navTitle"]
      let modifier = bytes.span.extracting(source.nodes[Int(next)].range)
      if modifier.count < 100, names.contains(where: { modifier.contains($0) }) { return true }
      last = next
    }
    return false
  }

  /// `Text("…").h2()`, as on the web.
  func isLargeLevel(_ modifier: SwiftNode) -> Bool {
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
  func isRed(_ view: Int32) -> Bool {
    ["red", "error", "danger", "destructive"].contains { isColored(view, $0) }
  }

  /// `Text("…").foregroundStyle(.secondary)`
  func isGray(_ view: Int32) -> Bool { isColored(view, "secondary") || isColored(view, "gray") }

  func setsColor(_ modifier: SwiftPiece) -> Bool {
    holds("foregroundStyle", in: modifier) || holds("foregroundColor", in: modifier)
  }

  private func isColored(_ view: Int32, _ color: StaticString) -> Bool {
    isModified(view) { modifier in
      // `(.red)`, `(Theme.colors.red)`
      var start = modifier.upperBound + 1
      while start < bytes.count, isInChain(bytes[start]) { start += 1 }
      return setsColor(modifier) && bytes.span.holds("(", at: modifier.upperBound)
        && start < bytes.count && bytes[start] == UInt8(ascii: ")")
        && hasSuffix(color, piece(SwiftPiece(modifier.upperBound + 1, start)))
        && bytes[start - color.utf8CodeUnitCount - 1] == UInt8(ascii: ".")
    }
  }
}
