import Foundation
import Testing

@testable import CopyLint
@testable import Readability

/// One report by hand, as the page for people who read no terminal.
@Suite struct HTMLReporterTests {
  static let page = URL(filePath: #filePath).appending(path: "../../../../Sources/CReportPage/Page")
    .standardizedFileURL

  private func write(_ report: Report, notes: Bool = false) -> String {
    var options = ReportOptions(versions: {
      ToolVersions(tool: "1.2.3", icu: "72.1", cldr: "42", unicode: "15.0")
    })
    options.showsNotes = notes
    options.origin = {
      var origin = ReportOrigin()
      (origin.title, origin.day, origin.revision) = ("Signs", "2026-11-22", "a1b2c3d")
      return origin
    }
    var output: [UInt8] = []
    HTMLReporter().write(report, options: options, into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// What is between two pieces of the page.
  private func part(of html: String, from start: String, to end: String) throws -> String {
    let first = try #require(html.range(of: start))
    let last = try #require(html.range(of: end, range: first.upperBound..<html.endIndex))
    return String(html[first.upperBound..<last.lowerBound])
  }

  private func data(of html: String) throws -> String {
    try part(of: html, from: "<script type=\"application/json\" id=\"report\">", to: "</script>")
  }

  @Test func `writes the report as rows that point into lists`() throws {
    #expect(
      try data(of: write(sampleReport())) == """
        {"schema":"copy-lint/page/2","version":"1.2.3",\
        "origin":{"title":"Signs","day":"2026-11-22","revision":"a1b2c3d"},"target":6,"limit":8,\
        "categories":["labels","hints-and-values","errors-and-confirmations","plain-words","consistency","readability"],\
        "appWords":"",\
        "files":[["en.lproj/Main.strings",[["en",0,1204,0,6.01,1.02,1,[2,1],[2,0,0,1,1,0,1],[2,1,0,0,0,0,2,2,2,2,2,2],[]],\
        ["th",0,2,2,null,null,0,[0,0],[0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0],[]]]]],\
        "grades":[["en",6.01,1.02,1],["th",null,null,0]],\
        "rules":[["jargon","plain-words","A word or phrase that people outside the team don't use.",\
        "Developers and product teams have their own words. In an app, these words slow down people who just want to \
        get something done: “Network connectivity unavailable” takes a moment, “You're offline” does not.",[3]],\
        ["invalid-encoding","file","A file is not in UTF-8 or UTF-16.",\
        "Each system guesses a different encoding for such a file. People see “?” or “Ã©” where a letter belongs, or \
        nothing at all. If any bytes are wrong, no fix is written to the file.",[]]],\
        "roles":["unknown","error"],"locales":["","en"],\
        "messages":["Save this file as UTF-8.","Write “Please sign in” instead of “Authentication required”."],\
        "texts":["Please sign in","Authentication required"],\
        "strings":[[0,"",0,0,"","",""],[0,"auth",1,1,"","Authentication required",""]],\
        "findings":[[0,1,2,0,0,-1,-1,[],-1,0,-1,0],[1,0,2,1,3,-1,-1,[0,23],0,1,1,0]],\
        "skipped":[["x.strings","Check the path “x.strings”. No such file or folder."]]}
        """)
  }

  @Test func `has a string with two findings once, and notes on demand`() throws {
    var report = sampleReport()
    report.files[0].findings[1].textRange = 0..<23
    let data = try data(of: write(report, notes: true))
    #expect(data.contains(#""strings":[[0,"",0,0,"","",""],[0,"auth",1,1,"","Authentication required",""]]"#))
    #expect(
      data.contains(
        #""findings":[[0,2,2,0,0,-1,-1,[],-1,0,-1,0],[1,1,2,1,3,0,23,[0,23],0,1,1,0],[1,0,0,1,3,-1,-1,[0,23],0,1,1,0]]"#
      ))
  }

  /// Counts can be added up in the page, a grade can't.
  @Test func `pools the grade of each language over its files`() throws {
    var report = sampleReport()
    var second = report.files[0]
    second.path = "en.lproj/More.strings"
    second.locales[0].counts.syllables = 190
    second.locales[0].counts.adjustedSyllables = 180
    second.locales[0].prose = second.locales[0].counts
    second.locales[1].locale = "de"
    report.files.append(second)
    let grades = pooledGrades(of: report.files)
    var prose = report.files[0].locales[0].prose
    prose += second.locales[0].prose
    let english = Measure(of: prose, in: Language(locale: "en"))
    #expect(grades.map(\.locale) == ["en", "th", "de"])
    #expect(grades[0].grade.measure == english && grades[0].grade.isOfProse)
    #expect(grades[1].grade.measure.value == nil)
  }

  @Test func `counts what is found in no language, or in one without strings`() throws {
    var report = sampleReport()
    report.files[0].locales = []
    let english = "0,0,0,null,null,0,[0,0],[2,0,0,1,1,0,1],[0,0,0,0,0,0,0,0,0,0,0,0],[]"
    let start = #""files":[["en.lproj/Main.strings",["#
    #expect(try data(of: write(report)).contains(#"\#(start)["en",\#(english)]]]]"#))
    report.files[0].findings.records = Array(report.files[0].findings.records.prefix(1))
    let none = "0,0,0,null,null,0,[0,0],[1,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0],[]"
    #expect(try data(of: write(report)).contains(#"\#(start)["",\#(none)]]]]"#))
  }

  @Test(arguments: [
    (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (-1, "1969-12-31"),
    (951_782_400, "2000-02-29"), (951_868_800, "2000-03-01"), (1_767_225_599, "2025-12-31"),
    (1_795_392_000, "2026-11-23"), (4_107_542_400, "2100-03-01"), (-62_135_596_800, "0001-01-01"),
  ])
  func `knows the day of a moment`(seconds: Int, day: String) {
    #expect(ReportOrigin.day(of: seconds) == day)
  }

  @Test func `says what a change did`() throws {
    var report = sampleReport()
    var file = Changes.File(path: "en.lproj/Main.strings")
    file.before = OverallGrade(
      prose: Measure(formula: "flesch-kincaid-grade", value: 6.25, adjusted: 5, words: 100),
      all: Measure(formula: "flesch-kincaid-grade"))
    file.strings.added = 3
    file.strings.changed = 1
    file.findings.fixed = 2
    report.changes = Changes(since: "main")
    report.changes?.files = [file]
    #expect(
      try data(of: write(report)).contains(
        """
        "changes":{"sentence":"Since “main”: 3 strings added, 1 changed, 0 removed. 0 findings are new, 2 are fixed.",\
        "before":[0,0,0,0,0,0,0,0,0,0,0,0],"after":[0,0,0,0,0,0,0,0,0,0,0,0],\
        "files":[["en.lproj/Main.strings",6.25,null,3,1,0,0,2]]},
        """))
  }

  @Test func `lets only its own style and scripts run, and load nothing`() throws {
    let html = write(sampleReport())
    let policy = try part(of: html, from: "http-equiv=\"Content-Security-Policy\" content=\"", to: "\"")
    let style = try part(of: html, from: "<style>", to: "</style>")
    let theme = try part(of: html, from: "<script>", to: "</script>")
    let script = try part(of: html, from: "<script type=\"module\">", to: "</script>")
    let hashes = [style, theme, script].map {
      String(decoding: base64(sha256(Array($0.utf8))), as: UTF8.self)
    }
    #expect(
      policy == """
        default-src 'none'; style-src 'sha256-\(hashes[0])'; script-src 'sha256-\(hashes[1])' 'sha256-\(hashes[2])'; \
        img-src data:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'
        """)
    #expect(!html.contains("{{style") && !html.contains("{{report"))
  }

  /// What the page would need an exception of its policy for, and what would end a script early.
  @Test func `has no markup from data, and no attribute that runs`() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.page.path) {
      let text = try String(contentsOf: Self.page.appending(path: name), encoding: .utf8)
      if name.hasSuffix(".js") {
        for banned in [
          "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "</script", "<!--",
        ] {
          #expect(!text.contains(banned), "\(name): \(banned)")
        }
      }
      for banned in ["https://", "http://", " style=\"", " onclick=\"", "@import", "url("] {
        #expect(!text.contains(banned), "\(name): \(banned)")
      }
    }
  }

  @Test func `carries each file of the page`() throws {
    let parts = ["page", "style", "theme", "words", "script"].map {
      String(decoding: reportPagePart($0), as: UTF8.self)
    }
    #expect(parts.allSatisfy { !$0.isEmpty } && reportPagePart("x") == [])
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.page.path) {
      let text = try String(contentsOf: Self.page.appending(path: name), encoding: .utf8)
      #expect(parts.contains { $0.contains(text) }, "\(name)")
    }
  }

  @Test func `keeps every text what it was, and out of the markup`() throws {
    let text = "</script><!-- \u{2028}\u{202E}&\u{0}\u{FEFF}\u{061C}\u{200D} “é” {{style}} 🙂"
    var report = sampleReport()
    report.files[0].findings[1].text = text
    let html = write(report)
    let data = try data(of: html)
    #expect(!data.contains("<") && !data.contains("&"))
    #expect(
      !html.unicodeScalars.contains { "\u{2028}\u{202E}\u{FEFF}\u{061C}\u{200D}".unicodeScalars.contains($0) }
    )
    let page = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
    let strings = try #require(page?["strings"] as? [[Any]])
    #expect((strings[1][5] as? String)?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
  }

  @Test func `writes bytes as base64`() {
    for count in 0..<40 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 89 + count) }
      #expect(String(decoding: base64(bytes), as: UTF8.self) == Data(bytes).base64EncodedString())
    }
  }
}
