import Foundation
import Testing

@testable import CopyLint

/// One report by hand, in the formats of build pipelines. The forms were checked against the documents they name.
@Suite struct PipelineReporterTests {
  func write(
    _ reporter: some Reporter, notes: Bool = false, of report: Report = sampleReport(), onlyNew: Bool = false
  ) -> String {
    var options = ReportOptions(versions: {
      ToolVersions(tool: "1.2.3", icu: "72.1", cldr: "42", unicode: "15.0")
    })
    options.showsNotes = notes
    options.showsOnlyNew = onlyNew
    var output: [UInt8] = []
    reporter.write(report, options: options, into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test func `reports for Xcode`() {
    #expect(
      write(XcodeReporter(), notes: true) == """
        en.lproj/Main.strings: error: Save this file as UTF-8. (invalid-encoding)
        en.lproj/Main.strings:3:11: error: Write “Please sign in” instead of “Authentication required”. (jargon)
        en.lproj/Main.strings:3:11: note: Write “Please sign in” instead of “Authentication required”. (hard-word)

        """)
  }

  @Test func `reports for GitLab`() {
    #expect(
      write(GitLabReporter()) == """
        [{"description":"Save this file as UTF-8.","check_name":"invalid-encoding",\
        "fingerprint":"invalid-encoding:en.lproj/Main.strings","severity":"major",\
        "location":{"path":"en.lproj/Main.strings","lines":{"begin":1}}},\
        {"description":"Write “Please sign in” instead of “Authentication required”.","check_name":"jargon",\
        "fingerprint":"0011223344556677","severity":"major",\
        "location":{"path":"en.lproj/Main.strings","lines":{"begin":3}}}]

        """)
  }

  @Test func `reports for reviewdog, with the fix as a suggestion`() {
    #expect(
      write(ReviewdogReporter()) == """
        {"message":"Save this file as UTF-8.","location":{"path":"en.lproj/Main.strings"},"severity":"ERROR",\
        "source":{"name":"copy-lint"},"code":{"value":"invalid-encoding"}}
        {"message":"Write “Please sign in” instead of “Authentication required”.",\
        "location":{"path":"en.lproj/Main.strings",\
        "range":{"start":{"line":3,"column":11},"end":{"line":3,"column":34}}},"severity":"ERROR",\
        "source":{"name":"copy-lint"},"code":{"value":"jargon"},\
        "suggestions":[{"range":{"start":{"line":3,"column":11},"end":{"line":3,"column":34}},\
        "text":"Please sign in"}]}

        """)
  }

  @Test func `counts the columns of reviewdog in bytes`() {
    // Two bytes for “é”, four for the face: column 4 begins at byte 8.
    let place = Place(
      start: 7, end: 8, line: 1, column: 4, endLine: 1, endColumn: 5, lineText: "é😀ab", lineTextColumn: 1)
    #expect(place.byteColumn == 8)
  }

  @Test func `reports as Checkstyle's XML`() throws {
    #expect(
      write(CheckstyleReporter(), notes: true) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="en.lproj/Main.strings">
            <error line="1" severity="error" message="Save this file as UTF-8." source="copy-lint.invalid-encoding"/>
            <error line="3" column="11" severity="error" message="Write “Please sign in” instead of \
        “Authentication required”." source="copy-lint.jargon"/>
            <error line="3" column="11" severity="info" message="Write “Please sign in” instead of \
        “Authentication required”." source="copy-lint.hard-word"/>
          </file>
        </checkstyle>

        """)
  }

  @Test func `reports as JUnit's XML`() {
    #expect(
      write(JUnitReporter()) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="copy-lint" tests="2" failures="2" errors="0">
          <testsuite name="en.lproj/Main.strings" tests="2" failures="2" errors="0">
            <testcase name="invalid-encoding" classname="en.lproj/Main.strings">
              <failure message="Save this file as UTF-8." type="error">en.lproj/Main.strings: Save this file as UTF-8.</failure>
            </testcase>
            <testcase name="jargon: auth" classname="en.lproj/Main.strings">
              <failure message="Write “Please sign in” instead of “Authentication required”." type="error">\
        en.lproj/Main.strings:3:11: Write “Please sign in” instead of “Authentication required”.</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `escapes what XML takes for its own`() {
    #expect(xmlAttribute("a<b> & \"c\"\n\u{1}") == "a&lt;b&gt; &amp; &quot;c&quot;&#10;\u{FFFD}")
  }

  @Test func `reports for a comment on a pull request`() {
    #expect(
      write(MarkdownReporter()) == """
        ## Copy: 2 errors, 0 warnings

        1,206 strings in 1 file; reading grade 6.0, limit 8; short strings 1 of 2 plain.

        | File | Grade | Errors | Warnings |
        |---|---:|---:|---:|
        | en.lproj/Main.strings | 6.0 | 2 | 0 |

        ### Scorecard

        | Category | Share | Rating | Biggest win |
        |---|---:|---|---|
        | Labels | 1 of 2 |  |  |
        | Plain words | 2 of 2 |  |  |
        | Consistency | 2 of 2 |  |  |
        | Readability | 2 of 2 |  |  |

        ### Start with

        | Where | Key | Text | What to do | Rule |
        |---|---|---|---|---|
        | Main.strings:3 | auth | Authentication required | Write “Please sign in” instead of “Authentication required”. | error: jargon |
        | Main.strings |  |  | Save this file as UTF-8. | error: invalid-encoding |

        “--notes” shows 1 note.

        """)
  }

  @Test func `reports as a table`() {
    #expect(
      write(CSVReporter()) == """
        \u{FEFF}"severity","rule","language","key","form","source","text","message","replacement","file","line","column","fix"\r
        "error","invalid-encoding","","","","","","Save this file as UTF-8.","","en.lproj/Main.strings","","",""\r
        "error","jargon","en","auth","","","Authentication required",\
        "Write “Please sign in” instead of “Authentication required”.","Please sign in","en.lproj/Main.strings","3","11","safe"\r

        """)
  }

  /// One string was changed, and the finding in it is new; one finding was there before.
  func change() -> Report {
    var report = sampleReport()
    for index in report.files[0].findings.indices { report.files[0].findings[index].age = .known }
    report.files[0].findings[1].age = .new
    var changes = Changes(since: "origin/main_2")
    var file = Changes.File(path: "en.lproj/Main.strings")
    let (prose, all) = (report.files[0].locales[0].proseMeasure, report.files[0].locales[0].measure)
    var harder = prose
    harder.value = 6.25
    file.before = OverallGrade(prose: prose, all: all)
    file.after = OverallGrade(prose: harder, all: all)
    file.strings = Changes.Strings(added: 0, changed: 1, removed: 0)
    file.findings = Changes.Findings(added: 1, fixed: 2)
    changes.files = [file]
    report.changes = changes
    return report
  }

  @Test func `tells in a comment what a change did`() {
    #expect(
      write(MarkdownReporter(), of: change()) == """
        ## Copy: 1 new error, 0 new warnings

        Since origin/main\\_2: 0 strings added, 1 changed, 0 removed. 1 finding is new, 2 are fixed.

        | File | Grade | Added | Changed | Removed | New findings | Fixed |
        |---|---:|---:|---:|---:|---:|---:|
        | en.lproj/Main.strings | 6.0 → 6.3 | 0 | 1 | 0 | 1 | 2 |

        ### Start with

        | Where | Key | Text | What to do | Rule |
        |---|---|---|---|---|
        | Main.strings:3 | auth | Authentication required | Write “Please sign in” instead of “Authentication required”. | error: jargon |

        1 finding already known.

        """)
  }

  @Test func `tells in text and JSON what a change did`() {
    #expect(
      write(TextReporter(), of: change()).split(separator: "\n").dropFirst(5).joined(separator: "\n") == """
        file                   grade before  now  strings added  changed  removed  findings new  fixed
        en.lproj/Main.strings           6.0  6.3              0        1        0             1      2
        ──────────────────────────────────────────────────────────────────────────────────────────────
        1 file                                                0        1        0             1      2
        Since “origin/main_2”: 0 strings added, 1 changed, 0 removed. 1 finding is new, 2 are fixed.
        1 error, 0 warnings. “--fix” fixes 1.
        1 finding is turned off by a comment. 1 finding is already known.
        Is a finding wrong? “copy-lint explain RULE” says how to turn it off.
        """)
    let json = write(JSONReporter(), of: change())
    #expect(
      json.contains(
        """
        "changes":{"since":"origin/main_2","strings":{"added":0,"changed":1,"removed":0},\
        "findings":{"added":1,"fixed":2},"before":{"grade":null,"scorecard":{"labels":{"checked":0,
        """))
    #expect(
      json.contains(
        """
        "files":[{"path":"en.lproj/Main.strings","oldPath":null,\
        "gradeBefore":6.01,"gradeAfter":6.25,"strings":{"added":0,"changed":1,"removed":0},\
        "findings":{"added":1,"fixed":2}}]}
        """))
  }

  @Test func `gives GitHub's log commands and nothing else`() {
    let lines = write(GitHubReporter(), of: change()).split(separator: "\n")
    #expect(lines.map { $0.prefix(9) } == ["::error f"])
  }

  /// Only what fails the run is a failed test.
  @Test(arguments: [(Severity.error, "failures=\"2\""), (nil, "failures=\"0\"")])
  func `fails tests of JUnit where the run fails`(least: Severity?, count: String) {
    var options = ReportOptions(versions: { ToolVersions(tool: "1", icu: "1", cldr: "1", unicode: "1") })
    options.failingSeverity = least
    var output: [UInt8] = []
    JUnitReporter().write(sampleReport(), options: options, into: &output)
    let text = String(decoding: output, as: UTF8.self)
    #expect(text.contains(count), "\(text)")
    #expect(text.contains("<system-out>error: en.lproj/Main.strings") == (least == nil))
  }

  @Test func `tells files of one name by their folders`() {
    let paths = ["i18n/de/t.json", "i18n/fr/t.json", "old/fr/t.json", "a.json"]
    #expect(
      paths.map { shortestPath($0, among: paths) } == [
        "de/t.json", "i18n/fr/t.json", "old/fr/t.json", "a.json",
      ])
  }
}
