extension Subject {
  /// The capital that a sentence begins with in place of the lowercase letter at `index`; nil when there is no such
  /// letter, or when it has no capital (Georgian writes none at the start).
  func capital(at index: Int) -> (range: Range<Int>, text: String)? {
    guard index < bytes.count else { return nil }
    let longestScalar = 4
    let start = bytes[index..<min(bytes.count, index + longestScalar)]
    guard let letter = String(decoding: start, as: UTF8.self).unicodeScalars.first,
      letter.properties.isLowercase
    else { return nil }
    let range = index..<index + UTF8.width(letter)
    switch (letter, entry.language) {
    case ("i", "tr"), ("i", "az"): return (range, "İ")
    // One letter in Dutch: "ijs" begins a sentence as "IJs".
    case ("i", "nl") where holds("ij", at: index): return (index..<index + 2, "IJ")
    default:
      let capital = letter.properties.titlecaseMapping
      return capital == String(letter) ? nil : (range, capital)
    }
  }
}
