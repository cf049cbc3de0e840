/// Finds names of the code such as `Words.Home.title` and `.homeTitle`, with what they are in; one pass over the file.
struct SwiftNameSites {
  /// A name, and where it is.
  struct Site {
    /// The innermost brackets, assignment or `return` around it.
    var container: Int32
    var range: Range<Int>
    /// The last two parts of the name.
    var end: Range<Int>
    /// Nothing comes before the first dot.
    var isImplicit: Bool
  }

  private let bytes: [UInt8]
  private let source: SwiftSource
  private var at: Int
  /// The node that comes next, and those that are open.
  private var upcoming: Int32 = 1
  private var open: [Int32] = [0]
  /// The last assignment or `return`, whose value follows it.
  private var value: Int32 = SwiftNode.nothing
  private var comment = 0

  init(_ bytes: [UInt8], _ source: SwiftSource) {
    self.bytes = bytes
    self.source = source
    at = source.nodes.first?.range.lowerBound ?? bytes.count
  }

  /// The next name in the file; nil at its end.
  mutating func next() -> Site? {
    while at < bytes.count {
      advance()
      let byte = byte(at)
      let isImplicit = byte == UInt8(ascii: ".")
      guard isImplicit ? startsImplicit() : byte.isASCIICapital else {
        if isInName(byte) { skipName() } else { at += 1 }
        continue
      }
      if let site = read(isImplicit: isImplicit) { return site }
    }
    return nil
  }

  private func byte(_ index: Int) -> UInt8 { index >= 0 && index < bytes.count ? bytes[index] : 0 }

  private func isInName(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private mutating func skipName() { at = bytes.span.endOfName(from: at) }

  /// Skips comments and literals, and notes which nodes are open at `at`.
  private mutating func advance() {
    while true {
      let start = at
      while comment < source.comments.count, source.comments[comment].lowerBound <= at {
        at = max(at, source.comments[comment].upperBound)
        comment += 1
      }
      while Int(upcoming) < source.nodes.count, source.nodes[Int(upcoming)].range.lowerBound <= at {
        let node = source.nodes[Int(upcoming)]
        if node.kind == .literal {
          at = max(at, node.range.upperBound)
          upcoming = max(node.after, upcoming + 1)
          continue
        }
        close(before: node.range.lowerBound)
        if node.kind == .assignment || node.kind == .result {
          value = upcoming
        } else {
          open.append(upcoming)
        }
        upcoming += 1
      }
      close(before: at)
      if at == start { return }
    }
  }

  /// Closes the nodes that end before an offset.
  private mutating func close(before offset: Int) {
    while open.count > 1, source.nodes[Int(open[open.count - 1])].range.upperBound <= offset {
      open.removeLast()
    }
  }

  /// Whether a dot has no value before it.
  private func startsImplicit() -> Bool {
    guard byte(at + 1).isASCIISmall else { return false }
    let before = byte(at - 1)
    return before == 0x20 || before == UInt8(ascii: "(") || before == UInt8(ascii: "[") || before == 0x09
  }

  private mutating func read(isImplicit: Bool) -> Site? {
    let start = at
    var dots = 0
    var beforeLast = start
    var last = start
    if isImplicit { at += 1 }
    skipName()
    while byte(at) == UInt8(ascii: "."), isInName(byte(at + 1)) {
      dots += 1
      (beforeLast, last) = (last, at + 1)
      at += 1
      skipName()
    }
    let isName = isImplicit ? dots == 0 : dots > 0
    // A name with letters before it is a value of the code, and `A.b.c` with a small first part, too.
    guard isName, !isInName(byte(start - 1)), byte(start - 1) != UInt8(ascii: ".") else { return nil }
    let end = beforeLast < last ? beforeLast..<at : start..<at
    return Site(container: container(of: start), range: start..<at, end: end, isImplicit: isImplicit)
  }

  /// What is around the name: the assignment or `return` on its line, else the brackets.
  private func container(of start: Int) -> Int32 {
    let brackets = open[open.count - 1]
    guard value > brackets else { return brackets }
    let node = source.nodes[Int(value)]
    let end = node.range.upperBound
    guard end <= start, start - end < 200 else { return brackets }
    // Inside of brackets that opened after it, those count.
    if source.nodes[Int(brackets)].range.lowerBound > end { return brackets }
    var hasValue = false
    for index in end..<start {
      if bytes[index] == 0x0A || bytes[index] == UInt8(ascii: ";") {
        if hasValue { return brackets }
      } else if bytes[index] > 0x20, bytes[index] != UInt8(ascii: "=") {
        hasValue = true
      }
    }
    return value
  }
}
