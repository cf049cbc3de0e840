/// The part of the input that is looked at: bytes from `at` on are not used up yet.
struct InputBuffer {
  private static let chunk = 64 << 10

  private(set) var bytes: [UInt8] = []
  private(set) var isAtEnd = false
  /// Where the part that is not used up begins.
  private(set) var at = 0
  private let environment: Environment

  init(_ environment: Environment) {
    self.environment = environment
  }

  /// Bytes that are not used up.
  var count: Int { bytes.count - at }

  /// Bytes up to `end`, an offset in `bytes`, are used up.
  mutating func use(to end: Int) { at = end }

  /// Takes in more, after dropping what is used up; offsets move by as much as this returns.
  ///
  /// - Parameter pause: called before a wait, so that what was written so far gets out.
  mutating func fill(pause: () -> Void) -> Int {
    let moved = at
    bytes.removeFirst(at)
    at = 0
    if !environment.inputIsWaiting() { pause() }
    isAtEnd = environment.readInput(Self.chunk, &bytes) == 0
    return moved
  }

  /// Puts a space in place of the byte at `index`.
  mutating func blank(_ index: Int) { bytes[index] = 0x20 }
}
