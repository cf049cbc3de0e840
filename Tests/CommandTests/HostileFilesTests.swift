import Testing

@testable import copy_lint

/// Names and contents of files that were made to speak to the terminal, or to what runs the program.
@Suite struct `Hostile files` {
  private static let catalog = #"""
    {"sourceLanguage":"en","version":"1.0","strings":{"Utilize":{"localizations":{"xx\n::error::x\u001b[31m":\#
    {"stringUnit":{"state":"translated","value":"Ho"}}}}}}
    """#

  private func lines(_ arguments: [String]) -> [String] {
    let machine = MemoryMachine([
      "L.xcstrings": Self.catalog,
      "::error::x.strings": "\"a\" = \"::error::x\";\n\"b\" = \"Utilize ##[error]x\";\n",
      " ::warning::y.strings": "\"a\" = \"Utilize it\";\n",
    ])
    let run = machine.run(arguments)
    // CSV ends its lines so.
    let printed = (run.output + run.messages).replacing("\r\n", with: "\n")
    #expect(printed.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" }.isEmpty)
    return printed.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    ["check", "."], ["check", ".", "--translations"], ["check", ".", "--format", "xcode"], ["grade", "."],
    ["grade", ".", "--strings"], ["grade", ".", "--all-formulas"], ["check", ".", "--format", "csv"],
    ["check", ".", "--verbose", "--quiet"],
  ])
  func `begin no line as a command does`(arguments: [String]) {
    let lines = lines(arguments)
    #expect(!lines.isEmpty)
    for line in lines {
      #expect(!line.drop(while: \.isWhitespace).hasPrefix("::"), "\(line)")
      #expect(!line.contains("##["), "\(line)")
    }
  }

  @Test func `GitHub gets the commands of the report alone`() {
    for line in lines(["check", ".", "--format", "github"]) {
      let isOwn = ["error", "warning"].contains { line.hasPrefix("::\($0) file=") }
      #expect(isOwn || !line.drop(while: \.isWhitespace).hasPrefix("::"), "\(line)")
    }
  }

  @Test func `a path that begins as a command does is shown from its folder`() {
    let lines = lines(["check", "::error::x.strings"])
    #expect(lines.first == "./::error::x.strings")
    #expect(lines.contains { $0.hasPrefix("./::error::x.strings  en") })
  }
}
