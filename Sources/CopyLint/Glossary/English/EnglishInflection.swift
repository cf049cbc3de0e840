/// The forms of English words that a replacement needs. Words are in the case that the glossary writes them in.
enum EnglishInflection {
  /// A verb phrase in another form: its first word inflects, and so does a second verb after "and" or "or".
  static func verb(_ phrase: String, _ form: WordForm) -> String {
    guard form != .base else { return phrase }
    var words = phrase.split(separator: " ").map(String.init)
    guard let first = words.first else { return phrase }
    if first == "don't" { return negative(words.dropFirst().joined(separator: " "), form) }
    words[0] = verbWord(first, form)
    if words.count > 2, words[1] == "and" || words[1] == "or" { words[2] = verbWord(words[2], form) }
    return words.joined(separator: " ")
  }

  /// A noun phrase in the plural: "rule of thumb" inflects before the preposition, "name and password" twice, others at the
  /// end. A clause such as "what people post" has no plural.
  static func plural(_ phrase: String) -> String {
    var words = phrase.split(separator: " ").map(String.init)
    if words.first == "what" { return phrase }
    if words.first == "this" { words[0] = "these" }
    if words.count == 3, words[1] == "and" { return "\(pluralWord(words[0])) and \(pluralWord(words[2]))" }
    let links = ["of", "you", "that", "to", "for", "in", "on", "with", "at", "it"]
    let head = (words.firstIndex(where: links.contains) ?? words.count) - 1
    guard words.indices.contains(head) else { return phrase }
    words[head] = pluralWord(words[head])
    return words.joined(separator: " ")
  }

  private static func negative(_ phrase: String, _ form: WordForm) -> String {
    switch form {
    case .s: "doesn't \(phrase)"
    case .past, .pastOnly: "didn't \(phrase)"
    case .participle: "not \(verb(phrase, .participle))"
    case .ing: "not \(verb(phrase, .ing))"
    case .base: "don't \(phrase)"
    }
  }

  private static func verbWord(_ word: String, _ form: WordForm) -> String {
    switch form {
    case .base: word
    case .s: thirdPerson(word)
    case .ing: gerund(word)
    // Not in the table, whose forms are looked for in texts.
    case _ where word == "be": form == .pastOnly ? "was" : "been"
    case .past, .participle: EnglishVerbs.irregularForms(of: word)?.participle ?? regularPast(word)
    case .pastOnly: EnglishVerbs.irregularForms(of: word)?.past ?? regularPast(word)
    }
  }

  private static func thirdPerson(_ word: String) -> String {
    if word == "have" { return "has" }
    if word == "be" { return "is" }
    if endsInConsonantY(word) { return word.dropLast() + "ies" }
    return word + (hisses(word) || word.hasSuffix("o") ? "es" : "s")
  }

  private static func gerund(_ word: String) -> String {
    if word.hasSuffix("ie") { return word.dropLast(2) + "ying" }
    if word.hasSuffix("e"), !["ee", "oe", "ye"].contains(where: word.hasSuffix), word != "be" {
      return word.dropLast() + "ing"
    }
    return doubled(word) + "ing"
  }

  private static func regularPast(_ word: String) -> String {
    if word.hasSuffix("e") { return word + "d" }
    if endsInConsonantY(word) { return word.dropLast() + "ied" }
    return doubled(word) + "ed"
  }

  private static func pluralWord(_ word: String) -> String {
    switch word.lowercased() {
    case "child": return word + "ren"
    case "people", "information", "data", "storage", "software", "memory", "content", "text", "staff",
      "internet",
      "access", "setup", "help", "parking", "allow", "humanity", "everyone", "pay", "all", "more", "welcome",
      "started",
      "together":
      return word
    default: break
    }
    if word.hasSuffix("person") { return word.dropLast("person".count) + "people" }
    // “Settings” and “details” are in the plural already.
    if isPlural(word) { return word }
    if endsInConsonantY(word) { return word.dropLast() + "ies" }
    return word + (hisses(word) ? "es" : "s")
  }

  /// The word with its last letter doubled if an ending doubles it: "stop", "set up" has "set", "double-tap".
  private static func doubled(_ word: String) -> String {
    let letters = Array(word.split(separator: "-").last ?? "")
    guard letters.count >= 2, let last = letters.last, !isVowel(last), !"wxy".contains(last),
      isVowel(letters[letters.count - 2])
    else { return word }
    if letters.count >= 3, isVowel(letters[letters.count - 3]) {
      // "quit", but not "read".
      guard letters.count >= 4, letters[letters.count - 3] == "u", letters[letters.count - 4] == "q" else {
        return word
      }
    }
    // The "u" of "quit" is no vowel, that of "number" is.
    let syllables =
      letters.indices.dropLast(2).contains { index in
        let isSilent = letters[index] == "u" && index > 0 && letters[index - 1] == "q"
        return isVowel(letters[index]) && !isSilent || letters[index] == "y"
      } ? 2 : 1
    let isStressedAtEnd = ["begin", "forget", "permit", "prefer", "refer", "submit", "commit", "unzip"]
      .contains(word)
    return syllables == 1 || isStressedAtEnd ? word + String(last) : word
  }

  private static func endsInConsonantY(_ word: String) -> Bool {
    word.hasSuffix("y") && word.dropLast().last.map { !isVowel($0) } ?? false
  }

  private static func hisses(_ word: String) -> Bool {
    ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix)
  }

  private static func isVowel(_ letter: Character) -> Bool { "aeiou".contains(letter) }
}

/// Whether a noun phrase is in the plural.
func isPlural(_ phrase: String) -> Bool {
  phrase.hasSuffix("s") && !["ss", "us", "is"].contains(where: phrase.hasSuffix)
}
