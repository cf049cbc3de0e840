import Testing

@testable import Readability

@Suite struct `A locale` {
  @Test(
    arguments: [
      ("en", "en - -"), ("pt-BR", "pt - BR"), ("pt_br", "pt - BR"), ("ZH-hans-cn", "zh Hans CN"),
      ("es-419", "es - 419"),
      ("zh-yue", "zh - -"), ("zh-yue-Hant-HK", "zh Hant HK"), ("sr-Latn", "sr Latn -"), ("yue", "yue - -"),
      // What is after the region, or in its place, is a variant, an extension or for private use.
      ("de-DE-1996", "de - DE"), ("de-1996", "de - -"), ("ca-valencia", "ca - -"), ("th-u-nu-thai", "th - -"),
      ("x-robot", "x - -"), ("und", "und - -"), ("", " - -"), ("-DE", " - DE"),
      ("d\u{E9}-DE", "d\u{E9} - DE"),
    ])
  func `has a language, a script and a region`(name: String, expected: String) {
    let locale = Locale(name)
    #expect(locale.name == name)
    #expect("\(locale.language) \(locale.script ?? "-") \(locale.region ?? "-")" == expected)
  }

  @Test(
    arguments: [
      ("en-US", "en-GB", true), ("en", "EN_us", true), ("en", "en-Latn-GB", true), ("en", "en-Shaw", false),
      ("zh-Hans", "zh-Hant", true), ("en", "enm", false),
      ("nb", "no", false),
    ])
  func `is of a language`(left: String, right: String, isSame: Bool) {
    #expect(Locale(left).isSameLanguage(as: Locale(right)) == isSame)
    #expect(Locale(right).isSameLanguage(as: Locale(left)) == isSame)
  }

  @Test(
    arguments: [
      ("en-GB", "en", true), ("en", "en", true), ("en", "en-GB", false), ("en-GB", "en-US", false),
      ("enm", "en", false),
    ])
  func `falls back on its language`(name: String, other: String, falls: Bool) {
    #expect(Locale(name).fallsBack(on: Locale(other)) == falls)
  }

  @Test(
    arguments: [
      ("de", "de", true), ("de", "de-AT", true), ("de-AT", "de", false), ("de", "den", false),
      ("zh-Hant", "zh-Hant-TW", true),
      ("zh-Hant", "zh-Hans", false), ("pt_BR", "pt-BR", true),
    ])
  func `includes what has more to its name`(name: String, other: String, includes: Bool) {
    #expect(Locale.name(name, includes: other) == includes)
  }

  @Test func `has names of other systems`() {
    #expect(Locale("zh-Hans-CN").underscoredName == "zh_Hans_CN")
    #expect(["no", "nb", "no-NO", "en"].map { Locale($0).cldrLanguage } == ["nb", "nb", "nb", "en"])
  }
}
