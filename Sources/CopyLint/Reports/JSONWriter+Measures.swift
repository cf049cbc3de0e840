package import Readability

extension JSONWriter {
  package mutating func member(_ name: String, _ counts: Counts) {
    object(name) {
      $0.member("letters", counts.letters)
      $0.member("syllables", counts.syllables)
      $0.member("words", counts.words)
      $0.member("sentences", counts.sentences)
      $0.member("adjustedSyllables", counts.adjustedSyllables)
      $0.member("longWords", counts.longWords)
      $0.member("polysyllables", counts.polysyllables)
      $0.member("fourSyllables", counts.fourSyllables)
      $0.member("monosyllables", counts.monosyllables)
    }
  }

  package mutating func member(_ name: String, _ measure: Measure?) {
    guard let measure else { return member(name, nil as String?) }
    object(name) {
      $0.member("formula", measure.formula.isEmpty ? nil : measure.formula)
      $0.member("value", measure.value)
      $0.member("adjusted", measure.adjusted)
      $0.member("standardError", measure.standardError)
      $0.member("words", measure.words)
      $0.member("gates", measure.gates)
      $0.member("why", measure.why?.rawValue)
      // Only where the formula has bands, so that Flesch-Kincaid grades stay as they were.
      if let ease = measure.ease { $0.member("ease", ease.rawValue) }
    }
  }
}
