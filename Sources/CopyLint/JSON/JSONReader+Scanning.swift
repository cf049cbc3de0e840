extension JSONReader {
  /// What may come next.
  private enum Expectation {
    case value, nameOrEnd, name, colon, commaOrEnd, valueOrEnd, end
  }

  mutating func scan(from start: Int) {
    var at = start
    var open: [Int] = []
    var expected = Expectation.value
    scanning: while true {
      guard skipSpace(&at) else { break }
      guard at < bytes.count else { break }
      let byte = bytes[at]
      switch expected {
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
        expected = isObject(open.last) ? .name : .value
        guard skipSpace(&at), at < bytes.count else { break scanning }
        if bytes[at] == UInt8(ascii: "}") || bytes[at] == UInt8(ascii: "]") {
          fault(.extraComma, lastComma(before: at))
          expected = .commaOrEnd
        }
        continue
      case .commaOrEnd where byte != UInt8(ascii: "}") && byte != UInt8(ascii: "]"):
        fault(.missingComma, at..<at + 1)
        expected = isObject(open.last) ? .name : .value
      default: break
      }
      if faults.count >= Self.maximumFaults { break }

      let wantsName = expected == .name || expected == .nameOrEnd
      switch byte {
      case UInt8(ascii: "\""):
        guard let node = scanString(&at) else { break scanning }
        nodes.append(node)
        expected = wantsName ? .colon : open.isEmpty ? .end : .commaOrEnd
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        let closes: Node.Kind = byte == UInt8(ascii: "}") ? .object : .array
        guard let last = open.last, nodes[last].kind == closes,
          expected == .commaOrEnd || expected == .nameOrEnd || expected == .valueOrEnd
        else {
          fault(expected == .value && !open.isEmpty ? .missingValue : .wrongClose, at..<at + 1)
          break scanning
        }
        at += 1
        close(last, at: at)
        open.removeLast()
        expected = open.isEmpty ? .end : .commaOrEnd
      case _ where wantsName:
        let isWord = byte == UInt8(ascii: "'") || Self.isWordByte(byte)
        fault(isWord ? .missingQuote : .missingName, at..<endOfWord(at))
        break scanning
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard open.count < Self.maximumDepth else {
          fault(.tooDeep, at..<at + 1)
          break scanning
        }
        let kind: Node.Kind = byte == UInt8(ascii: "{") ? .object : .array
        open.append(nodes.count)
        nodes.append(Node(kind: kind, start: Int32(at), end: Int32(at + 1), next: 0))
        at += 1
        expected = kind == .object ? .nameOrEnd : .valueOrEnd
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        fault(.missingValue, at..<at + 1)
        break scanning
      default:
        guard scanWord(&at) else { break scanning }
        expected = open.isEmpty ? .end : .commaOrEnd
      }
    }
    finish(open, expected == .value && nodes.isEmpty)
  }

  /// Closes what is still open, so that all nodes read so far stand in a sound list.
  private mutating func finish(_ open: [Int], _ isMissing: Bool) {
    if faults.isEmpty {
      if isMissing { fault(.noValue, bytes.count..<bytes.count) }
      if let last = open.last { fault(isObject(last) ? .missingBrace : .missingBracket, nodes[last].range) }
    }
    for index in open.reversed() {
      if nodes[index].kind == .object { dropNameWithoutValue(in: index) }
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

  private func isObject(_ index: Int?) -> Bool {
    guard let index else { return false }
    return nodes[index].kind == .object
  }

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
