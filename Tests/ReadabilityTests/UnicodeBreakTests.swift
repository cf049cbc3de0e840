import Foundation
import Testing

@testable import Readability

/// A case of Unicode's break tests: a text, and the UTF-8 offsets of the boundaries in it.
private struct BreakCase {
  var text = ""
  var boundaries: [Int] = []
  /// As in the file, without the comment.
  var source = ""

  /// The cases of a file of the package unicode-data.
  static func read(_ name: String) throws -> [BreakCase] {
    let lines = try String(contentsOfFile: folder + name, encoding: .utf8).split(separator: "\n")
    return lines.compactMap { line in
      let source = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
      return source.isEmpty ? nil : BreakCase(source: source)
    }
  }

  private init(source: String) {
    self.source = source
    for field in source.split(separator: " ") {
      if field == "÷" {
        if !text.isEmpty { boundaries.append(text.utf8.count) }
      } else if field != "×", let scalar = UInt32(field, radix: 16).flatMap(Unicode.Scalar.init) {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  static let folder = "/usr/share/unicode/auxiliary/"
}

/// The cases that `locale` breaks in another way.
private func differing(_ cases: [BreakCase], _ kind: BreakIterator.Kind, locale: String) throws -> [BreakCase]
{
  var iterator = try BreakIterator(kind, locale: locale)
  var differing: [BreakCase] = []
  for test in cases {
    try iterator.segment(test.text.utf8Span.span)
    var boundaries: [Int] = []
    for index in 0..<iterator.count { boundaries.append(iterator.end(index)) }
    if boundaries != test.boundaries { differing.append(test) }
  }
  return differing
}

/// The files come with the package unicode-data, and hold for the Unicode version that ICU knows.
@Suite(
  .enabled(if: FileManager.default.fileExists(atPath: BreakCase.folder), "needs the package unicode-data"))
struct UnicodeBreakTests {
  @Test(arguments: ["root", "en", "sv"])
  func `ICU's sentences are Unicode's`(locale: String) throws {
    let cases = try BreakCase.read("SentenceBreakTest.txt")
    #expect(cases.count == 502)
    #expect(try differing(cases, .sentence, locale: locale).map(\.source) == [])
  }

  @Test(arguments: [("root", colonCases), ("en", colonCases), ("sv", [])])
  func `ICU's words are Unicode's, but for CLDR's colon`(locale: String, tailored: [String]) throws {
    let cases = try BreakCase.read("WordBreakTest.txt")
    #expect(cases.count == 1823)
    #expect(try differing(cases, .word, locale: locale).map(\.source) == tailored)
  }

  /// CLDR takes the colon out of MidLetter everywhere but in Finnish and Swedish ("EU:n"), so that it ends a
  /// word. In these cases of WordBreakTest.txt a colon is between letters.
  private static let colonCases = [
    "÷ 0061 × 003A × 0041 ÷",
    "÷ 0061 × 003A × 0308 × 0041 ÷",
    "÷ 0061 × 003A × 05D0 ÷",
    "÷ 0061 × 003A × 0308 × 05D0 ÷",
    "÷ 0061 × 003A × 0061 × 2060 ÷",
    "÷ 0061 × 003A × 0308 × 0061 × 2060 ÷",
    "÷ 0061 × 003A × 0061 ÷ 003A ÷",
    "÷ 0061 × 003A × 0308 × 0061 ÷ 003A ÷",
    "÷ 0061 × 003A × 0061 ÷ 0027 ÷",
    "÷ 0061 × 003A × 0308 × 0061 ÷ 0027 ÷",
    "÷ 0061 × 003A × 0061 ÷ 0027 × 2060 ÷",
    "÷ 0061 × 003A × 0308 × 0061 ÷ 0027 × 2060 ÷",
    "÷ 0061 × 003A × 0061 ÷ 002C ÷",
    "÷ 0061 × 003A × 0308 × 0061 ÷ 002C ÷",
    "÷ 0041 × 003A × 0041 ÷",
  ]
}
