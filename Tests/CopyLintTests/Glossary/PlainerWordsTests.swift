import Foundation
import Testing

@testable import CopyLint

@Suite struct PlainerWordsTests {
  private let lines: [String]

  init() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Glossary/plainer-words-en.txt")
    lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  private func word(_ line: String) -> String { String(line.split(separator: ":")[0]) }

  @Test func `the lines are in order, and each is found`() {
    let words = lines.map(word)
    #expect(words == words.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    for line in lines {
      let plainer = line.contains(": ") ? String(line.dropFirst(word(line).count + 2)) : ""
      #expect(PlainerWords.word(for: word(line).utf8.span) == plainer)
      #expect(PlainerWords.word(for: word(line).uppercased().utf8.span) == plainer)
    }
  }

  @Test(arguments: ["", "a", "zzz", "mali", "maliciousness", "malicious:", "other"])
  func `no other word is found`(word: String) {
    #expect(PlainerWords.word(for: word.utf8.span) == nil)
  }

  /// Or the next run would find something again.
  @Test func `what is written instead has no finding`() {
    var checker = Checker()
    for line in lines {
      let plainer = line.split(separator: ": ").dropFirst().first.map(String.init) ?? ""
      let found = checker.check(Entry(key: "", text: plainer, locale: "en")).findings
      #expect(found.filter { $0.severity > .note && $0.rule != "starts-lowercase" }.isEmpty, "\(line)")
    }
  }
}
