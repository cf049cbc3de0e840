/// What languages call themselves, as lists of languages show them whatever the language of the app: “日本語”, “русский”.
enum OwnLanguageNames {
  /// Whether one of the words of a text is such a name.
  static func areIn(_ text: some StringProtocol) -> Bool {
    text.split(whereSeparator: { !$0.isLetter }).contains { all.contains($0.lowercased()) }
  }

  /// In lowercase; of CLDR.
  private static let all = Set(languages.compactMap { ownName(of: $0)?.lowercased() })

  /// Those not written in Latin letters.
  private static let languages = [
    "am", "ar", "be", "bg", "bn", "el", "fa", "gu", "he", "hi", "hy", "ja", "ka", "kk", "km", "kn", "ko",
    "ky", "lo", "mk", "ml", "mn", "mr", "my", "ne", "pa", "ps", "ru", "si", "sr", "ta", "te", "tg", "th",
    "uk", "ur", "zh",
  ]
}
