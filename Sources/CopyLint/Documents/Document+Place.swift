extension Document {
  /// Where `range` of the decoded bytes stands in the file.
  func place(of range: Range<Int>) -> Place {
    Place(
      start: range.lowerBound, end: range.upperBound, line: 1, column: 1, endLine: 1, endColumn: 1,
      lineText: "")
  }
}
/// Stand-in.
func edit(
  replacing range: Range<Int>, of entry: Entry, with text: String, in document: Document, format: any Format
)
  -> Edit?
{ nil }
