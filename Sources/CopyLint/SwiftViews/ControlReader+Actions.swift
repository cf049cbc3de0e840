internal import Readability

extension ControlReader {
  /// An action with more parts is not looked through.
  private static let mostNodes = 60

  /// What the closure of a button does.
  mutating func readAction(_ closure: Int32, into action: inout Action) {
    action.isNothing = isEmpty(tree.source.nodes[Int(closure)].range)
    var left = Self.mostNodes
    var index = closure + 1
    let end = tree.source.nodes[Int(closure)].after
    while index < end {
      left -= 1
      guard left > 0 else {
        action.isUnclear = true
        return
      }
      let node = tree.source.nodes[Int(index)]
      if node.kind == .assignment, !node.marks.contains(.declaration) {
        action.sets = true
        if !node.name.isNone { action.assigned.append(tree.text(node.name)) }
      }
      if node.kind == .call, !node.name.isNone {
        if tree.holds(node.name, "toggle") { action.sets = true }
        action.calls.append(tree.text(node.name))
        if let body = function(node.name), asks(body) { action.sets = true }
      }
      index += 1
    }
    if !action.sets, !action.calls.isEmpty, action.calls.allSatisfy(Self.logs.contains) {
      action.isNothing = true
    }
  }

  /// Whether nothing but comments is in braces.
  private func isEmpty(_ braces: Range<Int>) -> Bool {
    let comments = tree.source.comments
    var next = comments.partitioningIndex { $0.lowerBound >= braces.lowerBound }
    var at = braces.lowerBound
    while at < braces.upperBound {
      if next < comments.count, comments[next].lowerBound == at {
        at = comments[next].upperBound
        next += 1
      } else if tree.bytes[at] <= 0x20 || "{}".utf8.contains(tree.bytes[at]) {
        at += 1
      } else {
        return false
      }
    }
    return true
  }

  /// What a button of a stub calls.
  private static let logs: Set<String> = ["debugPrint", "NSLog", "print"]

  /// `action: delete`.
  mutating func readActionName(_ name: SwiftPiece, into action: inout Action) {
    guard let first = tree.bytes[name.range].first, first.isASCIILetter || first == UInt8(ascii: "_"),
      tree.bytes[name.range].allSatisfy({ tree.isInName($0) || $0 == UInt8(ascii: ".") })
    else {
      action.isUnclear = true
      return
    }
    let text = tree.text(name)
    action.calls.append(text.split(separator: ".").last.map(String.init) ?? text)
    if let body = function(name), asks(body) { action.sets = true }
  }

  /// Whether a function of this file opens something, and so does not act at once.
  private mutating func asks(_ body: Int32) -> Bool {
    let hash = UInt64(body) + 1
    if let known = asking[hash] { return known }
    let asks = opens(body)
    asking.set(asks, for: hash)
    return asks
  }

  private func opens(_ body: Int32) -> Bool {
    let range = tree.source.nodes[Int(body)].range
    let code = tree.bytes.span.extracting(range.lowerBound..<min(range.upperBound, range.lowerBound + 4000))
    let signs: [StaticString] = ["= true", ".toggle()", "lert", "onfirm", "present"]
    for sign in signs where code.contains(sign) { return true }
    return false
  }

  private mutating func function(_ name: SwiftPiece) -> Int32? {
    if !hasFunctions { findFunctions() }
    return functions[max(1, byteHash(tree.bytes.span.extracting(name.range)))]
  }

  private mutating func findFunctions() {
    hasFunctions = true
    for (index, node) in tree.source.nodes.enumerated() where node.kind == .body && !node.name.isNone {
      functions.set(
        Int32(truncatingIfNeeded: index), for: max(1, byteHash(tree.bytes.span.extracting(node.name.range))))
    }
  }
}
