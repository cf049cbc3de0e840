import Readability

// Reads lines of "locale<TAB>text" and prints for each, separated by tabs: its counts, by the names that the test
// vectors use, then every word with its syllables, "word:2". For Scripts/measure-languages and measure-spread.

@main
struct Measure {
  static func main() throws {
    var locale = ""
    var analyzer = TextAnalyzer(locale: locale)
    while let line = readLine() {
      guard let tab = line.firstIndex(of: "\t") else {
        print()
        continue
      }
      if line[..<tab] != locale {
        locale = String(line[..<tab])
        analyzer = TextAnalyzer(locale: locale)
      }
      let text = String(line[line.index(after: tab)...])
      let analysis = try analyzer.analyze(text)
      let counts = analysis.counts
      var row =
        "W=\(counts.words) S=\(counts.sentences) Y=\(counts.syllables) L=\(counts.letters)"
        + " LW=\(counts.longWords) P3=\(counts.polysyllables) P4=\(counts.fourSyllables)"
        + " M1=\(counts.monosyllables)"
      for token in analysis.tokens {
        let word = text.utf8.dropFirst(token.range.lowerBound).prefix(token.range.count)
        row += "\t\(Substring(word)):\(token.syllables)"
      }
      print(row)
    }
  }
}
