import Foundation
import Testing

@testable import copy_lint

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Whatever flags go with a report, the output is that report and nothing else.
@Suite struct `The output stays readable for programs` {
  private static let files = [
    "en.lproj/A.strings": "\"a\" = \"Wait, e.g. here...\";\n\"b\" = \"No network connectivity\";\n",
    "de.lproj/A.strings": "\"a\" = \"Warte %@...\";\n", "en.lproj/broken.strings": "\"a\" = \"no end",
    "old.json": "{\"known\":\"Utilize this\"}",
  ]

  private static let flags: [[String]] = [
    [], ["--notes"], ["--quiet"], ["--verbose"], ["--translations"], ["--fix"], ["--fix", "--unsafe-fixes"],
    ["--add-suppressions"],
    ["--write-baseline"], ["--baseline", "debt.json", "--write-baseline"], ["--no-baseline"],
    ["--since", "main"],
    ["--since", "main", "--fix", "--notes", "--translations"], ["--color", "always"],
    ["--locale", "de"], ["--rule", "jargon"], ["gone.strings"], ["closed.strings"], ["readme.md"],
  ]

  private func output(_ format: String, _ flags: [String]) -> String {
    let machine = MemoryMachine(Self.files)
    machine["closed.strings"] = []
    machine["readme.md"] = Array("x".utf8)
    machine.closed = ["/home/closed.strings"]
    machine.repository = MemoryRepository(revisions: [
      "main": ["old.json": "{\"known\":\"Utilize this\"}", "en.lproj/A.strings": "\"a\" = \"Wait\";\n"]
    ])
    let run = machine.run(["check", "en.lproj", "de.lproj", "old.json", "--format", format] + flags)
    #expect(run.messages.isEmpty || run.messages.hasPrefix("copy-lint: "))
    return run.output
  }

  @Test(arguments: flags) func `as JSON`(flags: [String]) throws {
    for format in ["json", "sarif", "gitlab"] {
      _ = try JSONSerialization.jsonObject(with: Data(output(format, flags).utf8))
    }
    for line in output("rdjsonl", flags).split(separator: "\n") {
      _ = try JSONSerialization.jsonObject(with: Data(line.utf8))
    }
  }

  @Test(arguments: flags) func `as XML`(flags: [String]) {
    for format in ["junit", "checkstyle"] {
      let parser = XMLParser(data: Data(output(format, flags).utf8))
      #expect(parser.parse(), "\(format) \(flags)")
    }
  }

  @Test(arguments: flags) func `in lines`(flags: [String]) {
    for line in output("xcode", flags).split(separator: "\n") {
      #expect(line.contains(": error: ") || line.contains(": warning: ") || line.contains(": note: "))
    }
    for line in output("github", flags + ["--quiet"]).split(separator: "\n") { #expect(line.hasPrefix("::")) }
    #expect(output("csv", flags).hasPrefix("\u{FEFF}\"severity\",\"rule\","))
    #expect(output("markdown", flags).hasPrefix("## Copy: "))
  }
}
