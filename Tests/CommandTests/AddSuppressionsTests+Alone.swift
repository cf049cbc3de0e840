import Testing

@testable import copy_lint

extension AddSuppressionsTests {
  /// A source with the same fault excuses the translation only where the two are compared.
  @Test(arguments: [
    [
      "res/values/a.xml":
        "<resources>\n  <string name=\"a\">Save it: %s </string>\n  <string name=\"b\">Choo choo train</string>\n</resources>\n",
      "res/values-fr/a.xml":
        "<resources>\n  <string name=\"a\">Garder: %s </string>\n  <string name=\"b\">Le train tchou tchou</string>\n</resources>\n",
    ],
    [
      "locales/en.json": "{\n  \"a\": \"Save it: {x} \",\n  \"b\": \"Choo choo train\"\n}\n",
      "locales/fr.json": "{\n  \"a\": \"Garder: {x} \",\n  \"b\": \"Le train tchou tchou\"\n}\n",
    ],
  ])
  func `holds for runs that compare translations and for those that don't`(files: [String: String]) {
    let strict = [".copy-lint.yml": "preset: strict\n"]
    let machine = MemoryMachine(files.merging(strict) { $1 })
    let bare = MemoryMachine(files.merging(strict) { $1 }).run("-q", "--notes", ".")
    #expect(bare.output.contains("[doubled-word]"), "\(bare)")
    let wrote = machine.run("-q", "--notes", "--translations", "--add-suppressions", ".")
    #expect(wrote.code == 0, "\(wrote)")
    for flags in [["--translations"], []] {
      let run = machine.run(["--notes", "-q"] + flags + ["."])
      #expect(run.code == 0 && run.output == "", "\(flags) \(run)")
    }
  }

  @Test func `a fault of one language hides none of another`() {
    func catalog(_ es: String, _ ca: String) -> String {
      func form(_ text: String) -> String { #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
      return
        #"{"sourceLanguage":"en","version":"1.0","strings":{"Save %@":{"comment":"A button","localizations":{"es":\#(form(es)),"ca":\#(form(ca))}}}}"#
    }
    let machine = MemoryMachine(["A.xcstrings": catalog("Guardar", "Desa %@")])
    let wrote = machine.run("--translations", "--add-suppressions", ".")
    #expect(wrote.code == 0, "\(wrote)")
    #expect(machine.text("A.xcstrings") == catalog("Guardar", "Desa %@"))
    #expect(machine.text(".copy-lint.yml")?.contains("locales: [\"es\"]") == true)
    #expect(machine.run("-q", "--translations", ".").code == 0)
    machine["A.xcstrings"] = Array(catalog("Guardar", "Desa").utf8)
    #expect(machine.run("-q", "--translations", ".").code == 1)
  }
}
