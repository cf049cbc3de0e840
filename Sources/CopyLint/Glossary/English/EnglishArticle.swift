/// "a" or "an", by the sound that a word begins with.
enum EnglishArticle {
  /// The article before a text: "an hour", "a URL", "an 8 GB file", "a one-off".
  static func article(before text: String) -> String {
    startsWithVowelSound(text) ? "an" : "a"
  }

  private static func startsWithVowelSound(_ text: String) -> Bool {
    let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "'" }
    guard let first = word.first else { return false }
    if first.isNumber {
      return first == "8" || word == "11" || word == "18" || word.hasPrefix("11") && word.count == 5
    }
    if isSpelledOut(word) { return "AEFHILMNORSX".contains(first) }
    let small = word.lowercased()
    switch small.first {
    case "a", "i": return true
    case "e": return !small.hasPrefix("eu") && !small.hasPrefix("ew")
    case "o": return small != "one" && small != "once" && !small.hasPrefix("one-")
    case "u": return !startsLikeYou(small)
    case "h": return ["hour", "honest", "honor", "honour", "heir"].contains(where: small.hasPrefix)
    default: return false
    }
  }

  /// An acronym whose letters are read one by one: "URL", "FAQ", "ID", "X".
  private static func isSpelledOut(_ word: Substring) -> Bool {
    word.allSatisfy { $0.isUppercase } && (word.count == 1 ? word != "A" && word != "I" : word.count <= 5)
  }

  /// "use", "unit", "usual", but "unimportant", "under".
  private static func startsLikeYou(_ word: String) -> Bool {
    if word.hasPrefix("uni") { return !["unim", "unin", "unid"].contains(where: word.hasPrefix) }
    return ["usa", "use", "usu", "uti", "ubiq", "uran", "uri"].contains(where: word.hasPrefix)
  }
}
