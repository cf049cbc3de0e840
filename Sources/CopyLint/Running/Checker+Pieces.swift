extension Checker {
  /// Grades a large file without holding all of it, as `grade` would.
  ///
  /// Only `.strings` of old-style text without anything wrong in it can be read so; problems need the whole file.
  ///
  /// - Parameters:
  ///   - path: of the file, as in reports.
  ///   - read: adds the next bytes of the file, and says whether there may be more.
  /// - Returns: nil when the whole file is needed.
  package mutating func grade<Failure>(
    path: String, pieces read: (inout [UInt8]) throws(Failure) -> Bool
  ) throws(Failure) -> FileReport? {
    var job = GradeJob(path: path, configuration, contexts)
    let format = AppleStrings()
    var pieces = StringsPieces(path: path, options: ReadingOptions(sourceLocale: configuration.sourceLocale))
    var bytes: [UInt8] = []
    var hasMore = true
    while hasMore {
      hasMore = try read(&bytes)
      // A line end is also the end of a character.
      let end = hasMore ? bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0 : bytes.count
      let rest = Array(bytes[end...])
      bytes.removeLast(rest.count)
      guard let (table, used) = pieces.read(bytes, isLast: !hasMore) else { return nil }
      job.take(FileRun(path, format, table, configuration))
      // A new array: to take bytes off the front of an old one is to go over each of them.
      bytes = bytes[used...] + rest
      if bytes.count > StringsPieces.longestStatement { return nil }
    }
    guard !pieces.hasDuplicates else { return nil }
    var report = FileReport(path: path, format: format.name)
    report.locales = job.finish()
    return report
  }

  /// Whether `document`, the beginning of a file, is one of those that can be graded in pieces.
  package func canGradeInPieces(_ document: Document) -> Bool {
    document.encoding == .utf8 && format(of: document) is AppleStrings && !PropertyList.isXML(document)
  }
}
