/// A line of Markdown with the words of its links alone: “left to untranslated” for “left to [untranslated](untranslated.md)”. On a
/// terminal, no one can follow them.
func withoutLinks(_ line: String) -> String {
  var text = line
  while let middle = text.firstRange(of: "]("), let start = text[..<middle.lowerBound].lastIndex(of: "["),
    let end = text[middle.upperBound...].firstIndex(of: ")")
  {
    text.removeSubrange(middle.lowerBound...end)
    text.remove(at: start)
  }
  return text
}
