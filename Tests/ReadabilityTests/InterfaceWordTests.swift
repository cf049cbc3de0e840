import Readability
import Testing

struct InterfaceWordTests {
  @Test(arguments: InterfaceWords.kinds)
  func `reads them as people do`(kind: String, words: [InterfaceWord]) {
    for word in words {
      let analysis = analyze(word.text)
      #expect(analysis.tokens.map { Int($0.syllables) } == word.syllables, "\(kind): “\(word.text)”")
      if let letters = word.letters {
        #expect(analysis.counts.letters == letters, "letters of “\(word.text)”")
      }
    }
  }
}
