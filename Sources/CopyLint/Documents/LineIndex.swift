/// Where the lines of a text begin, and how many Unicode scalars lie before a byte.
///
/// Lines end with a line feed, a carriage return or both, as in editors and compilers; never with U+2028.
struct LineIndex: Sendable {
  /// Bytes between two scalar counts, so that a column in a very long line needs no walk through all of it.
  private static let blockLength = 4096

  private var starts: [Int32] = [0]
  /// Scalars before each block.
  private var scalars: [Int32] = [0]

  /// `start` is where the first line begins: after a byte order mark.
  init(_ bytes: [UInt8], from start: Int) {
    starts = [Int32(start)]
    starts.reserveCapacity(bytes.count / 40)
    scalars.reserveCapacity(bytes.count / Self.blockLength + 1)
    let bytes = bytes.span
    var count: Int32 = 0
    var block = 0
    while block < bytes.count {
      let end = min(block + Self.blockLength, bytes.count)
      var index = block
      while index &+ 8 <= end {
        let word = bytes.word(at: index)
        // A byte that goes on with a scalar has its highest bit and not the next one.
        count &+= 8
        if word & ByteWord.highBits != 0 {
          count &-= Int32(truncatingIfNeeded: (word & ~(word << 1) & ByteWord.highBits).nonzeroBitCount)
        }
        var controls = ByteWord.mayBeControls(word)
        while controls != 0 {
          noteEnd(bytes, index &+ ByteWord.first(controls), start)
          controls &= controls &- 1
        }
        index &+= 8
      }
      while index < end {
        if bytes[index] & 0xC0 != 0x80 { count &+= 1 }
        noteEnd(bytes, index, start)
        index &+= 1
      }
      scalars.append(count)
      block = end
    }
  }

  private mutating func noteEnd(_ bytes: Span<UInt8>, _ index: Int, _ start: Int) {
    let byte = bytes[index]
    guard byte <= 0x0D else { return }
    let isEnd = byte == 0x0A || byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
    if isEnd, index >= start { starts.append(Int32(truncatingIfNeeded: index + 1)) }
  }

  /// The 0-based line that holds the byte at `offset`.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  /// The first byte of the 0-based `line`.
  func start(of line: Int) -> Int { Int(starts[line]) }

  /// The byte after the last of the 0-based `line`, its line end included.
  func end(of line: Int, in bytes: [UInt8]) -> Int {
    line + 1 < starts.count ? Int(starts[line + 1]) : bytes.count
  }

  /// Unicode scalars from `start` to `end`.
  func scalars(from start: Int, to end: Int, in bytes: [UInt8]) -> Int {
    if end - start <= Self.blockLength { return Self.count(bytes, start, end) }
    return scalars(before: end, in: bytes) - scalars(before: start, in: bytes)
  }

  private func scalars(before offset: Int, in bytes: [UInt8]) -> Int {
    let block = min(offset / Self.blockLength, scalars.count - 1)
    return Int(scalars[block]) + Self.count(bytes, block * Self.blockLength, offset)
  }

  private static func count(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    guard start < end else { return 0 }
    let span = bytes.span
    var count = end - start
    var index = start
    while index &+ 8 <= end {
      let word = span.word(at: index)
      if word & ByteWord.highBits != 0 { count &-= (word & ~(word << 1) & ByteWord.highBits).nonzeroBitCount }
      index &+= 8
    }
    while index < end {
      if span[index] & 0xC0 == 0x80 { count &-= 1 }
      index &+= 1
    }
    return count
  }
}
