extension Checker {
  /// Grades a large file without holding all of it, as `grade` would.
  ///
  /// Only old-style `.strings` files without problems can be read this way; problems need the whole file.
  ///
  /// - Parameters:
  ///   - path: of the file, as in reports.
  ///   - read: adds the bytes of the file from an offset on, and says whether there may be more.
  /// - Returns: nil when the whole file is needed.
  package mutating func grade<Failure>(
    path: String, pieces read: @escaping @Sendable (Int, inout [UInt8]) throws(Failure) -> Bool
  ) throws(Failure) -> FileReport? {
    var pieces = FilePieces<Failure>(path: path, configuration)
    let format = pieces.format
    var job = GradeJob(path: path, format, configuration, contexts)
    if let crew, crew.isThere {
      (job, pieces) = crew.share(
        (job: consume job, pieces: consume pieces), tool: partJobs(path: path, format),
        next: { state in state.pieces.next(read) },
        work: { run, job in (run.strings, job.part(run.strings.rows.indices, of: run)) },
        take: { state, found in
          state.job.take(found.1, of: found.0)
          state.job.settle(of: found.0)
        })
    } else {
      while let run = pieces.next(read) { job.take(run) }
    }
    if let failure = pieces.failure { throw failure }
    guard pieces.areRead else { return nil }
    var report = FileReport(path: path, format: pieces.format.name)
    report.locales = job.finish()
    return report
  }

  /// Whether `document`, the beginning of a file, is one of those that can be graded in pieces.
  package func canGradeInPieces(_ document: Document) -> Bool {
    document.encoding == .utf8 && format(of: document) is AppleStrings && !PropertyList.isXML(document)
  }
}

/// A file that is read piece by piece.
private struct FilePieces<Failure: Error> {
  let format = AppleStrings()
  /// Why it could not be read.
  private(set) var failure: Failure?
  private let path: String
  private let configuration: Configuration
  private var pieces: StringsPieces
  /// What was read and is not used yet.
  private var bytes: [UInt8] = []
  private var offset = 0
  private var hasMore = true
  private var isWhole = true

  init(path: String, _ configuration: Configuration) {
    self.path = path
    self.configuration = configuration
    pieces = StringsPieces(path: path, options: configuration.readingOptions(of: path))
  }

  /// Whether it was read to its end; otherwise, the whole file is needed at once.
  var areRead: Bool { isWhole && !hasMore && !pieces.hasDuplicates }

  /// The strings of the next piece; nil when there are no more, or when they can't be read this way.
  mutating func next(_ read: (Int, inout [UInt8]) throws(Failure) -> Bool) -> FileRun? {
    guard hasMore, isWhole, failure == nil else { return nil }
    let known = bytes.count
    do {
      hasMore = try read(offset, &bytes)
    } catch {
      failure = error
      return nil
    }
    offset += bytes.count - known
    // A line end is also the end of a character.
    let end = hasMore ? bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0 : bytes.count
    let rest = Array(bytes[end...])
    bytes.removeLast(rest.count)
    guard let (table, used) = pieces.read(bytes, isLast: !hasMore) else {
      isWhole = false
      return nil
    }
    // A new array: removing bytes from the front of an old one moves all the others.
    bytes = bytes[used...] + rest
    if bytes.count > StringsPieces.longestStatement {
      isWhole = false
      return nil
    }
    return FileRun(path, format, table, configuration)
  }
}
