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
        2 files    en            2      6          2          8  1.3 ± 4.2  1.3          91.0

        hardest strings
        1.3 ± 5.9  a.strings  open
          “Open the file”

        """)
  }

  /// Both words count 5 and 2 syllables: 0.78 + 11.8 × 3.5 − 15.59 = 26.5. One syllable in place of five is
  /// 11.8 × 4 / 2 = 23.6 grades here, and 11.8 × 4 / 4 = 11.8 in all. “Open files” is 0.78 + 17.7 − 15.59 = 2.9.
  @Test func `tells what the hardest words cost`() {
    let text = "\"a\" = \"Authentication required\";\n\"b\" = \"Open files\";"
    let run = MemoryMachine(["a.strings": text]).run("grade", "a.strings")
    #expect(
      run.output.hasSuffix(
        """

        hardest strings
        26.5 ± 7.2  a.strings  a
          “Authentication required”
          “Authentication” costs 23.6 grades here
        2.9 ± 7.2  a.strings  b
          “Open files”

        costly words      times  grades in all
        “Authentication”      1           11.8

        """))
  }

  @Test func `sums up folders that hold more than one file`() {
    let text = "\"open\" = \"Open the file\";"
    let run = MemoryMachine([
      "App/en.lproj/a.strings": text, "App/en.lproj/b.strings": text, "Web/en.lproj/a.strings": text,
    ]).run("grade", ".")
    #expect(
      run.output.contains(
        """

        folder         locale  strings  words  sentences  syllables      grade  raw  reading ease
        App/en.lproj/  en            2      6          2          8  1.3 ± 4.2  1.3          91.0

        """))
  }

  /// W 3, S 1, Y 4, L 11, no long word: fog 0.4 × 3, SMOG its constant, ARI 17.27 + 1.5 − 21.43,
  /// CLI 21.56 − 9.87 − 15.8, LIX 3.
  @Test func `shows every formula on demand`() {
    let run = MemoryMachine(["a.strings": "\"open\" = \"Open the file\";"]).run(
      "grade", "--all-formulas", "a.strings")
    let values = run.output.split(separator: "\n").filter {
      $0.contains("years of school") || $0.contains("points")
    }
    #expect(values.count == 8)
    for (title, value) in [
      ("Flesch-Kincaid grade", "1.3 ±"), ("Flesch reading ease", "91.0 ±"), ("Gunning fog index", "1.2 ±"),
      ("SMOG grade", "3.1 ±"), ("Automated readability index", "−2.7 ±"), ("Coleman-Liau index", "−4.1 ±"),
      ("LIX", "3.0 ±"), ("RIX", "0.0 ±"),
    ] {
      #expect(values.contains { $0.hasPrefix(title + " ") && $0.contains(" \(value)") }, "\(title)")
    }
    #expect(run.output.contains("years of school; asks for 30 sentences"))
  }

  @Test func `shows a language without a formula as not measured, with its counts`() {
    let run = MemoryMachine(["vi.lproj/a.strings": "\"a\" = \"Không thể lưu\";"]).run("grade", ".")
    #expect(
      run.output == """
        file                locale  strings  words  sentences  syllables         value  raw  measure
        vi.lproj/a.strings  vi            1      3          1          0  not measured    –  3.0 words a sentence

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

  /// Two paragraphs, three sentences: the line end inside the first is a space. Its four words count five syllables:
  /// 0.78 + 14.75 − 15.59 = −0.1.
  @Test func `grades text from the input`() {
    let run = MemoryMachine(input: "Open the\nfile. Wait.\n\n \nOpen the file.").run("grade", "-")
    #expect(
      run.output == """
        file  locale  strings  words  sentences  syllables      grade  raw  reading ease
        -     en            2      7          3          9  0.5 ± 3.9  0.5          95.7

        hardest strings
        −0.1 ± 5.1  -  paragraph 1
          “Open the file. Wait.”
        1.3 ± 5.9  -  paragraph 2
          “Open the file.”

        """)
  }

  @Test func `writes JSON`() {
    let run = MemoryMachine(input: "Wait").run("grade", "--json", "-")
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
