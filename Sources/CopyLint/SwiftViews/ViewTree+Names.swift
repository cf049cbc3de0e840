extension ViewTree {
  /// The first name of a chain such as `Color.red.opacity`, looked up from its last name.
  func firstName(before name: SwiftPiece) -> SwiftPiece {
    var start = name.lowerBound
    var first = name
    for _ in 0..<8 {
      guard start > 0, bytes[start - 1] == UInt8(ascii: ".") else { break }
      let end = start - 1
      var begin = end
      while begin > 0, isInName(bytes[begin - 1]) { begin -= 1 }
      guard begin < end else { return .none }
      first = SwiftPiece(begin, end)
      start = begin
    }
    return first
  }

  func isInName(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  /// Whether a statement in the braces of a container is a name without a call, such as `icon` or `configuration.label`.
  func hasBareName(in container: Int32) -> Bool {
    var walk = NameWalk(self, container)
    return walk.findsName()
  }

  /// Whether the first argument without a label is an empty literal.
  func isEmptyTitle(_ call: SwiftNode) -> Bool {
    guard let title = title(of: call) else { return false }
    return isEmptyLiteral(title)
  }

  func isEmptyLiteral(_ piece: SwiftPiece) -> Bool {
    let value = trimmed(piece)
    guard value.count > 1, bytes[value.lowerBound] == UInt8(ascii: "\""),
      bytes[value.upperBound - 1] == UInt8(ascii: "\"")
    else { return false }
    return bytes[value.lowerBound + 1..<value.upperBound - 1].allSatisfy { $0 == 0x20 }
  }

  /// The first argument, if it has no label.
  func title(of call: SwiftNode) -> SwiftPiece? {
    guard let first = source.arguments(of: call).last, first.label.isNone, first.previous < 0 else {
      return nil
    }
    let value = trimmed(first.value)
    return value.isNone || bytes[value.lowerBound] == UInt8(ascii: "{") ? nil : value
  }

  func hasArgument(_ label: StaticString, of call: SwiftNode) -> Bool {
    source.arguments(of: call).contains { holds($0.label, label) }
  }

  func argument(_ label: StaticString, of call: SwiftNode) -> SwiftPiece? {
    source.arguments(of: call).first { holds($0.label, label) }.map { trimmed($0.value) }
  }

  /// Whether a modifier is not SwiftUI's, and has a text or a name that says it names something.
  func isNaming(_ node: SwiftNode) -> Bool {
    guard node.marks.contains(.member), !node.marks.contains(.implicit), !node.name.isNone else {
      return false
    }
    if holds(node.name, "buttonStyle", "modifier", "labelStyle", "toggleStyle") {
      let range = bytes.span.extracting(node.range)
      return range.contains("\"") || range.contains("itle")
    }
    for word in Self.silent where begins(node.name, word) { return false }
    let name = bytes.span.extracting(node.name.range)
    if name.contains("ccess") || name.contains("abel") || name.contains("a11y") || name.contains("itle")
      || name.contains("ooltip") || name.contains("oice")
    {
      return true
    }
    let range = bytes.span.extracting(node.range)
    return range.contains("\"") || range.contains("ccessibilityLabel")
  }

  /// Whether a modifier of the app's own names its view: `.ifLet(name) { $0.accessibilityLabel($1) }`.
  func namesInClosure(_ node: SwiftNode) -> Bool {
    node.kind == .closure && node.marks.contains(.member)
      && bytes.span.extracting(node.range).contains("$0.accessibilityLabel(")
  }

  private func begins(_ name: SwiftPiece, _ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard name.count >= count, bytes.span.holds(word, at: name.lowerBound) else { return false }
    // `tab` begins `tabItem`, not `table`.
    return name.count == count || !bytes[name.lowerBound + count].isASCIISmall
      || count > 4
  }

  /// What a literal says, if nothing is put in and nothing is escaped.
  func plainText(_ literal: Int32) -> String? {
    let node = source.nodes[Int(literal)]
    guard node.kind == .literal, node.hashes == 0, node.after == literal + 1,
      node.marks.isDisjoint(with: [.multiline, .unclosed, .changed, .joined, .condition]),
      node.range.count >= 2
    else { return nil }
    let inner = bytes[node.range.lowerBound + 1..<node.range.upperBound - 1]
    return inner.contains(UInt8(ascii: "\\")) ? nil : String(decoding: inner, as: UTF8.self)
  }
}
