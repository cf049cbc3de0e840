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
      $0.member("prose", measure.isProse)
      $0.member("gates", measure.isTooHard)
      $0.member("why", measure.why?.rawValue)
      // Only where the formula has bands, so that Flesch-Kincaid grades stay as they were.
      if let ease = measure.ease { $0.member("ease", ease.rawValue) }
    }
  }

  /// The grade of prose; null without prose.
  package mutating func member(_ name: String, prose measure: Measure) {
    guard measure.value != nil else { return member(name, nil as String?) }
    object(name) {
      $0.member("grade", measure.value)
      $0.member("adjusted", measure.adjusted)
      $0.member("error", measure.standardError)
      $0.member("words", measure.words)
    }
  }

  /// The strings that are not prose, and those of them whose words are plain.
  package mutating func member(_ name: String, _ plain: Scorecard.Share) {
    object(name) {
      $0.member("strings", plain.checked)
      $0.member("plain", plain.clear)
    }
  }
}
