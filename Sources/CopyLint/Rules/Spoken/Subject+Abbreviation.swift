extension Subject {
  /// Whether the period at `stop` belongs to the word before it: "p.m.", "etc.", "Plan B.", "1."
  func endsAbbreviation(at stop: Int) -> Bool {
    let word = text(bytes.run(upTo: stop) { !$0.isASCIISpace })
    if word.contains(".") || word.count == 1 || word.utf8.allSatisfy(\.isASCIIDigit) { return true }
    return WordLists.common.contains(String(word.drop { !$0.isLetter }), in: .abbreviations)
  }
}
