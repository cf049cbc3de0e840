import Testing

@testable import copy_lint

/// Messages of Java in a file that shows that `MessageFormat` reads it.
@Suite struct `Messages of Java` {
  private static let certain = "sure=You haven''t {0}\n"

  private func findings(_ text: String, of source: String) -> [String] {
    let machine = MemoryMachine([
      "M.properties": Self.certain + "a=\(source)\n", "M_fr.properties": Self.certain + "a=\(text)\n",
    ])
    let rules = ["message-syntax", "placeholder-mismatch", "quoted-placeholder"].flatMap { ["--rule", $0] }
    return machine.run(["--translations", "--format", "xcode", "."] + rules).output.split(separator: "\n")
      .filter { $0.hasPrefix("M_fr") }.map { line in
        String(line.drop { $0 != " " }.dropFirst())
      }
  }

  private static let quote =
    "error: Double this apostrophe or use “’”. As it is, values after it are not filled in. (message-syntax)"

  @Test(arguments: ["Ticket d'équipe ''{0}'' fermé", "Ticket d'équipe ''{0}'' de l'ami"])
  func `get one finding for one apostrophe`(text: String) {
    #expect(findings(text, of: "Team ticket ''{0}'' is closed") == [Self.quote])
  }

  @Test func `may have a quotation with two apostrophes in it`() {
    #expect(findings("Écrire '{isn''t}' puis {0}", of: "Write '{isn''t}', then {0}") == [])
  }

  @Test(arguments: [
    ("{0,número,0}", "{0,number,0}"), ("{0,fecha,short}", "{0,date,short}"), ("{0,nombre}", "{0,number}"),
  ])
  func `keep the type of a value`(own: String, meant: String) {
    #expect(
      findings("Somme : \(own)", of: "Sum: \(meant)") == [
        "error: Write “\(meant)” instead of “\(own)”. Java stops at any other type. (message-syntax)"
      ])
  }

  @Test func `close each brace`() {
    #expect(
      findings("Supprimé {0 fichiers", of: "Deleted {0} files") == [
        "error: Close this “{” with “}”. Java stops at it. (message-syntax)"
      ])
  }

  @Test func `show a value among quoted words where the source does`() {
    let source = "set ''--alias {0}'' first"
    #expect(
      findings("d’abord '--alias {0}'", of: source) == [
        "error: Double the apostrophes around “--alias {0}”. As they are, no value is filled in. "
          + "(placeholder-mismatch)"
      ])
    #expect(findings("d’abord ''--alias {0}''", of: source) == [])
    // As in the source, it is text.
    #expect(findings("d’abord '--alias {0}'", of: "set '--alias {0}' first") == [])
  }

  @Test func `may show fewer values than there are`() {
    let warning = "warning: Remove “{2}”. The source doesn't use it. (placeholder-mismatch)"
    #expect(findings("{0} de {1} {2}", of: "{0} of {1}") == [warning])
  }
}
