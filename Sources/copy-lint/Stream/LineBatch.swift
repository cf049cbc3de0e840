import CopyLint

/// Lines that came together, and are answered together by one thread.
struct LineBatch: Sendable {
  /// From 0.
  var number: Int
  /// The number of its first line, from 1.
  var firstLine: Int
  var bytes: [UInt8] = []
  var lines: [LineReader.Line] = []

  /// Whether it is the 16th, 32nd, 64th, and so on: when a long stream looks at what it still needs. Languages that come
  /// late have a start, too.
  var isMilestone: Bool { number >= 16 && number & (number - 1) == 0 }
}

/// The input in batches, in bounded memory. A batch waits for its first line only, so that each line is answered before the
/// next one has to come.
struct BatchReader {
  /// A batch ends with the line that reaches this.
  private static let size = 16 << 10

  private var reader: LineReader
  private var batches = 0
  private var lines = 0

  init(limit: Int, environment: Environment) {
    reader = LineReader(limit: limit, environment: environment)
  }

  /// The next batch; nil at the end of the input.
  mutating func next() -> LineBatch? {
    guard let first = reader.next() else { return nil }
    var batch = LineBatch(number: batches, firstLine: lines + 1)
    add(first, to: &batch)
    while batch.bytes.count < Self.size, reader.holdsLine, let line = reader.next() { add(line, to: &batch) }
    batches += 1
    lines += batch.lines.count
    return batch
  }

  private func add(_ line: LineReader.Line, to batch: inout LineBatch) {
    switch line {
    case .tooLong: batch.lines.append(.tooLong)
    case .text(let range):
      let start = batch.bytes.count
      batch.bytes += reader.bytes[range]
      batch.lines.append(.text(start..<batch.bytes.count))
    }
  }
}
