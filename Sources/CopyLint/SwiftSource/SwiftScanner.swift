/// Reads a Swift file into a shallow tree.
///
/// After "Lexical Structure" and "Expressions" in The Swift Programming Language. Open brackets are on a stack of our own, so
/// that no nesting is too deep.
struct SwiftScanner {
  /// What the last token was.
  enum Last: UInt8 {
    /// A statement, an argument or an element begins.
    case start
    /// Ended an expression.
    case operand
    case `operator`, keyword, dot, at, attribute
    /// Ended the braces of a statement, which may go on with `else`.
    case block
  }

  let bytes: [UInt8]
  var at: Int
  var source = SwiftSource()
  var frame: SwiftFrame
  /// The frames around the current one.
  var frames: [SwiftFrame] = []
  var last = Last.start
  /// The name that an opening parenthesis would call.
  var word = SwiftPiece.none
  /// What comes before the dot in front of `word`.
  var qualifier = SwiftPiece.none
  var wordMarks: SwiftNode.Marks = []
  /// Whether `word` follows `#`.
  var isMacro = false
  /// The last node of the current chain of members and calls.
  var chain = SwiftNode.nothing
  /// The label of the trailing closure that comes next.
  var trailingLabel = SwiftPiece.none
  /// A line has ended since the last token.
  var newline = false
  /// The conditions of the compiler that are open.
  var branches: [SwiftBranch] = []
  /// How many of them are only for debugging.
  var debugDepth = 0
  /// Slashes before this are operators: a slash in front of them was never closed. Without it, each would look again.
  var operatorsEnd = 0
  private let keptInPlace = KeptInPlace()

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    at = start
    source.nodes.reserveCapacity(bytes.count / 48 + 16)
    source.arguments.reserveCapacity(bytes.count / 96 + 16)
    frames.reserveCapacity(16)
    source.nodes.append(SwiftNode(.file, parent: SwiftNode.nothing, at: start))
    frame = SwiftFrame(.file, node: 0)
  }

  mutating func scan() -> SwiftSource {
    if byte(at) == UInt8(ascii: "#"), byte(at + 1) == UInt8(ascii: "!") { skipLine() }
    while at < bytes.count { readToken() }
    if let debugStart = branches.lazy.compactMap(\.debugStart).first {
      source.debugBranches.append(SwiftPiece(debugStart, at))
    }
    while !frames.isEmpty {
      let literal = frame.bracket == .interpolation ? source.nodes[Int(frame.node)].parent : SwiftNode.nothing
      pop(isClosed: false)
      if literal >= 0 {
        source.nodes[Int(literal)].marks.insert(.unclosed)
        finishNode(literal)
      }
    }
    finishNode(0)
    return source
  }

  /// 0 outside of the file.
  @inline(__always) func byte(_ index: Int) -> UInt8 {
    index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  @inline(__always) private mutating func readToken() {
    let byte = bytes[at]
    switch byte {
    // A fourth of most files is indentation.
    case 0x20: at = bytes.span.endOfSpaces(from: at + 1)
    case 0x09, 0x0B, 0x0C, 0x00: at += 1
    case 0x0A, 0x0D:
      newline = true
      at += 1
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"), UInt8(ascii: "`"), 0x80...:
      readWord()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case UInt8(ascii: "\""): openLiteral(hashes: 0)
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "("): openParen()
    case UInt8(ascii: "["): openSquare()
    case UInt8(ascii: "{"): openBrace()
    case UInt8(ascii: ")"): closeParen()
    case UInt8(ascii: "]"): closeSquare()
    case UInt8(ascii: "}"): closeBrace()
    case UInt8(ascii: ","): readComma()
    case UInt8(ascii: ";"):
      endStatement()
      at += 1
    case UInt8(ascii: ":"): readColon()
    case UInt8(ascii: "."): readDot()
    case UInt8(ascii: "@"):
      begin()
      last = .at
      at += 1
    case UInt8(ascii: "\\"):
      begin()
      last = .operator
      at += 1
    case UInt8(ascii: "/"): readSlash()
    default: readOperator()
    }
  }

  /// A token begins that can't continue an expression: on a new line, it begins a statement.
  @inline(__always) mutating func begin() {
    if last == .block || newline && last == .operand, frame.holdsStatements { endStatement() }
    newline = false
    frame.isItemStart = false
  }

  mutating func endStatement() {
    last = .start
    word = .none
    chain = SwiftNode.nothing
    frame.holder = frame.node
    frame.head = .none
    frame.segment = frame.lastChild
    frame.choices = 0
    frame.nextMarks = []
    frame.wantsParameters = false
    frame.isVariable = false
    frame.isTyped = false
    frame.declared = .none
    frame.declaredType = .none
  }

  private mutating func readNumber() {
    begin()
    let isIndex = last == .dot
    at += 1
    while at < bytes.count {
      let byte = bytes[at]
      if byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_")
        || !isIndex && byte == UInt8(ascii: ".") && self.byte(at + 1).isASCIIDigit
      {
        at += 1
      } else {
        break
      }
    }
    if !isIndex { chain = SwiftNode.nothing }
    word = .none
    last = .operand
  }

  private mutating func readDot() {
    if byte(at + 1) == UInt8(ascii: ".") { return readOperator() }
    let isImplicit = last != .operand
    if isImplicit {
      begin()
      chain = SwiftNode.nothing
    } else if chain >= 0, word.isNone, source.nodes[Int(chain)].kind == .literal {
      source.nodes[Int(chain)].marks.insert(.changed)
    }
    newline = false
    qualifier = isImplicit ? .none : word
    wordMarks = isImplicit ? [.member, .implicit] : .member
    last = .dot
    at += 1
  }

  private mutating func readComma() {
    if last == .block, !newline { reopenCondition() }
    newline = false
    endItem()
    if frame.head == .enumCase { frame.holder = frame.node }
    last = .start
    at += 1
  }

  private mutating func readColon() {
    newline = false
    at += 1
    if frame.choices > 0 {
      frame.choices -= 1
      frame.segment = frame.lastChild
      frame.nextMarks = []
    } else if frame.bracket == .square {
      markOperands(.key)
    } else if frame.head == .pattern {
      endStatement()
    } else if frame.head == .binding {
      frame.isTyped = true
    }
    last = .start
  }
}
