import CopyLint

/// Cuts the input into messages: a header, an empty line, and as many bytes as the header says.
///
/// After a header or a body that is wrong, it looks for the next “Content-Length:”.
struct MessageReader {
  /// The largest file that is read may be all escapes.
  static let bodyLimit = 256 << 20
  private static let headerLimit = 4096
  private static let mark = Array("content-length:".utf8)

  private var buffer: InputBuffer
  private let environment: Environment
  /// What came before was wrong: everything up to the next mark is skipped.
  private var isLost = false

  init(_ environment: Environment) {
    self.environment = environment
    buffer = InputBuffer(environment)
  }

  /// The next message.
  ///
  /// - Parameters:
  ///   - waits: whether to wait for input that is not there yet.
  ///   - pause: called before a wait.
  /// - Returns: nil at the end of the input, or when there is nothing now and it may not wait.
  mutating func next(waits: Bool, pause: () -> Void) -> Received? {
    while true {
      if isLost, !findMark() {
        guard fill(waits, pause) else { return nil }
        continue
      }
      switch header() {
      case .whole(let length, let start):
        guard length <= Self.bodyLimit else { return lose(.tooLong, from: start) }
        if buffer.count < start - buffer.at + length {
          if fill(waits, pause) { continue }
          return buffer.isAtEnd ? lose(.noJSON, from: buffer.bytes.count) : nil
        }
        return body(start..<start + length)
      case .wrong(let fault, let end): return lose(fault, from: end)
      case .partial:
        guard fill(waits, pause) else {
          if buffer.isAtEnd, buffer.count > 0 { return lose(.noLength, from: buffer.bytes.count) }
          return nil
        }
      }
    }
  }

  private enum Header {
    case partial
    /// The length of the body, and where it begins.
    case whole(length: Int, start: Int)
    case wrong(ServerError, end: Int)
  }

  /// Reads the header at the start of what is left.
  private func header() -> Header {
    let bytes = buffer.bytes
    var length: Int?
    var at = buffer.at
    while true {
      guard at - buffer.at < Self.headerLimit else { return .wrong(.noLength, end: at) }
      guard let end = bytes.span.firstIndex(of: 0x0A, from: at) else {
        return bytes.count - at > Self.headerLimit ? .wrong(.noLength, end: at + 1) : .partial
      }
      var line = bytes[at..<end]
      if line.last == 0x0D { line.removeLast() }
      at = end + 1
      if line.isEmpty {
        guard let length else { return .wrong(.noLength, end: at) }
        return .whole(length: length, start: at)
      }
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return .wrong(.noLength, end: at) }
      guard Self.isMark(line[...colon]) else { continue }
      let digits = line[(colon + 1)...].filter { $0 != 0x20 && $0 != 0x09 }
      guard !digits.isEmpty, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
        return .wrong(.wrongLength, end: at)
      }
      length = Int(String(decoding: digits, as: UTF8.self)) ?? .max
      if length == .max { return .wrong(.tooLong, end: at) }
    }
  }

  private mutating func body(_ range: Range<Int>) -> Received {
    let received = Received(Array(buffer.bytes[range]))
    // A length that is too large has taken the next header with it.
    if case .fault(let fault, _) = received, fault == .noJSON { return lose(fault, from: range.lowerBound) }
    buffer.use(to: range.upperBound)
    return received
  }

  private mutating func lose(_ fault: ServerError, from offset: Int) -> Received {
    buffer.use(to: min(offset, buffer.bytes.count))
    isLost = true
    return .fault(fault, id: Received.noID)
  }

  /// Goes to the next mark; what can't be the start of one is dropped.
  private mutating func findMark() -> Bool {
    let bytes = buffer.bytes
    var at = buffer.at
    while at + Self.mark.count <= bytes.count {
      if Self.isMark(bytes[at..<at + Self.mark.count]) {
        buffer.use(to: at)
        isLost = false
        return true
      }
      at += 1
    }
    buffer.use(to: at)
    return false
  }

  private static func isMark(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count == mark.count
      && zip(bytes, mark).allSatisfy { $0 == $1 || $0 | 0x20 == $1 && $1 != UInt8(ascii: "-") }
  }

  /// - Returns: whether there is more.
  private mutating func fill(_ waits: Bool, _ pause: () -> Void) -> Bool {
    if buffer.isAtEnd || !waits && !environment.inputIsWaiting() { return false }
    _ = buffer.fill(pause: pause)
    return !buffer.isAtEnd
  }
}
