import Testing

@testable import copy_lint

/// Files that lack more strings than a report lists, so that it has one finding for all of them.
extension AddSuppressionsTests {
  private static let words = (0..<30).map { "Open the \(["gate", "door", "shop"][$0 % 3]) of house \($0)" }

  /// A German file with one translation, and what comes before and after a string that has none.
  private static let formats:
    [(path: String, start: String, gap: @Sendable (String) -> String, end: String)] = [
      (
        "po/de.po",
        "msgid \"\"\nmsgstr \"Language: de\\nContent-Type: text/plain; charset=UTF-8\\n\"\n\n"
          + "msgid \"Close\"\nmsgstr \"Schließen\"\n",
        { "\nmsgid \"\($0)\"\nmsgstr \"\"\n" }, ""
      ),
      (
        "po/de.po",
        "msgid \"\"\nmsgstr \"Language: de\\nContent-Type: text/plain; charset=UTF-8\\n\"\n\n"
          + "msgid \"Close\"\nmsgstr \"Schließen\"\n",
        { "\n#, fuzzy\nmsgid \"\($0)\"\nmsgstr \"Öffnen\"\n" }, ""
      ),
      (
        "de.xliff",
        "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"de\" original=\"a\" datatype=\"x\"><body>\n"
          + "<trans-unit id=\"Close\"><source>Close</source><target>Schließen</target></trans-unit>\n",
        {
          "<trans-unit id=\"\($0)\">\n<source>\($0)</source>\n<target state=\"new\"></target>\n</trans-unit>\n"
        }, "</body></file></xliff>\n"
      ),
      (
        "app_de.ts",
        "<!DOCTYPE TS>\n<TS version=\"2.1\" language=\"de\" sourcelanguage=\"en\"><context><name>A</name>\n"
          + "<message><source>Close</source><translation>Schließen</translation></message>\n",
        {
          "<message>\n<source>\($0)</source>\n<translation type=\"unfinished\"></translation>\n</message>\n"
        },
        "</context></TS>\n"
      ),
      (
        "a.xcstrings",
        "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\n\"Close\": {\"localizations\": {\"de\": "
          + "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"Schließen\"}}}}",
        { ",\n\"\($0)\": {}" }, "\n}}\n"
      ),
    ]

  @Test(arguments: formats.indices, [2, 30])
  func `silences missing strings that a report tells as one`(format: Int, count: Int) {
    let (path, start, gap, end) = Self.formats[format]
    let gaps = Self.words.prefix(count).map(gap)
    let machine = MemoryMachine([path: start + gaps.joined() + end])
    let arguments = [
      "check", "-q", "--translations", "--rule", "translation-missing,unused-suppression", ".",
    ]
    #expect(machine.run(arguments).code == 1)
    let added = machine.run(arguments + ["--add-suppressions", "--reason", "old"])
    #expect(added.code == 0, "\(added.output)\(added.messages)")
    #expect(added.messages == "copy-lint: Accepted \(count) findings. Wrote \(count) comments in 1 file.\n")
    #expect(machine.run(arguments).code == 0)
    // What is missing later is told.
    let text = machine.text(path) ?? ""
    machine[path] = Array((text.dropLast(end.count) + gap("Save the file") + end).utf8)
    let later = machine.run(arguments)
    #expect(later.code == 1)
    #expect(later.output.contains("Save the file"), "\(later.output)")
    #expect(!later.output.contains("unused-suppression"))
  }
}
