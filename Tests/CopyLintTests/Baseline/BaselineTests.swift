import Foundation
import Testing

@testable import CopyLint

@Suite struct `A baseline` {
  private func line(_ fingerprint: String, _ rule: String, _ path: String, _ key: String) -> Baseline.Line {
    Baseline.Line(fingerprint: fingerprint, rule: rule, path: path, key: key, locale: "en")
  }

  private var three: Baseline {
    Baseline([
      line("cc", "jargon", "b.strings", "a"), line("bb", "hard-word", "a.strings", "é\""),
      line("aa", "jargon", "a.strings", "d"), line("aa", "jargon", "a.strings", "d"),
    ])
  }

  private let file = """
    {"schema":"copy-lint/baseline/1","verdict":2,"findings":[
    {"fingerprint":"aa","rule":"jargon","path":"a.strings","key":"d","locale":"en"},
    {"fingerprint":"bb","rule":"hard-word","path":"a.strings","key":"é\\"","locale":"en"},
    {"fingerprint":"cc","rule":"jargon","path":"b.strings","key":"a","locale":"en"}
    ]}

    """

  private func read(_ text: String) -> Baseline.Reading {
    Baseline.read(Document(path: "b.json", bytes: Array(text.utf8)))
  }

  @Test func `is one sorted line a finding`() throws {
    #expect(String(decoding: three.bytes, as: UTF8.self) == file)
    _ = try JSONSerialization.jsonObject(with: Data(three.bytes))
    #expect(read(file).baseline == three && read(file).problems == [])
    #expect(
      String(decoding: Baseline().bytes, as: UTF8.self)
        == "{\"schema\":\"copy-lint/baseline/1\",\"verdict\":2,\"findings\":[\n]}\n")
    #expect(read(String(decoding: Baseline().bytes, as: UTF8.self)).problems == [])
  }

  /// 0.1 wrote no verdict, and a file that keeps its age is written as 0.1 did.
  @Test func `tells how old it is by its verdict`() {
    let old = file.replacing("\"verdict\":2,", with: "")
    #expect(read(old).baseline.verdict == 1 && read(old).baseline.lines == three.lines)
    #expect(String(decoding: read(old).baseline.bytes, as: UTF8.self) == old)
    for (wrong, verdict) in [
      ("0", 1), ("-1", 1), ("1.5", 1), ("\"2\"", 1), ("null", 1), ("9", 2), ("1e300", 1),
    ] {
      let reading = read(file.replacing("\"verdict\":2", with: "\"verdict\":\(wrong)"))
      #expect(reading.baseline.verdict == verdict && reading.problems == [])
    }
  }

  @Test func `names rules that changed since, and those there are, and a page tells of them`() throws {
    #expect(three.changedRules == [])
    let changed = Baseline(verdict: 1).changedRules
    #expect(changed == ["grade-too-high", "file-grade-too-high", "hard-word"])
    #expect(Set(changed).isSubset(of: allRules.map(\.about.name)))
    let page = try String(
      contentsOf: URL(filePath: #filePath).appending(path: "../../../../Documentation/Upgrading.md")
        .standardized,
      encoding: .utf8)
    for rule in changed { #expect(page.contains("`\(rule)`") || page.contains("[\(rule)](Rules/")) }
    #expect(Baseline.changes.map(\.verdict) == Array(2...Baseline.newestVerdict))
  }

  /// What `git merge` with the driver “union” makes of two lines at the end, and of the same line on both sides.
  @Test func `is read with a comma too few or too many, in any layout and order`() {
    let merged = """
      {"schema":"copy-lint/baseline/1","verdict":2,"findings":[
      {"fingerprint":"cc","rule":"jargon","path":"b.strings","key":"a","locale":"en"}
      {"fingerprint":"bb","rule":"hard-word","path":"a.strings","key":"é\\"","locale":"en"},
      {"fingerprint":"aa","rule":"jargon","path":"a.strings","key":"d","locale":"en"},
      {"fingerprint":"aa","rule":"jargon","path":"a.strings","key":"d","locale":"en"},
      ]}
      """
    #expect(read(merged).baseline == three && read(merged).problems == [])
    #expect(read(merged.replacing(",", with: ",\n  ")).baseline == three)
  }

  @Test(arguments: [
    (
      "{\"schema\":\"copy-lint/baseline/1\",\"findings\":[\n<<<<<<< HEAD\n{\"fingerprint\":\"a\"}\n=======\n>>>>>>> x\n]}",
      "2:1: Keep the lines of both sides here, or run “copy-lint --write-baseline”. Git left a merge open."
    ),
    (
      "{\"schema\":\"copy-lint/baseline/2\",\"findings\":{}}",
      "1:12: Get the copy-lint that wrote this file, or delete the file and run “copy-lint --write-baseline”. "
        + "It is from a different version."
    ),
    ("[]", "1:1: Name a file that “--write-baseline” wrote. This is another kind of file."),
    (
      "{\"schema\":\"copy-lint/report/1\"}",
      "1:1: Name a file that “--write-baseline” wrote. This is another kind of file."
    ),
    (
      "{\"schema\":\"copy-lint/baseline/1\",\"findings\":[\n{\"rule\":\"jargon\"}]}",
      "2:1: Remove this line, or run “copy-lint --write-baseline”. It has no fingerprint."
    ),
    (
      "{\"schema\":\"copy-lint/baseline/1\",\"findings\":[\n{\"fingerprint\":\"aa",
      "2:16: Close the text with a double quote. It can't continue on the next line. Or run “copy-lint --write-baseline”."
    ),
    (
      "",
      "1:1: Add “{ }” with the strings, or empty the file. There is no value in it. Or run “copy-lint --write-baseline”."
    ),
  ])
  func `tells what is wrong, and where`(text: String, message: String) {
    let document = Document(path: "b.json", bytes: Array(text.utf8))
    let said = Baseline.read(document).problems.map { problem in
      let place = document.place(of: problem.range)
      return "\(place.line):\(place.column): \(problem.message)"
    }
    #expect(said == [message])
  }

  @Test func `never crashes on a file that is cut off, and keeps the lines before the cut`() {
    let bytes = Array(file.utf8)
    for length in 0..<bytes.count {
      let reading = Baseline.read(Document(path: "b.json", bytes: Array(bytes[..<length])))
      #expect(!reading.problems.isEmpty || length >= bytes.count - 1)
      if length == bytes.count - 5 { #expect(reading.baseline.lines.count == 3) }
    }
  }
}

@Suite struct `Known findings` {
  /// The findings of `ascii-ellipsis` in some files, against a baseline of the same or other files.
  private func compare(
    _ files: [(path: String, text: String)], with old: [(path: String, text: String)]
  ) throws -> (new: [String], gone: [String]) {
    let baseline = Baseline(of: try report(old), takesNotes: false)
    var report = try report(files)
    report.compare(with: baseline) { _ in true }
    let new = report.files.flatMap(\.findings).filter(\.isOpen).map { "\($0.path) \($0.key)" }
    return (new, report.gone.map { "\($0.path) \($0.key)" })
  }

  private func report(_ files: [(path: String, text: String)]) throws -> Report {
    var configuration = Configuration()
    configuration.onlyRules = ["ascii-ellipsis"]
    configuration.rules["ascii-ellipsis"] = .init(level: .on(.warning))
    var checker = Checker(configuration: configuration)
    var report = Report()
    for file in files {
      let checked = checker.check(Document(path: file.path, bytes: Array(file.text.utf8)))
      report.files.append(try #require(checked))
    }
    report.foldRepeats()
    report.addFingerprints()
    return report
  }

  private let a = "\"open\" = \"Open the file...\";\n"
  private let b = "\"save\" = \"Save the file...\";\n"

  /// The fingerprints are those of `printf 'ascii-ellipsis\x1fen.lproj/a.strings\x1fopen\x1fen\x1f\x1f\x1fOpen the
  /// file...' | sha256sum`.
  @Test func `are named by what they are about`() throws {
    let lines = Baseline(of: try report([("en.lproj/a.strings", a + b)]), takesNotes: false).lines
    #expect(lines.map(\.fingerprint) == ["0e4d97c772ddabb8", "8e228beef4ba3515"])
  }

  /// Builds before 0.1.0 put the words that were found into the fingerprint.
  @Test func `are known under the names that older builds gave them`() throws {
    func line(_ fingerprint: String, _ path: String, _ key: String) -> Baseline.Line {
      Baseline.Line(fingerprint: fingerprint, rule: "ascii-ellipsis", path: path, key: key, locale: "en")
    }
    let path = "en.lproj/a.strings"
    let old = Baseline([line("040519e0a94b5664", path, "open"), line("fa220387a74e505b", path, "save")])
    for path in [path, "App/en.lproj/b.strings"] {
      var now = try report([(path, a + b)])
      now.compare(with: old) { _ in true }
      #expect(now.files.flatMap(\.findings).allSatisfy { $0.age == .known } && now.gone == [], "\(path)")
    }
  }

  @Test func `stay known when strings are sorted anew, on other lines or in a file of another name`() throws {
    let old = [("en.lproj/a.strings", a + b)]
    #expect(try compare([("en.lproj/a.strings", "\n\n" + b + a)], with: old) == ([], []))
    #expect(try compare([("App/en.lproj/c.strings", b + a)], with: old) == ([], []))
    #expect(try compare([("en.lproj/a.strings", a), ("en.lproj/b.strings", b)], with: old) == ([], []))
  }

  @Test func `are new for another text, another key and a copy`() throws {
    let old = [("en.lproj/a.strings", a)]
    let other = a.replacing("Open", with: "Close")
    #expect(
      try compare([("en.lproj/a.strings", other)], with: old)
        == (["en.lproj/a.strings open"], ["en.lproj/a.strings open"]))
    #expect(
      try compare([("en.lproj/a.strings", a.replacing("\"open\"", with: "\"go\""))], with: old)
        == (["en.lproj/a.strings go"], ["en.lproj/a.strings open"]))
    #expect(
      try compare([("en.lproj/a.strings", a), ("en.lproj/b.strings", a)], with: old)
        == (["en.lproj/b.strings open"], []))
  }

  @Test func `are counted where a string has two of them`() throws {
    let two = "\"open\" = \"Wait... or go...\";\n"
    let three = "\"open\" = \"Wait... or go...\";\n\"open\" = \"Wait... or go...\";\n"
    let path = "en.lproj/a.strings"
    #expect(try compare([(path, two)], with: [(path, two)]) == ([], []))
    #expect(try compare([(path, three)], with: [(path, two)]).new.count == 2)
    #expect(try compare([(path, two)], with: [(path, three)]).gone.count == 2)
  }

  @Test func `go when a comment keeps them quiet`() throws {
    let path = "en.lproj/a.strings"
    let quiet = "/* copy-lint:disable ascii-ellipsis -- wanted */\n" + a
    #expect(try compare([(path, quiet)], with: [(path, a)]) == ([], ["\(path) open"]))
  }

  /// Each language's file repeats the source, and the first in order has its findings.
  @Test func `of a source text are known in the file of each language`() throws {
    func file(_ language: String) -> (String, String) {
      let unit = "<trans-unit id=\"a\"><source>Wait...</source><target>Warte</target></trans-unit>"
      return (
        "\(language).xliff",
        "<xliff version=\"1.2\"><file original=\"a.strings\" source-language=\"en\" target-language=\"\(language)\" "
          + "datatype=\"plaintext\"><body>\(unit)</body></file></xliff>"
      )
    }
    let all = [file("de"), file("fr"), file("it")]
    #expect(try compare(all, with: all) == ([], []))
    #expect(try compare([file("it")], with: all).new == [])
    #expect(try compare([file("da")] + all, with: all) == ([], []))
  }
}
