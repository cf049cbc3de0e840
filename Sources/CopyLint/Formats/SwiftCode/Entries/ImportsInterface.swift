/// Whether Swift code imports a framework that shows words to people.
///
/// - Parameter bytes: of the file, UTF-8.
package func importsInterface(_ bytes: [UInt8]) -> Bool {
  let text = bytes.span
  if isInterface(text, 0) { return true }
  var at = 0
  while let line = text.firstIndex(of: "\nimport ", from: at, before: text.count) {
    if isInterface(text, line + 1) { return true }
    at = line + 1
  }
  return false
}

private func isInterface(_ text: Span<UInt8>, _ start: Int) -> Bool {
  guard text.holds("import ", at: start) else { return false }
  let frameworks: [StaticString] = [
    "SwiftUI", "UIKit", "AppKit", "Cocoa", "WidgetKit", "AppIntents", "WatchKit",
  ]
  let name = start + 7
  for framework in frameworks where text.holds(framework, at: name) {
    let end = name + framework.utf8CodeUnitCount
    if end == text.count || !text.byte(end).isASCIIAlphanumeric { return true }
  }
  return false
}
