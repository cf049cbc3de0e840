/// Where something is in a file.
public struct Place: Sendable, Equatable {
  /// Bytes of the file on disk, half-open.
  public var start: Int
  /// The byte after the last.
  public var end: Int
  /// 1-based; 0 when the file has no lines (a binary property list).
  public var line: Int
  /// 1-based, in Unicode scalars.
  public var column: Int
  /// The line of `end`.
  public var endLine: Int
  /// The column of `end`.
  public var endColumn: Int
  /// The line of `line`, without its line end; of a very long line the part around `column`.
  public var lineText: String
  /// The column of the first character of `lineText`: 1 unless the line is cut.
  public var lineTextColumn: Int

  package init(
    start: Int, end: Int, line: Int, column: Int, endLine: Int, endColumn: Int, lineText: String,
    lineTextColumn: Int = 1
  ) {
    self.start = start
    self.end = end
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
    self.lineText = lineText
    self.lineTextColumn = lineTextColumn
  }
}
