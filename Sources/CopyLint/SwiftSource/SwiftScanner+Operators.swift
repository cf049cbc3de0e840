extension SwiftScanner {
  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D || byte == 0 }

  mutating func readOperator() {
    let start = at
    let first = bytes[at]
    let isTight = !isSpace(byte(start - 1))
    if last == .operand || last == .keyword, isTight,
      first == UInt8(ascii: "?") || first == UInt8(ascii: "!"),
      !isBinary(at)
    {
      // A postfix: the name before it is still what is called.
      at += 1
      return
    }
    if last == .operand, isTight, first == UInt8(ascii: "<"), !word.isNone, let end = endOfTypes() {
      at = end
      return
    }
    let takesDots = first == UInt8(ascii: ".")
    at += 1
    while at < bytes.count, Self.isOperator(bytes[at]) || takesDots && bytes[at] == UInt8(ascii: ".") {
      if bytes[at] == UInt8(ascii: "/"),
        byte(at + 1) == UInt8(ascii: "/") || byte(at + 1) == UInt8(ascii: "*")
      {
        break
      }
      at += 1
    }
    guard Self.isOperator(first) || takesDots else { return }
    take(SwiftPiece(start, at), isTight: isTight)
  }

  /// Whether `?` or `!` at `index`, right after a value, begins an operator between two values.
  private func isBinary(_ index: Int) -> Bool {
    let next = byte(index + 1)
    if bytes[index] == UInt8(ascii: "!") {
      return next == UInt8(ascii: "=") && byte(index + 2) != UInt8(ascii: "!")
    }
    guard next == UInt8(ascii: "?") else { return false }
    let behind = byte(index + 2)
    return !isSpace(behind) && behind != UInt8(ascii: ".") && behind != UInt8(ascii: ")")
      && behind != UInt8(ascii: "]") && behind != UInt8(ascii: ",")
  }

  private mutating func take(_ piece: SwiftPiece, isTight: Bool) {
    if last == .block, !newline { reopenCondition() }
    let isBehindValue = last == .operand
    if isBehindValue, newline, !isSpace(byte(at)), frame.holdsStatements {
      // A prefix on a new line.
      begin()
    } else if !isBehindValue {
      begin()
    }
    newline = false
    if frame.wantsParameters, frame.declared.isNone { frame.declared = piece }
    if isBehindValue {
      if holds("=", piece) || holds("+=", piece) {
        assign()
      } else if holds("?", piece) {
        markOperands(.condition)
        frame.choices &+= 1
      } else if holds("+", piece) {
        mark(.joined)
      } else if isComparison(piece) {
        mark(.compared)
      } else {
        frame.nextMarks = []
      }
    }
    endValue()
  }

  private func isComparison(_ piece: SwiftPiece) -> Bool {
    let first = bytes[piece.lowerBound]
    let end = bytes[piece.upperBound - 1]
    return switch piece.count {
    case 1: first == UInt8(ascii: "<") || first == UInt8(ascii: ">")
    case 2, 3:
      end == UInt8(ascii: "=")
        && (first == UInt8(ascii: "=") || first == UInt8(ascii: "!") || first == UInt8(ascii: "~")
          || first == UInt8(ascii: "<") || first == UInt8(ascii: ">"))
    default: false
    }
  }

  private mutating func endValue() {
    last = .operator
    word = .none
    chain = SwiftNode.nothing
    frame.isItemStart = false
  }

  /// `=` in a statement.
  private mutating func assign() {
    guard frame.holdsStatements, frame.head != .condition, frame.head != .choice, frame.head != .function
    else { return }
    let isDeclaration = frame.head == .binding || frame.head == .enumCase
    let name = frame.head == .binding ? frame.declared : word
    let type = isDeclaration ? frame.declaredType : qualifier
    let isCase = frame.head == .enumCase
    let node = addNode(.assignment, at: at)
    source.nodes[Int(node)].name = name
    source.nodes[Int(node)].qualifier = type
    source.nodes[Int(node)].marks = isDeclaration ? .declaration : []
    if isCase { source.nodes[Int(node)].marks.insert(.enumeration) }
    finishNode(node)
    frame.holder = node
    frame.nextMarks = []
    frame.segment = frame.lastChild
    if frame.head == .binding { frame.head = .none }
  }

  /// Marks the value before an operator, and what comes after.
  private mutating func mark(_ marks: SwiftNode.Marks) {
    var index = chain
    while index >= 0, !source.nodes[Int(index)].marks.contains(marks) {
      source.nodes[Int(index)].marks.formUnion(marks)
      index = source.nodes[Int(index)].base
    }
    frame.nextMarks = marks
  }

  /// Marks all values since the last `?`, `:`, `=` or comma.
  mutating func markOperands(_ marks: SwiftNode.Marks) {
    var index = frame.lastChild
    while index >= 0, index != frame.segment {
      source.nodes[Int(index)].marks.formUnion(marks)
      index = source.nodes[Int(index)].previous
    }
    frame.segment = frame.lastChild
    frame.nextMarks = []
  }

  /// An argument or element is over.
  mutating func endItem() {
    if frame.bracket == .paren, at > Int(frame.itemStart) { addArgument() }
    frame.isItemStart = true
    frame.label = .none
    frame.segment = frame.lastChild
    frame.choices = 0
    frame.nextMarks = []
    frame.itemStart = UInt32(truncatingIfNeeded: at + 1)
    word = .none
    chain = SwiftNode.nothing
  }

  private mutating func addArgument() {
    let node = Int(frame.node)
    let kind = source.nodes[node].kind
    guard kind == .call || kind == .attribute || kind == .macro else { return }
    let start = frame.label.isNone ? Int(frame.itemStart) : frame.label.upperBound
    source.arguments.append(
      SwiftArgument(
        label: frame.label, value: SwiftPiece(start, at), previous: source.nodes[node].lastArgument))
    source.nodes[node].lastArgument = Int32(truncatingIfNeeded: source.arguments.count - 1)
    if frame.label.isNone { frame.unlabelled &+= 1 }
  }

  /// The end of `<…>` with types between, as in `Set<String>(…)`; nil when `<` compares.
  private func endOfTypes() -> Int? {
    var depth = 0
    var index = at
    let limit = min(bytes.count, at + 256)
    while index < limit {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"):
        if bytes[index - 1] != UInt8(ascii: "-") {
          depth -= 1
          if depth == 0 { return endsTypes(index + 1) ? index + 1 : nil }
        }
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: ":"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "&"), UInt8(ascii: "_"),
        UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: "~"), UInt8(ascii: "`"), 0x20, 0x09, 0x0A, 0x0D:
        break
      default: if !byte.isASCIIAlphanumeric, byte < 0x80 { return nil }
      }
      index += 1
    }
    return nil
  }

  /// What may follow generic arguments.
  private func endsTypes(_ index: Int) -> Bool {
    switch byte(index) {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "?"),
      UInt8(ascii: "!"), UInt8(ascii: "["), UInt8(ascii: "="), UInt8(ascii: ">"), 0x0A, 0x0D, 0x00:
      return true
    case 0x20:
      // A comparison would have a value next.
      switch byte(nextSign(from: index)) {
      case UInt8(ascii: "("): return false
      case UInt8(ascii: "{"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "}"), UInt8(ascii: "?"),
        UInt8(ascii: ":"), UInt8(ascii: "&"), UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: ")"):
        return true
      default: return frame.head != .none && frame.head != .condition && frame.head != .choice
      }
    default: return false
    }
  }
}
