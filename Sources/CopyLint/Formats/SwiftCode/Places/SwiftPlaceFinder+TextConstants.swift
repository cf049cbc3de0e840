internal import Readability

/// Types that hold the texts of an app.
extension SwiftPlaceFinder {
  /// `enum Strings { enum Home { static let greeting = "Good morning!" } }`; the uses are in other files.
  func textConstant(_ node: SwiftNode) -> SwiftPlaces.Row? {
    guard node.kind == .assignment, node.marks.contains(.declaration),
      isConstant(node) && (isInTypeOfTexts(node) || listsChoices(node)) || isTextByName(node),
      !Self.others.contains(where: { piece(node.name).ends(with: $0) }), !isForTheTeam(node)
    else { return nil }
    return SwiftPlaces.Row(meaning: .role(.unknown), isLikely: true, isShownByName: true)
  }

  /// `static let parkingOptions = ["None", "One", "Both"]`
  private func listsChoices(_ node: SwiftNode) -> Bool {
    ["Options", "Choices", "Titles", "Labels"].contains { holds($0, in: lastWord(of: node.name)) }
      && bytes.span.extracting(node.range.upperBound..<min(bytes.count, node.range.upperBound + 4)).contains(
        "[")
  }

  /// `var defaultReminderTitle: String = "Read two files"`, a property of a type
  private func isTextByName(_ node: SwiftNode) -> Bool {
    guard node.parent >= 0, source.nodes[Int(node.parent)].kind == .type, namesShownText(node.name),
      lastWord(of: node.name).lowerBound > node.name.lowerBound
    else { return false }
    var start = node.range.upperBound
    while start < bytes.count, bytes[start] == 0x20 { start += 1 }
    guard bytes.span.holds("\"", at: start), bytes.span.byte(start + 1).isASCIICapital else { return false }
    let end = bytes.span.firstIndex(of: UInt8(ascii: "\""), 0x0A, from: start + 1)
    return bytes.span.extracting(start..<min(end, bytes.count)).contains(" ")
  }

  /// `static let title`
  private func isConstant(_ node: SwiftNode) -> Bool {
    let words: [StaticString] = ["static let ", "static var "]
    return words.contains { word in
      let start = node.name.lowerBound - word.utf8CodeUnitCount
      return start >= 0 && bytes.span.holds(word, at: start)
    }
  }

  /// Whether a type around a constant holds texts by its name, and no type further in is for programs: `Strings.Home`, but not
  /// `Strings.Keys`.
  private func isInTypeOfTexts(_ node: SwiftNode) -> Bool {
    var parent = node.parent
    // The types around it, up to the one that says so. Most literals are in no such type.
    var names: [SwiftPiece] = []
    for _ in 0..<Self.deepest where parent >= 0 {
      let node = source.nodes[Int(parent)]
      guard node.kind == .type, !node.name.isNone else { return false }
      names.append(ownName(of: node))
      let last = lastWord(of: names[names.count - 1])
      if Self.texts.contains(where: { holds($0, in: last) }) {
        return !names.contains { name in Self.internalTypes.contains { hasWord($0, in: name) } }
      }
      parent = node.parent
    }
    return false
  }

  /// Whether a name has a word, in the singular or the plural: “Key” is in `AppKeys`, and “Log” not in `LoginStrings`.
  func hasWord(_ word: StaticString, in name: SwiftPiece) -> Bool {
    name.range.contains { start in
      var end = start + word.utf8CodeUnitCount
      guard end <= name.upperBound, bytes.span.holds(word, at: start) else { return false }
      if end < name.upperBound, bytes[end] == UInt8(ascii: "s") { end += 1 }
      return end == name.upperBound || !bytes[end].isASCIISmall
    }
  }

  /// The last words of names of types that hold texts.
  private static let texts: [StaticString] = ["Strings", "Texts", "Copy", "Messages", "Labels", "Titles"]
  /// Words of names of types whose strings are for programs.
  private static let internalTypes: [StaticString] = [
    "Key", "Identifier", "Image", "Icon", "Asset", "Symbol", "Font", "Color", "Segue", "Cell", "URL", "Url",
    "Path", "File", "Query", "Format", "API", "Api", "Network", "Log", "Event", "Database", "Regex", "Test",
  ]
  /// Ends of names of constants that nobody reads.
  private static let others: [StaticString] = [
    "Key", "Id", "ID", "Identifier", "Image", "Icon", "Symbol", "Font", "Color", "Segue", "Cell", "URL",
    "Url", "Link", "Path", "File", "Format", "Regex", "Pattern", "Class", "Type", "Prefix", "Suffix",
    "Separator", "Email", "Version",
  ]
}
