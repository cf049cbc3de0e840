import Testing

@testable import copy_lint

@Suite struct `Texts that nothing shows` {
  private static let files = [
    "A.swift": """
    import SwiftUI
    func fill() {
      add(name: "The the files")
      label.text = "The the files"
    }
    """
  ]

  @Test func `findings in them are notes`() {
    let run = MemoryMachine(Self.files).run(["check", "--rule", "doubled-word", "."])
    #expect(run.output.contains("4:17  The the files · en\n  warning: Remove the second"))
    #expect(run.output.contains("3:14  The the files · en\n  note: Remove the second"))
  }

  @Test func `a dump tells which they are`() {
    let lines = MemoryMachine(Self.files).run(["dump", "."]).output.split(separator: "\n")
    #expect(lines.map { $0.contains("\"unshown\":true") } == [true, false])
  }

  @Test(arguments: [("label.text = ", ["file-grade-too-high"]), ("add(name: ", [])])
  func `they don't count for the grade of a file`(code: String, rules: [String]) {
    let places = [
      "school", "company", "country", "city", "office", "library", "hospital", "store", "museum", "station",
    ]
    let lines = places.map { place in
      "\(code)\"The administrators of the \(place) periodically reconfigure its authentication infrastructure for compliance.\""
        + (code.contains("(") ? ")" : "")
    }
    let file = "import SwiftUI\nfunc f() {\n" + lines.joined(separator: "\n") + "\n}"
    let run = MemoryMachine(["A.swift": file]).run([
      "check", "--rule", "file-grade-too-high", "--format", "csv", ".",
    ])
    #expect(["file-grade-too-high"].filter { run.output.contains($0) } == rules)
  }
}
