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
        file       locale  strings  words  sentences  syllables        grade  reading ease
        a.strings  en            1      3          1          4  (1.3 ± 5.9)          91.0
        b.strings  en            1      3          1          4  (1.3 ± 5.9)          91.0
        ──────────────────────────────────────────────────────────────────────────────────
        2 files    en            2      6          2          8  (1.3 ± 4.2)          91.0

        """)
  }

  /// Twelve words of one sentence with 16 syllables: 4.68 + 15.73 − 15.59 = 4.8; one syllable in place of five is
  /// 11.8 × 4 / 12 = 3.9 grades. Both texts have 14 words, 18 syllables and 2 sentences, and 11.8 × 4 / 14 = 3.37 in all.
  @Test func `tells what the hardest words cost`() {
    let text =
      "\"a\" = \"Use authentication to keep your notes safe from those who pry here.\";\n\"b\" = \"Save it\";"
    let run = MemoryMachine(["a.strings": text]).run("grade", "a.strings")
    #expect(
      run.output.hasSuffix(
        """

        hardest strings
        4.8 ± 2.9  a.strings  a
          “Use authentication to keep your notes safe from those who pry here.”
          “authentication” costs 3.9 grades here

        costly words      times  grades in all
        “authentication”      1           3.37

        """), "\(run.output)")
  }

  @Test func `shows other languages in a line each, unless all is asked for`() {
    var files = ["en.lproj/a.strings": "\"a\" = \"Open the file\";"]
    for language in ["de", "fr"] {
      for name in ["a", "b"] { files["\(language).lproj/\(name).strings"] = "\"a\" = \"Text hier\";" }
    }
    let machine = MemoryMachine(files)
    let lines = machine.run("grade", ".").output.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("en.lproj/") } == 1 && lines.count { $0.hasPrefix("2 files ") } == 2)
    #expect(!lines.contains { $0.contains(".lproj") && !$0.hasPrefix("en.lproj/a.strings") }, "\(lines)")
    #expect(lines.last == "“--all” shows each file and the hardest strings of 2 other languages.")
    let all = machine.run("grade", "--all", ".").output
    #expect(all.contains("\nde.lproj/b.strings ") && !all.contains("“--all”"), "\(all)")
    // Who asks for a language sees its files.
    #expect(machine.run("grade", "--locale", "de", ".").output.contains("de.lproj/b.strings "))
  }

  @Test func `sums up folders that hold more than one file`() {
    let text = "\"open\" = \"Open the file\";"
    let run = MemoryMachine([
      "App/en.lproj/a.strings": text, "App/en.lproj/b.strings": text, "Web/en.lproj/a.strings": text,
    ]).run("grade", ".")
    #expect(
      run.output.contains(
        """

        folder         locale  strings  words  sentences  syllables        grade  reading ease
        App/en.lproj/  en            2      6          2          8  (1.3 ± 4.2)          91.0

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
        file                locale  strings  words  sentences  syllables         value  measure
        vi.lproj/a.strings  vi            1      3          1          0  not measured  3.0 words a sentence

        """)
  }

  @Test func `grades each string on demand`() {
    let run = MemoryMachine(["a.strings": "\"open\" = \"Open the file\";"]).run(
      "grade", "--strings", "-q", ".")
    #expect(
      run.output == """
            grade  reading ease  words  syllables  key   text
        1.3 ± 5.9          91.0      3          4  open  “Open the file”

        """)
  }

  /// Two paragraphs, three sentences: the line end inside the first is a space. Its four words count five syllables:
  /// 0.78 + 14.75 − 15.59 = −0.1.
  @Test func `grades text from the input`() {
    let run = MemoryMachine(input: "Open the\nfile. Wait.\n\n \nOpen the file.").run("grade", "-")
    #expect(
      run.output == """
        file  locale  strings  words  sentences  syllables        grade  reading ease
        -     en            2      7          3          9  (0.5 ± 3.9)          95.7

        """)
  }

  @Test func `writes JSON`() {
    let run = MemoryMachine(input: "Wait").run("grade", "--json", "-")
    #expect(
      run.output.hasPrefix("{\"schema\":\"copy-lint/grade/1\",\"tool\":{\"version\":\"\(toolVersion)\","))
    #expect(run.output.contains("\"readingEase\":{\"formula\":\"flesch-reading-ease\",\"value\":121.22,"))
  }

  @Test func `ends with 2 when the input is not text, or a line is too long`() {
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
