import Testing

@testable import CopyLint

extension `Swift code` {
  @Test(arguments: [
    (#"Text("It is \(String(format: "%.1f", size)) large")"#, [#"unknown: It is \(value) large"#]),
    (#"Text("It is \(String(format: "%ld", size)) large")"#, [#"unknown: It is \(value) large"#]),
    (#"Text("It is \(String(format: "%d files", size)) large")"#, ["unknown: %d files"]),
  ])
  func `a format in a sentence is a value`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }
}
