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
}
