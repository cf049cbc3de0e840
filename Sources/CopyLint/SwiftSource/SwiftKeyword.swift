/// Words of Swift that begin a statement, or that no value can be.
enum SwiftKeyword: UInt8, BitwiseCopyable {
  case condition, choice, block, other, pattern, function, `init`, binding, variable, type, enumeration, actor
  case result, thrown, `in`, word, prefix, `else`, `catch`, accessor, observer
}

extension SwiftScanner {
  /// Which keyword a name is; nil when it isn’t one.
  @inline(__always) func keyword(_ piece: SwiftPiece) -> SwiftKeyword? {
    switch (piece.count, bytes[piece.lowerBound]) {
    case (2, UInt8(ascii: "i")):
      if holds("if", piece) { return .condition }
      if holds("in", piece) { return .in }
      if holds("is", piece) { return .word }
    case (2, UInt8(ascii: "a")) where holds("as", piece): return .word
    case (2, UInt8(ascii: "d")) where holds("do", piece): return .block
    case (3, UInt8(ascii: "f")) where holds("for", piece): return .condition
    case (3, UInt8(ascii: "l")) where holds("let", piece): return .binding
    case (3, UInt8(ascii: "v")) where holds("var", piece): return .variable
    case (3, UInt8(ascii: "t")) where holds("try", piece): return .prefix
    case (3, UInt8(ascii: "a")) where holds("any", piece): return .word
    case (3, UInt8(ascii: "g")) where holds("get", piece): return .accessor
    case (3, UInt8(ascii: "s")) where holds("set", piece): return .observer
    case (4, UInt8(ascii: "c")) where holds("case", piece): return .pattern
    case (4, UInt8(ascii: "e")):
      if holds("else", piece) { return .else }
      if holds("enum", piece) { return .enumeration }
    case (4, UInt8(ascii: "f")) where holds("func", piece): return .function
    case (4, UInt8(ascii: "i")) where holds("init", piece): return .`init`
    case (4, UInt8(ascii: "s")) where holds("some", piece): return .word
    case (5, UInt8(ascii: "g")) where holds("guard", piece): return .condition
    case (5, UInt8(ascii: "w")):
      if holds("while", piece) { return .condition }
      if holds("where", piece) { return .word }
    case (5, UInt8(ascii: "c")):
      if holds("catch", piece) { return .catch }
      if holds("class", piece) { return .type }
    case (5, UInt8(ascii: "d")) where holds("defer", piece): return .block
    case (5, UInt8(ascii: "a")):
      if holds("await", piece) { return .prefix }
      if holds("async", piece) { return .word }
      if holds("actor", piece) { return .actor }
    case (5, UInt8(ascii: "t")) where holds("throw", piece): return .thrown
    case (5, UInt8(ascii: "i")) where holds("inout", piece): return .word
    case (6, UInt8(ascii: "s")):
      if holds("switch", piece) { return .choice }
      if holds("struct", piece) { return .type }
    case (6, UInt8(ascii: "r")):
      if holds("return", piece) { return .result }
      if holds("repeat", piece) { return .block }
    case (6, UInt8(ascii: "t")) where holds("throws", piece): return .word
    case (6, UInt8(ascii: "d")):
      if holds("deinit", piece) { return .`init` }
      if holds("didSet", piece) { return .observer }
    case (6, UInt8(ascii: "i")) where holds("import", piece): return .other
    case (7, UInt8(ascii: "d")) where holds("default", piece): return .pattern
    case (7, UInt8(ascii: "w")) where holds("willSet", piece): return .observer
    case (8, UInt8(ascii: "p")) where holds("protocol", piece): return .type
    case (8, UInt8(ascii: "r")) where holds("rethrows", piece): return .word
    case (9, UInt8(ascii: "e")) where holds("extension", piece): return .type
    case (9, UInt8(ascii: "s")) where holds("subscript", piece): return .`init`
    default: return nil
    }
    return nil
  }

  /// Whether a piece is this word.
  @inline(__always) func holds(_ word: StaticString, _ piece: SwiftPiece) -> Bool {
    bytes.span.holds(word, in: piece)
  }

  /// A keyword came.
  mutating func take(_ keyword: SwiftKeyword, _ piece: SwiftPiece) {
    guard frame.holdsStatements else { return takeInside(keyword, piece) }
    switch keyword {
    case .word:
      // Goes on with the expression or the head, wherever it is.
      if last == .block || last == .start && newline { begin() }
      goOn()
    case .prefix:
      begin()
      goOn()
    case .in:
      if frame.head != .condition { endStatement() }
      goOn()
    case .else, .catch:
      if last != .block { frame.holder = frame.headParent }
      frame.head = keyword == .else ? .block : .condition
      if keyword == .catch { openHead() }
      goOn()
    case .condition, .choice, .block:
      // `else if` goes on with the statement.
      if last != .keyword || frame.head != .block { begin() }
      frame.head = keyword == .condition ? .condition : keyword == .choice ? .choice : .block
      if keyword != .block { openHead() }
      goOn()
    case .pattern: takePattern(piece)
    case .function, .`init`:
      begin()
      frame.head = .function
      frame.wantsParameters = true
      frame.isVariable = false
      frame.declared = keyword == .function ? .none : piece
      frame.isTyped = keyword == .`init` && piece.count == 9
      goOn()
    case .binding, .variable:
      begin()
      if frame.head != .condition, frame.head != .pattern {
        (frame.head, frame.isTyped, frame.declared) = (.binding, false, .none)
        frame.declaredType = .none
        frame.isVariable = keyword == .variable
      }
      goOn()
    case .type, .enumeration: takeType(isEnumeration: keyword == .enumeration)
    case .actor:
      let next = byte(nextSign(from: at))
      guard frame.head == .none, next.isASCIILetter, byte(at) == 0x20 else { return takeName(piece) }
      takeType(isEnumeration: false)
    case .result, .thrown:
      begin()
      frame.holder = addNode(keyword == .result ? .result : .head, at: piece.lowerBound)
      finishNode(frame.holder)
      frame.segment = frame.lastChild
      goOn()
    case .other:
      begin()
      goOn()
    case .accessor, .observer: takeAccessor(keyword, piece)
    }
  }

  /// Inside parentheses, only what can't be called matters.
  private mutating func takeInside(_ keyword: SwiftKeyword, _ piece: SwiftPiece) {
    switch keyword {
    case .word, .prefix, .in, .binding, .variable, .condition, .choice:
      begin()
      goOn()
    default: takeName(piece)
    }
  }

  private mutating func takeName(_ piece: SwiftPiece) {
    begin()
    chain = SwiftNode.nothing
    word = piece
    (wordMarks, qualifier, isMacro) = ([], .none, false)
    last = .operand
    if frame.head == .binding, frame.declared.isNone { frame.declared = piece }
  }

  /// A value has to come next.
  private mutating func goOn() {
    newline = false
    word = .none
    chain = SwiftNode.nothing
    last = .keyword
  }

  private mutating func takeType(isEnumeration: Bool) {
    begin()
    frame.head = .type
    frame.declared = .none
    frame.isEnumeration = isEnumeration
    goOn()
  }

  private mutating func takePattern(_ piece: SwiftPiece) {
    let marks = source.nodes[Int(frame.node)].marks
    let isCase = piece.count == 4
    if marks.contains(.choice), frame.head != .condition || last == .block || newline && last == .operand {
      endStatement()
      frame.head = .pattern
      openHead()
    } else if isCase, marks.contains(.enumeration), frame.head != .condition {
      endStatement()
      frame.head = .enumCase
    } else if !isCase {
      return takeName(piece)
    }
    goOn()
  }

  /// `get` and `set` are keywords only in a property or a subscript, before a brace.
  private mutating func takeAccessor(_ keyword: SwiftKeyword, _ piece: SwiftPiece) {
    let isHere = source.nodes[Int(frame.node)].marks.contains(.accessors)
    guard isHere, last == .start || last == .block || newline else { return takeName(piece) }
    begin()
    frame.head = keyword == .accessor ? .block : .function
    frame.declared = keyword == .accessor ? .none : piece
    goOn()
  }

  /// What follows decides, and is no value of the statement.
  private mutating func openHead() {
    frame.headParent = frame.holder
    frame.holder = addNode(.head, at: at)
    finishNode(frame.holder)
    frame.segment = frame.lastChild
  }
}
