internal import Readability

/// Names of members of tuples that are not beside them, but in a type or a pattern.
extension SwiftPlaceFinder {
  /// What the name says that a member of a tuple is given to: `let (title, size) = { … ("Two files", 2) }()`.
  func use(ofMember member: Int32, in assignment: SwiftNode) -> SwiftPlaces.Row? {
    guard member >= 0, assignment.kind == .assignment, assignment.marks.contains(.declaration),
      let name = nameInPattern(position(of: source.nodes[Int(member)]), before: assignment.range.lowerBound)
    else { return nil }
    guard let found = use(byteHash(piece(name)), in: assignment.parent) else { return nil }
    // A property may have the same name as a part of a function's tuple, and other uses.
    let outer = assignment.parent >= 0 ? source.nodes[Int(assignment.parent)].kind : .file
    return outer == .type || outer == .file
      ? found : SwiftPlaces.Row(meaning: .role(.unknown), isText: found.isText, isGuess: true)
  }

  /// The name at a position of `let (title, size)`, which is on the line where the value begins.
  private func nameInPattern(_ position: Int, before end: Int) -> SwiftPiece? {
    var start = end
    while start > 0, bytes[start - 1] != 0x0A, end - start < 200 { start -= 1 }
    guard
      let pattern = ["let (", "var ("].lazy.compactMap({ (sign: StaticString) in
        bytes.span.firstIndex(of: sign, from: start, before: end)
      }).first
    else { return nil }
    var at = pattern + 5
    var left = position
    while at < end, left > 0 {
      guard bytes[at] != UInt8(ascii: ")") else { return nil }
      if bytes[at] == UInt8(ascii: ",") { left -= 1 }
      at += 1
    }
    while at < end, bytes[at] == 0x20 { at += 1 }
    var last = at
    while last < end, bytes[last].isASCIIAlphanumeric || bytes[last] == UInt8(ascii: "_") { last += 1 }
    return last > at + 1 ? SwiftPiece(at, last) : nil
  }

  /// The label that the type of a property or a function has for a member: `var tip: (title: String, text: String) { ("Two
  /// files", "They are new.") }`, `let tips: [(title: String, text: String)] = [("Two files", "They are new.")]`.
  func labelInType(of member: SwiftNode) -> SwiftPiece? {
    var parent = source.nodes[Int(member.parent)].parent
    for _ in 0..<Self.deepest where parent >= 0 {
      let node = source.nodes[Int(parent)]
      switch node.kind {
      case .result, .block, .list: parent = node.parent
      case .body, .assignment:
        guard !node.name.isNone else { return nil }
        return label(position(of: member), inTypeBefore: node.range.lowerBound, after: node.name.upperBound)
      default: return nil
      }
    }
    return nil
  }

  /// The label at a position of `(title: String, size: Int)`, the last parentheses before braces.
  private func label(_ position: Int, inTypeBefore end: Int, after start: Int) -> SwiftPiece? {
    guard end - start < 600 else { return nil }
    var close = end - 1
    while close > start, Self.afterTuple.contains(bytes[close]) { close -= 1 }
    guard bytes[close] == UInt8(ascii: ")") else { return nil }
    var (depth, commas) = (0, [Int]())
    var open = close
    while open > start {
      switch bytes[open] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "["): depth -= 1
      case UInt8(ascii: ","): if depth == 1 { commas.append(open) }
      default: break
      }
      if depth == 0 { break }
      open -= 1
    }
    // The parameters of a function are no type of its value.
    guard depth == 0, open > start, let before = lastSign(before: open),
      Self.beforeTuple.contains(before), position <= commas.count
    else { return nil }
    var at = (position == 0 ? open : commas.reversed()[position - 1]) + 1
    while at < close, bytes[at] <= 0x20 { at += 1 }
    var last = at
    while last < close, Self.isInName(bytes[last]) { last += 1 }
    return last > at && bytes[last] == UInt8(ascii: ":") ? SwiftPiece(at, last) : nil
  }

  /// How many members of its tuple are before one; of a long one, no more than are looked at.
  func position(of member: SwiftNode) -> Int {
    let tuple = source.nodes[Int(member.parent)]
    var (count, end, before) = (0, member.range.lowerBound, member.previous)
    for _ in 0..<Self.deepest {
      let start = before < 0 ? tuple.range.lowerBound : source.nodes[Int(before)].range.upperBound
      count += bytes[min(start, end)..<end].count { $0 == UInt8(ascii: ",") }
      guard before >= 0 else { return count }
      (end, before) = (source.nodes[Int(before)].range.lowerBound, source.nodes[Int(before)].previous)
    }
    return count
  }

  /// ` ]? =`, and `: [`
  private static let afterTuple = " \n]?=".utf8.map { $0 }
  private static let beforeTuple = ":>[".utf8.map { $0 }

  private func lastSign(before end: Int) -> UInt8? {
    var at = end - 1
    while at >= 0, bytes[at] <= 0x20 { at -= 1 }
    return at >= 0 ? bytes[at] : nil
  }
}
