extension SwiftScanner {
  /// A literal begins at `at`.
  mutating func openLiteral(hashes: Int) {
    begin()
    let node = addNode(.literal, at: at)
    source.nodes[Int(node)].hashes = UInt8(clamping: hashes)
    at += hashes
    if opensLines(hashes: hashes) {
      source.nodes[Int(node)].marks.insert(.multiline)
      at += 3
    } else {
      at += 1
    }
    readLiteral(node)
  }

  /// Whether three quotation marks begin text of several lines. `#"""#` is a text of one sign.
  private func opensLines(hashes: Int) -> Bool {
    guard byte(at + 1) == UInt8(ascii: "\""), byte(at + 2) == UInt8(ascii: "\"") else { return false }
    guard hashes > 0 else { return true }
    var index = at + 1
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if bytes[index] == UInt8(ascii: "\""), hasHashes(hashes, at: index + 1) { return false }
      index += 1
    }
    return true
  }

  func hasHashes(_ count: Int, at start: Int) -> Bool {
    var index = start
    while index < start + count, byte(index) == UInt8(ascii: "#") { index += 1 }
    return index == start + count
  }

  /// Goes on with the text of a literal, from its start or from the end of an interpolation.
  mutating func readLiteral(_ node: Int32) {
    let hashes = Int(source.nodes[Int(node)].hashes)
    let isMultiline = source.nodes[Int(node)].marks.contains(.multiline)
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\""):
        if isMultiline {
          guard byte(at + 1) == UInt8(ascii: "\""), byte(at + 2) == UInt8(ascii: "\""),
            hasHashes(hashes, at: at + 3)
          else {
            at += 1
            continue
          }
          at += 3 + hashes
          return closeLiteral(node)
        }
        guard hasHashes(hashes, at: at + 1) else {
          at += 1
          continue
        }
        at += 1 + hashes
        return closeLiteral(node)
      case UInt8(ascii: "\\"):
        guard hasHashes(hashes, at: at + 1) else {
          at += 1
          continue
        }
        if byte(at + 1 + hashes) == UInt8(ascii: "(") { return openInterpolation(node, hashes: hashes) }
        at += 1 + hashes
        // What an escape stands for; a line end after it is seen below.
        if at < bytes.count, isMultiline || bytes[at] != 0x0A && bytes[at] != 0x0D { at += 1 }
      case 0x0A, 0x0D:
        if !isMultiline {
          source.nodes[Int(node)].marks.insert(.unclosed)
          return closeLiteral(node)
        }
        at += 1
      default: at += 1
      }
    }
    at = bytes.count
    source.nodes[Int(node)].marks.insert(.unclosed)
    closeLiteral(node)
  }

  private mutating func closeLiteral(_ node: Int32) {
    finishNode(node)
    last = .operand
    word = .none
    chain = node
  }

  private mutating func openInterpolation(_ literal: Int32, hashes: Int) {
    let index = Int32(truncatingIfNeeded: source.nodes.count)
    source.nodes.append(SwiftNode(.interpolation, parent: literal, at: at))
    push(.interpolation, index, length: 2 + hashes)
  }

  /// `/`: a comment, a regular expression or an operator.
  mutating func readSlash() {
    switch byte(at + 1) {
    case UInt8(ascii: "/"):
      let start = at
      skipLine()
      source.comments.append(SwiftPiece(start, at))
    case UInt8(ascii: "*"): skipBlockComment()
    default:
      guard last != .operand, last != .block, last != .dot, at >= operatorsEnd else { return readOperator() }
      switch endOfRegex() {
      case .closed(let end):
        begin()
        at = end
        closeRegex()
      case .open(let end):
        source.openSlashes.append(SwiftPiece(at, end))
        operatorsEnd = end
        readOperator()
      case .none: readOperator()
      }
    }
  }

  /// Comments of several lines nest.
  private mutating func skipBlockComment() {
    let start = at
    var depth = 0
    while at < bytes.count {
      let byte = bytes[at]
      if byte == UInt8(ascii: "/"), self.byte(at + 1) == UInt8(ascii: "*") {
        depth += 1
        at += 2
      } else if byte == UInt8(ascii: "*"), self.byte(at + 1) == UInt8(ascii: "/") {
        depth -= 1
        at += 2
        if depth == 0 { break }
      } else {
        if byte == 0x0A { newline = true }
        at += 1
      }
    }
    source.comments.append(SwiftPiece(start, min(at, bytes.count)))
  }

  private mutating func closeRegex() {
    last = .operand
    word = .none
    chain = SwiftNode.nothing
  }

  private enum Regex {
    /// `/…/`, with its end.
    case closed(Int)
    /// The slash is an operator because of what comes behind it, with the end of that.
    case open(Int)
    /// The slash is an operator, whatever comes.
    case none
  }

  /// Looks for the end of `/…/` on this line.
  private func endOfRegex() -> Regex {
    var index = at + 1
    let first = byte(index)
    if first == 0x20 || first == 0x09 || first == UInt8(ascii: "/") { return .none }
    var depth = 0
    var isClass = false
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isClass = true
      case UInt8(ascii: "]"): isClass = false
      case UInt8(ascii: "("): if !isClass { depth += 1 }
      case UInt8(ascii: ")"):
        if !isClass { depth -= 1 }
        if depth < 0 { return .open(index) }
      case UInt8(ascii: "/"):
        let before = bytes[index - 1]
        return before == 0x20 || before == 0x09 ? .open(index) : .closed(index + 1)
      default: break
      }
      index += 1
    }
    return .open(min(index, bytes.count))
  }

  /// `#/…/#`, which may have several lines.
  mutating func readExtendedRegex(hashes: Int) {
    begin()
    var index = at + hashes + 1
    let isMultiline = byte(index) == 0x0A || byte(index) == 0x0D
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "/"), hasHashes(hashes, at: index + 1) {
        at = index + 1 + hashes
        return closeRegex()
      }
      if !isMultiline, byte == 0x0A || byte == 0x0D { break }
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    at = min(index, bytes.count)
    closeRegex()
  }
}
