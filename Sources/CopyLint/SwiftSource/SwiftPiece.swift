/// A piece of a Swift file: UTF-8 offsets, half open.
package struct SwiftPiece: BitwiseCopyable, Sendable, Equatable {
  private var start: UInt32
  private var end: UInt32

  /// Instead of a piece, where there is no such thing.
  package static let none = SwiftPiece(0, 0)

  @inline(__always) init(_ start: Int, _ end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
  }

  package var isNone: Bool { end == start }
  package var lowerBound: Int { Int(start) }
  package var upperBound: Int { Int(end) }
  package var count: Int { Int(end &- start) }
  package var range: Range<Int> { Int(start)..<Int(end) }
}

extension Span<UInt8> {
  /// Whether a piece is this word.
  func holds(_ word: StaticString, in piece: SwiftPiece) -> Bool {
    piece.count == word.utf8CodeUnitCount && holds(word, at: piece.lowerBound)
  }
}
