extension FluentScanner {
  /// `{ … }`, from its opening brace on.
  ///
  /// - Returns: the place of its branches in the store; nil when it has none.
  mutating func placeable(depth: Int) throws(Fault) -> Int? {
    let open = at
    guard depth <= Self.deepest else {
      throw Fault(
        message: "Use fewer levels of nesting. The limit is \(Self.deepest) levels.", range: open..<open + 1)
    }
    at += 1
    skipBlank()
    let name = try expression(depth: depth, open: open)
    skipBlank()
    var select: Int?
    if byte(at) == UInt8(ascii: "-"), byte(at + 1) == UInt8(ascii: ">") {
      at += 2
      select = try branches(of: name, depth: depth, open: open)
      skipBlank()
    }
    guard byte(at) == UInt8(ascii: "}") else {
      throw Fault(message: "Close this with “}”. Fluent leaves the message out.", range: open..<open + 1)
    }
    at += 1
    return select
  }

  /// A literal, a reference, a function or another placeable.
  ///
  /// - Returns: the name of what it stands for.
  private mutating func expression(depth: Int, open: Int) throws(Fault) -> String {
    let start = at
    switch byte(at) {
    case UInt8(ascii: "{"):
      _ = try placeable(depth: depth + 1)
      return ""
    case UInt8(ascii: "\""):
      try string()
      return ""
    case UInt8(ascii: "$"):
      at += 1
      guard let name = identifier() else { throw notAnExpression(start, open) }
      return text(name)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      number()
      return ""
    case UInt8(ascii: "-"):
      at += 1
      if byte(at).isASCIIDigit {
        number()
        return ""
      }
      guard identifier() != nil else { throw notAnExpression(start, open) }
      try attribute(open)
      let name = text(start..<at)
      try arguments(depth: depth, open: open)
      return name
    default:
      guard let name = identifier() else { throw notAnExpression(start, open) }
      let before = at
      skipBlank()
      if byte(at) == UInt8(ascii: "(") {
        let argument = try arguments(depth: depth, open: open)
        return argument.isEmpty ? text(name) : argument
      }
      at = before
      try attribute(open)
      return text(start..<at)
    }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func notAnExpression(_ start: Int, _ open: Int) -> Fault {
    Fault(
      message:
        "Put a name such as “$count” in the braces, or write “{\"{\"}” for a brace. Fluent leaves the message out.",
      range: open..<open + 1)
  }

  private mutating func attribute(_ open: Int) throws(Fault) {
    guard byte(at) == UInt8(ascii: ".") else { return }
    at += 1
    if identifier() == nil { throw notAnExpression(at, open) }
  }

  private mutating func number() {
    while byte(at).isASCIIDigit { at += 1 }
    if byte(at) == UInt8(ascii: "."), byte(at + 1).isASCIIDigit {
      at += 1
      while byte(at).isASCIIDigit { at += 1 }
    }
  }

  private mutating func string() throws(Fault) {
    let start = at
    at += 1
    while at < bytes.count, bytes[at] != UInt8(ascii: "\""), lineEndLength(at) == 0 {
      if bytes[at] == UInt8(ascii: "\\") {
        let digits: Int? =
          switch byte(at + 1) {
          case UInt8(ascii: "\""), UInt8(ascii: "\\"): 0
          case UInt8(ascii: "u"): 4
          case UInt8(ascii: "U"): 6
          default: nil
          }
        guard let digits, (0..<digits).allSatisfy({ byte(at + 2 + $0).hexadecimalValue != nil }) else {
          throw Fault(
            message: "Write “\\\\”, “\\\"” or “\\u” and four digits here. Fluent leaves the message out.",
            range: at..<min(at + 2, bytes.count))
        }
        at += 2 + digits
      } else {
        at += 1
      }
    }
    guard byte(at) == UInt8(ascii: "\"") else {
      throw Fault(
        message: "Close this text with a double quote. Fluent leaves the message out.", range: start..<at)
    }
    at += 1
  }

  /// `($n, style: "short")`, when there are any.
  ///
  /// - Returns: the name of the first.
  @discardableResult
  private mutating func arguments(depth: Int, open: Int) throws(Fault) -> String {
    let before = at
    skipBlank()
    guard byte(at) == UInt8(ascii: "(") else {
      at = before
      return ""
    }
    guard depth < Self.deepest else { throw notAnExpression(at, open) }
    at += 1
    var first: String?
    skipBlank()
    while byte(at) != UInt8(ascii: ")") {
      let start = at
      if identifier() != nil {
        skipBlank()
        if byte(at) == UInt8(ascii: ":") {
          at += 1
          skipBlank()
        } else {
          at = start
        }
      }
      let name = try expression(depth: depth + 1, open: open)
      first = first ?? name
      skipBlank()
      guard byte(at) == UInt8(ascii: ",") else { break }
      at += 1
      skipBlank()
    }
    guard byte(at) == UInt8(ascii: ")") else { throw notAnExpression(at, open) }
    at += 1
    return first ?? ""
  }

  /// The branches after `->`, each on a line of its own.
  private mutating func branches(of name: String, depth: Int, open: Int) throws(Fault) -> Int {
    var select = FluentPatterns.Select(name: name)
    skipBlank()
    while byte(at) == UInt8(ascii: "[") || byte(at) == UInt8(ascii: "*") {
      let start = at
      let isDefault = byte(at) == UInt8(ascii: "*")
      if isDefault { at += 1 }
      guard byte(at) == UInt8(ascii: "[") else { throw badBranch(start) }
      at += 1
      skipBlank()
      let key = at
      let isNumber = byte(at).isASCIIDigit || byte(at) == UInt8(ascii: "-")
      if isNumber {
        at += 1
        number()
      } else if identifier() == nil {
        throw badBranch(start)
      }
      let keyText = text(key..<at)
      skipBlank()
      guard byte(at) == UInt8(ascii: "]") else { throw badBranch(start) }
      at += 1
      let pattern = try pattern(depth: depth)
      guard store.patterns[pattern].range != nil else { throw badBranch(start) }
      select.branches.append(.init(key: keyText, isNumber: isNumber, isDefault: isDefault, pattern: pattern))
      skipBlank()
    }
    guard select.branches.count(where: \.isDefault) == 1 else {
      throw Fault(
        message: "Mark one branch with “*” as the default. Fluent leaves the message out.",
        range: open..<open + 1)
    }
    store.selects.append(select)
    return store.selects.count - 1
  }

  private func badBranch(_ start: Int) -> Fault {
    Fault(
      message: "Write this branch as “[name] text”. Fluent leaves the message out.",
      range: start..<min(start + 1, bytes.count))
  }
}
