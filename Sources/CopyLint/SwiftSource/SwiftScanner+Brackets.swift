extension SwiftScanner {
  /// Adds a node to what is open.
  @inline(__always) mutating func addNode(_ kind: SwiftNode.Kind, at start: Int) -> Int32 {
    let index = Int32(truncatingIfNeeded: source.nodes.count)
    var node = SwiftNode(kind, parent: frame.holder, at: start)
    node.previous = frame.lastChild
    node.label = frame.label
    node.unlabelled = frame.unlabelled
    node.marks = frame.nextMarks
    frame.lastChild = index
    source.nodes.append(node)
    return index
  }

  /// All that is inside of a node has been read.
  @inline(__always) mutating func finishNode(_ index: Int32) {
    source.nodes[Int(index)].close(at: at)
    source.nodes[Int(index)].after = Int32(truncatingIfNeeded: source.nodes.count)
  }

  /// Opens brackets, whose first sign is at `at`.
  @inline(__always) mutating func push(_ bracket: SwiftFrame.Bracket, _ node: Int32, length: Int = 1) {
    var inner = SwiftFrame(bracket, node: node)
    (inner.parens, inner.squares, inner.braces) = (frame.parens, frame.squares, frame.braces)
    inner.isInterpolated = frame.isInterpolated
    switch bracket {
    case .paren: inner.parens += 1
    case .square: inner.squares += 1
    case .brace: (inner.parens, inner.squares, inner.braces) = (0, 0, frame.braces + 1)
    case .interpolation: (inner.parens, inner.squares, inner.braces, inner.isInterpolated) = (0, 0, 0, true)
    case .file: break
    }
    frames.append(frame)
    at += length
    inner.itemStart = UInt32(truncatingIfNeeded: at)
    frame = inner
    newline = false
    last = .start
    word = .none
    chain = SwiftNode.nothing
  }

  /// Closes the innermost brackets.
  mutating func pop(isClosed: Bool = true) {
    guard let outer = frames.popLast() else { return }
    let node = frame.node
    endItem()
    if isClosed { at += 1 } else { source.nodes[Int(node)].marks.insert(.unclosed) }
    finishNode(node)
    frame = outer
    newline = false
    last = .operand
    word = .none
    chain = node
  }

  mutating func openParen() {
    if frame.wantsParameters {
      frame.wantsParameters = false
      newline = false
      return push(.paren, addNode(.parameters, at: at))
    }
    if last == .attribute, at == word.upperBound {
      let node = addNode(.attribute, at: at)
      source.nodes[Int(node)].name = word
      return push(.paren, node)
    }
    guard last == .operand, !newline else {
      begin()
      return push(.paren, addNode(.tuple, at: at))
    }
    let node = addNode(isMacro && !word.isNone ? .macro : .call, at: at)
    nameNode(node)
    push(.paren, node)
  }

  /// What is called here.
  private mutating func nameNode(_ node: Int32) {
    source.nodes[Int(node)].base = chain
    guard !word.isNone else { return }
    source.nodes[Int(node)].name = word
    source.nodes[Int(node)].qualifier = qualifier
    source.nodes[Int(node)].marks.formUnion(wordMarks)
  }

  mutating func openSquare() {
    guard last == .operand, !newline else {
      begin()
      return push(.square, addNode(.list, at: at))
    }
    let node = addNode(.lookup, at: at)
    nameNode(node)
    push(.square, node)
  }

  mutating func openBrace() {
    if last == .block, !newline { reopenCondition() }
    if !trailingLabel.isNone { return openTrailingClosure() }
    guard frame.holdsStatements else { return openClosure() }
    switch frame.head {
    case .condition, .choice, .block:
      if last == .operator, frame.head != .block { return openClosure() }
      openStatement()
    case .function, .type: openBody(frame.head == .type ? .type : .body)
    case .binding: openBody(.body)
    case .none, .enumCase, .pattern:
      if frame.isVariable, last == .operand, opensObservers() {
        frame.holder = frame.node
        return openBody(.body)
      }
      openClosure()
    }
  }

  private mutating func openClosure() {
    if last == .operand { return openTrailingClosure() }
    begin()
    push(.brace, addNode(.closure, at: at))
  }

  private mutating func openTrailingClosure() {
    let node = addNode(.closure, at: at)
    source.nodes[Int(node)].marks.insert(.trailing)
    source.nodes[Int(node)].base = chain
    source.nodes[Int(node)].label = trailingLabel
    source.nodes[Int(node)].unlabelled = 0
    if word.isNone, chain >= 0 {
      let call = source.nodes[Int(chain)]
      if call.kind == .call || call.kind == .macro || call.kind == .closure && call.marks.contains(.trailing)
      {
        source.nodes[Int(node)].name = call.name
        source.nodes[Int(node)].qualifier = call.qualifier
        source.nodes[Int(node)].marks.formUnion(call.marks.intersection([.member, .implicit]))
      }
    } else {
      nameNode(node)
    }
    trailingLabel = .none
    push(.brace, node)
  }

  private mutating func openStatement() {
    frame.nextMarks = []
    if frame.head != .block { frame.holder = frame.headParent }
    let node = addNode(.block, at: at)
    if frame.head == .choice { source.nodes[Int(node)].marks.insert(.choice) }
    if frame.head == .condition {
      // It is a closure if another brace follows.
      source.nodes[Int(node)].base = chain
      source.nodes[Int(node)].name = word
    }
    push(.brace, node)
  }

  private mutating func openBody(_ kind: SwiftNode.Kind) {
    let node = addNode(kind, at: at)
    source.nodes[Int(node)].name = frame.declared
    source.nodes[Int(node)].qualifier = frame.declaredType
    let isProperty = frame.head == .binding || frame.head != .type && frame.isVariable
    if isProperty || frame.head == .function && frame.isTyped {
      source.nodes[Int(node)].marks.insert(.accessors)
    }
    if kind == .type, frame.isEnumeration { source.nodes[Int(node)].marks.insert(.enumeration) }
    push(.brace, node)
  }

  /// Whether `willSet`, `didSet`, `get` or `set` follows the brace.
  private func opensObservers() -> Bool {
    let start = nextSign(from: at + 1)
    let names: [StaticString] = ["willSet", "didSet", "get", "set"]
    for name in names where bytes.span.holds(name, at: start) {
      if !byte(start + name.utf8CodeUnitCount).isASCIIAlphanumeric { return true }
    }
    return false
  }

  mutating func closeParen() {
    if frame.parens > 0 {
      close(.paren)
    } else if frame.isInterpolated, frame.braces == 0 {
      while frame.bracket != .interpolation { pop(isClosed: false) }
      let literal = source.nodes[Int(frame.node)].parent
      pop()
      readLiteral(literal)
    } else {
      at += 1
    }
  }

  mutating func closeSquare() { if frame.squares > 0 { close(.square) } else { at += 1 } }

  mutating func closeBrace() {
    guard frame.braces > 0 else {
      at += 1
      return
    }
    while frame.bracket != .brace { pop(isClosed: false) }
    let node = frame.node
    let kind = source.nodes[Int(node)].kind
    pop()
    switch kind {
    case .closure: if source.nodes[Int(node)].marks.contains(.trailing) { frame.trailing = node }
    case .block:
      last = .block
      frame.segment = frame.lastChild
    default: endStatement()
    }
  }

  private mutating func close(_ bracket: SwiftFrame.Bracket) {
    while frame.bracket != bracket { pop(isClosed: false) }
    let node = frame.node
    pop()
    if source.nodes[Int(node)].kind == .attribute {
      last = .keyword
      chain = SwiftNode.nothing
    }
  }

  /// What looked like the braces of a statement was a closure in its condition: `if list.contains { … } {`.
  mutating func reopenCondition() {
    let block = frame.lastChild
    guard block >= 0, source.nodes[Int(block)].kind == .block, frame.head == .condition else { return }
    source.nodes[Int(block)].kind = .closure
    source.nodes[Int(block)].marks.insert(.trailing)
    // Its own head comes right before it.
    let head = source.nodes[Int(block)].previous
    if head >= 0, source.nodes[Int(head)].kind == .head { frame.holder = head }
    source.nodes[Int(block)].parent = frame.holder
    last = .operand
    chain = block
    word = .none
  }
}
