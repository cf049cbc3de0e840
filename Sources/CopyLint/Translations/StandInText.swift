/// Signs that somebody put where a translation belongs: “---”, “???”.
enum StandInText {
  /// The longest that is looked at, in bytes.
  private static let longest = 12
  /// One sign may be all that a language needs for “None” or “to”; several, or one for a sentence, are not.
  private static let (fewestSigns, fewestWords) = (2, 4)

  /// Whether a translation has nothing but such signs, where the source has words.
  static func isOne(_ text: String, of source: String) -> Bool {
    guard !text.isEmpty, text.utf8.count <= longest else { return false }
    var signs = 0
    for scalar in text.unicodeScalars where scalar != " " {
      guard "-–—.…?_*#".unicodeScalars.contains(scalar) else { return false }
      signs += 1
    }
    guard signs > 0 else { return false }
    let words = source.split(separator: " ").count {
      $0.unicodeScalars.contains(where: \.properties.isAlphabetic)
    }
    // “to” between two times is a dash in many languages.
    let isParticle = source.utf8.count <= 4 && source.utf8.allSatisfy { $0.isASCIISmall || $0 == 0x20 }
    return words >= fewestWords || words > 0 && signs >= fewestSigns && !isParticle
  }
}
