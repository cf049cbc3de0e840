/// What letters of two scripts look like side by side in a word.
enum ScriptSeam {
  /// Whether a word is a name or an abbreviation with an ending, or two words in one: “USBшный”, “ZIPка”. Its scripts meet at
  /// one place, with two letters or more on each side, and the Latin letters can't be taken for others.
  static func isName(_ word: [Unicode.Scalar]) -> Bool {
    let seams = word.indices.dropFirst().filter { isLatin(word[$0]) != isLatin(word[$0 - 1]) }
    guard seams.count == 1, let seam = seams.first, seam >= 2, word.count - seam >= 2 else { return false }
    let (latin, other) = isLatin(word[0]) ? (word[..<seam], word[seam]) : (word[seam...], word[0])
    let isGreek = LanguageLetters.script(of: other) == LanguageLetters.Script.greek
    return latin.contains { !(isGreek ? latinLikeGreek : latinLikeCyrillic).contains($0) }
  }

  /// Whether a Greek letter looks like a Latin one.
  static func looksLatin(_ scalar: Unicode.Scalar) -> Bool { greekLookalikes.contains(scalar) }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    LanguageLetters.script(of: scalar) == LanguageLetters.Script.latin
  }

  private static let latinLikeCyrillic = Array("ABCEHIJKMOPSTXYaceijkmopsuxy".unicodeScalars)
  private static let latinLikeGreek = Array("ABEHIKMNOPTXYZaiknoptuvxy".unicodeScalars)
  private static let greekLookalikes = Array("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧικνορυχ".unicodeScalars)
}
