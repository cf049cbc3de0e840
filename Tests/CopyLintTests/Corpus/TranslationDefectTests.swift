import Foundation
import Testing

@testable import CopyLint

/// Defects that people read in translations of real apps, each at its line.
@Suite(.enabled(if: Corpus.folder != nil, "../shared/corpus is not here; set COPY_LINT_SHARED"))
struct TranslationDefectTests {
  @Test(arguments: [
    ("LoopKit+Loop/Loop", "fr", 990, "placeholder-mismatch"),
    ("LoopKit+Loop/Loop", "ar", 422, "placeholder-mismatch"),
    ("LoopKit+Loop/Loop", "de", 705, "stray-percent"),
    ("LoopKit+Loop/Loop", "pl", 734, "stray-percent"),
    ("Automattic+simplenote-ios/Simplenote", "it", 31, "placeholder-mismatch"),
    ("jellyfin+Swiftfin/Translations", "ar", 37, "placeholder-mismatch"),
    ("jellyfin+Swiftfin/Translations", "ar", 37, "stray-percent"),
    ("jellyfin+Swiftfin/Translations", "ar", 56, "placeholder-mismatch"),
    ("jellyfin+Swiftfin/Translations", "es", 1001, "placeholder-mismatch"),
  ])
  func `are found`(folder: String, locale: String, line: Int, rule: String) throws {
    let sources = try sources(of: folder, locale: locale)
    let document = try file(folder, locale)
    var checker = Checker(configuration: Configuration())
    let report = checker.check(document, sources: sources)
    let found = try #require(report).findings.filter {
      $0.place?.line == line && $0.finding.severity == .error
    }
    #expect(found.contains { $0.finding.rule == rule })
  }

  private func sources(of folder: String, locale: String) throws -> SourceStrings {
    let path = "apple-strings/\(folder)/\(locale).lproj/Localizable.strings"
    let family = try #require(TranslationFamily(path: path))
    #expect(family.sourcePaths("en").contains("apple-strings/\(folder)/en.lproj/Localizable.strings"))
    var sources = SourceStrings(locale: "en")
    let checker = Checker(configuration: Configuration())
    let document = try file(folder, "en")
    let entries = checker.entries(of: document)?.reading.entries
    sources.add(try #require(entries), path: document.path)
    return sources
  }

  private func file(_ folder: String, _ locale: String) throws -> Document {
    let path = "apple-strings/\(folder)/\(locale).lproj/Localizable.strings"
    return try Corpus.File(format: "apple-strings", path: path, strings: 0).document()
  }
}
