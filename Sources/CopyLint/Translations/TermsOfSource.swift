/// The terms of a team by the first word of each in the source language, to find those that a text has.
struct TermsOfSource: Sendable {
  /// A word of a text: as it is there, and in lowercase.
  struct Word: Sendable {
    var text: Substring
    var folded: Substring

    static func all(in text: String) -> [Word] {
      straight(text).split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "'" }
        .map { Word(text: $0, folded: Substring($0.lowercased())) }
    }

    /// With each curly apostrophe as a straight one: which of the two a list of terms has says nothing of the texts.
    static func straight(_ text: String) -> String {
      text.utf8.contains(0xE2) ? String(text.map { $0 == "’" ? "'" : $0 }) : text
    }
  }

  /// The words of a text, without placeholders and the signs before shortcut letters: “Фа_йл” is “Файл”.
  static func words(of bytes: [UInt8], _ neutral: [NeutralRange], _ syntax: Syntax) -> String {
    var words: [UInt8] = []
    words.reserveCapacity(bytes.count)
    var next = 0
    for index in bytes.indices {
      while next < neutral.count, neutral[next].range.upperBound <= index { next += 1 }
      let isNeutral = next < neutral.count && neutral[next].range.contains(index)
      let sign = bytes[index]
      if isNeutral {
        words.append(0x20)
      } else if sign == UInt8(ascii: "&") && (syntax == .qt || syntax == .dotnet)
        || sign == UInt8(ascii: "_") && (syntax == .printf || syntax == .none)
      {
        continue
      } else {
        words.append(sign)
      }
    }
    return String(decoding: words, as: UTF8.self)
  }

  private struct Row: Sendable {
    var words: [Word]
    var term: TranslationTerm
  }

  private var rows: [Substring: [Row]] = [:]

  init(_ terms: [TranslationTerm] = []) {
    for term in terms {
      let words = Word.all(in: term.source)
      guard let first = words.first else { continue }
      rows[first.folded, default: []].append(Row(words: words, term: term))
    }
    // "photo album" comes before "photo", which is a part of it.
    for first in rows.keys { rows[first]?.sort { $0.words.count > $1.words.count } }
  }

  var isEmpty: Bool { rows.isEmpty }

  /// The terms in `text`, for translations into `locale`: with those of the same source combined, in the order of
  /// the text. A term that is part of a longer one does not count.
  func found(in text: String, locale: String) -> [TranslationTerm] {
    let words = Word.all(in: text)
    var found: [TranslationTerm] = []
    var at = 0
    while at < words.count {
      let here = rows(at: at, in: words, locale: locale)
      guard let longest = here.first?.words.count else {
        at += 1
        continue
      }
      for row in here where row.words.count == longest { Self.add(row.term, to: &found) }
      at += longest
    }
    return found
  }

  private func rows(at start: Int, in words: [Word], locale: String) -> [Row] {
    var here: [Row] = []
    for stem in Self.stems(of: words[start].folded) {
      for row in rows[stem] ?? []
      where row.term.isFor(locale) && Self.matches(row, words, at: start) { here.append(row) }
    }
    here.sort { $0.words.count > $1.words.count }
    return here
  }

  /// The word, and what it may be the plural of.
  private static func stems(of word: Substring) -> [Substring] {
    var stems = [word]
    if word.hasSuffix("s"), word.utf8.count > 2 { stems.append(word.dropLast()) }
    if word.hasSuffix("es"), word.utf8.count > 3 { stems.append(word.dropLast(2)) }
    return stems
  }

  private static func matches(_ row: Row, _ words: [Word], at start: Int) -> Bool {
    guard row.words.count <= words.count - start else { return false }
    return zip(row.words, words[start...]).allSatisfy { wanted, word in
      if row.term.isCaseSensitive { return wanted.text == word.text || wanted.text + "s" == word.text }
      return stems(of: word.folded).contains(wanted.folded)
    }
  }

  /// Two concepts may have one name in the source language: then either translation will do.
  private static func add(_ term: TranslationTerm, to found: inout [TranslationTerm]) {
    guard
      let place = found.firstIndex(where: {
        $0.source.lowercased() == term.source.lowercased() && $0.isCaseSensitive == term.isCaseSensitive
      })
    else { return found.append(term) }
    guard found[place] != term else { return }
    let targets = found[place].targets + term.targets.filter { !found[place].targets.contains($0) }
    found[place].forbidden += term.forbidden.filter { !found[place].forbidden.contains($0) }
    found[place].forbidden.removeAll { targets.contains($0) }
    found[place].targets = targets
  }
}
