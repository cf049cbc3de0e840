/// Endings that differ because a sentence was put in another way, not by a slip.
enum EndingHabits {
  /// Whether a good translator may well end a text in `own` where the source ends in `wanted`.
  static func areFree(
    _ own: TextEnding, for wanted: TextEnding, in subject: Subject, _ source: SourceText
  ) -> Bool {
    switch (own, wanted) {
    // A whole sentence may well end in a stop, whatever the source forgot.
    case (.stop, .none), (.none, .stop): return true
    // A request may be a question, and a question a request: "Join us." and "Machst du mit?".
    case (.question, .stop), (.stop, .question): return true
    // "Enter your name." and "Name eingeben:".
    case (.colon, .stop), (.stop, .colon): return true
    case (.ellipsis, .stop): return true
    // The source forgot it, or "How to get help" is no question in English.
    case (.question, .none): return true
    // Fields may go without dots: "Search songs…".
    case (.none, .ellipsis):
      return begins(source, with: entering) || LanguageHabits.eastAsian.contains(subject.entry.language)
    default: return false
    }
  }

  private static let entering = ["search", "filter", "type", "enter", "find"]

  private static func begins(_ source: SourceText, with words: [String]) -> Bool {
    guard source.language == "en" else { return false }
    let start = source.bytes.firstIndex(where: \.isASCIILetter) ?? 0
    let word = source.bytes.run(from: start, while: \.isASCIILetter)
    return words.contains(String(decoding: source.bytes[word], as: UTF8.self).lowercased())
  }
}

extension SourceText {
  /// How many words the text has, where a placeholder is one.
  var words: Int {
    var spaces = 0
    forEachScalar(of: bytes, outside: neutral) { scalar, _ in
      if scalar == " " { spaces += 1 }
    }
    return spaces + 1
  }
}
