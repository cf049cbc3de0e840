/// A condition of the compiler that is open: `#if … #endif`.
struct SwiftBranch: BitwiseCopyable {
  /// Whether the first branch is for builds that people get: `#if !DEBUG`.
  var isRelease: Bool
  /// Where the branch that is open begins, if it is only for debugging or for a simulator.
  var debugStart: Int?
}

extension SwiftScanner {
  /// `#if`, `#elseif`, `#else` or `#endif` came.
  ///
  /// - Parameter condition: the rest of its line.
  mutating func noteBranch(_ word: SwiftPiece, _ condition: SwiftPiece) {
    if holds("if", word) {
      let name = self.condition(condition)
      let isForTeam = holds("DEBUG", name) || holds("targetEnvironment(simulator)", name)
      open(
        SwiftBranch(
          isRelease: holds("!DEBUG", name) || holds("!targetEnvironment(simulator)", name),
          debugStart: isForTeam ? condition.upperBound : nil))
      return
    }
    guard var branch = branches.popLast() else { return }
    if branch.debugStart != nil { debugDepth -= 1 }
    // What is around it is for debugging, too.
    if let start = branch.debugStart, debugDepth == 0 {
      source.debugBranches.append(SwiftPiece(start, word.lowerBound))
    }
    if holds("endif", word) { return }
    branch.debugStart = branch.isRelease && holds("else", word) ? condition.upperBound : nil
    open(branch)
  }

  private mutating func open(_ branch: SwiftBranch) {
    if branch.debugStart != nil { debugDepth += 1 }
    branches.append(branch)
  }

  /// The condition, without white space and a comment after it.
  private func condition(_ line: SwiftPiece) -> SwiftPiece {
    var (start, end) = (line.lowerBound, line.upperBound)
    while start < end, bytes[start] <= 0x20 { start += 1 }
    if let comment = bytes.span.firstIndex(of: "//", from: start, before: end) { end = comment }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return SwiftPiece(start, end)
  }
}
