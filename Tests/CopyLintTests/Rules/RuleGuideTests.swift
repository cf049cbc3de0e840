import Testing

@testable import CopyLint

@Suite struct RuleGuideTests {
  @Test(arguments: RuleDescription.pageNames())
  func `says all that a reader needs, and nothing that only tests need`(name: String) throws {
    let guide = try #require(RuleGuide(of: name))
    let (bad, good) = guide.pair
    #expect(bad != nil && good != nil && bad != good)
    #expect(guide.summary.hasSuffix(".") && !guide.paragraphs("Why").isEmpty)
    for isWhole in [false, true] {
      let text = guide.text(width: 80, usesColor: false, isWhole: isWhole)
      for mark in ["⟦", "⟧", " ~> ", " ?> ", "role=", "```", "\n# ", "## "] {
        #expect(!text.contains(mark), "\(mark) in \(text)")
      }
      let code = text.split(separator: "\n").filter { $0.hasPrefix("      ") || $0.contains("copy-lint") }
      for line in text.split(separator: "\n") where !code.contains(line) {
        #expect(displayWidth(of: String(line)) <= 80, "\(line)")
      }
    }
    let lines = guide.text(width: 80, usesColor: false, isWhole: false).split(separator: "\n")
    #expect(lines.count <= 50, "\(name): \(lines.count)")
    #expect(!guide.short.contains("⟦") && guide.short.utf8.count < 1200)
  }

  @Test func `shows the same text fixed, where the rule has words for that`() throws {
    let pair = try #require(RuleGuide(of: "jargon")).pair
    #expect(pair.bad?.lines == ["Network connectivity unavailable"])
    #expect(pair.good?.lines == ["You're offline"])
    let translated = try #require(RuleGuide(of: "placeholder-mismatch")).pair
    #expect(translated.bad?.source == "%@ sent %lld files")
    #expect(translated.bad?.lines == ["%lld Dateien von %@"])
    #expect(translated.good?.source != nil)
  }

  @Test(arguments: [
    ("jargon", "For one string, in its comment", "copy-lint:disable jargon -- reason"),
    ("label-missing", "in a comment right above it", "// copy-lint:disable label-missing -- reason"),
  ])
  func `says where the comment goes that turns it off`(name: String, place: String, line: String) throws {
    let text = try #require(RuleGuide(of: name)).text(width: 80, usesColor: false, isWhole: false)
    #expect(text.contains(place) && text.contains("      \(line)\n"))
  }
}
