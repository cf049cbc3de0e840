internal import Readability

/// Literals in the interpolations of another one.
extension SwiftEntries {
  /// A string for each literal in an interpolation, in the whole sentence; none when there are no such literals.
  func strings(of index: Int32, _ whole: StringDraft, _ branches: [Int32]) -> [StringDraft] {
    if hasWords, let first = branches.first.flatMap(interpolation), branches.allSatisfy(endsWord) {
      // Of what `+` joins, this is one piece.
      if finder.textChain(from: index) != nil { return [whole] }
      return branches.filter { interpolation(around: $0)?.range == first.range }.compactMap {
        ended(whole, of: index, by: $0)
      }
    }
    return branches.compactMap { branch in
      guard let part = SwiftText(branch, in: source, bytes),
        let sentence = SwiftText(index, in: source, bytes, with: branch), part.hasLetters
      else { return nil }
      var draft = whole
      (draft.key, draft.text, draft.range) = (sentence.text, part.text, part.range)
      (draft.sentence, draft.map, draft.textMap) = (sentence.text, sentence.map, part.map)
      draft.isFixable = false
      // A word of a button is no button.
      if !part.isExplanation { (draft.role, draft.roleSource) = (.unknown, .none) }
      return draft
    }
  }

  /// The text of a literal with one ending of a word in it: `"\(count) file\(count == 1 ? "" : "s") left"`. It is what the
  /// literal is, and not what its ending is.
  private func ended(_ whole: StringDraft, of index: Int32, by ending: Int32) -> StringDraft? {
    guard SwiftText(ending, in: source, bytes)?.hasLetters ?? false,
      let sentence = SwiftText(index, in: source, bytes, with: ending)
    else { return nil }
    var draft = whole
    draft.isFixable = false
    (draft.key, draft.text, draft.sentence) = (sentence.text, sentence.text, sentence.text)
    draft.map = sentence.map
    return draft
  }

  /// Whether a literal in an interpolation only ends the word before that: “s” or “ies”, and not “ is open”.
  func endsWord(_ branch: Int32) -> Bool {
    let literal = source.nodes[Int(branch)].range
    guard let start = interpolation(around: branch)?.range.lowerBound, start > 0 else { return false }
    return bytes[start - 1].isASCIILetter && literal.count <= Self.longestEnding + 2
      && bytes[literal].dropFirst().dropLast().allSatisfy(\.isASCIILetter)
  }

  private static let longestEnding = 4

  func interpolation(around branch: Int32) -> SwiftNode? {
    var parent = source.nodes[Int(branch)].parent
    while parent >= 0 {
      let node = source.nodes[Int(parent)]
      if node.kind == .interpolation { return node }
      if node.kind == .literal { return nil }
      parent = node.parent
    }
    return nil
  }

  /// “ minutes before” in `name + (isNow ? "" : " minutes before")`.
  func partJoined(_ index: Int32) -> SwiftText? {
    let node = source.nodes[Int(index)]
    guard !node.marks.contains(.joined), node.parent >= 0, source.nodes[Int(node.parent)].kind == .tuple,
      let text = SwiftText(index, in: source, bytes),
      text.text.split(separator: " ").count(where: { $0.utf8.first?.isASCIILetter ?? false }) > 1
    else { return nil }
    return text
  }
}
