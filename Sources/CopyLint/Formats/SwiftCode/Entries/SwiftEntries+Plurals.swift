internal import Readability

/// Plurals that code makes with the letters of English.
extension SwiftEntries {
  /// A plural that is made in an interpolation of a literal, with the letters at the end of a word or one of two words, or that is one
  /// of two literals.
  ///
  /// - Parameter branches: the literals in the interpolations.
  func pluralInCode(_ literal: Int32, _ draft: StringDraft, _ branches: [Int32]) -> Problem? {
    guard literalsAreKeys else { return nil }
    if let word = wordOfChoice(literal), let range = draft.range { return problem(word, at: range, draft) }
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
      return problem(word, at: interpolation.range, draft)
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

  private func problem(_ word: String, at range: Range<Int>, _ draft: StringDraft) -> Problem {
    Problem(
      rule: "plural-in-code",
      message: "Use plural forms for “\(word)”. Other languages form plurals in other ways.",
      range: range, key: draft.key, locale: draft.locale)
  }

  /// “file” of `count == 1 ? "1 file" : "\(count) files"`, for the second literal.
  private func wordOfChoice(_ literal: Int32) -> String? {
    let many = source.nodes[Int(literal)]
    guard many.previous >= 0 else { return nil }
    let one = source.nodes[Int(many.previous)]
    guard one.kind == .literal, isColon(between: one.range.upperBound, and: many.range.lowerBound),
      asksForOne(before: one.range.lowerBound), let first = SwiftText(many.previous, in: source, bytes)?.text,
      let second = SwiftText(literal, in: source, bytes)?.text
    else { return nil }
    let words = Set(second.split { !$0.isLetter }.map(String.init))
    return first.split { !$0.isLetter }.map(String.init).first {
      $0.count > 2 && (words.contains($0 + "s") || words.contains($0 + "es"))
    }
  }

  private func isColon(between start: Int, and end: Int) -> Bool {
    guard start < end, end - start < 80 else { return false }
    return bytes[start..<end].contains(UInt8(ascii: ":"))
      && bytes[start..<end].allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: ":") }
  }

  /// Whether `== 1 ?` is before a place.
  private func asksForOne(before end: Int) -> Bool {
    var end = end
    for sign in ["?", "1", "="] as [Unicode.Scalar] {
      while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
      guard end > 0, bytes[end - 1] == UInt8(ascii: sign) else { return false }
      end -= 1
    }
    return true
  }
}
