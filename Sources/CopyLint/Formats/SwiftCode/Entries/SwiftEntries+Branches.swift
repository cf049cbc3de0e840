internal import Readability

/// Literals in the interpolations of another one.
extension SwiftEntries {
  /// A string for each literal in an interpolation, in the whole sentence; none when there are no such literals.
  func branches(of index: Int32, _ whole: StringDraft) -> [StringDraft] {
    guard source.nodes[Int(index)].after > index + 1 else { return [] }
    let branches = finder.branches(of: index)
    if hasWords, let first = branches.first.flatMap(interpolation), branches.allSatisfy(endsWord) {
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
    // Of what `+` joins, this is one piece.
    if finder.textChain(from: index) == nil {
      (draft.key, draft.text, draft.sentence, draft.map) = (
        sentence.text, sentence.text, sentence.text, sentence.map
      )
    }
    return draft
  }

  /// Whether a literal in an interpolation only ends the word before that.
  private func endsWord(_ branch: Int32) -> Bool {
    guard let interpolation = interpolation(around: branch) else { return false }
    let start = interpolation.range.lowerBound
    return start > 0 && bytes[start - 1].isASCIILetter
  }

  private func interpolation(around branch: Int32) -> SwiftNode? {
    var parent = source.nodes[Int(branch)].parent
    while parent >= 0 {
      let node = source.nodes[Int(parent)]
      if node.kind == .interpolation { return node }
      if node.kind == .literal { return nil }
      parent = node.parent
    }
    return nil
  }

  /// A plural that is made in an interpolation of a literal: with the letters at the end of a word, or of two words.
  func pluralInCode(_ literal: Int32, _ draft: StringDraft) -> Problem? {
    guard literalsAreKeys, source.nodes[Int(literal)].after > literal + 1 else { return nil }
    let branches = finder.branches(of: literal)
    for branch in branches {
      guard let interpolation = interpolation(around: branch), countsOne(interpolation),
        let text = SwiftText(branch, in: source, bytes)?.text, !text.isEmpty
      else { continue }
      let word: String
      if endsWord(branch) {
        let end = interpolation.range.lowerBound
        let start = String(decoding: bytes[bytes.run(upTo: end, while: \.isASCIILetter)], as: UTF8.self)
        word = start + (texts(of: branches, in: interpolation).first { !$0.hasSuffix("s") } ?? "")
      } else if let one = singular(of: text, among: branches, in: interpolation) {
        word = one
      } else {
        continue
      }
      return Problem(
        rule: "plural-in-code",
        message: "Use plural forms for “\(word)”. Other languages don't add an “s”.",
        range: interpolation.range,
        key: draft.key, locale: draft.locale)
    }
    return nil
  }

  /// Whether a condition asks if there is one of something: `count == 1`, `count > 1`.
  private func countsOne(_ interpolation: SwiftNode) -> Bool {
    let code = bytes.span.extracting(interpolation.range)
    return ["== 1 ", "!= 1 ", "> 1 ", "==1", "!=1", ">1"].contains { code.contains($0) }
  }

  /// “box” beside “boxes”.
  private func singular(of plural: String, among branches: [Int32], in interpolation: SwiftNode) -> String? {
    texts(of: branches, in: interpolation).first {
      !$0.isEmpty && (plural == $0 + "s" || plural == $0 + "es")
    }
  }

  private func texts(of branches: [Int32], in interpolation: SwiftNode) -> [String] {
    branches.filter { self.interpolation(around: $0)?.range == interpolation.range }.compactMap {
      SwiftText($0, in: source, bytes)?.text
    }
  }
}
