/// A Swift file as a shallow tree: brackets, literals, and what is called around them.
///
/// Broken code gives what can be read; nothing is reported, because the compiler does that.
package struct SwiftSource: Sendable {
  /// In the order in which they begin; the first is the file.
  package internal(set) var nodes: [SwiftNode] = []
  /// Those of inner calls come first.
  package internal(set) var arguments: [SwiftArgument] = []
  /// With their marks, in the order of the file.
  package internal(set) var comments: [SwiftPiece] = []

  /// What is only in builds for debugging: the lines of `#if DEBUG`, and those of `#else` after `#if !DEBUG`. In
  /// the order of the file, without those inside of others.
  package internal(set) var debugBranches: [SwiftPiece] = []

  /// From a slash that would begin a regular expression to where it was clear that none ends it: a slash between would.
  /// In the order of the file, none inside of another.
  package internal(set) var openSlashes: [SwiftPiece] = []

  /// Whether the code has `some`, as views of SwiftUI do.
  package internal(set) var hasOpaqueTypes = false

  init() {}

  /// Reads a file in one pass; the time grows with its length.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - start: where the text begins, after a byte order mark.
  package init(_ bytes: [UInt8], from start: Int = 0) {
    var scanner = SwiftScanner(bytes, from: start)
    self = scanner.scan()
  }

  /// The arguments of a call, the last first.
  func arguments(of call: SwiftNode) -> SwiftArguments {
    SwiftArguments(arguments, from: call.lastArgument)
  }
}
