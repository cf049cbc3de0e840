import Testing

@testable import CopyLint

struct PathLocaleTests {
  @Test(arguments: [
    ("App/de.lproj/Localizable.strings", "de"), ("pt_BR.lproj/a.strings", "pt-BR"),
    ("zh-Hant-TW.lproj/a.strings", "zh-Hant-TW"), ("English.lproj/a.strings", "en"),
    ("Base.lproj/Main.strings", "development"), ("mul.lproj/Main.xcstrings", nil), ("de.json", "de"),
    ("locales/zh-cn.json", "zh-CN"), ("locales/de-DE.json", "de-DE"), ("locales/iw.json", "he"),
    ("locales/fr/common.json", "fr"), ("locales/es-419/a/b.json", "es-419"), ("app_de.json", "de"),
    ("app_zh_Hans.json", "zh-Hans"), ("Localizable-pt-BR.json", "pt-BR"), ("messages.sv.json", "sv"),
    ("l10n/app_be.arb", "be"), ("_locales/so/messages.json", "so"), ("l10n/intl_or.arb", "or"),
    ("fastlane/metadata/android/is/title.txt", "is"), ("fastlane/metadata/be/description.txt", "be"),
    ("metadata/is/title.txt", nil), ("i18n/strings_be.properties", "be"), ("lang/I18N_lzh.properties", "lzh"),
    ("I18N_map.properties", nil),
    ("messages_is.properties", "is"),
    ("sign-in.properties", nil),
    ("translations/hin.json", "hi"), ("public/language/my/error.json", "my"), ("locales/cn.json", "zh-CN"),
    ("locales/zhtw/a.json", "zh-TW"), ("lang/sp.json", "es"), ("src/sp.json", nil),
    ("language/French.properties", "fr"), ("lang/galego.json", "gl"), ("languages/English/a.json", "en"),
    ("language/Spanish(AR).properties", "es-AR"), ("language/Hrvatski(Croatian).properties", "hr"),
    ("language/PortuguesBrasil.properties", "pt-BR"), ("src/French.properties", nil),
    ("language/Legacy.properties", nil),
    ("imports/i18n/data/ace.i18n.json", "ace"), ("src/lang/bar.json", "bar"), ("lang/en/bar.json", "en"),
    ("lang/map.json", nil), ("src/bar.json", nil), ("moko-resources/my/strings.xml", "my"),
    ("moko-resources/sdh/strings.xml", "sdh"), ("moko-resources/base/strings.xml", "development"),
    ("app/src/commonMain/resources/MR/base/strings.xml", "development"),
    ("src/commonMain/resources/MR/be/strings.xml", "be"), ("src/base/MR.json", "mr"), ("data/cat.json", nil),
    ("data/cn/a.json", nil), ("web/locales/cak/messages.ftl", "cak"), ("locales/bas/messages.ftl", "bas"),
    ("l10n/src/a.json", nil), ("i18n/app/a.json", nil), ("data/cak/a.json", nil), ("locales/Cak/a.json", nil),
    ("sign-in.json", nil),
    ("app.json", nil), ("data/web.json", nil), ("fil.json", "fil"),
    ("fixtures/no-examples/a.json", nil), ("is-Safe-Mode-Test.json", nil), ("locales/to-do.json", nil),
    ("no-op.json", nil), ("is-new.json", nil), ("or_else.json", nil), ("it-works.json", nil),
    ("no-no.json", "no-NO"),
    ("is_is.json", "is-IS"), ("no_NO.json", "no-NO"), ("de-formal.json", "de-formal"),
    ("zh-yue.json", "zh-yue"),
    ("ca-valencia.json", "ca-valencia"), ("sr-cyrl.json", "sr-Cyrl"), ("de_1996.json", "de-1996"),
    ("en-USA.json", "en-usa"), ("app_zh-rTW.json", "zh-TW"), ("locales/en-data.json", nil),
    ("src/is/a.json", nil), ("i18n/en/opt-in.json", "en"), ("a.strings", nil), ("", nil),
  ])
  func `reads a locale from a path`(_ path: String, _ expected: String?) {
    switch PathLocale(path: path) {
    case .locale(let locale)?: #expect(locale == expected)
    case .development?: #expect(expected == "development")
    case nil: #expect(expected == nil)
    }
  }

  @Test(arguments: [
    ("pt_br", "pt-BR"), ("zh_Hans_CN.UTF-8", "zh-Hans-CN"), ("sr-latn", "sr-Latn"), ("in", "id"),
    ("sr@latin", "sr-Latn"), ("sr_RS.UTF-8@latin", "sr-Latn-RS"), ("uz@Cyrl", "uz-Cyrl"),
    ("en@shaw", "en-Shaw"), ("ca@valencia", "ca-valencia"), ("de_DE@euro", "de-DE"), ("de@", "de"),
    ("ca-ES-valencia", "ca-ES-valencia"), ("e", nil), ("english", nil), ("en-", nil),
    ("", nil),
  ])
  func `writes a language tag as BCP 47 does`(_ tag: String, _ expected: String?) {
    #expect(canonicalLocale(tag) == expected)
  }
}
