import Testing

@testable import copy_lint

/// A Java app with an empty `_en` beside the file in the source language: it ends Java's search for a language.
@Suite struct `An empty file in the source language` {
  private static let files = [
    "src/Web.properties": "save.title=Save the file now\nopen.title=Open the file now\n",
    "src/Web_en.properties": "# Nothing here, so that English comes from the file without a name.\n",
    "src/Web_de.properties": "save.title=Die Datei sichern\nopen.title=Die Datei öffnen\n",
    "src/Web_fr.properties": "save.title=Garder le fichier\nopen.title=Ouvrir le fichier\n",
    "src/Other.properties": "close.title=Close the file now\n",
  ]

  private func machine(_ change: (inout [String: String]) -> Void) -> MemoryMachine {
    var now = Self.files
    change(&now)
    let machine = MemoryMachine(now)
    machine.repository = MemoryRepository(revisions: ["main": Self.files])
    return machine
  }

  private func told(_ machine: MemoryMachine, _ flags: String...) -> [String] {
    machine.run(["--translations", "--since", "main", "--format", "xcode", "."] + flags).output
      .split(separator: "\n").map(String.init)
  }

  @Test func `hides no translation that was removed`() {
    let machine = machine { $0["src/Web_fr.properties"] = nil }
    #expect(
      told(machine) == [
        "src/Web.properties: error: Restore “src/Web_fr.properties”. It was removed. (translation-missing)"
      ])
  }

  @Test func `hides no source that has a new name or is gone`() {
    let gone =
      "src/Web_de.properties: error: Restore “src/Web.properties”, or delete its translations. It was removed. "
      + "(translation-missing)"
    let removed = machine { $0["src/Web.properties"] = nil }
    #expect(told(removed) == [gone])
    let renamed = machine { $0["src/App.properties"] = $0.removeValue(forKey: "src/Web.properties") }
    #expect(told(renamed) == [gone])
    for format in ["github", "gitlab", "junit", "sarif", "text"] {
      let run = renamed.run("--translations", "--since", "main", "--format", format, ".")
      let text = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(run.code == 1 && text.contains("Restore “src/Web.properties”"), "\(run)")
    }
  }

  @Test func `is not compared by grade with a translation`() {
    let removed = machine {
      $0["src/Web.properties"] = nil
      $0["src/Other.properties"] = nil
    }
    for format in ["text", "markdown"] {
      let output = removed.run("--translations", "--since", "main", "--format", format, ".").output
      #expect(!output.contains("Reading grade"), "\(output)")
    }
  }

  @Test func `leaves a closing line where nothing shows that there was a source`() {
    let renamed = machine { $0["src/App.properties"] = $0.removeValue(forKey: "src/Web.properties") }
    let output = renamed.run("--translations", ".").output.replacing("\n", with: " ")
    #expect(
      output.contains(
        "Add the source of “src/Web_de.properties” and 1 other translation, or list them under “exclude”."),
      "\(output)")
    #expect(!machine { _ in }.run("--translations", ".").output.contains("Add the source"))
  }
}
