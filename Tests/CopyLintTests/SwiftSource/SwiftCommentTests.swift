import Testing

@testable import CopyLint

@Suite struct SwiftCommentTests {
  private static let text = #"let a = Text("Two files")"#

  @Test(arguments: [
    ("// The size\n\(text)", "The size"), ("// The size\r\n\(text)", "The size"),
    ("// The size\r\(text)", "The size"), ("  // The\n\t/* size */ \n  \(text)", "The\nsize"),
    ("\(text) // The size", "The size"), ("\(text) /* The size */", "The size"),
    // Of something else.
    ("// The size\n\n\(text)", nil), ("b() // The size\n\(text)", nil), ("\(text)\n// The size", nil),
    ("/* The size */ b()\n\(text)", nil),
    // So far along a line, it is looked for no more.
    ("// The size\n\(String(repeating: "b; ", count: 2000))\(text)", nil),
  ])
  func `a comment is that of a literal on its line or right above`(code: String, comment: String?) {
    let document = Document(path: "A.swift", bytes: Array("import SwiftUI\n\(code)\n".utf8))
    let entries = SwiftCode().read(document, options: ReadingOptions()).entries
    #expect(entries.count == 1)
    #expect(entries.first?.comment == comment)
  }
}
