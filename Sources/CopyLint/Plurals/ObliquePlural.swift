/// A plural in a case in which all numbers from two on take the same form.
///
/// After “к”, Russian has “к двум друзьям” and “к пяти друзьям”: in the dative, the instrumental and the prepositional, the number
/// agrees with the noun, and “few” and “many” are the same text as “other”.
enum ObliquePlural {
  /// Whether each word of `text` has an ending of such a case in `language`.
  ///
  /// - Parameter syntax: the grammar of its placeholders, which are no words.
  static func isOne(_ text: String, syntax: Syntax, language: String) -> Bool {
    let endings =
      switch language {
      case "ru", "uk", "be": eastern
      case "pl": polish
      default: [String]()
      }
    guard !endings.isEmpty else { return false }
    var neutral: [NeutralRange] = []
    findNeutralRanges(in: text.utf8Span.span, syntax: syntax, into: &neutral)
    var words = [""]
    var end = 0
    forEachScalar(of: Array(text.utf8), outside: neutral) { scalar, range in
      if range.lowerBound != end || !scalar.properties.isAlphabetic { words.append("") }
      if scalar.properties.isAlphabetic { words[words.count - 1].unicodeScalars.append(scalar) }
      end = range.upperBound
    }
    words.removeAll(where: \.isEmpty)
    return !words.isEmpty && words.allSatisfy { word in endings.contains { word.hasSuffix($0) } }
  }

  private static let eastern = [
    "ам", "ям", "ами", "ями", "ах", "ях", "им", "ым", "ими", "ыми", "их", "ых", "іх", "ім", "імі", "амі",
    "ямі",
  ]
  private static let polish = ["om", "ami", "ach", "ych", "ich", "ym", "im", "ymi", "imi"]
}
