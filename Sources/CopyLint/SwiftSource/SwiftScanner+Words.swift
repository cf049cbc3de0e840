extension SwiftScanner {
  /// A name or a keyword.
  @inline(__always) mutating func readWord() {
    let start = at
    if bytes[at] == UInt8(ascii: "`") { skipBackticks() } else { skipLetters() }
    let piece = SwiftPiece(start, at)
    if last == .dot {
      newline = false
      if chain >= 0, source.nodes[Int(chain)].kind == .literal, source.nodes[Int(chain)].name.isNone {
        source.nodes[Int(chain)].name = piece
      }
      return name(piece, isMember: true)
    }
    if last == .at {
      newline = false
      word = piece
      last = .attribute
      return
    }
    if frame.isItemStart, frame.bracket == .paren || frame.bracket == .square, isBeforeColon() {
      frame.isItemStart = false
      newline = false
      // In a dictionary, a name before a colon is a key.
      if frame.bracket == .paren || source.nodes[Int(frame.node)].kind == .lookup { frame.label = piece }
      skipToColon()
      last = .start
      return
    }
    if chain >= 0, chain == frame.trailing, last == .operand, labelsClosure() {
      trailingLabel = piece
      newline = false
      skipToColon()
      return
    }
    if bytes[start] >= UInt8(ascii: "a"), bytes[start] <= UInt8(ascii: "y"), let keyword = keyword(piece) {
      if keyword == .word, piece.count == 4, bytes.span.holds("some", in: piece) {
        source.hasOpaqueTypes = true
      }
      return take(keyword, piece)
    }
    begin()
    chain = SwiftNode.nothing
    name(piece, isMember: false)
  }

  @inline(__always) private mutating func name(_ piece: SwiftPiece, isMember: Bool) {
    word = piece
    isMacro = false
    if !isMember {
      wordMarks = []
      qualifier = .none
    }
    last = .operand
    guard frame.head != .none else { return }
    if frame.head == .binding {
      if frame.isTyped {
        frame.declaredType = piece
      } else if frame.declared.isNone {
        frame.declared = piece
      }
    } else if frame.declared.isNone, frame.head == .function || frame.head == .type {
      frame.declared = piece
    }
  }

  private mutating func skipBackticks() {
    at += 1
    while at < bytes.count, bytes[at] != UInt8(ascii: "`"), bytes[at] != 0x0A { at += 1 }
    if byte(at) == UInt8(ascii: "`") { at += 1 }
  }

  @inline(__always) mutating func skipLetters() { at = bytes.span.endOfName(from: at + 1) }

  /// Where the next sign is that is no white space.
  func nextSign(from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] >= 0x09 && bytes[index] <= 0x0D {
      index += 1
    }
    return index
  }

  private func isBeforeColon() -> Bool {
    var index = at
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    return byte(index) == UInt8(ascii: ":")
  }

  private mutating func skipToColon() { at = nextSign(from: at) + 1 }

  /// Whether `: {` follows, as after the label of a second trailing closure.
  private func labelsClosure() -> Bool {
    let colon = nextSign(from: at)
    return byte(colon) == UInt8(ascii: ":") && byte(nextSign(from: colon + 1)) == UInt8(ascii: "{")
  }

  /// `#`: a literal, a regular expression, a condition of the compiler, or a macro.
  mutating func readHash() {
    var end = at
    while byte(end) == UInt8(ascii: "#") { end += 1 }
    let hashes = end - at
    if byte(end) == UInt8(ascii: "\"") { return openLiteral(hashes: hashes) }
    if byte(end) == UInt8(ascii: "/") { return readExtendedRegex(hashes: hashes) }
    let start = at
    at = end
    guard byte(at).isASCIILetter else { return }
    skipLetters()
    let piece = SwiftPiece(end, at)
    if holds("if", piece) || holds("elseif", piece) || holds("else", piece)
      || holds("endif", piece)
    {
      // All branches are read as if they were there.
      let condition = at
      skipLine()
      noteBranch(piece, SwiftPiece(condition, at))
      newline = true
      return
    }
    at = start
    begin()
    at = piece.upperBound
    chain = SwiftNode.nothing
    word = piece
    wordMarks = []
    qualifier = .none
    isMacro = true
    last = .operand
  }

  /// Up to the end of the line.
  mutating func skipLine() {
    at = bytes.span.firstIndex(of: 0x0A, 0x0D, from: at)
  }
}
