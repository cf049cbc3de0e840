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
    var output: [UInt8] = []
    HTMLReporter().write(report, options: options, into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// What stands between two pieces of the page.
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
        {"schema":"copy-lint/page/1","version":"1.2.3",\
        "summary":{"files":1,"strings":1206,"words":100,"errors":2,"warnings":0,"suppressed":1,"known":0,"fixable":1,\
        "notMeasured":2,"localesNotMeasured":["th"],"grade":6.01,"gradeError":1.02,"isGradeOfProse":true,"plain":50,"target":6,"limit":8},\
        "scorecard":[["labels",2,1,50],["hints-and-values",0,0,0],["errors-and-confirmations",0,0,0],\
        ["plain-words",2,2,100],["consistency",2,2,100],["readability",2,2,100]],\
        "appWords":"",\
        "files":[["en.lproj/Main.strings",[["en",1204,100,6.01,1.02,1],["th",2,0,null,null,0]]]],\
        "grades":[],\
        "rules":[["jargon","plain-words","A word or phrase that people outside the team don't use.",\
        "Developers and product teams have their own words. In an app they stop people who only want to get something done: \
        “Network connectivity unavailable” takes a moment, “You're offline” does not."],\
        ["invalid-encoding","file","A file is not in UTF-8 or UTF-16.",\
        "Each system guesses another encoding for such a file. People see “?” or “Ã©” where a letter belongs, or nothing at all. \
        Where bytes are wrong, no fix is written to the file."]],\
        "roles":["unknown","error"],"locales":["","en"],\
        "messages":["Save this file as UTF-8.","Write “Please sign in” instead of “Authentication required”."],\
        "texts":["Please sign in","Authentication required"],\
        "strings":[[0,"",0,0,"","",""],[0,"auth",1,1,"","Authentication required",""]],\
        "findings":[[0,1,2,0,0,-1,-1,[],-1,0,-1,0],[1,0,2,1,3,-1,-1,[0,23],0,1,1,0]],\
        "skipped":[["x.strings","Check the path “x.strings”. Nothing is there."]]}
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
