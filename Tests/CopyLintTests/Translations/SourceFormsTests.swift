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
