/// The strings of a file, or of a part of it, before they are checked.
private struct PreparedStrings: Sendable {
  /// With their roles.
  var rows: [StringRow] = []
  var names = FileNames()
  /// Those with a comment that may suppress something.
  var suppressing: [Int] = []

  init() {}

  init(_ part: Range<Int>, of run: FileRun, _ configuration: Configuration, _ reader: inout RoleReader) {
    rows = configuration.rows(part, of: run.strings, path: run.path, &reader)
    names = FileNames(run.strings, part)
    run.forEachIndex(in: part) { index in
      if Suppression.mayBe(in: run.strings.bytes(run.strings.rows[index].comment)) {
        suppressing.append(index)
      }
    }
  }

  mutating func append(_ part: PreparedStrings) {
    rows += part.rows
    names.formUnion(part.names)
    suppressing += part.suppressing
  }
}

/// What a thread needs to check parts of a file.
private struct PartChecker: ~Copyable {
  private var checker: Checker
  private var job: CheckJob

  init(
    _ checker: consuming Checker, _ run: FileRun, names: FileNames, sources: SourceStrings?, room: SourceRoom,
    _ builder: FileReportBuilder
  ) {
    job = checker.job(on: run, builder, KnownStrings(for: .file))
    job.known.enter(run.strings)
    checker.sources = sources
    checker.sourceRoom = room
    checker.subject.names = names
    checker.subject.enter(run.strings)
    self.checker = checker
  }

  mutating func check(_ part: Range<Int>, of run: FileRun, _ builder: FileReportBuilder) -> CheckedPart {
    job.builder = builder
    job.rows = []
    checker.check(part, of: run, for: &job)
    return CheckedPart(rows: job.rows ?? [], builder: job.builder)
  }
}

extension Checker {
  /// Checks the strings of a file part by part, on the threads of a crew, with what one thread would find in them all.
  ///
  /// A string needs what comes before it in three ways: the words of the whole file that are names, the suppressions of
  /// strings before it, and the texts that are in the sums already. So the names are found first, each part begins with
  /// the suppressions before it, and only what is counted of a string waits for the parts before it.
  mutating func check(
    _ parts: [Range<Int>], of run: inout FileRun, for job: inout CheckJob, by crew: any Crew
  ) {
    let prepared = prepare(parts, of: run, by: crew)
    run.strings.rows = prepared.rows
    job.sums.enter(run.strings)
    let builders = job.builder.builders(for: parts, of: run.strings, suppressing: prepared.suppressing)
    let pieces = Array(zip(parts, builders))
    let builder = job.builder
    let shared = crew.share(
      (job: consume job, pieces: pieces[...]),
      tool: { [run, makeChecker, sources, sourceRoom] in
        PartChecker(
          makeChecker(), run, names: prepared.names, sources: sources, room: sourceRoom, builder)
      },
      next: { state in state.pieces.popFirst() },
      work: { [run] piece, checker in checker.check(piece.0, of: run, piece.1) },
      take: { [table = run.strings] state, part in state.job.take(part, of: table) })
    job = shared.job
  }

  /// Gives the strings their roles, and finds the names in them.
  private func prepare(_ parts: [Range<Int>], of run: FileRun, by crew: any Crew) -> PreparedStrings {
    crew.share(
      (prepared: PreparedStrings(), parts: parts[...]), tool: { [path = run.path] in RoleReader(path: path) },
      next: { state in state.parts.popFirst() },
      work: { [configuration] part, reader in PreparedStrings(part, of: run, configuration, &reader) },
      take: { state, part in state.prepared.append(part) }
    ).prepared
  }
}
