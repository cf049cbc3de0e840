/// The input in lines, in bounded memory.
struct LineReader {
  enum Line: Equatable {
    /// Without its line end.
    case bytes([UInt8])
    /// Longer than the limit; it was passed over.
    case tooLong
  }

  private static let chunk = 64 << 10

  private let limit: Int
  private let environment: Environment
  private var buffer: [UInt8] = []
  private var at = 0
  private var isAtEnd = false
  /// The rest of a line that is too long is being passed over.
  private var isSkipping = false

  init(limit: Int, environment: Environment) {
    self.limit = limit
    self.environment = environment
  }

  /// The next line; nil at the end of the input.
  ///
  /// - Parameter pause: called before a wait, so that what was written so far gets out.
  mutating func next(pause: () -> Void) -> Line? {
    var searched = at
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        let line = take(to: end)
        at = end + 1
        return line
      }
      if isAtEnd {
        guard at < buffer.count || isSkipping else { return nil }
        let line = take(to: buffer.count)
        at = buffer.count
        return line
      }
      if buffer.count - at > limit {
        isSkipping = true
        at = buffer.count
      }
      buffer.removeFirst(at)
      at = 0
      searched = buffer.count
      if !environment.inputIsWaiting() { pause() }
      isAtEnd = environment.readInput(Self.chunk, &buffer) == 0
    }
  }

  private mutating func take(to end: Int) -> Line {
    defer { isSkipping = false }
    guard !isSkipping, end - at <= limit else { return .tooLong }
    return .bytes(Array(buffer[at..<end]))
  }
}
