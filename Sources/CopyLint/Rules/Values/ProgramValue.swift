/// A spoken value as a program has it, and not as people say it.
enum ProgramValue {
  /// "true", and the word for it.
  case flag(String)
  /// "recordingState.active", "STATE_PAUSED", "secureMode=YES".
  case code
  /// "checkmark.circle"
  case symbol
  /// "▶︎"
  case sign

  init?(_ text: String) {
    if let word = Self.meaning(of: text) {
      self = .flag(word)
    } else if SymbolName.isOne(text)
      || LabelSymbolName.isSymbolName(text) && text.utf8.contains(UInt8(ascii: ".")) && text.first != "."
    {
      self = .symbol
    } else if Self.isCode(text) || CodeName.isSnakeCase(text) || Self.isAssignment(text) {
      self = .code
    } else if Self.isSign(text) {
      self = .sign
    } else {
      return nil
    }
  }

  /// "NO" in capitals is a flag; "No" is an answer.
  private static func meaning(of text: String) -> String? { flags[text] ?? meanings[text.lowercased()] }

  /// "isFollowing", ".expanded", `Optional("12")`.
  private static func isCode(_ text: String) -> Bool {
    if text.hasPrefix("Optional("), text.hasSuffix(")") { return true }
    if CodeName.isOne(text) || CodeName.isConstant(text) || AssetName.isFile(text) { return true }
    let letters = text.utf8.drop { $0 == UInt8(ascii: ".") }
    let dots = text.utf8.count - letters.count
    guard dots <= 1, letters.count > 1, letters.allSatisfy(\.isASCIILetter),
      letters.first?.isASCIISmall == true
    else { return false }
    return dots == 1 || CodeName.isFlag(text)
  }

  /// "isExpanded: 0", "secureMode=YES", "isMuted = true", "Recording: true", "state=paused"; not "iPhone: 1".
  static func isAssignment(_ text: String) -> Bool {
    guard let mark = text.firstIndex(where: { $0 == "=" || $0 == ":" }) else { return false }
    let name = text[..<mark].hasSuffix(" ") ? text[..<mark].dropLast() : text[..<mark]
    let value = String(text[mark...].drop { $0 == text[mark] }.drop { $0 == " " })
    if ["true", "false"].contains(value) { return !name.isEmpty }
    if name.hasSuffix(" state"), ["0", "1"].contains(value) { return true }
    let hump = name.utf8.prefix(while: \.isASCIISmall)
    guard hump.count > 1, name.utf8.allSatisfy(\.isASCIILetter) else { return false }
    let isCamelCase = name.utf8.dropFirst(hump.count + 1).first?.isASCIISmall == true
    if isCamelCase { return meaning(of: value) != nil || value == "%@" }
    return text[mark] == "=" && hump.count == name.utf8.count && value.utf8.count > 1
      && value.utf8.allSatisfy(\.isASCIILetter)
  }

  /// Only signs, of which one is no punctuation: "▶︎", or dots that stand for nothing. An emoji has a name.
  private static func isSign(_ text: String) -> Bool {
    if text == "…" || text == "..." { return true }
    let scalars = text.unicodeScalars
    return scalars.contains { $0.properties.generalCategory == .otherSymbol }
      && scalars.allSatisfy { scalar in
        scalar == "\u{FE0E}" || !scalar.properties.isEmojiPresentation && isMark(scalar)
      }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .otherSymbol, .mathSymbol, .otherPunctuation, .dashPunctuation: true
    default: false
    }
  }

  private static let flags = ["YES": "On", "NO": "Off"]
  private static let meanings = [
    "true": "On", "false": "Off", "1": "On", "0": "Off", "nil": "Not set", "null": "Not set",
    "(null)": "Not set", "undefined": "Not set", "nan": "Not known", "[object object]": "Not set",
  ]
}
