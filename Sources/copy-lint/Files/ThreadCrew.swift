import CopyLint

/// The threads of a run: each does a file at a time, and what is free shares the work on a large one.
final class ThreadCrew: Crew {
  /// A file with fewer strings is checked sooner than another thread has learned its words.
  private static let fewestStrings = 4_000
  /// Strings of a part. A thread has to wait for the last part of the others.
  private static let part = 1_000

  private struct Plan {
    var nextFile = 0
    var free: Int
  }

  private let files: Int
  private let plan: Locked<Plan>
  private let start: @Sendable (_ work: @escaping @Sendable () -> Void) -> (@Sendable () -> Void)?

  /// - Parameters:
  ///   - files: how many there are to do.
  ///   - free: threads that have no files to do from the start.
  init(files: Int, free: Int, _ environment: Environment) {
    self.files = files
    plan = Locked(Plan(free: free))
    start = environment.start
  }

  /// The next file to do; nil when there are no more, and the thread is free.
  func nextFile() -> Int? {
    plan.withLock { plan in
      if plan.nextFile < files {
        plan.nextFile += 1
        return plan.nextFile - 1
      }
      plan.free += 1
      return nil
    }
  }

  /// As long as there are files for all threads, each does its own.
  var isThere: Bool { plan.withLock { $0.free > 0 || $0.nextFile == files } }

  func parts(of strings: Int) -> [Range<Int>]? {
    guard strings >= Self.fewestStrings, isThere else { return nil }
    return stride(from: 0, to: strings, by: Self.part).map { $0..<min($0 + Self.part, strings) }
  }

  func share<State, Tool: ~Copyable, Piece, Result>(
    _ state: consuming State, tool: @escaping @Sendable () -> Tool,
    next: @escaping @Sendable (inout State) -> Piece?,
    work: @escaping @Sendable (Piece, inout Tool) -> Result,
    take: @escaping @Sendable (inout State, Result) -> Void
  ) -> State {
    let sharing = Locked(Sharing<State, Result>(state: state))
    let step: @Sendable (inout Tool) -> Bool = { tool in
      guard let (number, piece) = sharing.withLock({ $0.next(next) }) else { return false }
      let result = work(piece, &tool)
      sharing.withLock { $0.take(result, number, take) }
      return true
    }
    var helpers: [@Sendable () -> Void] = []
    var own = tool()
    repeat {
      while sharing.withLock({ $0.hasMore }), takeFree() {
        let helper = start { [self] in
          var own = tool()
          while step(&own) {}
          plan.withLock { $0.free += 1 }
        }
        guard let helper else { break }
        helpers.append(helper)
      }
    } while step(&own)
    for wait in helpers { wait() }
    return sharing.withLock { $0.state }
  }

  /// Takes a free thread, if there is one.
  private func takeFree() -> Bool {
    plan.withLock { plan in
      guard plan.free > 0 else { return false }
      plan.free -= 1
      return true
    }
  }
}

/// Work that threads share, piece by piece.
private struct Sharing<State, Result> {
  var state: State
  /// Whether there may be another piece.
  private(set) var hasMore = true
  private var given = 0
  private var taken = 0
  /// What came of pieces while one before them was not done.
  private var waiting: [(number: Int, result: Result)] = []

  init(state: consuming State) { self.state = state }

  mutating func next<Piece>(_ next: (inout State) -> Piece?) -> (number: Int, piece: Piece)? {
    guard let piece = next(&state) else {
      hasMore = false
      return nil
    }
    given += 1
    return (given - 1, piece)
  }

  mutating func take(_ result: Result, _ number: Int, _ take: (inout State, Result) -> Void) {
    waiting.append((number, result))
    while let index = waiting.firstIndex(where: { $0.number == taken }) {
      take(&state, waiting.remove(at: index).result)
      taken += 1
    }
  }
}
