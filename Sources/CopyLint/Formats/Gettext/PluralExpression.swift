/// The C expression after `plural=` in the header of a gettext file: which form a number takes.
///
/// Grammar: GNU gettext, plural.y. One variable, `n`; numbers are unsigned.
struct PluralExpression {
  /// Longer than any that is written; a bound on the recursion too.
  static let maximumLength = 1000
  private static let deepest = 100

  private enum Operation {
    case number(UInt64), variable, not
    case multiply, divide, remainder, add, subtract
    case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual
    case and, or, choose
  }

  private struct Node {
    var operation: Operation
    var first = 0
    var second = 0
    var third = 0
  }

  private var nodes: [Node] = []
  private var root = 0

  /// nil when `source` is not such an expression.
  init?(_ source: some Collection<UInt8>) {
    guard source.count <= Self.maximumLength else { return nil }
    var parser = Parser(source: Array(source))
    guard let root = parser.choice(), parser.isAtEnd else { return nil }
    nodes = parser.nodes
    self.root = root
  }

  /// The form that `number` takes; nil when the expression divides by zero.
  func form(of number: UInt64) -> UInt64? { value(root, number) }

  private func value(_ index: Int, _ n: UInt64) -> UInt64? {
    let node = nodes[index]
    switch node.operation {
    case .number(let number): return number
    case .variable: return n
    case .not: return value(node.first, n).map { $0 == 0 ? 1 : 0 }
    case .choose:
      guard let condition = value(node.first, n) else { return nil }
      return value(condition != 0 ? node.second : node.third, n)
    case .and, .or:
      guard let left = value(node.first, n) else { return nil }
      var isAnd = false
      if case .and = node.operation { isAnd = true }
      if (left != 0) != isAnd { return left != 0 ? 1 : 0 }
      return value(node.second, n).map { $0 != 0 ? 1 : 0 }
    default: break
    }
    guard let left = value(node.first, n), let right = value(node.second, n) else { return nil }
    switch node.operation {
    case .multiply: return left &* right
    case .divide: return right == 0 ? nil : left / right
    case .remainder: return right == 0 ? nil : left % right
    case .add: return left &+ right
    case .subtract: return left &- right
    case .less: return left < right ? 1 : 0
    case .lessOrEqual: return left <= right ? 1 : 0
    case .greater: return left > right ? 1 : 0
    case .greaterOrEqual: return left >= right ? 1 : 0
    case .equal: return left == right ? 1 : 0
    default: return left != right ? 1 : 0
    }
  }

  private struct Parser {
    let source: [UInt8]
    var at = 0
    var depth = 0
    var nodes: [Node] = []

    init(source: [UInt8]) { self.source = source }

    var isAtEnd: Bool {
      mutating get {
        skipSpace()
        return at == source.count
      }
    }

    mutating func choice() -> Int? {
      depth += 1
      defer { depth -= 1 }
      guard depth <= PluralExpression.deepest, let condition = binary(level: 0) else { return nil }
      guard take("?") else { return condition }
      guard let yes = choice(), take(":"), let no = choice() else { return nil }
      return add(Node(operation: .choose, first: condition, second: yes, third: no))
    }

    /// From the loosest operators to the tightest; an operator comes before a shorter one that begins it.
    private static let levels: [[(sign: StaticString, operation: Operation)]] = [
      [("||", .or)], [("&&", .and)], [("==", .equal), ("!=", .notEqual)],
      [("<=", .lessOrEqual), (">=", .greaterOrEqual), ("<", .less), (">", .greater)],
      [("+", .add), ("-", .subtract)], [("*", .multiply), ("/", .divide), ("%", .remainder)],
    ]

    private mutating func binary(level: Int) -> Int? {
      guard level < Self.levels.count else { return unary() }
      guard var left = binary(level: level + 1) else { return nil }
      while let found = Self.levels[level].first(where: { take($0.sign) }) {
        guard let right = binary(level: level + 1) else { return nil }
        left = add(Node(operation: found.operation, first: left, second: right))
      }
      return left
    }

    private mutating func unary() -> Int? {
      if take("!") {
        depth += 1
        defer { depth -= 1 }
        guard depth <= PluralExpression.deepest, let operand = unary() else { return nil }
        return add(Node(operation: .not, first: operand))
      }
      if take("(") {
        guard let inner = choice(), take(")") else { return nil }
        return inner
      }
      if take("n") { return add(Node(operation: .variable)) }
      skipSpace()
      var number: UInt64 = 0
      let start = at
      while at < source.count, source[at] >= UInt8(ascii: "0"), source[at] <= UInt8(ascii: "9") {
        number = number &* 10 &+ UInt64(source[at] - UInt8(ascii: "0"))
        at += 1
      }
      return at > start ? add(Node(operation: .number(number))) : nil
    }

    private mutating func add(_ node: Node) -> Int {
      nodes.append(node)
      return nodes.count - 1
    }

    private mutating func skipSpace() {
      while at < source.count, source[at] == 0x20 || source[at] == 0x09 || source[at] == 0x0A { at += 1 }
    }

    private mutating func take(_ sign: StaticString) -> Bool {
      skipSpace()
      let length = sign.utf8CodeUnitCount
      guard at + length <= source.count,
        sign.withUTF8Buffer({ unsafe source[at..<at + length].elementsEqual($0) })
      else { return false }
      at += length
      return true
    }
  }
}
