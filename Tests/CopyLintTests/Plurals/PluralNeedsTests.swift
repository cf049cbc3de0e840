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
}
