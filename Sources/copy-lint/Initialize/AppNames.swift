import CopyLint
import Readability

/// Names that an app uses, for `brands`: words with a capital in the midst of sentences, in several strings, which the
/// translations leave as they are.
struct AppNames {
  struct Name: Equatable {
    var text: String
    /// Texts of the source language that have it.
    var strings: Int
    /// Languages whose translations have it unchanged; 0 where there are no translations.
    var languages: Int
  }

  /// Those in most strings first.
  private(set) var names: [Name] = []

  private static let fewestStrings = 3
  private static let most = 12

  private struct Candidate {
    var texts: Set<Int> = []
    var translations = 0
    var unchanged = 0
    var languages: Set<String> = []
  }

  private var candidates: [String: Candidate] = [:]
  /// The candidates of each text that has any.
  private var namesOfTexts: [[String]] = []
  private var textsWithNames: [String] = []
  /// Words that are written small somewhere: a capital is then one of a label.
  private var smallWords: Set<String> = []
  private var hasNouns = false

  init(in files: StringFiles) {
    // German writes each noun with a capital.
    hasNouns = ["de", "lb"].contains { isSameLanguage(files.locale, $0) }
    let texts = collect(files)
    candidates = candidates.filter { $0.value.texts.count >= Self.fewestStrings }
    guard !candidates.isEmpty else { return }
    compare(texts, with: files)
    let found = candidates.filter(isName).map { name, candidate in
      Name(text: name, strings: candidate.texts.count, languages: candidate.languages.count)
    }
    let order = found.sorted { ($1.strings, $0.text) < ($0.strings, $1.text) }
    // “Face” is in as many strings as “Face ID”: it is a part of that name.
    names = Array(
      order.filter { name in
        !order.contains { other in
          other.text != name.text && other.text.split(separator: " ").contains(Substring(name.text))
            && other.strings * 2 > name.strings
        }
      }.prefix(Self.most))
  }

  /// Finds the candidates of each text.
  ///
  /// - Returns: the texts with any, by file and key, and by the text itself.
  private mutating func collect(_ files: StringFiles) -> [String: Int] {
    var texts: [String: Int] = [:]
    var known: Set<String> = []
    var numbers: [String: Int] = [:]
    for member in files.members where member.texts > 0 {
      for entry in member.entries {
        guard let text = files.source(of: entry) else { continue }
        if known.insert(text).inserted {
          let found = SentenceNames(text)
          smallWords.formUnion(found.smallWords)
          if !found.names.isEmpty {
            numbers[text] = namesOfTexts.count
            for name in found.names {
              candidates[name, default: Candidate()].texts.insert(namesOfTexts.count)
            }
            namesOfTexts.append(found.names)
            textsWithNames.append(text)
          }
        }
        guard let number = numbers[text] else { continue }
        texts["\(member.name)\u{0}\(entry.key)\u{0}\(entry.variant)"] = number
        if entry.source != nil { texts["\u{0}\(text)"] = number }
      }
    }
    return texts
  }

  /// Looks for the candidates of each text in its translations.
  private mutating func compare(_ texts: [String: Int], with files: StringFiles) {
    for member in files.members {
      for entry in member.entries where !isSameLanguage(entry.locale, files.locale) {
        let translation = entry.text
        if translation.isEmpty { continue }
        let number =
          entry.source.flatMap { texts["\u{0}\($0)"] }
          ?? texts["\(member.name)\u{0}\(entry.key)\u{0}\(entry.variant)"]
        // What nobody translated yet has each word unchanged.
        guard let number, translation != textsWithNames[number] else { continue }
        for name in namesOfTexts[number] where candidates[name] != nil {
          candidates[name]?.translations += 1
          guard translation.contains(name) else { continue }
          candidates[name]?.unchanged += 1
          candidates[name]?.languages.insert(Locale(entry.locale).language)
        }
      }
    }
  }

  private func isName(_ name: String, _ candidate: Candidate) -> Bool {
    let words = name.split(separator: " ")
    let common = CommonWords()
    let isCommon = { (word: Substring) in common?.contains(word.lowercased().utf8.span) ?? false }
    // A word that the app also writes small is no name of its own, whatever translators leave.
    if words.allSatisfy({ smallWords.contains($0.lowercased()) && isCommon($0) }) { return false }
    if candidate.translations >= Self.fewestStrings {
      return candidate.unchanged * 10 >= candidate.translations * 7
    }
    if hasNouns { return false }
    if words.allSatisfy({ smallWords.contains($0.lowercased()) }) { return false }
    // “AI Settings” is the label of something.
    return words.contains { word in
      !word.allSatisfy(\.isUppercase) && (word.dropFirst().contains(where: \.isUppercase) || !isCommon(word))
    }
  }
}

/// The names in a text, and its words that have no capital.
private struct SentenceNames {
  private(set) var names: [String] = []
  private(set) var smallWords: [String] = []

  /// Abbreviations are no names; the app's own word for one is found as a word.
  private static let longestAbbreviation = 5

  init(_ text: String) {
    var name: [Substring] = []
    // Whether a word without a capital came right before.
    var isInside = false
    for part in text.split(whereSeparator: { $0 == " " || $0.isNewline || $0 == "\u{A0}" }) {
      let start = part.drop { "“\"‘'(«".contains($0) }
      var word = start.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "’" || $0 == "'" }
      let endsHere = word.endIndex != start.endIndex || start.startIndex != part.startIndex
      for ending in ["'s", "’s"] where word.hasSuffix(ending) { word = word.dropLast(2) }
      while let last = word.last, !last.isLetter, !last.isNumber { word = word.dropLast() }
      let isCapital = word.first?.isUppercase ?? false
      if !isCapital || !name.isEmpty && start.startIndex != part.startIndex { close(&name) }
      if isCapital, isInside || !name.isEmpty { name.append(word) }
      if endsHere, start.startIndex == part.startIndex || !isCapital { close(&name) }
      if let first = word.first, first.isLowercase {
        smallWords.append(word.lowercased())
        isInside = word.endIndex == start.endIndex || ",;)”’\"'".contains(start[word.endIndex])
      } else {
        isInside = false
      }
    }
    close(&name)
    // In “Add to Home Screen” capitals say nothing.
    if !smallWords.contains(where: { $0.utf8.count >= 4 }) { names = [] }
  }

  private mutating func add(_ word: String) {
    if word.utf8.count > Self.longestAbbreviation || word.contains(where: \.isLowercase),
      !names.contains(word)
    {
      names.append(word)
    }
  }

  private mutating func close(_ name: inout [Substring]) {
    defer { name = [] }
    guard let first = name.first, first.utf8.count > 2 || name.count > 1, name.count <= 4 else { return }
    let isAbbreviation =
      name.count == 1 && first.utf8.count <= Self.longestAbbreviation && first.allSatisfy { !$0.isLowercase }
    let text = name.joined(separator: " ")
    if !isAbbreviation, !names.contains(text) { names.append(text) }
    // “Teapot Pro” is also about Teapot.
    if name.count > 1 { for word in name { add(String(word)) } }
  }
}
