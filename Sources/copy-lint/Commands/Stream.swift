import CopyLint

/// A longer line is skipped, with an error in its place.
let streamLineLimit = 4 << 20

/// `copy-lint stream`: one JSON object per line in, one per line out, in order.
func stream(_ options: Options, _ output: inout Output, _ environment: Environment) -> ExitCode {
  guard let project = loadProject(options, environment) else { return .unusable }
  let input = Locked(BatchReader(limit: streamLineLimit, environment: environment))
  let jobs = options.jobs ?? 1
  let turns = Turns(Answered(code: project.isWhole ? .clear : .unusable), mostWaiting: 4 * jobs)
  environment.inParallel(jobs) { _ in
    var answerer = LineAnswerer(project, options)
    while let batch = input.withLock({ $0.next() }) {
      if batch.isMilestone { environment.givePagesBack() }
      // Without a reader there is nothing left to do, however long the input goes on.
      guard answer(batch, by: &answerer, turns, environment) else { break }
    }
  }
  let answered = turns.read { $0 }
  if options.showsSummary {
    var json = JSONWriter()
    json.summary(answered.sums, of: project.checker())
    json.newline()
    output.write(json.bytes)
  }
  output.note(answered.writing)
  return answered.code
}

/// What became of the lines so far.
private struct Answered {
  var code: ExitCode
  var sums = StreamSums()
  var writing = Environment.Writing.done
}

/// Answers of a batch that are held back for its turn; a larger batch waits and is written in pieces.
private let mostAnswers = 64 << 10

/// - Returns: whether somebody still reads the answers.
private func answer(
  _ batch: LineBatch, by answerer: inout LineAnswerer, _ turns: Turns<Answered>, _ environment: Environment
) -> Bool {
  /// Takes what is answered so far out of the answerer.
  func delivery() -> (inout Answered) -> Void {
    let (bytes, code, sums) = answerer.take()
    return { answered in
      if answered.writing == .done { answered.writing = environment.writeOutput(bytes) }
      // How far the other threads got when the reader went away is chance.
      if answered.writing != .readerIsGone { answered.code = max(answered.code, code) }
      answered.sums.add(sums)
    }
  }
  var goesOn: Bool { turns.read { $0.writing == .done } }
  for (index, line) in batch.lines.enumerated() {
    answerer.answer(line, of: batch.bytes, number: batch.firstLine + index)
    guard answerer.size > mostAnswers else { continue }
    turns.take(batch.number, delivery())
    // After a failure, the other threads still wait for the turn of this one.
    if !goesOn { break }
  }
  turns.put(batch.number, delivery())
  return goesOn
}
