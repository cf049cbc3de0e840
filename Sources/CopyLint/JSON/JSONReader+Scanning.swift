extension JSONReader {
  /// What may come next.
  private enum Expectation {
    case value, nameOrEnd, name, colon, commaOrEnd, valueOrEnd, end
  }

  /// - Parameter isPart: whether the text goes on after the value.
  mutating func scan(from start: Int, isPart: Bool = false) {
    // Not of `self`, which changes while they are looked at.
    let all = bytes
    let bytes = all.span
    var at = start
    var expected = Expectation.value
    levels.removeAll(keepingCapacity: true)
    scanning: while true {
      guard skipSpace(&at, bytes) else { break }
      guard at < bytes.count else { break }
      let byte = bytes[at]
      switch expected {
      case .end where isPart: break scanning
      case .end:
        fault(.textAfterEnd, at..<bytes.count)
        break scanning
      case .colon:
        if byte == UInt8(ascii: ":") { at += 1 } else { fault(.missingColon, at..<at + 1) }
        expected = .value
        if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") { break scanning }
        continue
      case .commaOrEnd where byte == UInt8(ascii: ","):
        at += 1
        expected = isInObject ? .name : .value
        guard skipSpace(&at, bytes), at < bytes.count else { break scanning }
        if bytes[at] == UInt8(ascii: "}") || bytes[at] == UInt8(ascii: "]") {
          fault(.extraComma, lastComma(before: at))
          expected = .commaOrEnd
        }
        continue
      case .commaOrEnd where byte != UInt8(ascii: "}") && byte != UInt8(ascii: "]"):
        fault(.missingComma, at..<at + 1)
        expected = isInObject ? .name : .value
      default: break
      }
      if faults.count >= Self.maximumFaults { break }

      let wantsName = expected == .name || expected == .nameOrEnd
      switch byte {
      case UInt8(ascii: "\""):
        guard let node = scanString(&at, bytes) else { break scanning }
        if levels.count < keptDepth { nodes.append(node) }
        expected = wantsName ? .colon : levels.isEmpty ? .end : .commaOrEnd
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard let last = levels.last, last.isObject == (byte == UInt8(ascii: "}")),
          expected == .commaOrEnd || expected == .nameOrEnd || expected == .valueOrEnd
        else {
          fault(expected == .value && !levels.isEmpty ? .missingValue : .wrongClose, at..<at + 1)
          break scanning
        }
        at += 1
        levels.removeLast()
        if let node = last.node { close(node, at: at) }
        expected = levels.isEmpty ? .end : .commaOrEnd
      case _ where wantsName:
        let isWord = byte == UInt8(ascii: "'") || Self.isWordByte(byte)
        fault(isWord ? .missingQuote : .missingName, at..<endOfWord(at))
        break scanning
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard levels.count < Self.maximumDepth else {
          fault(.tooDeep, at..<at + 1)
          break scanning
        }
        let isObject = byte == UInt8(ascii: "{")
        let isKept = levels.count < keptDepth
        levels.append(Level(isObject: isObject, start: at, node: isKept ? nodes.count : nil))
        if isKept {
          nodes.append(
            Node(kind: isObject ? .object : .array, start: Int32(at), end: Int32(at + 1), next: 0))
        }
        at += 1
        expected = isObject ? .nameOrEnd : .valueOrEnd
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        fault(.missingValue, at..<at + 1)
        break scanning
      default:
        guard let node = scanWord(&at) else { break scanning }
        if levels.count < keptDepth { nodes.append(node) }
        expected = levels.isEmpty ? .end : .commaOrEnd
      }
    }
    finish(expected == .value && nodes.isEmpty)
  }

  /// Closes what is still open, so that all nodes read so far form a sound list.
  private mutating func finish(_ isMissing: Bool) {
    if faults.isEmpty {
      if isMissing { fault(.noValue, bytes.count..<bytes.count) }
      if let last = levels.last {
        fault(last.isObject ? .missingBrace : .missingBracket, last.start..<last.start + 1)
      }
    }
    while let level = levels.popLast() {
      guard let index = level.node else { continue }
      if level.isObject { dropNameWithoutValue(in: index) }
      close(index, at: bytes.count)
    }
  }

  /// An object whose last name got no value loses the name.
  private mutating func dropNameWithoutValue(in index: Int) {
    var at = index + 1
    while at < nodes.count {
      if at + 1 >= nodes.count {
        nodes.removeLast()
        return
      }
      at = nodes[at + 1].next == 0 ? nodes.count : nodes[at + 1].next
    }
  }

  private mutating func close(_ index: Int, at end: Int) {
    nodes[index].next = nodes.count
    nodes[index].end = Int32(end)
  }

  private var isInObject: Bool { levels.last?.isObject ?? false }

  private func lastComma(before end: Int) -> Range<Int> {
    var at = end - 1
    while at > 0, bytes[at] != UInt8(ascii: ",") { at -= 1 }
    return at..<at + 1
  }

  mutating func fault(_ kind: Fault.Kind, _ range: Range<Int>) {
    guard faults.count < Self.maximumFaults else { return }
    faults.append(Fault(kind: kind, range: range.clamped(to: 0..<bytes.count)))
  }
}
