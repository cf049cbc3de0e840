import CGlossary
import Foundation
import Testing

@testable import CopyLint
@testable import Readability

@Suite struct `The tables of the glossaries` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Glossary").standardizedFileURL

  static let languages = names("csv", in: folder)
  static let listed = names("txt", in: folder.appending(path: "Lists"))

  private static func names(_ ending: String, in folder: URL) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".\(ending)") }.map { String($0.dropLast(ending.count + 1)) }.sorted()
  }

  private static func file(_ language: String) -> CGlossaryFile? {
    (0..<cglossary_count()).lazy.map { unsafe cglossary_file($0) }
      .first { unsafe String(cString: $0.language) == language }
  }

  private static func list(_ language: String) -> CGlossaryFile? {
    (0..<cglossary_list_count()).lazy.map { unsafe cglossary_list($0) }
      .first { unsafe String(cString: $0.language) == language }
  }

  private static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: name)))
  }

  private static func table(of file: CGlossaryFile) -> [UInt8] {
    unsafe [UInt8](UnsafeBufferPointer(start: file.table, count: Int(file.table_count)))
  }

  @Test(arguments: languages) func `are what the reader makes of each glossary`(language: String) throws {
    let carried = try unsafe #require(unsafe Self.file(language))
    let made = Glossary.compile(try Self.bytes("\(language).csv"), language: language)
    #expect(unsafe Self.table(of: carried) == made, "Run Scripts/build-words.")
  }

  @Test(arguments: listed) func `are what the reader makes of each file of lists`(language: String) throws {
    let carried = try unsafe #require(unsafe Self.list(language))
    let made = WordLists.compile(try Self.bytes("Lists/\(language).txt"))
    #expect(unsafe Self.table(of: carried) == made, "Run Scripts/build-words.")
  }

  @Test(arguments: languages) func `say the same as the file itself`(language: String) throws {
    let carried = Glossary.builtIn(language: language)
    var read = Glossary(language: language)
    read.index = GlossaryIndex(trusted: try Self.bytes("\(language).csv"), language: language)
    #expect(carried.terms == read.terms)
    for row in carried.index.rows.indices {
      let (left, right) = (carried.index.rows[row], read.index.rows[row])
      #expect(carried.index.first(left.hash) == read.index.first(right.hash))
      #expect(carried.index.openings(left.hash).nextLetters == read.index.openings(right.hash).nextLetters)
    }
  }

  @Test(arguments: languages) func `are copied before a project changes them`(language: String) throws {
    let term = try #require(Glossary.builtIn(language: language).terms.first).term
    var glossary = Glossary.builtIn(language: language)
    glossary.allow([term])
    glossary.protect(["Zwieback Ltd"])
    #expect(!glossary.terms.contains { $0.term == term })
    #expect(Glossary.builtIn(language: language).terms.contains { $0.term == term })
  }

  @Test func `are not read for another file than theirs`() throws {
    var file = try unsafe #require(unsafe Self.file("en"))
    #expect(unsafe GlossaryIndex(compiled: file) != nil)
    unsafe file.count -= 1
    #expect(unsafe GlossaryIndex(compiled: file) == nil)
    var list = try unsafe #require(unsafe Self.list("en"))
    #expect(unsafe WordLists(compiled: list) != nil)
    unsafe list.table_count = 0
    #expect(unsafe WordLists(compiled: list) == nil)
  }
}
