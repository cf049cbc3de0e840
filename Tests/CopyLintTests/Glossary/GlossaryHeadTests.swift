import Testing

@testable import CopyLint

@Suite struct `Glossary heads` {
  @Test(arguments: ["字", "の", "ก", "ល", "a-"])
  func `text without spaces is not read to its end at each of its words`(letter: String) {
    let text = String(repeating: letter, count: 20_000)
    #expect(GlossaryHead(of: text.utf8.span, at: 0) == nil)
    let tail = String(repeating: letter, count: 300)
    #expect(GlossaryHead(of: (text + " " + tail).utf8.span, at: text.utf8.count + 1) != nil)
  }

  @Test(arguments: ["字", "𠀀", "w", "ß", "w-", "w\u{2011}"])
  func `the longest term has a head`(letters: String) {
    let count = GlossaryIndex.longestTerm / letters.replacing("\u{2011}", with: "-").utf8.count
    let term = String(repeating: letters, count: count) + "w"
    let head = GlossaryHead(of: term.utf8.span, at: 0)
    #expect(head?.end == term.utf8.count)
    #expect(head?.hash == GlossaryHead(of: term.replacing("\u{2011}", with: "-").utf8.span, at: 0)?.hash)
  }

  @Test func `hyphens after a word are not part of its head`() {
    let text = "word" + String(repeating: "-", count: 2_000)
    #expect(GlossaryHead(of: text.utf8.span, at: 0)?.end == 4)
  }
}
