import Testing

@testable import copy_lint

@Suite struct GradeTests {
  /// 0.39 × 3 + 11.8 × 4 / 3 − 15.59 = 1.3 and 206.835 − 1.015 × 3 − 84.6 × 4 / 3 = 91.0.
  @Test func `grades each file and all`() {
    let text = "\"open\" = \"Open the file\";"
    let run = MemoryMachine(["a.strings": text, "b.strings": text]).run("grade", ".")
    #expect(run.code == 0)
    #expect(
      run.output == """
        file       locale  strings  words  sentences  syllables      grade  raw  reading ease
        a.strings  en            1      3          1          4  1.3 ± 5.9  1.3          91.0
        b.strings  en            1      3          1          4  1.3 ± 5.9  1.3          91.0
        ─────────────────────────────────────────────────────────────────────────────────────
        2 files                  2      6          2          8  1.3 ± 4.2  1.3          91.0

        """)
  }

  @Test func `grades each string on demand`() {
    let run = MemoryMachine(["a.strings": "\"open\" = \"Open the file\";"]).run(
      "grade", "--strings", "-q", ".")
    #expect(
      run.output == """
            grade  raw  reading ease  words  syllables  key   text
        1.3 ± 5.9  1.3          91.0      3          4  open  “Open the file”

        """)
  }

  /// Two paragraphs, three sentences: the line end inside the first is a space.
  @Test func `grades text from the input`() {
    let run = MemoryMachine(input: "Open the\nfile. Wait.\n\n \nOpen the file.").run("grade", "-")
    #expect(
      run.output
        == """
        file  locale  strings  words  sentences  syllables       grade   raw  reading ease
        -     en            2      7          3          9  0.5 ± 3.9   0.5          95.7

        """.replacing("0.5 ± 3.9   0.5", with: "0.5 ± 3.9  0.5").replacing(
          "      grade   raw", with: "     grade  raw"))
  }

  @Test func `writes JSON`() {
    let run = MemoryMachine(input: "Wait").run("grade", "--format", "json", "-")
    #expect(
      run.output.hasPrefix("{\"schema\":\"copy-lint/grade/1\",\"tool\":{\"version\":\"\(toolVersion)\","))
    #expect(run.output.contains("\"readingEase\":{\"formula\":\"flesch-reading-ease\",\"value\":121.22,"))
  }

  @Test func `ends with 2 when the input is no text or too long a line`() {
    let machine = MemoryMachine(input: String(repeating: "a", count: 70_000))
    let run = machine.run("grade", "-")
    #expect(run.code == 2)
    #expect(run.messages == "copy-lint: Break the long line of this text. The limit is 64 KB.\n")
  }

  @Test func `dumps each string as a line`() {
    let run = MemoryMachine(["en.lproj/a.strings": "\"a\" = \"b\";\n\"c\" = \"d\";"]).run("dump", ".")
    #expect(run.code == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines.allSatisfy {
        $0.hasPrefix("{\"path\":\"en.lproj/a.strings\",\"format\":\"apple-strings\",\"key\":\"")
      })
  }
}
