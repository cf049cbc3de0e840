/// Threads that share the work on one file.
package protocol Crew: Sendable {
  /// Whether work that is given out in pieces would be shared; else it is quicker in one piece.
  var isThere: Bool { get }

  /// Cuts a number of strings into parts that come one after the other; nil where it is quicker not to cut them.
  func parts(of strings: Int) -> [Range<Int>]?

  /// Does some work piece by piece, on this thread and all that are free.
  ///
  /// `next` and `take` are called by one thread at a time, on whichever it is.
  ///
  /// - Parameters:
  ///   - state: what `next` and `take` change; nothing else may use it.
  ///   - tool: makes what a thread needs for its work.
  ///   - next: gives out a piece; nil when there are no more.
  ///   - work: does one. A thread does its pieces in the order in which they were given out.
  ///   - take: receives the result of a piece, in the order in which pieces were given out.
  func share<State, Tool: ~Copyable, Piece, Result>(
    _ state: consuming State, tool: @escaping @Sendable () -> Tool,
    next: @escaping @Sendable (inout State) -> Piece?,
    work: @escaping @Sendable (Piece, inout Tool) -> Result,
    take: @escaping @Sendable (inout State, Result) -> Void
  ) -> State
}
