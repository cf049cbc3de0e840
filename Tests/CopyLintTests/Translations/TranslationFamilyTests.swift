import Testing

@testable import CopyLint

struct TranslationFamilyTests {
  @Test(
    arguments: [
      ("App/en.lproj/Localizable.strings", "App/{}.lproj/Localizable.strings", "en"),
      ("App/Base.lproj/Localizable.strings", "App/{}.lproj/Localizable.strings", nil),
      ("App/pt-BR.lproj/Localizable.stringsdict", "App/{}.lproj/Localizable.strings", "pt-BR"),
      ("res/values/strings.xml", "res/values{}/strings.xml", nil),
      ("res/values-pt-rBR/strings.xml", "res/values{}/strings.xml", "pt-BR"),
      ("res/values-b+sr+Latn/strings.xml", "res/values{}/strings.xml", "sr-Latn"),
      ("res/values-night/strings.xml", "res/values{}-night/strings.xml", nil),
      ("res/values-de-night/strings.xml", "res/values{}-night/strings.xml", "de"),
      ("locales/de.json", "locales/{}.json", "de"),
      ("locales/de/common.json", "locales/{}/common.json", "de"),
      ("l10n/app_de.arb", "l10n/app{}.arb", "de"),
      ("l10n/app.arb", "l10n/app{}.arb", nil),
      ("messages_pt_BR.properties", "messages{}.properties", "pt-BR"),
      ("messages.properties", "messages{}.properties", nil),
      ("Form1.de.resx", "Form1{}.resx", "de"),
      ("Form1.resx", "Form1{}.resx", nil),
      ("locale/de/LC_MESSAGES/django.po", "locale/{}/LC_MESSAGES/django.po", "de"),
      ("en-US/browser/menu.ftl", "{}/browser/menu.ftl", "en-US"),
      ("moko-resources/base/strings.xml", "moko-resources/{}/strings.xml", nil),
      ("resources/MR/pt-BR/strings.xml", "resources/MR/{}/strings.xml", "pt-BR"),
    ] as [(String, String, String?)])
  func `are found by the language in the path`(path: String, template: String, locale: String?) throws {
    let family = try #require(TranslationFamily(path: path))
    #expect(family.template == template)
    #expect(family.locale == locale)
  }

  @Test(arguments: ["App/Localizable.xcstrings", "de.xliff", "app_de.ts", "README"])
  func `have no place for files that hold both languages, or none`(path: String) {
    #expect(TranslationFamily(path: path) == nil)
  }

  @Test func `follow the patterns of the configuration first`() throws {
    let patterns = ["copy/{locale}/*.json"]
    let family = try #require(TranslationFamily(path: "copy/in/app_de.json", patterns: patterns))
    #expect(family.template == "copy/{}/app_de.json")
    #expect(family.locale == "id")
    #expect(TranslationFamily(path: "other/app_de.json", patterns: patterns)?.template == "other/app{}.json")
  }

  @Test(arguments: [
    ("a/de.lproj/A.strings", "en", "a/en.lproj/A.strings a/Base.lproj/A.strings"),
    ("a/app_de.arb", "pt-BR", "a/app.arb a/app_pt_BR.arb a/app-pt-BR.arb a/app.pt-BR.arb"),
    ("res/values-de/s.xml", "en", "res/values/s.xml res/values-en/s.xml"),
    ("moko-resources/de/s.xml", "en", "moko-resources/base/s.xml moko-resources/en/s.xml"),
  ])
  func `say where the source may be`(path: String, locale: String, wanted: String) throws {
    let paths = try #require(TranslationFamily(path: path)).sourcePaths(locale)
    for path in wanted.split(separator: " ") { #expect(paths.contains(String(path))) }
  }
}
