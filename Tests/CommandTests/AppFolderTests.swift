import Testing

@testable import copy_lint

/// Which folders `init` takes for an app's own strings.
@Suite struct `Folders of an app` {
  private static func strings(_ count: Int, _ text: (Int) -> String) -> String {
    (0..<count).map { "\"\(text($0))\" = \"Öffne die Dose \($0)\";\n" }.joined()
  }

  @Test func `hold the texts of the code, which only its translations list`() {
    let keys = Self.strings(60) { "Open the tea box \($0)" }
    let machine = MemoryMachine([
      "App.xcodeproj/project.pbxproj": "developmentRegion = en;",
      "Platform/en.lproj/Localizable.strings": "/* No text yet. */\n",
      "Platform/de.lproj/Localizable.strings": keys,
      "Platform/fr.lproj/Localizable.strings": keys,
      "Platform/iOS/Settings.bundle/en.lproj/Root.strings":
        (0..<12).map { "\"k\($0)\" = \"Show the lid \($0)\";\n" }.joined(),
      "Platform/iOS/Tea.swift": "import SwiftUI\nlet a = Text(\"Open the tea box 1\")\n",
      "Remote/Pot.swift": "import SwiftUI\nlet a = Text(\"Fill the pot\")\n",
      "Remote/Deep/Cup.swift": "import SwiftUI\nlet a = Text(\"Fill the cup\")\n",
      "RemoteTests/PotTests.swift": "import SwiftUI\nlet a = Text(\"Fill the test\")\n",
    ])
    let output = machine.run("init").output
    #expect(output.contains("paths: 6 files with strings, in “Platform”, “Remote”.\n"), "\(output)")
    // The run that it names takes in the code, too.
    #expect(output.contains("in 15 strings of 4 files."), "\(output)")
    #expect(machine.run("--locale", "en").output.contains("clear: 15 strings"))
  }

  @Test func `hold no grammars of a highlighter`() {
    let rule = #"{"type": "KEYWORDS", "regex": "\\b(if|else)\\b"}"#
    let grammar =
      "{\"language\": \"Java\", \"rules\": [\(Array(repeating: rule, count: 9).joined(separator: ","))]}"
    let texts = (0..<40).map { "  <string name=\"a\($0)\">Open the tea box \($0)</string>\n" }.joined()
    let machine = MemoryMachine([
      "app/src/main/assets/highlight/languages/java.json": grammar,
      "app/src/main/res/values/strings.xml": "<resources>\n\(texts)</resources>",
    ])
    let output = machine.run("init").output
    #expect(output.contains("paths: 1 file with strings, in “app/src/main/res”.\n"), "\(output)")
    #expect(!machine.run("dump", "app/src/main/assets").output.contains("KEYWORDS"))
    // Who names a file means it.
    let name = "app/src/main/assets/highlight/languages/java.json"
    #expect(machine.run("dump", name).output.contains("KEYWORDS"))
  }

  @Test(arguments: [
    // A path of Windows, and a text about patterns.
    #"{"a": "Look in C:\\Windows", "b": "Use \\d for a digit", "c": "Save it", "d": "Open it"}"#,
    #"{"a": "Say \"yes\"", "b": "First\\nSecond", "c": "Third\\nFourth", "d": "Fifth\\nSixth", "e": "7\\n8"}"#,
  ])
  func `hold texts with backslashes`(json: String) {
    let machine = MemoryMachine(["locales/en.json": json])
    #expect(machine.run("dump", "locales").output.contains("\"a\""), "\(json)")
  }
}
