import CopyLint

/// Compares files that are all named after a language, to find the one that the others follow.
struct LanguageComparison {
  private struct Language {
    var example: String
    /// The texts by family and key; forms of one string count once, since languages differ in them.
    var texts: [String: String] = [:]
    /// Flutter's notes, which are in the file that is the template for the others.
    var notes = 0
    /// Texts that are their own keys.
    var sameAsKey = 0
  }

  private var languages: [String: Language] = [:]

  mutating func add(_ entries: StringTable, family: Int, locale: String, path: String) {
    var language = languages[locale] ?? Language(example: path)
    for entry in entries where !entry.text.isEmpty && entry.state != .stale {
      if language.texts.updateValue(entry.text, forKey: "\(family)/\(entry.key)") != nil { continue }
      if entry.comment != nil, path.hasSuffix(".arb") { language.notes += 1 }
      if entry.key == entry.text, entry.key.utf8.contains(0x20) { language.sameAsKey += 1 }
    }
    languages[locale] = language
  }

  /// The source has all strings, or nearly: translations keep some that are gone. If several do, it is the one with
  /// Flutter's notes, then the one whose texts others still have, then the one whose texts are their keys, then English.
  ///
  /// It is a guess if nothing but the number of texts or the alphabet chose it.
  var leader: (locale: String, example: String, isGuess: Bool)? {
    let most = languages.values.map(\.texts.count).max() ?? 0
    guard most > 0, languages.count > 1, areTranslations else { return nil }
    var names = languages.filter { $0.value.texts.count * 100 >= most * 95 }.keys.sorted()
    // Where several have more than English, they may all have kept what English dropped.
    if names.count > 1, !names.contains(where: isEnglish) {
      names += languages.filter { isEnglish($0.key) && $0.value.texts.count * 2 >= most }.keys.sorted()
    }
    let known =
      names.count == 1
      ? names.first
      : clearlyMost(names, by: { languages[$0]?.notes ?? 0 }) ?? languageLeftOver(of: names)
        ?? clearlyMost(names, by: { languages[$0]?.sameAsKey ?? 0 })
        ?? main(of: names.filter(isEnglish))
    let chosen =
      known
      ?? names.min { left, right in
        let counts = (languages[left]?.texts.count ?? 0, languages[right]?.texts.count ?? 0)
        return (counts.1, left) < (counts.0, right)
      }
    let isGuess = known == nil
    return chosen.flatMap { name in languages[name].map { (name, $0.example, isGuess) } }
  }

  /// Of one language, the one without a region; else “en-US” if it has nearly all texts, or the region with most.
  private func main(of names: [String]) -> String? {
    let counts = names.map { languages[$0]?.texts.count ?? 0 }
    if !names.contains(where: { !$0.contains("-") }), let american = languages["en-US"],
      names.contains("en-US"),
      american.texts.count * 100 >= (counts.max() ?? 0) * 95
    {
      return "en-US"
    }
    return names.min { left, right in
      let (few, many) = (languages[right]?.texts.count ?? 0, languages[left]?.texts.count ?? 0)
      return (left.utf8.count, few, left) < (right.utf8.count, many, right)
    }
  }

  /// Of the regions of one language, the one that most apps are written in; nil where none is known for it.
  static func usual(of regions: Set<String>) -> String? {
    regions.contains("en-US") ? "en-US" : nil
  }

  private func isEnglish(_ locale: String) -> Bool { isSameLanguage(locale, "en") }

  /// Files named “io” and “id” share no keys.
  private var areTranslations: Bool {
    var counts: [String: Int] = [:]
    for language in languages.values { for key in language.texts.keys { counts[key, default: 0] += 1 } }
    return counts.values.count { $0 > 1 } * 3 >= counts.count
  }

  /// The one of `names` that is the language of the texts that several languages share: nobody has translated them yet.
  private func languageLeftOver(of names: [String]) -> String? {
    var first: [String: String] = [:]
    var shared: Set<String> = []
    var counts: [[String]: Int] = [:]
    for (name, language) in languages.sorted(by: { $0.key < $1.key }) {
      for (key, text) in language.texts.sorted(by: { $0.key < $1.key }) where text.utf8.contains(0x20) {
        let place = "\(key)\n\(text)"
        guard let other = first[place] else {
          first[place] = name
          continue
        }
        // Portuguese is much the same in Portugal and in Brazil.
        if isSameLanguage(other, name) { continue }
        // One language may have begun as a copy of another translation: that says nothing of all.
        counts[[other, name], default: 0] += 1
        if counts[[other, name], default: 0] <= Self.mostOfPair { shared.insert(text) }
      }
    }
    guard shared.count >= 3 else { return nil }
    var language = TextLanguage()
    for text in shared { language.add(text) }
    guard let sure = language.sure else { return nil }
    return main(of: names.filter { isSameLanguage($0, sure) })
  }

  private static let mostOfPair = 20

  /// The one of `names` that has much more of something than the others, too much for an accident.
  private func clearlyMost(_ names: [String], by count: (String) -> Int) -> String? {
    let counts = names.map { ($0, count($0)) }
    guard let most = counts.max(by: { $0.1 < $1.1 }), most.1 >= 3 else { return nil }
    return counts.allSatisfy { $0.0 == most.0 || $0.1 * 3 <= most.1 } ? most.0 : nil
  }
}
