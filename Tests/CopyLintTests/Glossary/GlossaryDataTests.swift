import Foundation
import Testing

@testable import CopyLint

@Suite struct `The English glossary` {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  static let path = folder.appending(path: "../../../Glossary/en.csv").standardizedFileURL
  static let fixes = (try? lines("fix-rows.txt")) ?? []
  private let glossary = Glossary.builtIn(language: "en")

  /// The lines of a file next to this one.
  private static func lines(_ name: String) throws -> [String] {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n").map(
      String.init)
  }

  /// The file read as a project's file is read: with all checks.
  private func file() throws -> (glossary: Glossary, problems: [Problem]) {
    var read = Glossary(language: "en")
    let problems = read.add(Document(path: "en.csv", bytes: [UInt8](try Data(contentsOf: Self.path))))
    return (read, problems)
  }

  @Test func `every row is read, with the checks and without`() throws {
    let (checked, problems) = try file()
    #expect(problems.map(\.message) == [])
    #expect(checked.terms == glossary.terms)
    #expect(checked.count == glossary.count)
    #expect(glossary.count > 1_000)
    let text = try String(contentsOf: Self.path, encoding: .utf8)
    let header =
      "term,replacement,part_of_speech,match,case,roles,rule,mode,note,source,not_after,not_before,after,before,platform\n"
    #expect(text.hasPrefix(header))
  }

  @Test func `terms are sorted, and no rule has a term twice`() {
    let terms = glossary.terms.map { $0.term.lowercased() }
    #expect(terms == terms.sorted())
    let keys = glossary.terms.map { "\($0.term.lowercased()) \($0.rule) \($0.platforms)" }
    #expect(Set(keys).count == terms.count)
  }

  @Test func `every row says what it is, and where it comes from`() throws {
    let credits = try String(
      contentsOf: Self.folder.appending(path: "../../../Glossary/README.md"), encoding: .utf8)
    for term in glossary.terms {
      let sources = term.source.components(separatedBy: "; ")
      #expect(sources.allSatisfy { credits.contains("`\($0)`") }, "\(term.term): \(term.source)")
      #expect(!term.replacements.isEmpty || term.mode == .note, "\(term.term) has no replacement")
      let other = term.replacements.filter { $0.contains("(") && $0 != "(remove)" && $0 != "(reword)" }
      #expect(other.isEmpty && !term.replacements.contains { $0.contains("{") }, "\(term.term): \(other)")
    }
  }

  @Test func `the four phrases of MYND have exactly these replacements`() {
    let phrases = [
      "initialize voice capture subsystem": "start recording", "persist ideation to storage": "save thought",
      "authentication required": "please sign in", "network connectivity unavailable": "you're offline",
    ]
    for term in glossary.terms {
      guard let replacement = phrases[term.term] else { continue }
      #expect(term.replacements == [replacement])
      // A door or a payment may ask for authentication, too: a person looks at this one.
      let mode: Glossary.Mode = term.term == "authentication required" ? .suggest : .fix
      #expect(term.isWholeString && term.mode == mode && term.rule == .jargon)
    }
    #expect(glossary.terms.count { phrases[$0.term] != nil } == 4)
  }

  @Test func `no replacement holds a term that is found again`() {
    let example = GlossaryExample()
    for term in glossary.terms {
      for replacement in term.replacements where !replacement.hasPrefix("(") {
        let found = example.show(replacement)
        #expect(!found.contains("⟦"), "\(term.term) → \(found)")
      }
    }
  }

  /// Each was read by a person: the fixed sentence is as good English as the first.
  @Test(arguments: fixes)
  func `a fix is a drop-in, and is stable`(line: String) {
    let example = GlossaryExample()
    #expect(example.show(GlossaryExample.text(of: line)) == line)
    guard let arrow = line.range(of: " -> ") else { return }
    let fixed = String(line[arrow.upperBound...])
    #expect(example.show(fixed) == fixed)
  }

  @Test func `every term of mode fix is shown in two sentences`() {
    let found = Self.fixes.flatMap { GlossaryExample().terms(in: GlossaryExample.text(of: $0)) }
    for term in glossary.terms where term.mode == .fix {
      #expect(found.count { $0 == term.term } >= 2, "\(term.term)")
    }
  }
}
