import Testing

@testable import CopyLint

@Suite struct SwiftFixableTests {
  @Test(arguments: [
    (#"x.body { Text("Calling...") }"#, true), (#"label.text = "Calling...""#, true),
    (#"let title = Text("Calling...")"#, true), (#"let status = Text(verbatim: "Calling...")"#, true),
    // Code anywhere may compare what the app's own variables hold.
    (#"@Published var statusText = "Calling..."; func a() { Text(statusText) }"#, false),
    (#"let statusText = "Calling..."; func a() { Text(statusText) }"#, true),
    (#"Text(statusText); func a() { statusText = "Calling..." }"#, false),
    (#"Text(statusText); func a() { self.statusText = b ? "Calling..." : "On hold" }"#, false),
    // One of two that have to be the same.
    (#"x.body { Text("Calling...") }; func a() { if status == "Calling..." { b() } }"#, false),
    (#"x.body { Text("Calling...") }; func a() { guard status != "Calling..." else { return } }"#, false),
    (
      #"x.body { Text("Calling...") }; func a() { switch status { case "Calling...": b(); default: c() } }"#,
      false
    ),
    (#"x.body { Text("Calling...") }; func a() { if status == "On hold" { b() } }"#, true),
  ])
  func `what code may compare is not written anew`(code: String, isFixable: Bool) {
    var options = ReadingOptions()
    options.literalsAreKeys = false
    let document = Document(path: "A.swift", bytes: Array("import UIKit\n\(code)\n".utf8))
    let entries = SwiftCode().read(document, options: options).entries
    #expect(entries.first { $0.text == "Calling..." }?.isFixable == isFixable)
  }
}
