import Foundation
import Testing

@testable import CopyLint

/// Defects that people read in translations of real apps, each at its line.
///
/// `Documentation/TranslationPrecision.md` tells of those that are none, or that no program can know.
@Suite(.enabled(if: Corpus.folder != nil, "../shared/corpus is not here; set COPY_LINT_SHARED"))
struct TranslationDefectTests {
  private static let loop = "apple-strings/LoopKit+Loop/Loop"
  private static let swiftfin = "apple-strings/jellyfin+Swiftfin/Translations"
  private static let talkback = "android-xml/google+talkback"
  private static let ally = "i18n-ally/examples/by-features/encoding/locales"

  private static let defects: [(path: String, line: Int, rule: String)] = [
    // A value of another kind, or none.
    ("\(loop)/fr.lproj/Localizable.strings", 990, "placeholder-mismatch"),
    ("\(loop)/ar.lproj/Localizable.strings", 422, "placeholder-mismatch"),
    ("\(loop)/de.lproj/Localizable.strings", 705, "stray-percent"),
    ("\(loop)/pl.lproj/Localizable.strings", 734, "stray-percent"),
    (
      "apple-strings/Automattic+simplenote-ios/Simplenote/it.lproj/Localizable.strings", 31,
      "placeholder-mismatch"
    ),
    ("\(swiftfin)/ar.lproj/Localizable.strings", 37, "placeholder-mismatch"),
    ("\(swiftfin)/ar.lproj/Localizable.strings", 37, "stray-percent"),
    ("\(swiftfin)/ar.lproj/Localizable.strings", 56, "placeholder-mismatch"),
    ("\(swiftfin)/ar.lproj/Localizable.strings", 56, "stray-percent"),
    ("\(swiftfin)/es.lproj/Localizable.strings", 1001, "placeholder-mismatch"),
    (
      "apple-strings/quicksilver+Quicksilver/Quicksilver/PlugIns-Main/QSCorePlugIn/Resources/pt-BR.lproj/"
        + "QSAction.commandFormat.strings", 38, "stray-percent"
    ),
    // Characters that nobody sees.
    ("\(talkback)/talkback/src/main/res/values-de/strings.xml", 694, "hidden-character"),
    ("\(talkback)/utils/src/main/res/values-de/strings.xml", 8, "hidden-character"),
    ("qt-ts/mumble-voip+mumble/src/mumble/mumble_es.ts", 8729, "hidden-character"),
    ("yaml/18F+identity-idp/config/locales/zh.yml", 29, "hidden-character"),
    ("\(swiftfin)/ar.lproj/Localizable.strings", 114, "bidi-controls"),
    ("\(swiftfin)/ar.lproj/Localizable.strings", 114, "hidden-character"),
    ("\(talkback)/braille/brailledisplay/src/phone/res/values-ar/strings.xml", 104, "bidi-controls"),
    // Still English, and a key that comes twice.
    (
      "android-xml/thunderbird+thunderbird-android/feature/mail/message/list/internal/src/main/res/values-ar/"
        + "strings.xml", 10, "untranslated"
    ),
    (
      "apple-strings/nightscout+Trio/Trio/Sources/Localizations/Main/el.lproj/Localizable.strings", 211,
      "duplicate-key"
    ),
    // Letters that got lost.
    ("json/lokalise+\(ally)/zh-cn.json", 2, "invalid-encoding"),
    ("json/lokalise+\(ally)/ja.json", 2, "invalid-encoding"),
    ("yaml/lokalise+\(ally)/ko.yml", 1, "invalid-encoding"),
    ("po/qt+qttools/tests/auto/linguist/lconvert/data/test-broken-utf8.po", 9, "invalid-encoding"),
  ]

  @Test(arguments: defects)
  func `are found`(path: String, line: Int, rule: String) throws {
    var checker = Checker(configuration: Configuration())
    let report = try #require(checker.check(try document(path), sources: try sources(of: path)))
    let found = report.findings.filter { $0.place?.line == line }.map(\.finding.rule)
    #expect(found.contains(rule), "\(path):\(line) has \(found)")
  }

  /// What looks like one of them, and is right.
  @Test(arguments: [
    ("\(talkback)/talkback/src/main/res/values-de/strings.xml", 252, "hidden-character"),
    ("\(talkback)/braille/brailledisplay/src/phone/res/values-ar/strings.xml", 4, "bidi-controls"),
    (
      "stringsdict/nhsx+covid-19-app-ios-ag-public/NHS-COVID-19/Core/Sources/Localization/Resources/ar.lproj/"
        + "Localizable.stringsdict", 197, "number-lost"
    ),
    ("json/mattermost+mattermost-mobile/assets/base/i18n/de.json", 57, "number-lost"),
  ])
  func `are not seen where there are none`(path: String, line: Int, rule: String) throws {
    var checker = Checker(configuration: Configuration())
    let report = try #require(checker.check(try document(path), sources: try sources(of: path)))
    #expect(!report.findings.contains { $0.place?.line == line && $0.finding.rule == rule })
  }

  /// The strings of the file in the source language; nil where one file has both.
  private func sources(of path: String) throws -> SourceStrings? {
    guard let folder = Corpus.folder, let family = TranslationFamily(path: path) else { return nil }
    let paths = family.sourcePaths("en").filter {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
    }
    guard let found = paths.first else { return nil }
    var sources = SourceStrings(locale: "en")
    let entries = Checker(configuration: Configuration()).read(try document(found))?.strings
    sources.add(entries ?? StringTable(), path: found)
    return sources
  }

  private func document(_ path: String) throws -> Document {
    try Corpus.File(format: "", path: path, strings: 0).document()
  }
}
