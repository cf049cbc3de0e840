import CReadabilityData
import Foundation
import Testing

@testable import Readability

struct BreakRulesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/CReadabilityData/rules").standardized

  private static var languages: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".txt") && !$0.contains("-") }.map { String($0.dropLast(4)) }.sorted()
  }

  private static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: name)))
  }

  /// The version of the format comes after its magic number (RBBIDataHeader in ICU's rbbidata.h).
  private static var isOfThisICU: Bool {
    get throws {
      try compileBreakRules(bytes("de.txt"))[4..<8] == bytes("de.brk")[4..<8]
        && ICUVersions.linked.icu.hasPrefix("72.")
    }
  }

  @Test(
    .enabled("the tables are those of ICU 72") { try isOfThisICU }, arguments: languages)
  func `are carried as ICU compiles them`(language: String) throws {
    let compiled = try compileBreakRules(Self.bytes("\(language).txt"))
    #expect(try compiled == Self.bytes("\(language).brk"), "Run Scripts/build-break-rules.")
  }

  @Test func `are carried in the program for each language`() throws {
    for language in Self.languages {
      let carried = unsafe creadability_compiled_syllable_rules(language)
      let bytes = unsafe [UInt8](UnsafeBufferPointer(start: carried.bytes, count: carried.count))
      #expect(try bytes == Self.bytes("\(language).brk"))
    }
  }

  @Test func `are compiled where ICU does not take the bytes of another version`() throws {
    let rules = unsafe creadability_syllable_rules("de")
    let garbage = unsafe CText(bytes: rules.bytes, count: 64)
    var breaks = try unsafe BreakIterator(compiled: garbage, rules: rules)
    var carried = try unsafe BreakIterator(
      compiled: creadability_compiled_syllable_rules("de"), rules: rules)
    for word in ["<benutzeroberfläche>", "<aktualisierung>", "<ei>", "<>"] {
      try breaks.segment(word.utf8Span.span)
      try carried.segment(word.utf8Span.span)
      #expect(breaks.count == carried.count && breaks.count > 0)
      for index in 0..<min(breaks.count, carried.count) {
        #expect(breaks.end(index) == carried.end(index))
        #expect(breaks.status(index).rawValue == carried.status(index).rawValue)
      }
    }
  }

  @Test func `that are wrong are an error`() {
    #expect(throws: ICUError.self) { try compileBreakRules(Array("!!chain; $x".utf8)) }
  }
}
