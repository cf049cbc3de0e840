import Testing

@testable import CopyLint

@Suite struct `Names of two languages` {
  @Test(arguments: ["en-de", "de-en", "en_fr", "fr-es", "ja-en", "en-ja", "pl-ru"])
  func `are dictionaries`(_ name: String) {
    #expect(PathLocale(path: "data/\(name).json") == nil)
    #expect(TranslationFamily(path: "data/\(name).json")?.locale == nil)
  }

  @Test(arguments: [
    ("en-US", "en-US"), ("en-us", "en-US"), ("pt-BR", "pt-BR"), ("pt-br", "pt-BR"), ("de-AT", "de-AT"),
    ("de-at", "de-AT"), ("de-DE", "de-DE"), ("de-de", "de-DE"), ("es-ES", "es-ES"), ("es-ar", "es-AR"),
    ("en-DE", "en-DE"), ("zh-CN", "zh-CN"), ("zh-tw", "zh-TW"), ("fr-ca", "fr-CA"), ("de-it", "de-IT"),
    ("ca-es", "ca-ES"), ("sv-se", "sv-SE"), ("en-in", "en-IN"), ("es-cl", "es-CL"), ("da-dk", "da-DK"),
  ])
  func `are not those of a language in a region`(_ name: String, _ locale: String) {
    #expect(PathLocale(path: "data/\(name).json") == .locale(locale))
    #expect(TranslationFamily(path: "data/\(name).json")?.locale == locale)
  }
}
