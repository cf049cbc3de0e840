/// Flesch-Kincaid grade level: 0.39 words a sentence + 11.8 syllables a word − 15.59, in US school grades.
///
/// Kincaid, Fishburne, Rogers and Chissom 1975, "Derivation of New Readability Formulas for Navy Enlisted Personnel",
/// Research Branch Report 8-75.
///
/// - Parameters:
///   - counts: of the text.
///   - syllables: the syllables to reckon with, when not `counts.syllables`.
/// - Returns: nil for a text without words.
public func fleschKincaidGrade(_ counts: Counts, syllables: Int? = nil) -> Double? {
  guard counts.words > 0, counts.sentences > 0 else { return nil }
  let words = Double(counts.words)
  return 0.39 * words / Double(counts.sentences) + 11.8 * Double(syllables ?? counts.syllables) / words
    - 15.59
}
