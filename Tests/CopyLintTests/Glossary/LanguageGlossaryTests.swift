import CGlossary
import Foundation
import Testing

@testable import CopyLint

/// The starter glossaries of the other languages, by sentences that a person read.
@Suite struct `Starter glossaries` {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  /// Those with a page of sentences: a new language is data.
  static let languages =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Languages").path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()

  /// The sentences of a page, its headings left out.
  private static func lines(_ language: String) throws -> [String] {
    try String(contentsOf: folder.appending(path: "Languages/\(language).txt"), encoding: .utf8)
      .split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  static let sentences = languages.flatMap { language in
    ((try? lines(language)) ?? []).map { (language, $0) }
  }

  @Test(arguments: sentences)
  func `each sentence is found and fixed as it is marked`(language: String, line: String) {
    let example = GlossaryExample(glossary: .builtIn(language: language))
    #expect(example.show(GlossaryExample.text(of: line)) == line)
    guard let arrow = line.range(of: " -> ") else { return }
    let fixed = String(line[arrow.upperBound...])
    #expect(example.show(fixed) == fixed)
  }

  @Test(arguments: languages)
  func `a page has twenty sentences and twenty traps, and every term of mode fix`(language: String) throws {
    let lines = try Self.lines(language)
    #expect(lines.count { $0.contains("⟦") } >= 20)
    #expect(lines.count { !$0.contains("⟦") } >= 20)
    let glossary = Glossary.builtIn(language: language)
    let example = GlossaryExample(glossary: glossary)
    let found = Set(lines.flatMap { example.terms(in: GlossaryExample.text(of: $0)) })
    for term in glossary.terms where term.mode == .fix { #expect(found.contains(term.term), "\(term.term)") }
  }

  @Test(arguments: languages)
  func `the data is in order`(language: String) throws {
    let path = Self.folder.appending(path: "../../../Glossary/\(language).csv").standardizedFileURL
    var read = Glossary(language: language)
    let problems = read.add(Document(path: path.path, bytes: [UInt8](try Data(contentsOf: path))))
    #expect(problems.map(\.message) == [])
    let glossary = Glossary.builtIn(language: language)
    #expect(read.terms == glossary.terms)
    #expect(glossary.count > 0, "build again after “touch Sources/CGlossary/CGlossary.c”")
    let terms = glossary.terms.map { $0.term.lowercased() }
    #expect(terms == terms.sorted())
    #expect(Set(terms).count == terms.count)
    let credits = try String(
      contentsOf: Self.folder.appending(path: "../../../Glossary/README.md"), encoding: .utf8)
    for term in glossary.terms {
      #expect(credits.contains("`\(term.source)`"), "\(term.term): \(term.source)")
      #expect(!term.replacements.isEmpty || term.mode == .note, "\(term.term) has no replacement")
    }
  }

  @Test(arguments: ["de", "es", "fr"])
  func `a starter has a hundred pairs`(language: String) {
    #expect(Glossary.builtIn(language: language).terms.count { !$0.replacements.isEmpty } >= 100)
  }

  @Test func `every glossary and word list in the folder is in the program, and has its sentences`() throws {
    let folder = Self.folder.appending(path: "../../../Glossary").standardizedFileURL
    for (path, ending) in [("", ".csv"), ("Lists", ".txt")] {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path)
        .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(4)) }
      for name in names {
        let lists = WordLists.builtIn(language: name)
        let isCarried = path.isEmpty ? Glossary.builtInPath(language: name) != nil : !lists.words.isEmpty
        #expect(isCarried, "build again after “touch Sources/CGlossary/CGlossary.c”")
      }
      // Of some languages it is only known which words they double.
      let whole = names.filter {
        path.isEmpty ? $0 != "und" : !WordLists.builtIn(language: $0).isEmpty(.genericLinks)
      }
      #expect(Set(whole) == Set(Self.languages + ["en"]))
    }
  }

  @Test func `every list has a word in some language`() {
    let all = (0..<cglossary_list_count()).map { unsafe String(cString: cglossary_list($0).language) }
      .map { WordLists.builtIn(language: $0) }
    for name in WordLists.Name.allCases {
      #expect(all.contains { !$0.isEmpty(name) }, "\(name.key)")
    }
  }

  @Test(arguments: languages)
  func `no replacement holds a term that is found again`(language: String) {
    let example = GlossaryExample(glossary: .builtIn(language: language))
    let replacements = example.glossary.terms.flatMap(\.replacements).filter { !$0.hasPrefix("(") }
    // One text of many lines: an analyzer of another language takes a while to open.
    #expect(example.terms(in: replacements.joined(separator: ".\n")) == [])
  }
}
