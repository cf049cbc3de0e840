/// A plural in a case in which all numbers from two on take the same form.
///
/// After “к”, Russian has “к двум друзьям” and “к пяти друзьям”: in the dative, the instrumental and the prepositional, the number
/// agrees with the noun, and “few” and “many” are the same text as “other”.
enum ObliquePlural {
  /// Whether each word of `text` has an ending of such a case in `language`.
  static func isOne(_ text: String, language: String) -> Bool {
    let endings =
      switch language {
      case "ru", "uk", "be": eastern
      case "pl": polish
      default: [String]()
      }
    guard !endings.isEmpty else { return false }
    // Names of placeholders are in Latin letters, which Polish has as well.
    let shown = language == "pl" ? withoutValues(text) : text
    let words = shown.split { !$0.isLetter || language != "pl" && $0.isASCII }
    return !words.isEmpty && words.allSatisfy { word in endings.contains { word.hasSuffix($0) } }
  }

  private static let eastern = [
    "ам", "ям", "ами", "ями", "ах", "ях", "им", "ым", "ими", "ыми", "их", "ых", "іх", "ім", "імі", "амі",
    "ямі",
  ]
  private static let polish = ["om", "ami", "ach", "ych", "ich", "ym", "im", "ymi", "imi"]

  /// `text` without what is between braces, and without the letters of “%2$@” and “%lld”.
  private static func withoutValues(_ text: String) -> String {
    var shown = ""
    var depth = 0
    var isValue = false
    for sign in text {
      if sign == "{" { depth += 1 }
      if sign == "%" { isValue = true }
      if sign == " " { isValue = false }
      if depth == 0, !isValue { shown.append(sign) }
      if sign == "}" { depth -= 1 }
    }
    return shown
  }
}
