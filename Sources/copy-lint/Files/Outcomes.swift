import CopyLint

/// Does `work` on each file, in threads; the results are in the order of the files, however many threads there are.
///
/// - Parameters:
///   - jobs: how many threads; nil: as many as the machine has processors.
///   - work: gets the checker of its own thread.
func outcomes<Outcome: Sendable>(
  of files: [SourceFile], in project: Project, jobs: Int?, progress: Progress, environment: Environment,
  work: @Sendable (_ file: SourceFile, _ checker: inout Checker) -> Outcome
) -> [Outcome] {
  let jobs = jobs ?? System.processors
  let threads = max(1, min(jobs, files.count))
  let crew = ThreadCrew(files: files.count, free: jobs - threads, environment)
  let done = Locked([Outcome?](repeating: nil, count: files.count))
  environment.inParallel(threads) { _ in
    var checker = project.checker()
    if jobs > 1 { checker.crew = crew }
    while let index = crew.nextFile() {
      let outcome = work(files[index], &checker)
      done.withLock { $0[index] = outcome }
      progress.step()
    }
  }
  return done.withLock { $0.compactMap { $0 } }
}
