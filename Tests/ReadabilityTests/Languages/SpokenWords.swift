import Readability

/// Words with their syllables, from "word:2 word:1".
func words(_ list: String) -> [(String, Int)] {
  list.split(separator: " ").map { item in
    let parts = item.split(separator: ":")
    return (String(parts[0]), Int(parts[1]) ?? -1)
  }
}

/// Syllables of a text of one word.
func spoken(_ word: String, _ locale: String) -> Int {
  analyze(word, locale: locale).counts.syllables
}
