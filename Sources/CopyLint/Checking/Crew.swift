/// Threads that share the work on one file.
package protocol Crew: Sendable {
  /// Whether work in pieces would be shared; otherwise, one piece is quicker.
  var isThere: Bool { get }

  /// Cuts a number of strings into consecutive parts; nil if it is quicker not to cut them.
  func parts(of strings: Int) -> [Range<Int>]?

  /// Does some work piece by piece, on this thread and all free ones.
  ///
  /// `next` and `take` are called by one thread at a time, on whichever it is.
  ///
  /// - Parameters:
  ///   - state: what `next` and `take` change; nothing else may use it.
  ///   - tool: makes what a thread needs for its work.
  ///   - next: returns the next piece; nil when there are no more.
  ///   - work: does one piece. A thread does its pieces in the order in which it got them.
  ///   - take: receives the result of a piece, in the order in which pieces were given out.
  func share<State, Tool: ~Copyable, Piece, Result>(
    _ state: consuming State, tool: @escaping @Sendable () -> Tool,
    next: @escaping @Sendable (inout State) -> Piece?,
    work: @escaping @Sendable (Piece, inout Tool) -> Result,
    take: @escaping @Sendable (inout State, Result) -> Void
  ) -> State
}
