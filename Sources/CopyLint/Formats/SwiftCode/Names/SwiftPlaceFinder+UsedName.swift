internal import Readability

/// The name that a piece of code gives a text by.
extension SwiftPlaceFinder {
  /// The last name of `name`, `self.name`, `value.name` or `name(…)`; nil for anything else.
  func usedName(_ value: SwiftPiece) -> SwiftPiece? {
    var (start, end) = (value.lowerBound, value.upperBound)
    while start < end, !Self.isInName(bytes[start]), bytes[start] != UInt8(ascii: "$") {
      // After a label comes a colon.
      let isBefore =
        bytes[start] <= 0x20 || bytes[start] == UInt8(ascii: ":") || bytes[start] == UInt8(ascii: "=")
      guard isBefore else {
        return nil
      }
      start += 1
    }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    if start < end, bytes[start] == UInt8(ascii: "$") { start += 1 }
    var name = start
    var index = start
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: ".") {
        if bytes.span.holds(".map", at: index), let name = nameOfElements(SwiftPiece(index + 4, end)) {
          return name
        }
        // `mode.title.localized` is the title.
        let isChange = Self.changes.contains { change in
          let end = index + change.utf8CodeUnitCount
          return bytes.span.holds(change, at: index) && (end >= bytes.count || !Self.isInName(bytes[end]))
        }
        // `tips.randomElement()` is one of the tips.
        if isChange || bytes.span.holds(".randomElement()", at: index) { break }
        name = index + 1
      } else if byte == UInt8(ascii: "("), bytes[end - 1] == UInt8(ascii: ")") {
        break
      } else if byte == UInt8(ascii: "["),
        bytes[end - 1] == UInt8(ascii: "]")
          || bytes.span.firstIndex(of: "] as", from: index, before: end) != nil
      {
        // `titles[index]` is one of the titles, and so is `titles[index] as? String`.
        break
      } else if byte == 0x20, Self.casts.contains(where: { bytes.span.holds($0, at: index + 1) }) {
        // `text as NSString` is the same text, and so is `text ?? ""`, where there is one.
        break
      } else if !Self.isInName(byte), byte != UInt8(ascii: "?"), byte != UInt8(ascii: "!") {
        return nil
      }
      index += 1
    }
    // `note!`
    while index > name, bytes[index - 1] == UInt8(ascii: "!") || bytes[index - 1] == UInt8(ascii: "?") {
      index -= 1
    }
    // `check.TitleOn` is a member; without a dot, it would be a type.
    guard index > name, bytes[name].isASCIISmall || name > start && bytes[name].isASCIICapital else {
      return nil
    }
    let found = SwiftPiece(name, index)
    return holds("rawValue", in: found) || found.count > 1 ? found : nil
  }

  /// `title` of `levels.map { $0.title }.joined(separator: ", ")` and `levels.map(\.title)`.
  ///
  /// - Parameter rest: what comes after `map`.
  private func nameOfElements(_ rest: SwiftPiece) -> SwiftPiece? {
    var start = rest.lowerBound
    while start < rest.upperBound, bytes[start] == 0x20 || bytes[start] == UInt8(ascii: "{") { start += 1 }
    let isPath = bytes.span.holds("(\\.", at: start)
    guard isPath || bytes.span.holds("$0.", at: start) else { return nil }
    start += 3
    var end = start
    while end < rest.upperBound, Self.isInName(bytes[end]) { end += 1 }
    var after = end
    while after < rest.upperBound, bytes[after] == 0x20 { after += 1 }
    guard start < end, bytes.span.byte(after) == UInt8(ascii: isPath ? ")" : "}") else { return nil }
    after += 1
    let isWhole = after == rest.upperBound || bytes.span.holds(".joined", at: after)
    return isWhole || bytes.span.holds(" ?? ", at: after) ? SwiftPiece(start, end) : nil
  }

  /// Whether a name is of several texts that are joined.
  func isOneOfSeveral(_ name: SwiftPiece) -> Bool {
    var end = name.upperBound
    // `{ $0.title }.joined()`, `(\.title).joined()`
    while end < name.upperBound + 3 {
      let byte = bytes.span.byte(end)
      guard byte == 0x20 || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "}") else { break }
      end += 1
    }
    return bytes.span.holds(".joined", at: end)
  }

  /// Both names of `isOn ? onLabel : offLabel`, else what `usedName` finds.
  func usedNames(_ value: SwiftPiece) -> [SwiftPiece] {
    if let name = usedName(value) { return [name] }
    guard value.range.count < 200,
      let question = bytes.span.firstIndex(of: " ? ", from: value.lowerBound, before: value.upperBound),
      let colon = bytes.span.firstIndex(of: " : ", from: question, before: value.upperBound),
      bytes.span.firstIndex(of: " ? ", from: colon, before: value.upperBound) == nil,
      !bytes.span.extracting(value.range).contains("\"")
    else { return [] }
    return [SwiftPiece(question + 3, colon), SwiftPiece(colon + 3, value.upperBound)].compactMap(usedName)
  }

  private static let casts: [StaticString] = ["as ", "as? ", "as! ", "?? "]
  /// What makes a text of another one, or of several.
  private static let changes: [StaticString] = [
    ".localized", ".capitalized", ".uppercased", ".lowercased", ".joined",
  ]

  static func isInName(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") }
}
