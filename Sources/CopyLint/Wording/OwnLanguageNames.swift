internal import CICU

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
    "ky", "lo",
    "mk", "ml", "mn", "mr", "my", "ne", "pa", "ps", "ru", "si", "sr", "ta", "te", "tg", "th", "uk", "ur",
    "zh",
  ]

  private static func ownName(of language: String) -> String? {
    var name = [CChar](repeating: 0, count: 128)
    let length = unsafe name.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.map { unsafe cicu_own_language_name(language, $0, Int32(buffer.count)) } ?? 0
    }
    guard length > 0 else { return nil }
    return String(decoding: name.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
