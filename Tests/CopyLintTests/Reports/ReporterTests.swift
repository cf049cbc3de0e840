import Testing

@testable import CopyLint
@testable import Readability

/// One report by hand, for people and as JSON.
@Suite struct ReporterTests {
  private func write(_ reporter: some Reporter, notes: Bool = false, isQuiet: Bool = false) -> String {
    var options = ReportOptions(versions: {
      ToolVersions(tool: "1.2.3", icu: "72.1", cldr: "42", unicode: "15.0")
    })
    options.showsNotes = notes
    options.isQuiet = isQuiet
    var output: [UInt8] = []
    reporter.write(sampleReport(), options: options, into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// 0.39 × 10 + 11.8 × 1.5 − 15.59 = 6.01, with familiar words at two syllables 4.83; 10.2 / √100 = 1.02.
  @Test func `reports as text`() {
    #expect(
      write(TextReporter()) == """
        en.lproj/Main.strings
          error: Save this file as UTF-8. [invalid-encoding]
          3:11  auth · en
          error: Write “Please sign in” instead of “Authentication required”. [jargon]
             3 | "auth" = "Authentication required";
               |           ^^^^^^^^^^^^^^^^^^^^^^^

        file                   locale  strings  words         grade  errors  warnings
        en.lproj/Main.strings  en        1,204    100     6.0 ± 1.0       2         0
        en.lproj/Main.strings  th            2      0  not measured       0         0
        ─────────────────────────────────────────────────────────────────────────────
        1 file                           1,206    100     6.0 ± 1.0       2         0

        2 errors, 0 warnings. “--fix” fixes 1. “--notes” shows 1 note.
        Reading grade 6.0, limit 8 · 2 strings not measured (th)
        1 finding is turned off by a comment.
        Is a finding wrong? “copy-lint explain RULE” says how to turn it off.

        """)
  }

  @Test func `leaves out tables and closing lines when quiet, and shows notes on demand`() {
    #expect(write(TextReporter(), isQuiet: true).split(separator: "\n").count == 6)
    #expect(write(TextReporter(), notes: true).contains("3:11  auth · en\n  note: "))
  }

  @Test func `reports as JSON`() {
    #expect(
      write(JSONReporter()) == """
        {"schema":"copy-lint/report/1","tool":{"version":"1.2.3","icu":"72.1","cldr":"42","unicode":"15.0"},\
        "summary":{"files":1,"entries":1206,"words":100,"errors":2,"warnings":0,"notes":1,"suppressed":1,\
        "known":0,"gone":0,"fixable":1,"notMeasured":2,"grade":4.83,"gradeUnadjusted":6.01,"gradeError":1.02,\
        "prose":{"grade":6.01,"adjusted":4.83,"error":1.02,"words":100},"plain":{"strings":2,"plain":1},"appWords":[]},\
        "scorecard":{"labels":{"checked":2,"clear":1,"percent":50,"status":"poor"},\
        "hints-and-values":{"checked":0,"clear":0,"percent":null,"status":null},\
        "errors-and-confirmations":{"checked":0,"clear":0,"percent":null,"status":null},\
        "plain-words":{"checked":2,"clear":2,"percent":100,"status":"excellent"},\
        "consistency":{"checked":2,"clear":2,"percent":100,"status":"excellent"},\
        "readability":{"checked":2,"clear":2,"percent":100,"status":"excellent"},\
        "overall":{"checked":8,"clear":7,"percent":87,"status":"good"}},\
        "quickWins":[],\
        "categoryWins":[],\
        "overallAfter":{"checked":8,"clear":7,"percent":87,"status":"good"},\
        "files":[{"path":"en.lproj/Main.strings","format":"apple-strings","locales":{\
        "en":{"entries":1204,"counts":{"letters":0,"syllables":150,"words":100,"sentences":10,\
        "adjustedSyllables":140,"longWords":0,"polysyllables":0,"fourSyllables":0,"monosyllables":0},\
        "measure":{"formula":"flesch-kincaid-grade","value":6.01,"adjusted":4.83,"standardError":1.02,\
        "words":100,"prose":null,"gates":false,"why":null},\
        "prose":{"grade":6.01,"adjusted":4.83,"error":1.02,"words":100},"plain":{"strings":2,"plain":1}},\
        "th":{"entries":2,"counts":{"letters":0,"syllables":0,"words":0,"sentences":0,\
        "adjustedSyllables":0,"longWords":0,"polysyllables":0,"fourSyllables":0,"monosyllables":0},\
        "measure":{"formula":"flesch-kincaid-grade","value":null,"adjusted":null,"standardError":null,\
        "words":0,"prose":null,"gates":false,"why":"no-formula"},"prose":null,"plain":{"strings":0,"plain":0}}},\
        "problems":[{"rule":"invalid-encoding","message":"Save this file as UTF-8.","line":0,"column":null}]}],\
        "findings":[{"rule":"invalid-encoding","severity":"error","message":"Save this file as UTF-8.",\
        "path":"en.lproj/Main.strings","line":0,"column":null,"endLine":null,"endColumn":null,"start":null,\
        "end":null,"key":"","locale":"","variant":"","role":"unknown","roleSource":"none","text":"","words":[],\
        "replacement":null,"applicability":null,"measure":null,"fingerprint":"","suppressed":null,\
        "source":null,"edit":null},\
        \(finding(suppressed: "null")),\(finding(suppressed: "\"house style\""))],\
        "skipped":[{"path":"x.strings","why":"Check the path “x.strings”. No such file or folder."}]}

        """)
  }

  private func finding(suppressed: String) -> String {
    """
    {"rule":"jargon","severity":"error","message":"Write “Please sign in” instead of “Authentication required”.",\
    "path":"en.lproj/Main.strings","line":3,"column":11,"endLine":3,"endColumn":34,"start":10,"end":33,\
    "key":"auth","locale":"en","variant":"","role":"error","roleSource":"key","text":"Authentication required",\
    "words":["Authentication required"],"replacement":"Please sign in","applicability":"safe",\
    "measure":{"formula":"flesch-kincaid-grade","value":26.49,"adjusted":26.49,"standardError":7.21,"words":2,\
    "prose":null,"gates":true,"why":null},"fingerprint":"0011223344556677","suppressed":\(suppressed),\
    "source":null,"edit":{"start":10,"end":33,"text":"Please sign in"}}
    """
  }

  @Test func `reports as GitHub annotations`() {
    #expect(
      write(GitHubReporter(), isQuiet: true) == """
        ::error file=en.lproj/Main.strings,title=copy-lint%3A invalid-encoding::Save this file as UTF-8.
        ::error file=en.lproj/Main.strings,line=3,col=11,endLine=3,endColumn=34,title=copy-lint%3A jargon::\
        Write “Please sign in” instead of “Authentication required”.

        """)
  }

  @Test func `says so when there is nothing to fix`() {
    var clean = sampleReport()
    clean.files[0].findings = []
    var output: [UInt8] = []
    TextReporter().write(
      clean, options: ReportOptions(versions: { .init(tool: "", icu: "", cldr: "", unicode: "") }),
      into: &output)
    let last = String(decoding: output, as: UTF8.self).split(separator: "\n").last
    #expect(last == "Copy is clear: 1,206 strings, grade 6.0, nothing to fix.")
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (-1200, "−1,200")])
  func `groups digits`(number: Int, expected: String) {
    #expect(grouped(number) == expected)
  }
}
