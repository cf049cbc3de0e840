import Foundation
import Testing

@testable import copy_lint

/// The page that `--format html` writes, and its words.
@Suite struct HTMLPageTests {
  private func script(_ id: String, of page: String) throws -> String {
    let start = try #require(page.range(of: "<script type=\"application/json\" id=\"\(id)\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    return String(page[start.upperBound..<end.lowerBound])
  }

  @Test func `writes a page to a file, and nothing to the terminal`() throws {
    let machine = MemoryMachine(["a.strings": "\"a\" = \"Wait...\";"])
    let run = machine.run("check", "--format", "html", "--output", "report.html", "a.strings")
    #expect(run.code == 0 && run.output == "" && run.messages == "copy-lint: Wrote “report.html”.\n")
    let page = try #require(machine.text("report.html"))
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"en\">") && page.hasSuffix("</html>\n"))
  }

  @Test(arguments: [
    ([], "home"), (["."], "home"), (["ios/App"], "App"), (["ios/App/a.strings"], "home"),
    (["ios", "web"], "home"),
    (["--title", "Our shop", "ios"], "Our shop"),
  ])
  func `is called as the folder that is checked`(arguments: [String], title: String) throws {
    let machine = MemoryMachine([
      "ios/App/a.strings": "\"a\" = \"Wait\";", "web/b.strings": "\"b\" = \"Wait\";",
    ])
    #expect(machine.run(["check", "--format", "html"] + arguments).output.contains("\"title\":\"\(title)\""))
  }

  /// `Scripts/try-html-report` looks for flags on two lines in a browser.
  @Test func `keeps each flag on one line`() {
    let page = MemoryMachine(["a.strings": "\"a\" = \"Wait\";"]).run("--format", "html", "a.strings").output
    #expect(page.contains(".flag { white-space: nowrap; }") && page.contains("appendFlags(hint, about)"))
  }

  /// The page says that copy is clear only where nothing was left out.
  @Test func `knows whether only a part was looked at`() throws {
    let machine = MemoryMachine(["a.strings": "\"a\" = \"Wait\";"])
    func data(_ flags: String...) throws -> String {
      try script("report", of: machine.run(["--format", "html"] + flags + ["a.strings"]).output)
    }
    #expect(try !data().contains("isPart"))
    #expect(try data("--own-terms").contains("\"isPart\":true"))
    #expect(try data("--rule", "jargon").contains("\"isPart\":true"))
  }

  @Test func `tells its day and the commit`() throws {
    let machine = MemoryMachine(["a.strings": "\"a\" = \"Wait\";"])
    func origin() throws -> String {
      let data = try script("report", of: machine.run("--format", "html", "a.strings").output)
      return try String(#require(data.firstMatch(of: #/"origin":{(.*?)}/#)).1)
    }
    #expect(try origin() == #""title":"home","day":"2026-11-23","revision":"""#)
    machine.repository = MemoryRepository(top: "/home", head: "a1b2c3d")
    machine.variables["SOURCE_DATE_EPOCH"] = "951782400"
    #expect(try origin() == #""title":"home","day":"2000-02-29","revision":"a1b2c3d""#)
    machine.repository.revisions = ["HEAD": ["a.strings": "\"a\" = \"Open\";"]]
    #expect(try origin().contains(#""revision":"a1b2c3d plus uncommitted changes""#))
    machine.variables["SOURCE_DATE_EPOCH"] = "soon"
    machine.repository.isInstalled = false
    #expect(try origin() == #""title":"home","day":"2026-11-23","revision":"""#)
  }

  /// The range of a finding in a form is that of its own text, whatever sentence it makes.
  @Test func `points at the words in each form of a message`() throws {
    let machine = MemoryMachine([
      "en.arb": #"{"a": "So: {n, plural, one {utilize one file} other {please utilize # files}} of {n}"}"#
    ])
    let page = machine.run("--format", "html", "en.arb").output
    let data = try #require(
      try JSONSerialization.jsonObject(with: Data(script("report", of: page).utf8)) as? [String: Any])
    let strings = try #require(data["strings"] as? [[Any]])
    let texts = try #require(data["texts"] as? [String])
    let findings = try #require(data["findings"] as? [[Any]])
    let changed = findings.compactMap { row -> String? in
      guard let string = row[0] as? Int, let text = strings[string][5] as? NSString,
        let from = row[5] as? Int,
        let to = row[6] as? Int, let replacement = row[8] as? Int, from >= 0
      else { return nil }
      return text.replacingCharacters(in: NSRange(from..<to), with: texts[replacement])
    }
    #expect(
      changed == [
        "use one file", "So: {n, plural, one {utilize one file} other {please use # files}} of {n}",
      ])
  }

  /// The words that scripts show are in the page as a string file, those of its markup between the tags.
  @Test func `speaks plainly on its page`() throws {
    let page = MemoryMachine(["a.strings": "\"a\" = \"Wait\";"]).run("--format", "html", "a.strings").output
    let words = try script("words", of: page)
    let machine = MemoryMachine([
      "en.json": words, "markup.txt": try markup(of: page).joined(separator: "\n"),
      ".copy-lint.yml": """
      brands: [copy-lint, JavaScript]
      overrides:
        - {keys: ["role.*"], rules: {label-in-name: off}, reason: "These are kinds of text, not one control."}
      """,
    ])
    let run = machine.run("--fail-on", "warning", "--format", "xcode", "en.json", "markup.txt")
    #expect(run.output == "" && run.messages == "" && run.code == 0)
    #expect(machine.run("en.json", "--format", "json").output.contains("\"format\":\"i18next\""))
  }

  /// Each word that the markup of the page names in scripts is there, and each that is there is named.
  @Test func `says no word that is not written, and writes none that is not said`() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../Sources/CReportPage/Page")
      .standardizedFileURL
    let scripts = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".js")
    }
    .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
    let dump = MemoryMachine([
      "en.json": try String(contentsOf: folder.appending(path: "words.json"), encoding: .utf8)
    ])
    .run("dump", "en.json").output
    let keys = Set(dump.matches(of: #/"key":"([^"]+)"/#).map { String($0.output.1) })
    let said = Set(
      scripts.matches(of: #/(?:say\(|\? |: )"([a-z]+(?:\.[a-z-]+)?)"/#).map { String($0.output.1) })
    // These are named by what the report holds.
    let families = ["counted", "role", "category", "rules", "severity", "figure", "status"]
    for key in keys where !families.contains(where: { key.hasPrefix($0 + ".") }) {
      #expect(said.contains(key), "\(key)")
    }
    for key in said where key.contains(".") { #expect(keys.contains(key), "\(key)") }
  }

  /// What people see or hear of the markup.
  private func markup(of page: String) -> [String] {
    let body = page[(page.range(of: "</style>")?.upperBound ?? page.startIndex)...]
      .replacing(#/(?s)<script.*?</script>/#, with: "")
    let attributes = body.matches(of: #/(?:aria-label|title|placeholder)="([^"]*)"/#).map {
      String($0.output.1)
    }
    let texts = body.replacing(#/</?(?:code|span|bdi)[^>]*>/#, with: "").replacing(#/<[^>]*>/#, with: "\n")
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return (attributes + texts).filter { !$0.isEmpty }
  }
}
