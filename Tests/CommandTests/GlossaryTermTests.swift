import Testing

@testable import copy_lint

@Suite struct `Terms of a glossary` {
  private let app = [
    "en.json": "{\"a\":\"Add to cart\"}", "de.json": "{\"a\":\"In den Korb\"}",
    "fr.json": "{\"a\":\"Ajouter au panier\"}",
  ]
  private let base = """
    <tbx><text><body><conceptEntry><langSec xml:lang="en"><termSec><term>cart</term></termSec></langSec>
    <langSec xml:lang="de"><termSec><term>Warenkorb</term></termSec></langSec></conceptEntry></body></text></tbx>
    """

  private func output(_ files: [String: String], _ arguments: String...) -> String {
    MemoryMachine(app.merging(files) { $1 })
      .run(["check", "--translations", "--rule", "term-translation", "--format", "xcode", "."] + arguments)
      .output
      .split(separator: "\n").filter { $0.contains("(term-translation)") }.joined(separator: "\n")
  }

  @Test(arguments: [
    ("terms.tbx", ""), ("terms.csv", "en,de,fr\ncart,Warenkorb,panier\n"),
    ("terms-de.csv", "source,target\ncart,Warenkorb\n"),
  ])
  func `are asked of translations`(path: String, table: String) {
    let files = [path: table.isEmpty ? base : table]
    let expected =
      "de.json:1:7: warning: Use “Warenkorb” for “cart”. It is the team's term. (term-translation)"
    #expect(output(files, "--glossary", path) == expected)
    #expect(output(files.merging([".copy-lint.yml": "glossary: [\(path)]"]) { $1 }) == expected)
    #expect(output(files) == "")
  }

  @Test func `count less than those of the configuration`() {
    let own = [".copy-lint.yml": "translations: {terms: {de: {cart: Korb}}}", "terms.tbx": base]
    #expect(output(own, "--glossary", "terms.tbx") == "")
  }

  @Test func `are named on demand`() {
    let files = ["terms.tbx": base, "terms.csv": "en,de,fr\ncart,Warenkorb,panier\n", "a.strings": ""]
    let run = MemoryMachine(files).run(
      "a.strings", "-v", "--glossary", "terms.tbx", "--glossary", "terms.csv")
    #expect(run.messages.contains("copy-lint: “terms.tbx” is TBX. It has translations into de.\n"))
    #expect(run.messages.contains("copy-lint: “terms.csv” has terms with translations into de, fr.\n"))
  }
}
