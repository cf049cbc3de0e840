internal import CReadabilityData

/// How common English words are in apps, from a table that the program carries (`Scripts/build-word-shares`).
package enum WordShares {
  /// The share of the strings of apps that have a word, the app with most of them left out. Of a word that the table lacks,
  /// the most that it may be.
  ///
  /// - Parameter word: in lowercase letters, no plural.
  package static func share(of word: Span<UInt8>) -> Double {
    let perMillion = lines.value(of: word).flatMap { Int($0) } ?? fewest
    return Double(max(fewest, perMillion)) / 1e6
  }

  /// Less than that tells nothing: one string of 20,000.
  private static let fewest = 50
  private static let lines = {
    let file = unsafe creadability_word_shares_en()
    return unsafe CarriedLines(file.bytes, count: file.count)
  }()
}
