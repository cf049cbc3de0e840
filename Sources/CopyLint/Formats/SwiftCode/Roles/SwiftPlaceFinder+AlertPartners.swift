internal import Readability

/// The title beside the message of an alert, and the message beside its title.
extension SwiftPlaceFinder {
  struct AlertPartner {
    var literals: [Int32] = []
    /// Whether it shows an error: `message: error.localizedDescription`.
    var isOfError = false
  }

  /// - Parameter decider: what makes a text one of an alert.
  func alertPartner(of decider: Int32) -> AlertPartner {
    let node = source.nodes[Int(decider)]
    if node.kind == .assignment { return assignedPartner(of: decider) }
    var partner = AlertPartner()
    let call = alertCall(of: decider)
    guard source.nodes[Int(call)].kind == .call else { return partner }
    for argument in source.arguments(of: source.nodes[Int(call)]) where isAlertText(argument) {
      note(argument.value.range, from: call + 1, to: source.nodes[Int(call)].after, in: &partner)
    }
    // The other texts of a message's own closure are shown instead of it, not with it.
    for closure in closures(of: call)
    where closure != decider && holds("message", in: source.nodes[Int(closure)].label) {
      note(
        source.nodes[Int(closure)].range, from: closure + 1, to: source.nodes[Int(closure)].after,
        in: &partner)
    }
    return partner
  }

  private func isAlertText(_ argument: SwiftArgument) -> Bool {
    let names: [StaticString] = ["title", "message", "text", "description", "question"]
    return argument.label.isNone
      ? argument.previous < 0 : names.contains { holds($0, in: argument.label) }
  }

  /// The call of an alert, also from the closure that makes its message.
  func alertCall(of decider: Int32) -> Int32 {
    let node = source.nodes[Int(decider)]
    guard node.kind == .closure else { return decider }
    var base = node.marks.contains(.trailing) ? node.base : node.parent
    for _ in 0..<8 where base >= 0 && source.nodes[Int(base)].kind == .closure {
      base = source.nodes[Int(base)].base
    }
    return base >= 0 ? base : decider
  }

  /// The trailing closures of a call.
  func closures(of call: Int32) -> [Int32] {
    var found: [Int32] = []
    var last = call
    for _ in 0..<8 {
      let next = source.nodes[Int(last)].after
      guard next < source.nodes.count, source.nodes[Int(next)].base == last,
        source.nodes[Int(next)].kind == .closure
      else { break }
      found.append(next)
      last = next
    }
    return found
  }

  /// `alert.informativeText = …` beside `alert.messageText = …`.
  private func assignedPartner(of decider: Int32) -> AlertPartner {
    var partner = AlertPartner()
    let node = source.nodes[Int(decider)]
    guard !node.qualifier.isNone else { return partner }
    // They are set one after the other, and the same names may be those of the next alert.
    for index in stride(from: decider - 1, to: max(0, decider - 60), by: -1) {
      if notePartner(index, of: node, in: &partner) { break }
    }
    for index in decider + 1..<max(decider + 1, min(Int32(source.nodes.count), decider + 60)) {
      if notePartner(index, of: node, in: &partner) { break }
    }
    return partner
  }

  /// - Returns: whether another alert begins or ends here.
  private func notePartner(_ index: Int32, of node: SwiftNode, in partner: inout AlertPartner) -> Bool {
    let other = source.nodes[Int(index)]
    guard other.kind == .assignment else { return false }
    if other.marks.contains(.declaration) { return piece(other.name).equals(piece(node.qualifier)) }
    // What is only set in one of several cases is no partner of what is always set.
    guard !other.qualifier.isNone, piece(other.qualifier).equals(piece(node.qualifier)),
      isAround(other.parent, node)
    else { return false }
    if piece(other.name).equals(piece(node.name)) { return true }
    guard Self.alertProperties.contains(where: { holds($0, in: other.name) }) else { return false }
    let end = bytes.span.firstIndex(of: 0x0A, 0x0A, from: other.range.upperBound)
    note(other.range.upperBound..<end, from: index + 1, to: Int32(source.nodes.count), in: &partner)
    return false
  }

  /// Whether braces are around a node.
  private func isAround(_ braces: Int32, _ node: SwiftNode) -> Bool {
    var parent = node.parent
    for _ in 0..<Self.deepest where parent >= 0 {
      if parent == braces { return true }
      parent = source.nodes[Int(parent)].parent
    }
    return false
  }

  private static let alertProperties: [StaticString] = ["messageText", "informativeText", "title", "message"]

  /// - Parameter range: of the code that is the text.
  private func note(_ range: Range<Int>, from start: Int32, to end: Int32, in partner: inout AlertPartner) {
    for index in start..<max(start, min(end, start + 60)) {
      let node = source.nodes[Int(index)]
      guard node.kind == .literal, range.contains(node.range.lowerBound), !isComment(node)
      else { continue }
      partner.literals.append(index)
    }
    let value = bytes.span.extracting(range)
    if value.contains("rror.") || value.contains("localizedDescription") || value.contains("rrorMessage")
      || value.ends(with: ".error")
    {
      partner.isOfError = true
    }
  }

  private func isComment(_ node: SwiftNode) -> Bool {
    holds("comment", in: node.label) || holds("tableName", in: node.label) || holds("table", in: node.label)
  }
}
