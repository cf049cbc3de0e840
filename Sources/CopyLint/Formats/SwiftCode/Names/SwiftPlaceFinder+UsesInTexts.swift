internal import Readability

/// Names that people see in a text, or under another name.
extension SwiftPlaceFinder {
  /// Notes the names in `Text("Version " + version)`, which people see as parts of the text.
  mutating func noteJoined(_ value: SwiftPiece, in index: Int32) {
    var start = value.lowerBound
    var isJoined = false
    while start < value.upperBound {
      let end = bytes.span.firstIndex(of: " + ", from: start, before: value.upperBound)
      isJoined = isJoined || end != nil
      if isJoined, let name = usedName(SwiftPiece(start, end ?? value.upperBound)) {
        noteUse(of: name, .unknown, in: index)
      }
      guard let end else { return }
      start = end + 3
    }
  }

  /// What a text or a list is that another one is put at the end of: `text.append("Two files")`, with `label.attributedText =
  /// text` below.
  func appended(_ call: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    guard call.kind == .call, label.isNone, holds("append", in: call.name), !call.qualifier.isNone else {
      return nil
    }
    let list = byteHash(piece(call.qualifier))
    if let use = use(list, in: call.parent) { return use }
    // Another file may have the part of the type that shows it.
    guard looksElsewhere, hashOfVariable(list, from: call.parent) == nil, let type = typeAround(call.parent)
    else { return nil }
    return useElsewhere(ofMember: list, in: type)
  }

  /// Notes the name in `text.append(more)`, where people see the text.
  mutating func noteAppended(_ call: SwiftNode, at index: Int32) {
    guard let value = source.arguments(of: call).first(where: { $0.label.isNone }),
      let name = usedName(value.value), let row = appended(call, .none),
      case .role(let role) = row.meaning
    else { return }
    noteUse(of: name, role, in: index)
  }

  /// Notes what `title` is in `let title = file.title`, with `Text(title)` below.
  mutating func noteRenamed(_ node: SwiftNode) {
    guard !node.name.isNone else { return }
    if let local = hashOfVariable(byteHash(piece(node.name)), from: node.parent) {
      if let use = uses[local] { noteUse(use.role, ofValueAt: node.range.upperBound, in: node.parent) }
    } else if let row = use(of: node), case .role(let role) = row.meaning {
      // `@State private var text = Self.firstText`
      noteUse(role, ofValueAt: node.range.upperBound, in: node.parent)
    }
  }

  /// Notes what `title` is in `if let title = file.title { Text(title) }`.
  mutating func noteBound(_ name: SwiftPiece, _ role: Role, usedIn call: Int32) {
    let end = source.nodes[Int(call)].range.lowerBound
    guard hashOfVariable(byteHash(piece(name)), from: call) == nil,
      bytes[name.lowerBound - 1] != UInt8(ascii: ".")
    else { return }
    var value: Int?
    var at = max(0, end - 2000)
    while let start = bytes.span.firstIndex(of: "let ", from: at, before: end) {
      at = start + 4
      let after = at + name.count
      if after < end, bytes.span.holds(" = ", at: after), bytes[at..<after].elementsEqual(bytes[name.range]) {
        value = after + 3
      }
    }
    if let value { noteUse(role, ofValueAt: value, in: call) }
  }

  /// Notes a name that is all of a value.
  private mutating func noteUse(_ role: Role, ofValueAt start: Int, in parent: Int32) {
    let end = min(
      bytes.span.firstIndex(of: 0x0A, UInt8(ascii: "{"), from: start),
      bytes.span.firstIndex(of: 0x0A, UInt8(ascii: ","), from: start))
    guard let name = usedName(SwiftPiece(start, min(end, start + 200))) else { return }
    noteUse(of: name, role, in: parent)
  }

  /// Whether the file declares a name.
  func isDeclaredHere(_ name: SwiftPiece) -> Bool {
    let hash = byteHash(piece(name))
    return declaring[hash] != nil || locals[hash] != nil
  }
}
