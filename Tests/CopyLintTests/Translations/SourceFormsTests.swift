import Testing

@testable import CopyLint

struct SourceFormsTests {
  @Test(arguments: [
    ("plural.one", "plural.one"), ("plural.few", "plural.other"),
    ("device.ipad.plural.few", "device.other.plural.other"), ("", "plural.other"),
    ("n.plural.many", "plural.other"),
  ])
  func `give each form of a translation its own source, or the nearest`(variant: String, wanted: String) {
    let variants = ["device.iphone.plural.one", "device.other.plural.other", "plural.one", "plural.other"]
    let forms = SourceForms(
      locale: "en", syntax: .apple, all: variants.map { SourceForms.Form(variant: $0, text: $0) })
    #expect(forms.form(matching: variant)?.variant == wanted)
  }

  @Test(arguments: [
    ("item.70", "item.70"), ("item.200", "a.other"), ("device.ipad.plural.few", "device.other.plural.other"),
  ])
  func `find one among many as among few`(variant: String, wanted: String) {
    var forms = SourceForms(locale: "en", syntax: .android, all: [])
    for number in 0..<100 { forms.append(SourceForms.Form(variant: "item.\(number)", text: "a")) }
    for variant in ["device.other.plural.other", "b", "a.other", "c"] {
      forms.append(SourceForms.Form(variant: variant, text: variant))
    }
    #expect(forms.form(matching: variant)?.variant == wanted)
    let whole = SourceForms(locale: "en", syntax: .android, all: forms.all)
    #expect(whole.form(matching: variant)?.variant == wanted)
  }

  @Test func `only the beginning of a long list is looked through`() {
    let list = (0..<2_000).map { SourceForms.Form(variant: "item.\($0)", text: "a") }
    #expect(SourceForms(locale: "en", syntax: .android, all: list).first.count == 512)
    let long = ["other", "one"].map {
      SourceForms.Form(variant: $0, text: String(repeating: "a", count: 20_000))
    }
    #expect(SourceForms(locale: "en", syntax: .android, all: long).first.count == 1)
  }

  @Test func `a string in hundreds of unknown languages has one source in each`() throws {
    let languages = (0..<600).map {
      #""x\#($0)":{"stringUnit":{"state":"translated","value":"Nutzen \#($0)"}}"#
    }
    let text = """
      {"sourceLanguage":"en","version":"1.0","strings":{"Use it":{"localizations":{\(languages.joined(separator: ","))}}}}
      """
    let entries = StringCatalog().read(
      Document(path: "a.xcstrings", bytes: Array(text.utf8)), options: ReadingOptions()
    ).entries
    // Too far from the text in English to see it.
    let forms = try #require(source(of: 599, in: entries, sources: nil))
    #expect(forms.all.map(\.text) == ["Use it"])
  }
}
