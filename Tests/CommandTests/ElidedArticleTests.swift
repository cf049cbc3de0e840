import Testing

@testable import copy_lint

@Suite struct `Elided articles` {
  @Test func `are never left before a consonant by a fix`() {
    let machine = MemoryMachine(["locales/fr.json": "{\"a\": \"L'authentification a échoué\"}"])
    let output = machine.run("check", "--notes", "--format", "json", ".").output
    #expect(output.contains("Write “connexion”") && !output.contains("\"text\":\"connexion\""), "\(output)")
  }
}
