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
  let threads = files.count > 1 ? min(jobs ?? System.processors, files.count) : 1
  guard threads > 1 else {
    var checker = project.checker()
    return files.map { file in
      defer { progress.step() }
      return work(file, &checker)
    }
  }
  let next = Locked(0)
  let done = Locked([Outcome?](repeating: nil, count: files.count))
  environment.inParallel(threads) { _ in
    var checker = project.checker()
    while true {
      let index = next.withLock { index in
        defer { index += 1 }
        return index
      }
      guard index < files.count else { break }
      let outcome = work(files[index], &checker)
      done.withLock { $0[index] = outcome }
      progress.step()
    }
  }
  return done.withLock { $0.compactMap { $0 } }
}
