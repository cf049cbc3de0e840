/// Flesch reading ease: 206.835 − 1.015 words a sentence − 84.6 syllables a word; 100 is easy, 0 is hard.
///
/// Flesch 1948, "A New Readability Yardstick", Journal of Applied Psychology 32.
///
/// - Returns: nil for a text without words.
public func fleschReadingEase(_ counts: Counts) -> Double? {
  guard counts.words > 0, counts.sentences > 0 else { return nil }
  let words = Double(counts.words)
  return 206.835 - 1.015 * words / Double(counts.sentences) - 84.6 * Double(counts.syllables) / words
}
