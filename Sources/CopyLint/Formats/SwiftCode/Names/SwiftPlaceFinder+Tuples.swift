internal import Readability

/// Texts in pairs: what a tuple holds beside a text goes with it.
extension SwiftPlaceFinder {
  /// What a member of a tuple is by its label, or by the list that it is in: `[(title: "Two files", size: 2)]`,
  /// `[("Today", today), ("This week", week)]`.
  ///
  /// - Parameters:
  ///   - index: the member; `SwiftNode.nothing` for what is in no tuple.
  ///   - place: what is known of the text that it is.
  func shownInTuple(_ index: Int32, _ place: SwiftPlace) -> SwiftPlace? {
    guard index >= 0, place.outer < 0 else { return nil }
    let member = source.nodes[Int(index)]
    let tuple = source.nodes[Int(member.parent)]
    let isNamed =
      member.label.isNone
      ? labelInType(of: member).map(namesShownText) ?? false : namesShownText(member.label)
    guard isNamed || member.label.isNone && isOfPairs(member, tuple), !isForDevelopers(tuple) else {
      return nil
    }
    var place = place
    place.role = .unknown
    (place.isKey, place.isLikely, place.isShownByName) = (true, true, true)
    return place
  }

  /// Whether a list of pairs is declared or repeated over in a view, and each begins with words, some of them more than one. Of
  /// what follows these, only sentences are meant.
  private func isOfPairs(_ member: SwiftNode, _ tuple: SwiftNode) -> Bool {
    guard member.kind == .literal, member.previous < 0 || isSentence(member),
      tuple.range.count > member.range.count + 3,
      tuple.parent >= 0, source.hasOpaqueTypes || imports("UIKit")
    else { return false }
    let list = source.nodes[Int(tuple.parent)]
    guard list.kind == .list, list.parent >= 0, isForPeople(source.nodes[Int(list.parent)]) else {
      return false
    }
    return beginWithWords(in: tuple.parent)
  }

  /// Whether a literal has four words or more, and begins as a sentence does.
  private func isSentence(_ literal: SwiftNode) -> Bool {
    let text = bytes[literal.range]
    return text.count { $0 == 0x20 } > 2 && text[literal.range.lowerBound + 1].isASCIICapital
  }

  /// Whether what takes a list shows it, or may: `ForEach([…])`, `let ranges = […]`.
  private func isForPeople(_ holder: SwiftNode) -> Bool {
    switch holder.kind {
    case .call: holds("ForEach", in: holder.name)
    case .assignment, .body:
      !holder.name.isNone && !Self.technical.contains { piece(holder.name).contains($0) }
    case .result: true
    default: false
    }
  }

  private func beginWithWords(in list: Int32) -> Bool {
    let end = source.nodes[Int(list)].after
    var (count, long) = (0, 0)
    var index = list + 1
    // The first twenty speak for the rest.
    while index < end, count < 20 {
      let tuple = source.nodes[Int(index)]
      guard tuple.kind == .tuple, index + 1 < tuple.after else { return false }
      let first = source.nodes[Int(index + 1)]
      guard first.kind == .literal, first.previous < 0, first.label.isNone, first.range.count > 3 else {
        return false
      }
      let text = bytes.span.extracting(first.range.lowerBound + 1..<first.range.upperBound - 1)
      guard text[0].isASCIICapital || text[0].isASCIIDigit || text[0] >= 0x80, !text.contains("/"),
        !text.contains("_"), !text.contains("-")
      else { return false }
      if text.contains(" ") { long += 1 }
      count += 1
      index = tuple.after
    }
    return count > 1 && long > 0
  }

  /// Whether the file begins with `import` and the name of a framework.
  func imports(_ framework: StaticString) -> Bool {
    let head = bytes.span.extracting(0..<min(bytes.count, 2000))
    var at = 0
    while let found = head.firstIndex(of: framework, from: at, before: head.count) {
      if found > 6, head.holds("import ", at: found - 7) { return true }
      at = found + 1
    }
    return false
  }

  /// Parts of names of lists that another program reads.
  private static let technical: [StaticString] = [
    "eader", "aram", "uery", "ttribute", "eplacement", "attern", "apping", "eys", "lias", "est", "ase",
  ]
}
