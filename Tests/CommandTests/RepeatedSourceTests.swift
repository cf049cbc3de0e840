import Testing

/// A source text that is in the file of each language is reported once.
struct RepeatedSourceTests {
  private func file(_ language: String, _ text: String) -> String {
    """
    <TS version="2.1" language="\(language)" sourcelanguage="en"><context><name>Page</name>
    <message><source>Utilize data</source><translation>\(text)</translation></message></context></TS>
    """
  }

  @Test func `a source text that three files repeat is one finding`() {
    let machine = MemoryMachine([
      "app_de.ts": file("de", "Daten nutzen"), "app_es.ts": file("es", "Usar datos"),
      "app_fr.ts": file("fr", "Utiliser"),
    ])
    let run = machine.run(["check", "--rule", "plain-word", "."])
    #expect(
      run.output.hasPrefix(
        """
        app_de.ts
          2:18  Page.Utilize data · en
          warning: Write “Use” instead of “Utilize”. More people know it. [plain-word]
        """))
    #expect(run.output.contains("\n  The same in 2 more files.\n"))
    #expect(!run.output.contains("app_es.ts\n"))
    #expect(run.output.contains("1 warning"))
    let json = machine.run(["check", "--rule", "plain-word", "--format", "json", "."])
    #expect(json.output.contains("\"repeats\":2"))
  }

  @Test func `the finding stays in the file of the source language`() {
    let source = file("en", "").replacing(
      "<translation></translation>", with: "<translation type=\"unfinished\"/>")
    let machine = MemoryMachine(["app_de.ts": file("de", "Daten nutzen"), "app_en.ts": source])
    let run = machine.run(["check", "--rule", "plain-word", "."])
    #expect(run.output.hasPrefix("app_en.ts\n  2:"), "\(run.output)")
    #expect(run.output.contains("\n  The same in 1 more file.\n"))
  }

  /// One English string and one of each language.
  @Test func `a source text counts once`() {
    let machine = MemoryMachine([
      "app_de.ts": file("de", "Daten nutzen"), "app_es.ts": file("es", "Usar datos"),
      "app_fr.ts": file("fr", "Utiliser"),
    ])
    for command in ["check", "grade"] {
      #expect(machine.run(command, "--format", "json", ".").output.contains("\"entries\":4,"))
      // The first number is that of all files.
      let english = machine.run(command, "--locale", "en", "--format", "json", ".").output
      #expect(english.firstMatch(of: #/"entries":(\d+)/#)?.1 == "1", "\(english.prefix(400))")
    }
  }

  @Test func `two texts that differ in one letter are two findings`() {
    let machine = MemoryMachine([
      "a_de.ts": file("de", "Daten nutzen"), "a_es.ts": file("es", "x").replacing("data", with: "Data"),
    ])
    #expect(!machine.run(["check", "--rule", "plain-word", "."]).output.contains("more file"))
  }
}
