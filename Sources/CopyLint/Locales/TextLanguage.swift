/// Tells the language of texts by their letters and by words that the language cannot do without.
///
/// It answers only when it is sure: a few labels such as “OK” and “Wi-Fi” are in no language.
package struct TextLanguage {
  /// How often a word of each language came up, in the order of `commonWords`.
  private var counts = [Int](repeating: 0, count: commonWords.count)
  /// How many different words of each language came up.
  private var different = [Int](repeating: 0, count: commonWords.count)
  private var seen: Set<String> = []
  private var letters = ScriptCounts()
  package private(set) var words = 0

  private static let languagesOfWord: [String: UInt32] = {
    var languages: [String: UInt32] = [:]
    for (index, row) in commonWords.enumerated() {
      for word in row.words.split(separator: " ") {
        languages[String(word), default: 0] |= 1 << UInt32(index)
      }
    }
    return languages
  }()

  package init() {}

  package mutating func add(_ text: String) {
    var word = ""
    for scalar in text.unicodeScalars {
      if scalar.properties.isAlphabetic || scalar == "\u{B7}" {
        letters.add(scalar)
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty {
        add(word: word)
        word = ""
      }
    }
    if !word.isEmpty { add(word: word) }
  }

  private mutating func add(word: String) {
    words += 1
    let word = word.lowercased()
    guard var languages = Self.languagesOfWord[word] else { return }
    let isNew = seen.insert(word).inserted
    while languages != 0 {
      let language = languages.trailingZeroBitCount
      counts[language] += 1
      if isNew { different[language] += 1 }
      languages &= languages - 1
    }
  }

  /// The language subtag; nil when the texts do not tell it for sure.
  package var sure: String? {
    if let language = letters.language { return language }
    let order = counts.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }
    let (best, next) = (order[0], order[1])
    // Of a hundred words of running text, thirty and more are among the most common ones; of labels, fewer.
    guard counts[best] >= 2, counts[best] * 20 >= words, counts[best] > counts[next] else { return nil }
    let english = counts[0]
    return best == 0 || counts[best] >= 2 * english ? commonWords[best].language : nil
  }

  /// The same, where texts are few and some are for nobody to read: one word many times, or as many words of a language that
  /// is much like this one, tell nothing, and neither do a few letters of another script.
  package var surest: String? {
    guard let sure else { return nil }
    if letters.language != nil { return letters.areMostlyOther ? sure : nil }
    guard let best = commonWords.firstIndex(where: { $0.language == sure }) else { return nil }
    let next = different.indices.filter { $0 != best }.map { different[$0] }.max() ?? 0
    return different[best] >= Self.fewestWords && different[best] >= next + 2 ? sure : nil
  }

  private static let fewestWords = 4
}

/// The letters of each script that apps come in.
private struct ScriptCounts {
  private enum Script: Int, CaseIterable {
    case latin, greek, cyrillic, hebrew, arabic, devanagari, thai, kana, hangul, han
  }

  private var counts = [Int](repeating: 0, count: Script.allCases.count)
  /// Letters that tell languages of one script apart.
  private var signs: [Unicode.Scalar: Int] = [:]

  mutating func add(_ letter: Unicode.Scalar) {
    let script: Script
    switch letter.value {
    case ..<0x0250, 0x1E00...0x1EFF: script = .latin
    case 0x0370...0x03FF: script = .greek
    case 0x0400...0x04FF: script = .cyrillic
    case 0x0590...0x05FF: script = .hebrew
    case 0x0600...0x06FF: script = .arabic
    case 0x0900...0x097F: script = .devanagari
    case 0x0E00...0x0E7F: script = .thai
    case 0x3040...0x30FF: script = .kana
    case 0xAC00...0xD7AF: script = .hangul
    case 0x3400...0x9FFF: script = .han
    default: return
    }
    counts[script.rawValue] += 1
    if script == .cyrillic || script == .arabic { signs[letter, default: 0] += 1 }
  }

  /// Whether most letters are not Latin.
  var areMostlyOther: Bool {
    counts[Script.latin.rawValue] < counts.reduce(0) { $0 + $1 } - counts[Script.latin.rawValue]
  }

  /// nil when the texts are in Latin letters, or in too few of any.
  var language: String? {
    let others = counts.dropFirst().reduce(0, +)
    guard others >= 8, others * 2 >= counts[Script.latin.rawValue] else { return nil }
    guard let most = Script.allCases.dropFirst().max(by: { counts[$0.rawValue] < counts[$1.rawValue] }) else {
      return nil
    }
    switch most {
    case .latin: return nil
    case .greek: return "el"
    case .hebrew: return "he"
    case .devanagari: return "hi"
    case .thai: return "th"
    case .hangul: return "ko"
    case .kana: return "ja"
    // Japanese mixes kana with its Han letters.
    case .han: return counts[Script.kana.rawValue] * 10 > counts[Script.han.rawValue] ? "ja" : "zh"
    case .arabic:
      if holds("ےںٹڈ", of: .arabic) { return "ur" }
      return holds("پچگژ", of: .arabic) ? "fa" : "ar"
    case .cyrillic:
      if holds("ўЎ", of: .cyrillic) { return "be" }
      if holds("їєіЇЄІ", of: .cyrillic) { return "uk" }
      if holds("јљњЈ", of: .cyrillic) { return "sr" }
      return holds("ыэЫЭ", of: .cyrillic) ? "ru" : holds("ъЪ", of: .cyrillic) ? "bg" : nil
    }
  }

  /// Whether one letter of a hundred is among `letters`: names from abroad bring a few.
  private func holds(_ letters: String, of script: Script) -> Bool {
    letters.unicodeScalars.reduce(0) { $0 + (signs[$1] ?? 0) } * 100 >= counts[script.rawValue]
  }
}
