import Testing

@testable import copy_lint

@Suite struct `A pair in the stream` {
  /// What a file says of a pair, the stream says too.
  @Test(arguments: [
    ("%@ of %lld", "%lld von"), ("Save", " Sichern"), ("Delete %@?", "Löschen?"),
    ("<b>Save</b>", "<b>Sichern"),
    ("Choose the photo", "Choose the photo"), ("Photo", "Fоto"),
    ("Open “Photos”", "“Fotos” öffnen"), ("Save now", "Sichern sichern"), ("Wait", ""),
  ])
  func `has the findings of a file`(source: String, translation: String) throws {
    let file = "\"a\" = \"\(translation)\";\n"
    let files = ["en.lproj/A.strings": "\"a\" = \"\(source)\";\n", "de.lproj/A.strings": file]
    let report = MemoryMachine(files).run(["check", "--translations", "--format", "json", "de.lproj"]).output
    let line =
      "{\"key\":\"a\",\"text\":\"\(translation)\",\"source\":\"\(source)\",\"locale\":\"de\",\"sourceLocale\":\"en\","
      + "\"syntax\":\"apple\"}"
    let answer = MemoryMachine(input: line).run(["stream"]).output
    #expect(rules(in: answer) == rules(in: report))
    #expect(!rules(in: answer).isEmpty || translation == "Sichern sichern")
  }

  private func rules(in json: String) -> [String] {
    json.matches(of: /"rule":"([a-z-]+)","severity":"(error|warning)"/).map { String($0.1) }.sorted()
  }
}
