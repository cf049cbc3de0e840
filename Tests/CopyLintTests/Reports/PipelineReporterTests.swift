import Foundation
import Testing

@testable import CopyLint

/// One report by hand, in the formats of build pipelines. The forms were held against the documents they name.
@Suite struct PipelineReporterTests {
  private func write(_ reporter: some Reporter, notes: Bool = false) -> String {
    var options = ReportOptions(versions: {
      ToolVersions(tool: "1.2.3", icu: "72.1", cldr: "42", unicode: "15.0")
    })
    options.showsNotes = notes
    var output: [UInt8] = []
    reporter.write(sampleReport(), options: options, into: &output)
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

        1,206 strings in 1 file, reading grade 4.8 (limit 8.0).

        | File | Grade | Errors | Warnings |
        |---|---:|---:|---:|
        | en.lproj/Main.strings | 4.8 | 2 | 0 |

        ### Start with

        | Where | Text | What to do |
        |---|---|---|
        | Main.strings:3 | Authentication required | Write “Please sign in” instead of “Authentication required”. |
        | Main.strings |  | Save this file as UTF-8. |

        """)
  }

  @Test func `reports as SARIF`() throws {
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(write(SARIFReporter()).utf8)) as? [String: Any])
    #expect(document["version"] as? String == "2.1.0")
    let run = try #require((document["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["jargon", "invalid-encoding"])
    #expect(
      rules.allSatisfy { (($0["help"] as? [String: Any])?["markdown"] as? String)?.hasPrefix("# ") ?? false })
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleIndex"] as? Int } == [1, 0, 0])
    // What a comment keeps quiet stays, marked.
    let suppressions = results.map { $0["suppressions"] as? [[String: String]] }
    #expect(suppressions == [nil, nil, [["kind": "inSource", "justification": "house style"]]])
    let written = write(SARIFReporter())
    #expect(
      written.contains(
        """
        "locations":[{"physicalLocation":{"artifactLocation":{"uri":"en.lproj/Main.strings"},\
        "region":{"startLine":3,"startColumn":11,"endLine":3,"endColumn":34}},\
        "logicalLocations":[{"fullyQualifiedName":"auth"}]}],\
        "partialFingerprints":{"copyLint/v1":"0011223344556677"},\
        "fixes":[{"description":{"text":"Write “Please sign in” instead of “Authentication required”."},\
        "artifactChanges":[{"artifactLocation":{"uri":"en.lproj/Main.strings"},\
        "replacements":[{"deletedRegion":{"startLine":3,"startColumn":11,"endLine":3,"endColumn":34},\
        "insertedContent":{"text":"Please sign in"}}]}]}]
        """))
  }
}
