import Foundation
import Testing

@testable import CopyLint

/// Whatever is in a file, no report lets it steer a terminal, begin a line, or speak to what runs the program.
@Suite struct `Hostile texts in reports` {
  private static let plain = "plain"
  private static let hostile = [
    // Controls, and what they would do in a terminal.
    "a\u{1B}[31mred\u{1B}]0;title\u{7}\u{8}\u{7F}\u{9B}31m\u{90}\u{0}b", "\u{1B}[2J",
    // What ends a line, for one reader or the other.
    "a\nb\rc\r\nd\u{85}e\u{2028}f\u{2029}g\u{B}h\u{C}i\tj",
    // Commands of runners.
    "::error::x", " \u{2003}::stop-commands::x", "a\n::add-mask::x", "a\r::add-mask::x", "a%0A::error::x",
    "a\u{2028}::error::x", "##[error]x", "a ##[add-mask]x", "##vso[task.setvariable variable=a]x",
    "###[group]x",
    // Marks of direction, and signs without width.
    "a\u{202E}b\u{202A}c\u{202D}d\u{202C}e\u{2066}f\u{2067}g\u{2068}h\u{2069}i",
    // Markup, formulas, quotation marks.
    "</script><img src=x onerror=alert(1)>", "=cmd|' /C calc'!A0", "@SUM(1)", "\"]]>&<!--", "`|*_[a](b)",
  ]
  private static let formats = allReporters.map(\.name)

  private func write(_ name: String, _ text: String, options: [String] = []) throws -> String {
    let reporter = try #require(allReporters.first { $0.name == name })
    var made = report(withEverywhere: text)
    if options.contains("since") { made.changes = changes(withEverywhere: text) }
    var settings = ReportOptions(versions: { .init(tool: "1", icu: "1", cldr: "1", unicode: "1") })
    settings.showsNotes = true
    settings.showsTranslations = options.contains("translations")
    settings.usesColor = options.contains("color")
    // So that all texts fill as many lines.
    settings.width = 10_000
    var output: [UInt8] = []
    reporter.write(made, options: settings, into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// What no output may hold. A line end is the program's own; how many there are is counted.
  private func steers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private func expectHarmless(_ output: String, like plain: String, _ name: String, _ text: String) {
    // CSV ends its lines as RFC 4180 says.
    let own = name == "csv" ? output.replacingOccurrences(of: "\r\n", with: "\n") : output
    // An excerpt keeps the tabs of its line.
    let steering = own.unicodeScalars.filter { steers($0) && !(name == "text" && $0 == "\t") }
    #expect(
      steering.isEmpty,
      "\(name) prints \(steering.map { String($0.value, radix: 16) }) of \(text.debugDescription)")
    let lines = own.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = plain.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == expected.count, "\(name) has other lines with \(text.debugDescription)")
    let isCommand = { (line: Substring.UnicodeScalarView) in
      line.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars)
    }
    for line in lines where isCommand(Substring(String(line)).unicodeScalars) {
      let isOwn = ["error", "warning", "notice"].contains { String(line).hasPrefix("::\($0) file=") }
      #expect(name == "github" && isOwn, "\(name): \(String(line))")
    }
    #expect(!own.contains("##["), "\(name) prints \(text.debugDescription)")
    #expect(!own.contains("##vso["), "\(name) prints \(text.debugDescription)")
  }

  @Test(arguments: formats) func `every reporter`(name: String) throws {
    for options in [[], ["translations"], ["since"]] {
      let plain = try write(name, Self.plain, options: options)
      for text in Self.hostile {
        expectHarmless(try write(name, text, options: options), like: plain, name, text)
      }
    }
  }

  @Test func `the text report in color has no escape sequences but its own`() throws {
    let own = /\u{1B}\[(0|1|2|32|1;31|1;33|1;34)m/
    let plain = try write("text", Self.plain, options: ["color", "translations"]).replacing(own, with: "")
    for text in Self.hostile {
      let output = try write("text", text, options: ["color", "translations"])
      expectHarmless(output.replacing(own, with: ""), like: plain, "text", text)
    }
  }

  @Test func `the text and JSON of grades`() {
    let plain = grades(withEverywhere: Self.plain)
    let versions = ToolVersions(tool: "1", icu: "1", cldr: "1", unicode: "1")
    for text in Self.hostile {
      let report = grades(withEverywhere: text)
      expectHarmless(
        report.text(usesColor: false, isQuiet: false), like: plain.text(usesColor: false, isQuiet: false),
        "grade",
        text)
      expectHarmless(
        String(decoding: report.json(versions: versions), as: UTF8.self),
        like: String(decoding: plain.json(versions: versions), as: UTF8.self), "grade --format json", text)
    }
  }

  @Test(arguments: ["json", "sarif", "gitlab", "rdjsonl"])
  func `programs read the same text from JSON`(name: String) throws {
    for text in Self.hostile {
      for line in try write(name, text).split(separator: "\n") {
        let json = try JSONSerialization.jsonObject(with: Data(line.utf8))
        let all = texts(in: json)
        #expect(all.contains { $0 == "Write \(text) here." }, "\(name): \(text.debugDescription)")
      }
    }
  }

  private func texts(in json: Any) -> [String] {
    switch json {
    case let text as String: [text]
    case let list as [Any]: list.flatMap(texts)
    case let object as [String: Any]: object.values.flatMap(texts)
    default: []
    }
  }

  @Test(arguments: [
    ("a\tb", "a␉b"), ("\u{1B}[0m", "␛[0m"), ("a\r\nb", "a␍␊b"), ("\u{85}\u{2028}\u{2029}", "␤␤␤"),
    ("\u{9B}31m", "�31m"), ("\u{202E}abc", "�abc"), ("##[error]", "#♯[error]"), ("## Title", "## Title"),
    ("C# and ##", "C# and ##"), ("###[a]", "#♯♯[a]"), ("été “…” 🙂", "été “…” 🙂"), ("", ""),
  ])
  func `what steers is shown as a sign`(text: String, shown: String) {
    #expect(printable(text) == shown)
    #expect(printable(shown) == shown)
  }

  @Test(arguments: [
    ("::error::x.strings", "./::error::x.strings"), (" \u{2003}::x", "./ \u{2003}::x"), ("a::b", "a::b"),
    (":a", ":a"), ("en.lproj/a.strings", "en.lproj/a.strings"), (" a", " a"), ("", ""),
  ])
  func `no line begins as a command does`(path: String, shown: String) {
    #expect(lineStart(path) == shown)
  }

  @Test func `CSV keeps the marks that Hebrew and Arabic texts need`() throws {
    #expect(try write("csv", "אב\u{200F}!\u{200E}\u{61C}").contains("\"אב\u{200F}!\u{200E}\u{61C}\""))
  }
}
