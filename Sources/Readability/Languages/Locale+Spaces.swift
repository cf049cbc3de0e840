extension Locale {
  /// Whether spaces separate the words of a text. The script decides: Chinese in Latin letters has spaces.
  package var writesSpaces: Bool {
    !writingWithoutSpaces.contains { row in
      script.map { Self.list(row.scripts, has: $0) } ?? Self.list(row.languages, has: language)
    }
  }

  /// Whether `word` is one of those in `list`, which spaces part.
  private static func list(_ list: String, has word: String) -> Bool {
    var rest = list.utf8[...]
    while !rest.isEmpty {
      let next = rest.prefix { $0 != UInt8(ascii: " ") }
      if next.elementsEqual(word.utf8) { return true }
      rest = rest.dropFirst(next.count + 1)
    }
    return false
  }
}

/// The scripts that are written without spaces between words, as ISO 15924 has them, and the languages that are mostly
/// written in each.
///
/// Sources of the scripts: UAX 14 lets lines break at any Han letter or kana, and looks up words in a dictionary where
/// letters have the class SA. In Tibetan a mark parts syllables, not words (the Unicode Standard, section 13.4).
/// Source of the languages: likelySubtags.xml of CLDR 41. Tests compare both.
package let writingWithoutSpaces: [(scripts: String, languages: String)] = [
  ("Hani Hans Hant Hanb Bopo", "zh gan hak hsn lzh nan wuu yue"),
  ("Jpan Hira Hrkt Kana", "ja ryu"),
  ("Thai", "th kdt kxm lcp lwl sou tts"),
  ("Laoo", "lo kjg"),
  ("Khmr", "km"),
  ("Mymr", "my kht mnw shn"),
  ("Tibt", "bo adp dz tsj"),
  ("Ahom", "aho"),
  ("Lana", "nod"),
  ("Tale", "tdd"),
  ("Talu", "khb"),
  ("Tavt", "blt"),
]
