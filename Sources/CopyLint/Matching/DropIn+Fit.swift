internal import Readability

extension DropIn {
  /// What stands on one side of a replacement, white space, brackets, quotes and strokes aside.
  struct Side {
    /// In lowercase letters; empty for a placeholder.
    var word = ""
    /// Whether one space and nothing else is between.
    var isNear = false
    /// Whether a stroke or a hyphen joins the two: "SSL/TLS", "non-blocking".
    var isJoined = false
    /// The word beyond “and” or “or”, or empty.
    var pair = ""
  }

  /// Leaves out the replacements that would not fit where they are put: a word twice, an article too many, a broken "(s)".
  /// The wrong words are shown all the same.
  ///
  /// - Parameter isOwn: whether the project itself asks for the replacement. Then it is shown, and a person sees whether it fits.
  mutating func dropUnfit(
    _ hit: Glossary.Hit, _ surroundings: Surroundings, _ subject: Subject, isOwn: Bool
  ) {
    guard !replacements.isEmpty else { return }
    let before = side(before: hit, subject)
    let after = side(behind: hit, subject)
    let isEnglish = subject.entry.language == "en"
    let ending = bracketedEnding(in: subject)
    let english = EnglishFit(hit: hit, surroundings: surroundings, before: before, after: after)
    let fit = replacements.filter { text in
      let words = Self.words(of: text)
      if repeats(words, before, after) || joins(words, before, after) { return false }
      guard isEnglish else { return true }
      if let ending { return takes(ending, text, hit) }
      return hit.facts.isWholeString || english.takes(text, words)
    }
    guard let first = replacements.first, fit.first != first else { return replacements = fit }
    // The next is hardly what is meant ("video codec" is no "audio format"), unless it leaves out what is there already: a
    // "quick sanity check" is a "quick check".
    hold(to: .shown)
    let isTwice = repeats(Self.words(of: first), before, after)
    if isOwn, !isTwice, ending == nil { return }
    replacements = isTwice ? fit.filter { first.hasSuffix(" \($0)") || first.hasPrefix("\($0) ") } : []
  }

  /// The words of a replacement, in lowercase letters.
  private static func words(of text: String) -> [String] {
    let text = text.lowercased()
    // Most replacements are one word.
    if !text.isEmpty, !text.utf8.contains(0x20) { return [text] }
    return text.utf8.split(separator: 0x20).map { String(Substring($0)) }
  }

  /// Whether the text says the same next to the term, in brackets or before them: "physical memory (RAM)".
  func isExplained(_ hit: Glossary.Hit, _ subject: Subject) -> Bool {
    guard hit.range.lowerBound > 0, subject.bytes[hit.range.lowerBound - 1] == UInt8(ascii: "("),
      let last = replacements.first?.lowercased().split(separator: " ").last
    else { return false }
    return side(before: hit, subject).word == last
  }

  /// Whether the brackets of "attempt(s)" make a noun of what the glossary has as a verb.
  func isOtherWord(_ hit: Glossary.Hit, _ subject: Subject) -> Bool {
    hit.facts.partOfSpeech == .verb && bracketedEnding(in: subject) != nil
  }

  /// "drop-down list" → "list list".
  private func repeats(_ words: [String], _ before: Side, _ after: Side) -> Bool {
    guard let first = words.first, let last = words.last else {
      return !before.word.isEmpty && before.word == after.word
    }
    // "quota and limit" → "limit and limit".
    if words.count == 1, !first.isEmpty, first == before.pair || first == after.pair { return true }
    return first == before.word || last == after.word
  }

  /// Several words cannot be half of a word: "non-authenticated" → "non-signed in".
  private func joins(_ words: [String], _ before: Side, _ after: Side) -> Bool {
    words.count > 1 && (before.isJoined || after.isJoined)
  }

  private func side(before hit: Glossary.Hit, _ subject: Subject) -> Side {
    let tokens = subject.analysis.tokens
    let index = tokens[..<hit.tokens.lowerBound].lastIndex { $0.range.upperBound <= range.lowerBound }
    guard let index else { return Side() }
    var side = side(tokens[index], tokens[index].range.upperBound..<range.lowerBound, subject)
    if index > 0, Self.joints.contains(side.word) { side.pair = subject.foldedText(tokens[index - 1].range) }
    return side
  }

  private func side(behind hit: Glossary.Hit, _ subject: Subject) -> Side {
    let tokens = subject.analysis.tokens
    let index = tokens[hit.tokens.upperBound...].firstIndex { $0.range.lowerBound >= range.upperBound }
    guard let index else { return Side() }
    var side = side(tokens[index], range.upperBound..<tokens[index].range.lowerBound, subject)
    if index + 1 < tokens.count, Self.joints.contains(side.word) {
      side.pair = subject.foldedText(tokens[index + 1].range)
    }
    return side
  }

  private static let joints = ["and", "or"]

  private func side(_ token: Token, _ gap: Range<Int>, _ subject: Subject) -> Side {
    let between = subject.bytes[gap]
    let isSoft = between.allSatisfy { Self.isSoft($0) || $0 >= 0x80 }
    guard isSoft else { return Side() }
    var side = Side()
    if token.kind != .neutral { side.word = subject.foldedText(token.range) }
    side.isNear = between.elementsEqual([0x20])
    side.isJoined =
      between.elementsEqual([UInt8(ascii: "/")]) || between.elementsEqual([UInt8(ascii: "-")])
    return side
  }

  private static func isSoft(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "/"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// The "s" of "file(s)" after the term; nil without one.
  private func bracketedEnding(in subject: Subject) -> String? {
    let rest = subject.bytes[range.upperBound...]
    guard rest.first == UInt8(ascii: "(") else { return nil }
    return ["s", "es", "ies"].first { rest.starts(with: "(\($0))".utf8) }
  }

  /// "URL(s)" becomes "link(s)", but "attempt(s)" is not "try(s)".
  private func takes(_ ending: String, _ text: String, _ hit: Glossary.Hit) -> Bool {
    hit.facts.partOfSpeech == .noun && !isPlural(text)
      && EnglishInflection.plural(text).lowercased() == text.lowercased() + ending
  }
}
