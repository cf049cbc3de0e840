/// Whether a text only shows the team where one will be: the words that Interface Builder puts into a new object, and
/// names in braces.
func isInterfaceStandIn(_ text: String) -> Bool {
  if text.hasPrefix("{"), text.hasSuffix("}") { return true }
  let folded = text.lowercased()
  if fillers.contains(where: folded.contains) { return true }
  // “Item 1”, “Column 2”
  let stem = text.drop { $0 == " " }
  let word = stem.prefix { $0.isLetter || $0 == " " }
  let rest = stem[word.endIndex...]
  guard rest.allSatisfy(\.isNumber) else { return false }
  return standIns.contains(word.drop { $0 == " " }.trimmingEnd())
}

private let fillers = ["lorem ipsum", "bla bla", "blah blah"]

private let standIns: Set<String> = [
  "Box", "Button", "Cell", "Check", "Column", "Detail", "Item", "Label", "Multiline Label", "Pop Up",
  "Push Button",
  "Radio", "Round Textured Button", "Square Button", "Subtitle", "Tab", "Table View Cell", "Text",
  "Text Cell",
  "Text Field", "Title", "View", "Window",
]

extension Substring {
  fileprivate func trimmingEnd() -> String {
    var text = self
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
