/// Goes through the code between the calls of a container, looking for statements that are only a name.
struct NameWalk {
  private let tree: ViewTree
  private let container: Int32
  private var at: Int
  private let end: Int
  /// Whether a statement begins after the name that was read last.
  private var startsNext = false

  init(_ tree: ViewTree, _ container: Int32) {
    self.tree = tree
    self.container = container
    let range = tree.source.nodes[Int(container)].range
    at = min(range.lowerBound + 1, range.upperBound)
    end = max(at, range.upperBound - 1)
  }

  mutating func findsName() -> Bool {
    skipParameters()
    var child = container + 1
    // Apart from the walk, which would be copied for each look at them.
    let nodes = tree.source.nodes
    /// The next part of the container itself.
    func next(_ child: Int32) -> Int32 { max(nodes[Int(child)].after, child + 1) }
    let after = nodes[Int(container)].after
    var isStart = true
    while at < end {
      while child < after, nodes[Int(child)].range.upperBound <= at { child = next(child) }
      let stop = child < after ? nodes[Int(child)].range : end..<end
      if at >= stop.lowerBound, at < stop.upperBound {
        at = stop.upperBound
        child = next(child)
        isStart = false
        continue
      }
      let byte = tree.bytes[at]
      switch byte {
      case 0x0A, UInt8(ascii: ";"), UInt8(ascii: "}"):
        isStart = true
        at += 1
      case UInt8(ascii: "/") where at + 1 < end && tree.bytes[at + 1] == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where at + 1 < end && tree.bytes[at + 1] == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "#"):
        skipLine()
      case 0x00...0x20: at += 1
      case UInt8(ascii: "."):
        // A chain goes on.
        isStart = false
        at += 1
      default:
        guard tree.isInName(byte) else {
          isStart = false
          at += 1
          continue
        }
        if judgesName(isStart: isStart) { return true }
        isStart = startsNext
      }
    }
    return false
  }

  private mutating func judgesName(isStart: Bool) -> Bool {
    let start = at
    while at < end, tree.isInName(tree.bytes[at]) { at += 1 }
    let name = SwiftPiece(start, at)
    startsNext = false
    guard isStart else { return false }
    if tree.holds(
      name, "if", "switch", "for", "guard", "while", "let", "var", "else", "return", "case", "default")
    {
      startsNext = tree.holds(name, "return", "case", "default")
      if tree.holds(name, "else", "return") { return false }
      skipHead(isCase: startsNext)
      return false
    }
    // What is called is seen at its call; `<…>` are types.
    var index = at
    while index < end, tree.bytes[index] == 0x20 { index += 1 }
    let sign = index < end ? tree.bytes[index] : 0x0A
    switch sign {
    case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "["): return false
    case UInt8(ascii: "."): return tree.kind(of: name) != .nothing && !callsMember(index)
    default: return tree.kind(of: name) != .nothing
    }
  }

  /// Whether what follows the dot ends in a call, which is looked at by itself.
  private func callsMember(_ dot: Int) -> Bool {
    var index = dot
    while index < end, tree.isInName(tree.bytes[index]) || tree.bytes[index] == UInt8(ascii: ".") {
      index += 1
    }
    return index < end && (tree.bytes[index] == UInt8(ascii: "(") || tree.bytes[index] == UInt8(ascii: "{"))
  }

  /// A condition goes up to its braces; a case up to its colon; a declaration up to the end of its line.
  private mutating func skipHead(isCase: Bool) {
    while at < end {
      let byte = tree.bytes[at]
      if byte == UInt8(ascii: "{") || byte == 0x0A && !isCase { return }
      if isCase, byte == UInt8(ascii: ":") {
        at += 1
        return
      }
      at += 1
    }
  }

  /// `name in` and `(a, b) in` at the beginning of a closure.
  private mutating func skipParameters() {
    var index = at
    let limit = min(end, at + 120)
    while index < limit, tree.bytes[index] != 0x0A, tree.bytes[index] != UInt8(ascii: "{"),
      tree.bytes[index] != UInt8(ascii: "/")
    {
      if tree.bytes[index] == UInt8(ascii: "i"), index + 2 < end, tree.bytes[index + 1] == UInt8(ascii: "n"),
        index > at, tree.bytes[index - 1] == 0x20, tree.bytes[index + 2] <= 0x20
      {
        at = index + 2
        return
      }
      index += 1
    }
  }

  private mutating func skipLine() { while at < end, tree.bytes[at] != 0x0A { at += 1 } }

  private mutating func skipComment() {
    at += 2
    while at + 1 < end, tree.bytes[at] != UInt8(ascii: "*") || tree.bytes[at + 1] != UInt8(ascii: "/") {
      at += 1
    }
    at = min(end, at + 2)
  }
}
