/// Texts that nothing shows, as far as the code can be followed.
extension SwiftEntries {
  /// A text of two words or more whose names around don't speak against it, or one word beside such texts. What is found in it is a
  /// note.
  mutating func unshown(_ index: Int32, _ node: SwiftNode) -> StringDraft? {
    let isWord = isOneWord(node)
    guard isWord || beginsWords(node), finder.mayBeSeen(index),
      !isWord || slotsOfCopy.contains(slot(of: index))
    else { return nil }
    var place = SwiftPlace()
    place.isJoined = node.marks.contains(.joined)
    guard let text = wholeText(of: index, place), isWord || text.readsAsCopy, !finder.isForModel(index) else {
      return nil
    }
    var draft = StringDraft(
      key: text.text, text: text.text, locale: locale.name, localeSource: locale.source, syntax: syntax,
      range: text.range)
    draft.map = text.map
    // It may be compared with something, or name something.
    draft.isFixable = false
    draft.isUnshown = true
    draft.comment = meaningfulComment(comments.comment(of: node.range, besides: nil), for: text.text)
    return draft
  }

  /// “Back” beside “Back to all files”: a name such as `Back` would be taken for one.
  private func isOneWord(_ literal: SwiftNode) -> Bool {
    guard let text = SwiftText.plain(literal, bytes), text.count > 2, text.count < 24,
      bytes[text.lowerBound].isASCIICapital
    else { return false }
    return text.dropFirst().allSatisfy { bytes[$0].isASCIISmall }
  }

  /// Where a literal is: the argument, the variable, the list, the type or the function that others may be in as well.
  private func slot(of literal: Int32) -> UInt64 {
    let node = source.nodes[Int(literal)]
    var parent = node.parent
    for _ in 0..<SwiftPlaceFinder.deepest where parent >= 0 {
      let around = source.nodes[Int(parent)]
      switch around.kind {
      case .call, .attribute, .macro:
        let argument = byteHash(finder.piece(node.label)) ^ UInt64(node.unlabelled)
        return around.name.isNone ? 0 : byteHash(finder.piece(around.name)) &* 31 ^ argument
      case .assignment where around.marks.contains(.enumeration): return UInt64(around.parent) | 1 << 40
      case .assignment: return byteHash(finder.piece(around.name))
      case .body, .list, .closure, .type: return UInt64(parent) | 1 << 41
      default: parent = around.parent
      }
    }
    return 0
  }

  /// The places of all texts of two words or more, and of the raw values of choices.
  func findSlotsOfCopy() -> Set<UInt64> {
    var slots: Set<UInt64> = []
    var known: (enumeration: Int32?, hasChoices: Bool) = (nil, false)
    for index in source.nodes.indices where source.nodes[index].kind == .literal {
      let literal = Int32(index)
      let enumeration = finder.enumeration(ofRawValue: source.nodes[index])
      if let enumeration, enumeration != known.enumeration {
        known = (enumeration, finder.hasNamedChoices(enumeration))
      }
      let isChoice = enumeration != nil && known.hasChoices && isOneWord(source.nodes[index])
      guard isChoice || beginsWords(source.nodes[index]), finder.mayBeSeen(literal) else { continue }
      guard isChoice || SwiftText(literal, in: source, bytes)?.readsAsCopy ?? false else { continue }
      slots.insert(slot(of: literal))
    }
    slots.remove(0)
    return slots
  }

  /// Whether a literal on one line has a space, and begins with a capital, with a letter that English doesn't have, or as “5 days
  /// per week”; most others are names.
  private func beginsWords(_ literal: SwiftNode) -> Bool {
    // One within another is read once for each around it, and none is so long.
    guard !literal.marks.contains(.multiline), literal.range.count < 4096 else { return false }
    let first = bytes.span.byte(literal.range.lowerBound + 1 + Int(literal.hashes))
    let spaces = bytes.span.extracting(literal.range).countSpaces
    // “Échec de la connexion”, “날짜를 선택하세요”, but not “→ next” and “🎉 New”.
    let isOtherLetter = first >= 0xC3 && first < 0xF0 && first != 0xE2
    return first.isASCIICapital || isOtherLetter ? spaces > 0 : first.isASCIIDigit && spaces > 2
  }
}

extension SwiftText {
  /// Whether it is two words or more that aren't code, a path, or what a log has.
  var readsAsCopy: Bool {
    guard hasSeveralWords, text.utf8.count < 1200, !isInCapitals || hasOtherLetters else { return false }
    let bytes = text.utf8.span
    let isCode =
      text.utf8.contains { byte in Self.signsOfCode.contains { $0 == byte } } || bytes.contains("://")
      || bytes.contains("()") || bytes.contains("::") || hasBracketOfCode
      || Self.openingsOfPrograms.contains { bytes.holds($0, at: 0) }
    if isCode { return false }
    // “Colors/Gray/Gray - 100”, “GET /v1/files”
    let slashes = text.utf8.count { $0 == UInt8(ascii: "/") }
    if slashes > 2 || slashes > 0 && !bytes.contains(" / ") && text.utf8.count < 40 { return false }
    return !["(error)", "(err)", "(error."].contains { bytes.contains($0) }
  }

  /// “a->b”, but not the way in “Settings > Privacy”.
  private var hasBracketOfCode: Bool {
    let bytes = text.utf8.span
    return bytes.indices.contains { index in
      bytes[index] == UInt8(ascii: ">") && (bytes.byte(index - 1) != 0x20 || bytes.byte(index + 1) != 0x20)
    }
  }

  private static let signsOfCode: [UInt8] = [
    UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: "_"),
    UInt8(ascii: "|"), UInt8(ascii: "`"),
  ]
  private static let openingsOfPrograms: [StaticString] = [
    "SELECT ", "INSERT ", "UPDATE ", "DELETE ", "CREATE ", "ALTER ", "DROP ", "PRAGMA ", "TEXT ", "INTEGER ",
    "GET ", "POST ",
    "PUT ", "HTTP", "Bearer ", "Basic ", "Mozilla", "Content-", "SF Pro ",
  ]
}
