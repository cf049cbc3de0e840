import Testing

@testable import CopyLint

extension `Swift code` {
  @Test func `calls of the project are places`() {
    var options = ReadingOptions()
    options.sourceCalls = [
      SourceCall(call: "Row", argument: "title", role: .fieldLabel), SourceCall(call: "row", role: .link),
    ]
    let code = #"Row(title: "All files", note: "No files"); row("One file"); Other.Row(title: "Two files")"#
    let found = SwiftCode().read(Document(path: "A.swift", bytes: Array(code.utf8)), options: options)
    #expect(
      found.entries.filter { !$0.isUnshown }.map { "\($0.role.identifier): \($0.text)" } == [
        "field-label: All files", "link: One file", "field-label: Two files",
      ])
  }

  @Test(arguments: [
    (
      #"x.help("\(isOpen ? "Collapse" : "Expand") the \(name) list")"#,
      [#"Collapse in Collapse the \(name) list"#, #"Expand in Expand the \(name) list"#]
    ),
    (#"x.help("The list is \(isOpen ? "open" : state)")"#, ["open in The list is open"]),
    (#"x.help("\(isOpen ? "Collapse" : "Expand")")"#, ["Collapse in Collapse", "Expand in Expand"]),
    (
      ##"x.help(#"Say \#(a ? "hi \u{21}" : "yo") "now""#)"##,
      [#"hi ! in Say hi ! "now""#, #"yo in Say yo "now""#]
    ),
    (#"x.help("List of \(count, specifier: "%d files")")"#, [#"List of \(count) in List of \(count)"#]),
    (#"x.help("List of \(names.joined(separator: " and "))")"#, [#"List of \(value) in List of \(value)"#]),
    (#"x.help("List is \(a == "not all" ? b : c)")"#, [#"List is \(value) in List is \(value)"#]),
    (#"print("List is \(a ? "open" : "shut")")"#, []),
  ])
  func `each literal in an interpolation is read in the whole sentence`(code: String, expected: [String]) {
    #expect(read(code, "A.swift").entries.map { "\($0.text) in \($0.sentence)" } == expected)
  }

  @Test(arguments: [
    (#"Button("Move \(count) file\(count == 1 ? "" : "s") here")"#, [#"button: Move \(count) files here"#]),
    (
      #"x.help("\(count) entr\(count == 1 ? "y" : "ies") left")"#,
      [#"tooltip: \(count) entry left"#, #"tooltip: \(count) entries left"#]
    ),
    (
      #"x.help("\(a) file\(a == 1 ? "" : "s") in \(b) list\(b == 1 ? "" : "s")")"#,
      [#"tooltip: \(a) files in \(b) list\(value)"#]
    ),
    // Where a whole word is one of them, each is read by itself.
    (
      #"x.help("File\(a ? "s" : "") \(a ? "are" : "is") here")"#,
      [
        #"unknown: s"#, "unknown: are", "unknown: is",
      ]
    ),
  ])
  func `the end of a word is no string`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  @Test func `the parts of a sentence are at their places`() {
    let code = #"x.help("\(isOpen ? "Collapse" : "Expand") the list")"#
    #expect(dumped(code, "A.swift").count == 2)
    let entries = read(code, "A.swift").entries
    let places = entries.map { entry in
      entry.map.documentRange(of: 0..<entry.text.utf8.count).map {
        String(decoding: Array(code.utf8)[$0], as: UTF8.self)
      }
    }
    #expect(places == ["Collapse", "Expand"])
  }

  @Test func `several words that may follow a value are a text`() {
    #expect(
      roles(#"Text(name + (isNow ? "" : " minutes before the start"))"#) == [
        "unknown:  minutes before the start"
      ])
  }

  @Test func `a literal that no string file has as its key may be fixed`() {
    var options = ReadingOptions()
    options.literalsAreKeys = false
    let document = Document(path: "A.swift", bytes: Array(#"Text("Some text")"#.utf8))
    #expect(SwiftCode().read(document, options: options).entries.map(\.isFixable) == [true])
  }

  @Test(arguments: [
    "let a = f(\"Some\nText(\"Some text\")",
    "struct A { var body: some View { Text(\"Some text\") }",
    "func a() { f([1; Text(\"Some text\") }",
  ])
  func `a file with a literal or a bracket that is never closed is not changed`(code: String) {
    var options = ReadingOptions()
    options.literalsAreKeys = false
    let document = Document(path: "A.swift", bytes: Array(code.utf8))
    #expect(SwiftCode().read(document, options: options).entries.map(\.isFixable) == [false])
  }

  /// A slash that is written into the text would make a regular expression of all from the first slash on.
  @Test(arguments: [
    (#"a = /b; label.text = "Some text""#, false),
    (#"a = /b; label.text = "Some / text"; label.text = "More text""#, false),
    (#"f(/, a: NSLocalizedString("key", value: "Some text"))"#, false),
    ("a = /b\nlabel.text = \"Some text\"", true),
    (#"f(/); label.text = "Some text""#, true),
    (#"a = /b/; label.text = "Some text""#, true),
    (#"a = b / c; label.text = "Some text""#, true),
    (#"label.text = "Some text"; a = /b"#, true),
  ])
  func `a text behind a slash that is never closed is not changed`(code: String, isFixable: Bool) throws {
    #expect(try #require(read(code, "A.swift").entries.first).isFixable == isFixable)
    let result = try edited(code, "A.swift", with: "Some text/more")
    #expect((result != nil) == isFixable)
  }

  @Test func `keys and comments come from the call, the lines above and the end of the line`() {
    let code = """
      enum Words {
        // MARK: - All
        /// The title of the list.
        static let list = NSLocalizedString("All files", comment: "Title")
        static let none = NSLocalizedString("files.none", value: "No files", comment: "Empty list")

        // Not about it.

        static let one = NSLocalizedString("One file", comment: "") // A row
        var body: some View { Text("Two files", comment: "A count") } // copy-lint:disable jargon -- known
      }
      """
    #expect(
      dumped(code, "A.swift") == [
        "Words.list = ⟦All files⟧ // Title|The title of the list. (fixed)",
        "files.none = ⟦No files⟧ // Empty list",
        "Words.one = ⟦One file⟧ // A row (fixed)",
        "Two files = ⟦Two files⟧ // A count|copy-lint:disable jargon -- known (fixed)",
      ])
  }

  @Test func `a description in code is no explanation`() {
    let code = "extension A { var description: String { NSLocalizedString(\"All files\", comment: \"\") } }"
    #expect(dumped(code, "A.swift") == ["All files = ⟦All files⟧ (fixed)"])
  }

  @Test func `a comment at the end of a long line belongs to it`() {
    let code = "Text(\"A b\", c: d(\(String(repeating: "e, ", count: 400))e)) // About it.\n"
    #expect(read(code, "A.swift").entries.map(\.comment) == ["About it."])
  }

  @Test(arguments: [
    ("import SwiftUI\n", true), ("// a\nimport UIKit\n", true),
    ("import Foundation\nimport UIKitten\n", false),
    ("let a = \"import SwiftUI\"", false), ("import AppIntents", true),
  ])
  func `an import shows that code has an interface`(code: String, expected: Bool) {
    #expect(importsInterface(Array(code.utf8)) == expected)
  }

  @Test func `each row of the table of places is read`() throws {
    let rows = Places.text.split(separator: "\n").dropFirst()
    #expect(rows.count > 200)
    var keys: Set<String> = []
    for row in rows {
      let cells = row.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      try #require(cells.count == 6, "\(row)")
      let kind = try #require(SwiftPlaces.Kind(name: cells[0][...]), "\(row)")
      let (match, name) = SwiftPlaces.pattern(cells[1][...])
      let found = SwiftPlaces.builtIn.row(kind, name.utf8.span, cells[2].utf8.span, as: match)
      #expect(found != nil, "\(row)")
      #expect(["yes", "no", "key", "shown"].contains(cells[4]), "\(row)")
      #expect(keys.insert(cells[0...2].joined(separator: ",")).inserted, "twice: \(row)")
    }
  }
}
