/// Where something stands in a file.
public struct Place: Sendable, Equatable {
  /// Bytes of the file on disk, half-open.
  public var start: Int
  public var end: Int
  /// 1-based; 0 when the file has no lines (a binary property list).
  public var line: Int
  /// 1-based, in Unicode scalars.
  public var column: Int
  public var endLine: Int
  public var endColumn: Int
  /// The line of `line`, without its line end.
  public var lineText: String

  public init(
    start: Int, end: Int, line: Int, column: Int, endLine: Int, endColumn: Int, lineText: String
  ) {
    self.start = start
    self.end = end
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
    self.lineText = lineText
  }
}
