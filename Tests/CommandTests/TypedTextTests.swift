import Testing

@testable import copy_lint

/// What people type into a terminal is the same in any language.
@Suite struct `Texts that are typed` {
  private func missing(_ text: String, key: String = "a") -> String? {
    let rest = "\"b\": \"Close the door\", \"c\": \"Open the door\""
    let machine = MemoryMachine([
      "locales/en.json": "{\"\(key)\": \"\(text)\", \(rest)}",
      "locales/de.json": "{\"b\": \"Schließe die Tür\", \"c\": \"Öffne die Tür\"}",
    ])
    let output = machine.run(
      "check", "--translations", "--rule", "translation-missing", ".", "--format", "xcode"
    ).output
    return output.split(separator: "error: ").dropFirst().first.flatMap {
      $0.split(separator: ". It's").first.map(String.init)
    }
  }

  @Test(arguments: [
    "rm -rf", "docker compose up -d", "DOCKGE_ENABLE_CONSOLE=true", "PATH=/usr/bin",
    "git clone --depth=1 origin",
  ])
  func `need no translation`(text: String) {
    #expect(missing(text) == nil)
  }

  @Test(arguments: [
    "Run rm -rf now", "use it with -v", "show hidden files", "MODE=the value", "photo -video", "remove: -f",
    "save to file -f",
  ])
  func `are not sentences`(text: String) {
    #expect(missing(text) == "Translate “\(text)” (key “a”)")
  }

  @Test func `are told by the text, with a key that only resembles it`() {
    #expect(missing("attach", key: "attachCode") == "Translate “attach” (key “attachCode”)")
    #expect(missing("Send it", key: "Send it (button)") == "Translate “Send it (button)”")
  }
}
