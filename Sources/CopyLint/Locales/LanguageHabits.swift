/// What some languages do in writing and most do not, by their subtags.
enum LanguageHabits {
  /// A word twice in a row is a slip in them. About half of the world's languages double words for plurals or emphasis
  /// (World Atlas of Language Structures, chapter 27), so only these are known.
  static let neverDoublingWords = [
    "be", "bg", "bs", "ca", "cs", "cy", "da", "de", "el", "en", "es", "et", "eu", "fi", "fo", "fr",
    "ga",
    "gl", "he", "hr", "hu", "is", "it", "lb", "lt", "lv", "mk", "mt", "nb", "nl", "nn", "no", "oc", "pl",
    "pt",
    "ro", "ru", "sk", "sl", "sq", "sr", "sv", "uk",
  ]

  /// They do not write marks at the end of a sentence, or write them in other places.
  static let withoutEndMarks = ["th", "lo", "my", "km", "hy", "bo", "dz"]

  /// Their stop is "।", which people also type as "|".
  static let stoppingWithBars = ["hi", "mr", "ne", "bn", "as", "or", "pa", "sa", "mai", "bho", "doi"]

  /// They write abbreviations with a straight quotation mark inside.
  static let withGershayim = ["he", "iw", "yi", "ji"]

  /// Their writers smile with a bracket alone.
  static let withSmiles = ["be", "kk", "ru", "uk"]

  /// They write a stop, a colon or dots, or leave them out, as the writer likes.
  static let eastAsian = ["ja", "zh", "ko", "yue"]

  static let fromRightToLeft = ["ar", "ckb", "fa", "he", "iw", "ps", "ug", "ur", "yi"]

  /// What ends a sentence; nil in a language without periods.
  static func fullStop(of language: String) -> String? {
    switch language {
    case "ja", "zh", "yue": "。"
    case "hi", "bn", "ne", "pa", "mr": "।"
    case "ur": "۔"
    case "th", "lo", "km", "my", "bo", "dz": nil
    default: "."
    }
  }

  /// Languages in Latin letters, most of whose texts have letters beyond ASCII.
  static let withLettersBeyondASCII = [
    "ca", "cs", "da", "de", "es", "et", "fi", "fr", "gl", "hr", "hu", "is", "it", "lt", "lv", "nb", "nn",
    "no", "pl", "pt",
    "ro", "sk", "sl", "sq", "sv", "tr", "vi",
  ]
}

extension LanguageHabits {
  /// Whether most of its words are those of English, in the same spelling: a text of such words may be in either. Creoles
  /// that have their own spelling, such as Tok Pisin, Bislama and Sranan, are left out.
  static func hasEnglishWords(_ language: String) -> Bool {
    language == "en" || englishBased.contains(language)
  }

  /// The English-based pidgins and creoles of West Africa, the Caribbean, the American coast, Hawaii and Norfolk; and Scots.
  private static let englishBased = [
    "afs", "aig", "bah", "bjs", "bzj", "cpe", "gcl", "gpe", "gul", "gyn", "hwc", "icr", "jam", "kri", "lir",
    "pcm",
    "pih", "sco", "svc", "tch", "tgh", "trf", "vic", "wes",
  ]

  /// They are not written in Latin letters, so a text in these is a name, or was left in another language.
  static let withoutLatinLetters = [
    "am", "ar", "as", "be", "bg", "bn", "bo", "ckb", "dz", "el", "fa", "gu", "he", "hi", "hy", "ja", "ka",
    "km", "kn",
    "ko", "ky", "lo", "mk", "ml", "mn", "mr", "my", "ne", "or", "pa", "ps", "ru", "si", "ta", "te", "th",
    "ti", "ug",
    "uk", "ur", "yi", "yue", "zh",
  ]
}
