/// What a replacement must not do to its sentence. To look for more, add a row to `all`.
struct ReplacementFault: Sendable {
  let name: String
  /// The language that it is about; nil for all.
  let language: String?
  /// How often the fault is in a text. A replacement may bring no more of it than there were.
  let count: @Sendable (String) -> Int

  static let all: [ReplacementFault] = [
    ReplacementFault(name: "a word comes twice", language: nil) { text in
      let words = words(of: text)
      return zip(words, words.dropFirst()).count { !$0.isEmpty && $0 == $1 }
    },
    ReplacementFault(name: "two articles", language: "en") { text in
      let words = words(of: text)
      return zip(words, words.dropFirst()).count {
        ["a", "an", "the", "your", "this"].contains($0) && ["a", "an", "the", "your", "you"].contains($1)
      }
    },
    ReplacementFault(name: "“a” before a vowel", language: "en") { text in
      text.matches(of: /\b[Aa] (?!one\b|once\b|eu|uni|us|ut)[aeio][a-z]/).count
    },
    ReplacementFault(name: "“an” before a consonant", language: "en") { text in
      text.matches(of: /\b[Aa]n (?!hour|honest|hono)[bcdfghjklmnpqrstvwyz][a-z]/).count
    },
    ReplacementFault(name: "brackets after a verb, which are no plural", language: "en") { text in
      text.matches(of: /(?:[a-z][sxyz]|ch|sh)\(s\)/).count
    },
    ReplacementFault(name: "a person is turned on or off", language: "en") { text in
      text.matches(
        of:
          /[Tt]urn(?:s|ed|ing)? (?:on|off) (?:(?!by )\w+ )?(?:users?|developers?|people|you|admins?)(?: to\b|[.!?]|$)/
      )
      .count
    },
  ]

  /// The faults that come into a text with a replacement.
  static func found(in text: String, after replaced: String, language: String) -> [String] {
    var found = all.filter { fault in
      (fault.language ?? language) == language && fault.count(replaced) > fault.count(text)
    }.map(\.name)
    if language == "en", deniedPurposes(of: replaced) < deniedPurposes(of: text) {
      found.append("“not … in order to” lost its purpose")
    }
    return found
  }

  /// "not allowed in order to": with "to" alone it says something else.
  private static func deniedPurposes(of text: String) -> Int {
    text.matches(
      of: /(?i)\b(?:not|never|cannot|nobody|no|without|\w+n['’]t)\b[^.!?\n]*? in (?:order|an effort) to\b/
    ).count
  }

  /// In lowercase letters, an empty one where anything but one space is between.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    for run in text.lowercased().split(separator: " ", omittingEmptySubsequences: false) {
      let isWord = run.allSatisfy { $0.isLetter || $0 == "'" || $0 == "’" || $0 == "-" }
      if isWord {
        words.append(String(run))
        continue
      }
      // "on (on" and "on. On": the signs separate the words.
      let inner = run.drop { !$0.isLetter }
      if run.first?.isLetter ?? false {
        words.append(String(run.prefix { $0.isLetter || $0 == "'" || $0 == "’" || $0 == "-" }))
        words.append("")
      } else if inner.allSatisfy(\.isLetter) {
        words.append("")
        words.append(String(inner))
      } else {
        words.append("")
      }
    }
    return words
  }
}
