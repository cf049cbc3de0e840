import Testing

@testable import copy_lint

/// What reports show of the controls of SwiftUI code.
@Suite struct ScreenReportTests {
  private static let feed = """
    import SwiftUI

    struct FeedView: View {
      var body: some View {
        Button { remove() } label: { Image(systemName: "flame") }
        Button { share() } label: { Image(systemName: "map") }
        Button { close() } label: { Image(systemName: "xmark") }.accessibilityLabel("Close")
        Toggle("Sound", isOn: $isOn).accessibilityHint("Plays a sound for each new post")
        HStack { Image("logo"); Image(decorative: "wave"); Text("Posts") }
      }
    }

    struct RowView: View {
      var body: some View { Button("Like") { like() } }
    }

    """

  @Test func `the text report names the screens to begin with`() {
    let run = MemoryMachine(["Feed.swift": Self.feed]).run("check", ".")
    #expect(run.output.contains("Feed.swift:5:5") || run.output.contains("5:5  FeedView/Button/flame"))
    #expect((run.output + run.messages).contains("Screens: 2 icon buttons in “FeedView” have no name"))
  }

  @Test func `next to controls without a name, the whole is not praised`() {
    let clear = Self.feed.replacing("flame\") }", with: "flame\") }.accessibilityLabel(\"Remove\")")
      .replacing(
        "map\") }", with: "map\") }.accessibilityLabel(\"Share\")")
    for (code, praise) in [(Self.feed, false), (clear, true)] {
      let machine = MemoryMachine(["Feed.swift": code, "a.strings": "\"a\" = \"Utilize it\";"])
      let short = machine.run("check", ".")
      let long = machine.run("check", ".", "--statistics")
      let table = machine.run("check", ".", "--format", "markdown")
      #expect((short.output + short.messages).contains("Overall 9") == praise)
      #expect((short.output + short.messages).contains("Weakest: controls in code, 60% of 5 named") != praise)
      #expect((long.output + long.messages).contains(/Overall \d+%, (very good|excellent)/) == praise)
      #expect(table.output.contains("| Overall |") == praise)
    }
  }

  @Test func `nothing is praised, and no whole is perfect, beside an error`() {
    let many = (0..<30).map { "\"k\($0)\" = \"Open it\";" }.joined(separator: "\n")
    let machine = MemoryMachine(["a.strings": many + "\n\"b\" = \"Broken;\n"])
    let text = machine.run("check", ".", "--statistics")
    let table = machine.run("check", ".", "--format", "markdown").output
    #expect((text.output + text.messages).replacing("\n", with: " ").contains("Plain words 100%"))
    for report in [text.output + text.messages, table] {
      #expect(!report.contains("Overall") && !report.contains("excellent"), "\(report)")
    }
  }

  @Test func `next to controls that were accepted without a name, it may be`() {
    let machine = MemoryMachine(["Feed.swift": Self.feed, "a.strings": "\"a\" = \"Utilize it\";"])
    _ = machine.run("check", ".", "--rule", "label-missing", "--write-baseline")
    let run = machine.run("check", ".")
    #expect((run.output + run.messages).contains("Overall 9"))
  }

  @Test func `the statistics have a row for each screen`() {
    let run = MemoryMachine(["Feed.swift": Self.feed]).run("check", ".", "--statistics")
    let lines = run.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.contains("screen controls by text by label no name hints images unlabeled announced"))
    #expect(lines.contains("FeedView 4 1 1 2 1 2 1 0"))
    #expect(lines.contains("RowView 1 1 0 0 0 0 0 0"))
    #expect(lines.contains("all 2 5 2 1 2 1 2 1 0"))
    #expect(run.output.contains("Controls in code 60% of 5 named, fair"))
  }

  @Test func `JSON has the counts of each screen`() {
    let run = MemoryMachine(["Feed.swift": Self.feed]).run("check", ".", "--format", "json")
    #expect(
      run.output.contains(
        #"{"name":"FeedView","path":"Feed.swift","controls":{"count":4,"byText":1,"byLabel":1,"unnamed":2,"unknown":0,"icons":2},"#
          + #""images":{"count":2,"decorative":1,"labelled":0,"bare":1},"hints":1,"announcements":0}"#))
  }

  @Test func `the page has the same rows`() {
    let run = MemoryMachine(["Feed.swift": Self.feed]).run("check", ".", "--format", "html")
    #expect(run.output.contains(#""screens":[["FeedView","Feed.swift",4,1,1,2,1,2,1,0],["RowView","#))
  }

  @Test func `reports without code say nothing of screens`() {
    let run = MemoryMachine(["a.strings": "\"a\" = \"Wait...\";"]).run("check", ".", "--format", "json")
    #expect(!run.output.contains("screens"))
  }

  @Test func `a comment above a control turns a rule off for it`() {
    let code = Self.feed.replacing(
      "    Button { remove()",
      with: "    // copy-lint:disable label-missing -- the app names it later\n    Button { remove()")
    let run = MemoryMachine(["Feed.swift": code]).run("check", ".", "--format", "json")
    #expect(run.output.contains(#""suppressed":1"#))
    #expect(!run.output.contains("unused-suppression"))
  }

  @Test func `a comment that turns nothing off is told`() {
    let code = Self.feed.replacing(
      "    Toggle(\"Sound\"",
      with: "    // copy-lint:disable label-missing -- no reason\n    Toggle(\"Sound\"")
    let run = MemoryMachine(["Feed.swift": code]).run("check", ".", "--format", "json")
    #expect(run.output.contains("unused-suppression"))
  }

  @Test func `a baseline knows a control again after lines came before it`() {
    let machine = MemoryMachine(["Feed.swift": Self.feed])
    _ = machine.run("check", ".", "--write-baseline")
    machine["Feed.swift"] = Array(("\n\n" + Self.feed).utf8)
    #expect(machine.run("check", ".", "--format", "json").output.contains(#""warnings":0"#))
  }

  @Test func `code without a string is read for its controls`() {
    let code =
      "import SwiftUI\nstruct A: View { var body: some View { Button { a() } label: { Image(.flame) } } }\n"
    let run = MemoryMachine(["A.swift": code]).run("check", ".", "--format", "github")
    #expect(run.output.contains("file=A.swift,line=2,col=40"))
  }
}
