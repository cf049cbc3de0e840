import CopyLint
import Testing

@Suite struct InconsistentTranslationTests {
  /// Keys and what is said of them, for units in the order of `keys`.
  private func findings(order keys: [String]) -> [String] {
    let texts = [
      "a": "Prüfe dein Netz", "b": "Netzwerk ansehen", "c": "Prüfe dein Netz", "d": "Netzwerk ansehen",
    ]
    let units = keys.map { key in
      "<trans-unit id=\"\(key)\"><source>Check your own network</source><target>\(texts[key] ?? "")</target></trans-unit>"
    }
    let file = """
      <xliff version="1.2"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body>
      \(units.joined(separator: "\n"))
      </body></file></xliff>
      """
    var checker = Checker(configuration: Configuration())
    let report = checker.check(Document(path: "de.xliff", bytes: Array(file.utf8)))
    return (report?.findings ?? []).filter { $0.finding.rule == "inconsistent-translation" }
      .map { "\($0.key): \($0.finding.message)" }.sorted()
  }

  @Test func `finds the same whatever the order of the file`() {
    let expected = ["b", "d"].map { "\($0): Write “Prüfe dein Netz”, as for the same source text elsewhere." }
    for order in [["a", "b", "c", "d"], ["d", "c", "b", "a"], ["b", "a", "d", "c"]] {
      #expect(findings(order: order) == expected)
    }
  }
}
