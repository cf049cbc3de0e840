import Testing

@testable import CopyLint

extension `Swift code` {
  /// Their uses are in other files.
  @Test(arguments: [
    (#"enum Strings { static let title = "All files" }"#, ["unknown: All files"]),
    (
      #"struct HomeTexts { struct Rows { static let note = "Two files are new." } }"#,
      ["unknown: Two files are new."]
    ),
    (#"extension Strings { static let deleteButtonTitle = "Delete" }"#, ["unknown: Delete"]),
    (#"enum LoginStrings { static let all = "All files" }"#, ["unknown: All files"]),
    // Nobody reads what the type or the constant is called for.
    (#"enum Strings { enum Keys { static let all = "All files" } }"#, []),
    (#"enum IconStrings { static let all = "All files" }"#, []),
    (
      #"enum Strings { static let fontName = "All files"; static let listID = "Two files" }"#,
      ["unknown: All files"]
    ),
    (#"enum Strings { static let all = "square.and.arrow"; static let two = "two_files" }"#, []),
    (#"enum Strings { let all = "All files" }"#, []),
    (#"enum Files { static let all = "All files" }"#, []),
  ])
  func `a type of texts has what people see`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }
}
