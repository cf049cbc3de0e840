extension Counts {
  /// Adds a word, but for its number.
  @inline(never)
  mutating func add(_ token: Token, letters count: Int) {
    let spoken = Int(token.syllables)
    letters &+= count
    syllables &+= spoken
    adjustedSyllables &+= spoken
    if count > 6, token.kind == .word { longWords &+= 1 }
    if spoken == 1 { monosyllables &+= 1 }
    if spoken >= 3 { polysyllables &+= 1 }
    if spoken >= 4 { fourSyllables &+= 1 }
  }
}
