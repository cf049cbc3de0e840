import CReadabilityData
import Foundation
import Testing

@testable import Readability

@Suite struct `The table of common words` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/CReadabilityData/data").standardizedFileURL

  private static func words() throws -> [String] {
    try String(contentsOf: folder.appending(path: "common-words-en.txt"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  @Test func `is what the list gives`() throws {
    let carried = unsafe creadability_common_words_en()
    let bytes = unsafe [UInt8](UnsafeBufferPointer(start: carried.bytes, count: carried.count))
    #expect(try bytes == CommonWords.compile(Self.words()), "Run Scripts/build-words.")
  }

  @Test func `says of a word what is worked out without it`() throws {
    let project = Vocabulary(familiar: ["onboarding", "facilitate"]) { $0.count == 11 }
    for vocabulary in [Vocabulary(), project] {
      var quick = WordReader(language: "en", vocabulary: vocabulary, remembers: true, room: nil)
      var slow = WordReader(language: "en", vocabulary: vocabulary, remembers: false, room: nil)
      var count = 0
      for word in try Self.words() {
        // Every eighth word as it is, and as it begins a sentence.
        count += 1
        guard count % 8 == 0 else { continue }
        for text in [word, word.prefix(1).uppercased() + word.dropFirst()] {
          let bytes = Array(text.utf8)
          let token = Token(start: 0, end: Int32(bytes.count), kind: .word)
          let left = try quick.reading(bytes.span, token, inCapitals: false)
          let right = try slow.reading(bytes.span, token, inCapitals: false)
          let isSame =
            left.sums.bits == right.sums.bits && left.traits == right.traits
            && left.syllables == right.syllables && left.exceptions.rawValue == right.exceptions.rawValue
          if !isSame { Issue.record("\(text)") }
        }
      }
    }
  }

  @Test func `has the words of an app`() throws {
    let table = try #require(CommonWords())
    for (word, syllables) in [("save", 1), ("thought", 1), ("notification", 5), ("w", 3)] {
      let facts = table.facts(WordSet.hash(word.utf8.span))
      #expect(facts?.syllables ?? 3 == UInt8(syllables), "\(word)")
    }
    #expect(table.facts(WordSet.hash("qwertz".utf8.span)) == nil)
  }
}
