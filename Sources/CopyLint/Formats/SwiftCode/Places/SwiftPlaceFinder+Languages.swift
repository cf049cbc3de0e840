internal import Readability

/// Texts in several languages side by side, of which a function of the app's own gives back one: `pick(language, "取消", "Cancel")`.
extension SwiftPlaceFinder {
  /// What a call says of a literal beside one in another script: nothing but copy is written twice, so people see it wherever it
  /// goes.
  func textInLanguages(_ call: SwiftNode, _ argument: SwiftNode) -> SwiftPlaces.Row? {
    guard call.kind == .call, argument.kind == .literal, isOfLanguage(argument.label), call.lastArgument >= 0,
      !isForPrograms(call)
    else { return nil }
    var hasLatin = false
    var hasOther = false
    // No app writes more languages side by side, and a list of thousands is no such call.
    for value in source.arguments(of: call).prefix(12) where isOfLanguage(value.label) {
      guard let words = literalAlone(in: value.value) else { continue }
      if words.indices.contains(where: { Self.beginsOtherLetter(words[$0]) }) {
        hasOther = true
      } else if words.byte(0).isASCIICapital || words.contains(" ") {
        hasLatin = true
      }
    }
    return hasLatin && hasOther ? SwiftPlaces.Row(meaning: .passes, isLookedUp: true) : nil
  }

  /// What is between the quotation marks of a value that is nothing but a literal.
  @_lifetime(borrow self)
  private func literalAlone(in value: SwiftPiece) -> Span<UInt8>? {
    let value = withoutSpaces(value)
    guard value.count > 2, piece(value).holds("\"", at: 0), piece(value).ends(with: "\"") else { return nil }
    return bytes.span.extracting(value.lowerBound + 1..<value.upperBound - 1)
  }

  /// Whether a byte begins a letter of a script other than Latin: Greek and Cyrillic to N'Ko, those of India, kana, Han, and Hangul.
  private static func beginsOtherLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0xCE...0xDF, 0xE0, 0xE3...0xED: true
    default: false
    }
  }

  /// Whether an argument has no label, or that of a language.
  private func isOfLanguage(_ label: SwiftPiece) -> Bool {
    guard !label.isNone else { return true }
    return label.count < 9 && Self.languages.contains { holds($0, in: label) }
  }

  private static let languages: [StaticString] = [
    "en", "zh", "ja", "ko", "ru", "uk", "ar", "he", "fa", "hi", "th", "el", "bg", "cn", "jp", "kr", "tw",
    "hk", "eng", "chi", "rus",
    "zhHans", "zhHant", "zhCN", "zhTW", "hans", "hant", "english", "chinese", "japanese", "korean", "russian",
    "arabic", "hebrew",
  ]
}
