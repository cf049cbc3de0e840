extension FileReportBuilder {
  /// A builder for each part of the file, with the suppressions of the strings before it.
  ///
  /// - Parameters:
  ///   - parts: of the strings of `table`, one after the other.
  ///   - suppressing: the strings with a comment that may suppress something.
  mutating func builders(
    for parts: [Range<Int>], of table: StringTable, suppressing: [Int]
  ) -> [FileReportBuilder] {
    document.indexLines()
    var builder = self
    builder.file = FileReport(path: file.path, format: file.format)
    var rest = suppressing[...]
    return parts.map { part in
      while let index = rest.first, index < part.lowerBound {
        builder.note(table[index])
        rest.removeFirst()
      }
      return builder
    }
  }

  /// Adds what was found in the next part of the file.
  mutating func append(_ part: FileReportBuilder) {
    suppressions.append(part.suppressions)
    file.wordUses.append(part.file.wordUses)
    var repeated: Set<Int> = []
    for (seen, index) in part.seen {
      if self.seen[seen] == nil { self.seen[seen] = index } else { repeated.insert(index) }
    }
    file.findings.append(part.file.findings, without: repeated)
    lastString = nil
  }
}
