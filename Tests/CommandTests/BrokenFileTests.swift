import Testing

@testable import copy_lint

/// A file with a syntax error, and what the error swallowed.
@Suite struct `Broken files` {
  private static let android = """
    <resources>
        <string name="a">Utilize it</string>
        <string name="b">Send it to the people...
        <string name="c">Utilize this <b>map</b></string>
        <string name="d">Utilize a map</string>
    </resources>

    """

  @Test(arguments: [
    ("res/values/strings.xml", android, ["2:22", "3:5"]),
    (
      "Strings.resx",
      "<root>\n<data name=\"a\"><value>Utilize it</value></data>\n<data name=\"b\"><value>Utilize\n</data>\n</root>\n",
      ["2:23", "3:16"]
    ),
  ])
  func `give findings of what was read whole, and the place of the open tag`(
    path: String, text: String, places: [String]
  ) {
    let run = MemoryMachine([path: text]).run("--format", "xcode", "--notes", ".")
    let found = run.output.split(separator: "\n").map { line in
      line.split(separator: ":").dropFirst().prefix(2).joined(separator: ":")
    }
    #expect(found == places, "\(run.output)")
  }

  @Test func `name the tag`() {
    func message(_ text: String) -> String {
      let output = MemoryMachine(["res/values/a.xml": text]).run("--format", "xcode", ".").output
      return output.split(separator: "\n").filter { $0.contains("syntax-error") }.joined()
    }
    #expect(
      message(Self.android)
        == "res/values/a.xml:3:5: error: Close “<string>”. The next closing tag is “</resources>”. (syntax-error)"
    )
    #expect(
      message("<resources>\n<string name=\"a\">Save <b>it</string>\n</resources>")
        == "res/values/a.xml:2:23: error: Close “<b>”. The next closing tag is “</string>”. (syntax-error)")
    #expect(
      message("<resources>\n<string name=\"a\">Save it</string>\n")
        == "res/values/a.xml:1:1: error: Close “<resources>”. The file ends before its end. (syntax-error)")
    // One closing tag too many.
    #expect(
      message("<resources>\n<string name=\"a\">Save</b> it</string>\n</resources>")
        .hasPrefix("res/values/a.xml:2:24: error: Close the last open tag first."))
  }

  @Test(arguments: [
    ("res/values/strings.xml", android),
    ("en.lproj/a.strings", "\"a\" = \"Utilize it\";\n\"b\" = \"Send it;\n\"c\" = \"Utilize a map\";\n"),
    ("locales/en.json", "{\"a\":\"Utilize it\",\n\"b\":\"Send it,\n\"c\":\"Utilize a map\"}\n"),
  ])
  func `are left alone by fixes and suppressions`(path: String, text: String) {
    for flags in [["--fix", "--unsafe-fixes"], ["--add-suppressions"]] {
      let machine = MemoryMachine([path: text, ".copy-lint.yml": "locales: []\n"])
      machine[".copy-lint.yml"] = nil
      let run = machine.run(flags + ["."])
      #expect(machine.text(path) == text, "\(flags)")
      #expect(machine.text(".copy-lint.yml") == nil)
      #expect(run.code == 1)
      #expect(
        run.messages.contains("Fix the syntax error in “\(path)” first. The file was not changed.\n"),
        "\(run)")
    }
  }

  @Test func `are not those whose header or one string is wrong`() {
    let po = "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n\"Plural-Forms: nplurals=2; plural=;\\n\"\n\n"
    let machine = MemoryMachine(["de.po": po + "msgid \"Save it…\"\nmsgstr \"Sichern...\"\n"])
    _ = machine.run("--fix", "--notes", ".")
    #expect(machine.text("de.po")?.contains("Sichern…") == true)
  }
}
