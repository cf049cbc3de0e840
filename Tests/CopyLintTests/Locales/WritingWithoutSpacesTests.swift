import Foundation
import Readability
import Testing

@testable import CopyLint

@Suite struct `Writing without spaces` {
  @Test(
    arguments: [
      ("ja", false), ("zh-Hant-TW", false), ("yue", false), ("yue-HK", false), ("bo", false), ("dz", false),
      ("th-TH", false),
      ("lo", false), ("km", false), ("my", false), ("ko", true), ("vi", true), ("en", true), ("hi", true),
      ("", true),
      // The script decides.
      ("zh-Latn", true), ("zh-Latn-pinyin", true), ("ja-Latn", true), ("nan-Latn-TW", true),
      ("vi-Hani", false),
      ("za-hani", false), ("ko-Kore", true),
    ])
  func `is told by script and language`(name: String, writesSpaces: Bool) {
    #expect(Locale(name).writesSpaces == writesSpaces)
  }

  private static let rows = writingWithoutSpaces.map {
    (
      scripts: Set($0.scripts.split(separator: " ").map(String.init)),
      languages: $0.languages.split(separator: " ")
    )
  }

  /// A letter of each script that the table has.
  private static let scripts = Set(
    "漢ㄅあアกກកကཀ𑜀ᨠᥐᦀꪀ".unicodeScalars.map { LanguageLetters.script(of: $0) })

  @Test func `is what ICU says of all languages that apps come in`() {
    let letters = Array("abcdefghijklmnopqrstuvwxyz").map(String.init)
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    let known = (pairs + pairs.flatMap { pair in letters.map { pair + $0 } }).filter { knownLocale($0) == $0 }
    #expect(known.count > 200)
    for name in known + Self.rows.flatMap(\.languages).map(String.init) {
      let scripts = LanguageLetters(locale: name).scripts
      guard !scripts.isEmpty else { continue }
      #expect(Locale(name).writesSpaces != Self.scripts.isSuperset(of: scripts), "\(name)")
    }
  }

  private static let likelySubtags = "/usr/share/unicode/cldr/common/supplemental/likelySubtags.xml"

  @Test(.enabled(if: FileManager.default.fileExists(atPath: likelySubtags), "needs unicode-cldr-core"))
  func `is what CLDR says of all languages that it has words of`() throws {
    let text = try String(contentsOfFile: Self.likelySubtags, encoding: .utf8)
    let folder = "/usr/share/unicode/cldr/common/main/"
    var scripts: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\"")
      guard parts.count > 3, parts[0].hasSuffix("<likelySubtag from="), !parts[1].contains("_") else {
        continue
      }
      scripts[String(parts[1])] = Locale(String(parts[3])).script
    }
    #expect(scripts.count > 500)
    for row in Self.rows {
      for language in row.languages {
        let script = try #require(scripts[String(language)], "\(language)")
        #expect(row.scripts.contains(script), "\(language)")
      }
    }
    for (language, script) in scripts
    where language.utf8.count == 2 || FileManager.default.fileExists(atPath: folder + language + ".xml") {
      let isInTable = Self.rows.contains { $0.scripts.contains(script) }
      #expect(Locale(language).writesSpaces != isInTable, "\(language)")
    }
  }

  @Test func `has every script that takes a dictionary to break lines`() throws {
    var long: [Substring: String] = [:]
    for fields in try Self.fields(of: "PropertyValueAliases.txt") where fields.count > 2 && fields[0] == "sc"
    {
      long[fields[2]] = String(fields[1])
    }
    let scripts = try Self.ranges(of: "Scripts.txt")
    var found: Set<String> = []
    for (range, kind) in try Self.ranges(of: "LineBreak.txt") where kind == "SA" {
      let script = try #require(scripts.first { $0.range.contains(range.lowerBound) }?.value)
      found.insert(try #require(long[script]))
    }
    #expect(found.isSuperset(of: ["Thai", "Laoo", "Khmr", "Mymr", "Lana"]))
    for script in found { #expect(Self.rows.contains { $0.scripts.contains(script) }, "\(script)") }
  }

  /// The lines of a file of the package unicode-data.
  private static func fields(of name: String) throws -> [[Substring]] {
    try String(contentsOfFile: "/usr/share/unicode/" + name, encoding: .utf8).split(separator: "\n").map {
      $0.prefix { $0 != "#" }.split(separator: ";").map { $0.drop { $0 == " " }.prefix { $0 != " " } }
    }
  }

  private static func ranges(of name: String) throws -> [(range: ClosedRange<UInt32>, value: Substring)] {
    try fields(of: name).compactMap { fields in
      guard fields.count == 2 else { return nil }
      let ends = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      return ends.first.map { ($0...(ends.last ?? $0), fields[1]) }
    }
  }
}
