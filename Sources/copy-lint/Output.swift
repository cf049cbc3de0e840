/// Standard output, written in large pieces. When the reader goes away, the rest is dropped: it has what it wanted.
struct Output: ~Copyable {
  private(set) var readerIsGone = false
  private(set) var hasFailed = false
  private var bytes: [UInt8] = []
  private let environment: Environment

  private static let size = 64 << 10

  init(_ environment: Environment) {
    self.environment = environment
  }

  mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    if bytes.count >= Self.size { flush() }
  }

  mutating func write(_ more: [UInt8]) {
    if more.count >= Self.size {
      // A large report is not there twice.
      flush()
      send(more)
    } else {
      bytes += more
      if bytes.count >= Self.size { flush() }
    }
  }

  /// Notes what became of bytes that went past this.
  mutating func note(_ writing: Environment.Writing) {
    readerIsGone = readerIsGone || writing == .readerIsGone
    hasFailed = hasFailed || writing == .failed
  }

  mutating func flush() {
    guard !bytes.isEmpty else { return }
    send(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func send(_ bytes: [UInt8]) {
    guard !readerIsGone, !hasFailed else { return }
    note(environment.writeOutput(bytes))
  }
}
