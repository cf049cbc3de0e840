import Testing

@testable import copy_lint

@Suite struct MessageDocumentationTests {
  @Test func `is not checked, since it explains messages to translators`() {
    let machine = MemoryMachine([
      "i18n/en.json": #"{"a": "Save"}"#,
      "i18n/qqq.json": #"{"a": "{{Identical|Save}}"}"#,
      "res/values/strings.xml": #"<resources><string name="a">Save</string></resources>"#,
      "res/values-qq/strings.xml": #"<resources><string name="a">{{Identical|Save}}</string></resources>"#,
    ])
    let output = machine.run("dump", ".").output
    #expect(output.contains("i18n/en.json") && output.contains("res/values/strings.xml"))
    #expect(!output.contains("Identical"))
  }
}
