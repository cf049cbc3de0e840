import Testing

@testable import CopyLint

struct PluralNeedsTests {
  private func shown(_ categories: [PluralCategory]) -> String {
    categories.map(\.rawValue).joined(separator: " ")
  }

  // CLDR, “Language Plural Rules”. Numbers up to 200 by hand.
  @Test(arguments: [
    ("en", PluralPlatform.icu, "one other", "", "other"),
    ("en", .apple, "one other", "zero", "other"),
    ("en", .android, "one other", "", "other"),
    ("ja", .icu, "other", "", "other"),
    ("fr", .icu, "one other", "many", "one other"),
    ("es", .android, "one other", "many", "other"),
    ("ru", .android, "one few many other", "", "one few many"),
    ("ru", .i18next, "one few many", "zero other", "one few many"),
    ("pl", .gettext, "one few many", "other", "few many"),
    ("cs", .fluent, "one few other", "many", "few other"),
    ("ar", .icu, "zero one two few many other", "", "few many other"),
    ("lv", .apple, "zero one other", "", "zero one other"),
    ("sl", .rails, "one two few other", "zero", "one two few other"),
    ("xx", .icu, "other", "", "other"),
  ])
  func `are those of CLDR as the platform takes them`(
    _ locale: String, _ platform: PluralPlatform, _ required: String, _ optional: String, _ several: String
  ) {
    let needs = pluralNeeds(locale: locale, platform: platform)
    #expect(shown(needs.required) == required)
    #expect(shown(needs.optional) == optional)
    #expect(shown(needs.severalNumbers) == several)
    #expect(requiredCategories(locale: locale, platform: platform) == needs.required)
  }

  @Test func `of ordinal numbers are others`() {
    #expect(shown(pluralNeeds(locale: "en", platform: .icu, isOrdinal: true).required) == "one two few other")
  }

  @Test func `zero is never chosen in English on Android`() {
    #expect(shown(pluralNeeds(locale: "en", platform: .android).unused) == "zero two few many")
    #expect(shown(pluralNeeds(locale: "en", platform: .apple).unused) == "two few many")
  }

  /// Languages that CLDR 42 has plural rules for.
  static let languages = """
    af ak am an ar as asa ast az bal be bem bez bg bho bm bn bo br brx bs ca ce ceb cgg chr ckb cs cy da de doi dsb dv \
    dz ee el en eo es et eu fa ff fi fil fo fr fur fy ga gd gl gsw gu guw gv ha haw he hi hnj hr hsb hu hy ia id ig ii \
    io is it iu ja jbo jgo jmc jv ka kab kaj kcg kde kea kk kkj kl km kn ko ks ksb ksh ku kw ky lag lb lg lij lkt ln \
    lo lt lv mas mg mgo mk ml mn mr ms mt my nah naq nb nd ne nl nn nnh no nqo nr nso ny nyn om or os osa pa pap pcm \
    pl prg ps pt pt-PT rm ro rof ru rwk sah saq sat sc scn sd sdh se seh ses sg shi si sk sl sma smi smj smn sms sn \
    so sq sr ss ssy st su sv sw syr ta te teo th ti tig tk tl tn to tpi tr ts tzm ug uk ur uz ve vi vo vun wa wae wo \
    xh xog yi yo yue zh zu
    """.split(separator: " ").map(String.init)

  @Test(arguments: languages, [false, true])
  func `agree with the samples that CLDR gives`(locale: String, isOrdinal: Bool) throws {
    let needs = pluralNeeds(locale: locale, platform: .icu, isOrdinal: isOrdinal)
    for category in PluralCategory.allCases {
      let samples = PluralRules.samples(of: category, locale: locale, isOrdinal: isOrdinal)
      let whole = samples.filter { $0 == $0.rounded() }
      if whole.contains(where: { $0 <= 200 }) { #expect(needs.required.contains(category), "\(category)") }
      if samples.isEmpty { #expect(needs.unused.contains(category) || category == .other, "\(category)") }
      if needs.required.contains(category), category != .other {
        #expect(!whole.isEmpty, "\(category)")
      }
      if whole.count(where: { $0 <= 200 }) > 1 { #expect(needs.severalNumbers.contains(category)) }
    }
  }

  @Test(arguments: ["fr", "es", "it", "pt", "pt-PT", "ca"], PluralPlatform.allCases)
  func `never ask for “many” where it begins at a million`(locale: String, platform: PluralPlatform) {
    #expect(!requiredCategories(locale: locale, platform: platform).contains(.many))
    #expect(!pluralNeeds(locale: locale, platform: platform).unused.contains(.many))
  }
}
