import Foundation
import Testing

@testable import Readability

/// Where Scripts/measure-syllables puts the words of CMUdict: a word and its count a line.
private let dictionary = ProcessInfo.processInfo.environment["COPY_LINT_DICTIONARY"]

/// Runs under Scripts/measure-syllables only, which has the dictionary.
@Test(.enabled(if: dictionary != nil, "run by Scripts/measure-syllables"))
func `gives every word of CMUdict its count`() throws {
  let path = try #require(dictionary)
  let words = EnglishWords()
  var right = 0
  var wrong: [String] = []
  for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
    let fields = line.split(separator: " ")
    let count = words.syllables(Array(fields[0].utf8).span)
    if Int(fields[1]) == count {
      right += 1
    } else {
      wrong.append("\(fields[0]) \(count)")
    }
  }
  print("\(right) of \(right + wrong.count) words get their count")
  #expect(wrong.isEmpty)
}
