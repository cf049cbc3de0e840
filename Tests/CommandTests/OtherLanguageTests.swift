import Testing

@testable import copy_lint

/// Texts in another language than that of their file.
@Suite struct `Texts in another language` {
  private static let english =
    "\"a\" = \"We keep your notes on this phone, and you can read them when you are not online.\";\n"
  // “account” and “standard” are English words, too.
  private static let italian =
    "\"b\" = \"Per ragioni di carenza temporanea, l'utente ha la facoltà di sostituire con il suo account un ingrediente "
    + "standard con un altro, ma senza limiti di tempo, e questo non vale per tutti i piatti della lista.\";\n"

  @Test func `don't count for the grade of a file`() {
    let machine = MemoryMachine([
      "en.lproj/A.strings": Self.english + Self.italian, "en.lproj/B.strings": Self.english,
    ])
    for command in [["grade", "--format", "json"], ["check", "--format", "json"]] {
      let both = machine.run(command + ["en.lproj/A.strings"]).output
      let alone = machine.run(command + ["en.lproj/B.strings"]).output
      let prose = /"prose(Measure)?":\{[^}]*\}/
      #expect(both.firstMatch(of: prose)?.output.0 == alone.firstMatch(of: prose)?.output.0)
      #expect(both.firstMatch(of: prose) != nil, "\(both)")
    }
  }
}
