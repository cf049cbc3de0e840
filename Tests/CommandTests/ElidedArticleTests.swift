import Testing

@testable import copy_lint

@Suite struct `Elided articles` {
  @Test func `are never left before a consonant by a fix`() {
    let machine = MemoryMachine(["locales/fr.json": "{\"a\": \"L'authentification a échoué\"}"])
    let output = machine.run("check", "--notes", "--format", "json", ".").output
    #expect(output.contains("such as “connexion”") && !output.contains("\"text\":\"connexion\""), "\(output)")
  }

  /// Nothing here knows which gender and number the words around have to take.
  @Test(arguments: [
    ("it", "Mostra le funzionalità nuove", "funzionalità", "funzione"),
    ("fr", "Clés d'authentification", "authentification", "connexion"),
    ("fr", "Envoyer la requête", "requête", "demande"),
    ("es", "Sin conectividad ahora", "conectividad", "conexión"),
    ("de", "Keine Konnektivität da", "Konnektivität", "Verbindung"),
  ])
  func `and nouns of other languages are advice alone`(
    language: String, text: String, word: String, better: String
  ) {
    let machine = MemoryMachine(["locales/\(language).json": "{\"a\": \"\(text)\"}"])
    let run = machine.run("check", "--notes", "--format", "json", ".")
    #expect(run.output.contains("Say “\(word)” in plainer words, such as “\(better)”."), "\(run.output)")
    #expect(!run.output.contains("\"text\":\"\(better)\""), "\(run.output)")
  }

  @Test func `and a text that is nothing but the noun has a fix`() {
    let machine = MemoryMachine(["locales/fr.json": "{\"a\": \"Authentification\"}"])
    #expect(machine.run("check", "--notes", ".").output.contains("Write “Connexion” instead of"))
  }

  @Test func `and a space at the end of what to write is not quoted`() {
    let machine = MemoryMachine(["locales/fr.json": "{\"a\": \"Touchez afin d'ouvrir\"}"])
    #expect(machine.run("check", "--notes", ".").output.contains("Write “pour” instead of “afin d'”."))
  }
}
