/// The results for the strings of a part of a file, until those of the parts before it are counted.
struct CheckedPart: Sendable {
  /// A string that was checked.
  struct Row: Sendable {
    var index: Int
    var string: KnownString
    /// What its findings count against.
    var failed: Scorecard.Categories
  }

  var rows: [Row] = []
  var builder: FileReportBuilder
}

extension CheckJob {
  /// Adds a string that was checked, in file order.
  mutating func add(
    _ string: KnownString, at index: Int, of table: StringTable, failed: Scorecard.Categories
  ) {
    if rows == nil {
      sums.add(string, at: index, of: table, failed: failed)
    } else {
      rows?.append(CheckedPart.Row(index: index, string: string, failed: failed))
    }
  }

  /// Adds the next part of the file.
  mutating func take(_ part: CheckedPart, of table: StringTable) {
    builder.append(part.builder)
    for row in part.rows { sums.add(row.string, at: row.index, of: table, failed: row.failed) }
  }
}
