internal import Readability

/// Rows of tables in UIKit and in forms of other makers, by what else is in the row.
extension SwiftPlaceFinder {
  /// What `cell.textLabel?.text = "…"` is, by the other statements about the cell; nil when they show nothing.
  func roleInCell(_ decider: Int32) -> Role? {
    let node = source.nodes[Int(decider)]
    guard node.kind == .assignment, holds("text", in: node.name), holds("textLabel", in: node.qualifier)
    else {
      return nil
    }
    if isBesideSwitch(node) { return .toggle }
    let statements = statements(around: decider)
    let cell = bytes.span.extracting(statements.range)
    if cell.contains("SwitchTableViewCell") || cell.contains("SwitchCell") || cell.contains("UISwitch(") {
      return .toggle
    }
    if cell.contains("ButtonTableViewCell") || cell.contains("ButtonCell") { return .button }
    if cell.contains("detailTextLabel") || cell.contains(".setDetail") { return .fieldLabel }
    let rest = bytes.span.extracting(statements.after)
    return cell.contains(".disclosureIndicator") || rest.contains(".disclosureIndicator") ? .link : nil
  }

  /// `cell.textLabel?.text = "…"; uiSwitch.isOn = settings.sync`
  private func isBesideSwitch(_ text: SwiftNode) -> Bool {
    guard text.parent >= 0 else { return false }
    let block = source.nodes[Int(text.parent)]
    guard block.kind == .block, !block.marks.contains(.choice), block.range.count < 1500 else { return false }
    let code = bytes.span.extracting(block.range)
    return code.contains("witch.isOn = ") || code.contains("witch.setOn(")
  }

  /// The statements of the `case` or function around a node, and those up to `return` after the `switch`.
  private func statements(around index: Int32) -> (range: Range<Int>, after: Range<Int>) {
    var child = index
    for _ in 0..<8 {
      let parent = source.nodes[Int(child)].parent
      guard parent >= 0 else { break }
      let node = source.nodes[Int(parent)]
      guard node.kind == .block else { break }
      if node.marks.contains(.choice) {
        let start =
          head(before: child).map { source.nodes[Int($0)].range.lowerBound } ?? node.range.lowerBound
        let end = head(after: child, in: node).map { source.nodes[Int($0)].range.lowerBound }
        let close = node.range.upperBound
        let rest = bytes.span.firstIndex(of: "return", from: close, before: min(bytes.count, close + 200))
        return (start..<max(start, min(end ?? close, start + 3000)), close..<(rest ?? close))
      }
      child = parent
    }
    let own = source.nodes[Int(index)].range
    let outer = source.nodes[Int(max(0, source.nodes[Int(child)].parent))].range
    let start = max(outer.lowerBound, own.lowerBound - 800)
    return (start..<max(start, min(outer.upperBound, own.upperBound + 800)), start..<start)
  }

  /// The `case` that a statement is in.
  func head(before child: Int32) -> Int32? {
    var before = source.nodes[Int(child)].previous
    // No case has more statements.
    for _ in 0..<200 where before >= 0 {
      if isCase(before) { return before }
      before = source.nodes[Int(before)].previous
    }
    return nil
  }

  private func head(after child: Int32, in block: SwiftNode) -> Int32? {
    let parent = source.nodes[Int(child)].parent
    var next = source.nodes[Int(child)].after
    for _ in 0..<200 where next < block.after {
      let node = source.nodes[Int(next)]
      if node.parent == parent, isCase(next) { return next }
      next = max(node.after, next + 1)
    }
    return nil
  }

  /// Whether a node is the pattern of `case`, and no condition.
  private func isCase(_ index: Int32) -> Bool {
    let node = source.nodes[Int(index)]
    guard node.kind == .head, node.range.lowerBound > 7 else { return false }
    let start = node.range.lowerBound
    return bytes.span.holds("case", at: start - 4) || bytes.span.holds("default", at: start - 7)
  }

  /// `SwitchRow("sync") { $0.title = "Sync it" }`
  func roleInForm(_ decider: Int32) -> Role? {
    let node = source.nodes[Int(decider)]
    guard node.kind == .assignment, holds("title", in: node.name), node.parent >= 0 else { return nil }
    let closure = source.nodes[Int(node.parent)]
    guard closure.kind == .closure, closure.marks.contains(.trailing), !closure.name.isNone,
      case .role(let role)? = row(.closure, piece(closure.name), node.name)?.meaning
    else { return nil }
    return role
  }

  /// Whether a title is that of something that is shown as a screen: `vc.title = "…"`, then `show(vc, sender: nil)`.
  func isTitleOfShown(_ node: SwiftNode) -> Bool {
    guard holds("title", in: node.name), node.qualifier.count > 1 else { return false }
    let start = node.range.upperBound
    let end = min(bytes.count, start + 1500)
    let name = Array(bytes[node.qualifier.range])
    for verb: StaticString in ["pushViewController(", "show(", "present("] {
      var at = start
      while let found = bytes.span.firstIndex(of: verb, from: at, before: end) {
        at = found + verb.utf8CodeUnitCount
        let last = at + name.count
        if last < end, bytes[at..<last].elementsEqual(name),
          bytes[last] == UInt8(ascii: ",")
            || bytes[last] == UInt8(ascii: ")")
        {
          return true
        }
      }
    }
    return false
  }
}
