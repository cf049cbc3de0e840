internal import Readability

extension DropIn {
  /// Gives the replacements the case of what they replace. A whole-string phrase starts like the string did.
  ///
  /// - Parameter hasOwnCapital: whether the term begins with a capital wherever it is, as a noun of German does.
  mutating func takeCase(
    of hit: Glossary.Hit, hasOwnCapital: Bool, in subject: Subject, _ surroundings: Surroundings
  ) {
    let first = subject.analysis.tokens[hit.tokens.lowerBound]
    // The capital of "L'authentification" is that of the article.
    let isCapitalized =
      first.traits.contains(.capitalized) && (!hasOwnCapital || surroundings.startsSentence)
      && first.range.lowerBound == hit.range.lowerBound
    // "Enable VPN": nothing shows whether this is a title, and so whether “On” has a capital.
    if isCapitalized, hit.facts.mode != .fix, !surroundings.isTitleCase, !surroundings.isAllCapitals,
      replacements.first?.contains(" ") == true, subject.hasOnlyAcronyms(behind: hit)
    {
      hold(to: .shown)
    }
    let isInMiddle = !surroundings.startsSentence && !surroundings.isTitleCase && !surroundings.isAllCapitals
    // "Open the Foo": a project's own word, or a name after all.
    if isCapitalized, isInMiddle, !hit.facts.isCaseSensitive { hold(to: .shown) }
    // "This is a TODO": nothing else there has capitals.
    let isShouted = isInMiddle && first.traits.contains(.allCapitals)
    // "RAM" is written so everywhere: its capitals say nothing of the words in its place.
    let isOwnCase = hit.facts.isCaseSensitive && !surroundings.isAllCapitals && !surroundings.startsSentence
    for number in replacements.indices {
      let text = replacements[number]
      if surroundings.isAllCapitals {
        replacements[number] = text.uppercased()
      } else if isShouted || isOwnCase && (!surroundings.isTitleCase || !isCapitalized) {
        continue
      } else if surroundings.isTitleCase, isCapitalized, !hit.facts.isWholeString {
        replacements[number] = titleCased(text)
      } else if isCapitalized {
        replacements[number] = capitalized(text)
      }
    }
  }
}

extension Subject {
  /// Whether all that follows a term in its sentence is written in capitals everywhere.
  fileprivate func hasOnlyAcronyms(behind hit: Glossary.Hit) -> Bool {
    let tokens = analysis.tokens
    let last = hit.tokens.upperBound
    let rest = tokens[(last + 1)...].prefix { $0.sentence == tokens[last].sentence }.prefix(4)
    return !rest.isEmpty && rest.allSatisfy { $0.kind == .word && $0.traits.contains(.allCapitals) }
  }
}

/// `text` with a capital first letter.
func capitalized(_ text: String) -> String {
  guard let byte = text.utf8.first else { return text }
  if byte.isASCIICapital { return text }
  if byte.isASCIISmall, text.utf8.allSatisfy({ $0 < 0x80 }) {
    var bytes = Array(text.utf8)
    bytes[0] &= ~0x20
    return String(decoding: bytes, as: UTF8.self)
  }
  guard let first = text.first else { return text }
  return first.uppercased() + text.dropFirst()
}

/// `text` with a capital at each main word: "Turn On", "Features of This".
private func titleCased(_ text: String) -> String {
  // Most replacements are one word.
  if !text.utf8.contains(UInt8(ascii: " ")) { return capitalized(text) }
  let particles = ["on", "in", "up", "out", "off"]
  let words = text.split(separator: " ").map(String.init)
  return words.enumerated().map { number, word in
    // "Turn On or Off".
    let isParticle = particles.contains(word) && (number == 1 || number + 1 == words.count)
    let isSmall = number > 0 && isSmallTitleWord(word) && !isParticle
    return isSmall ? word : capitalized(word)
  }.joined(separator: " ")
}
