internal import Readability

/// What names and functions say of the values that they are given.
extension SwiftPlaceFinder {
  /// What a name or a function says of its value.
  func valueRow(_ node: SwiftNode) -> SwiftPlaces.Row? {
    if node.kind == .body { return body(node) }
    return node.marks.contains(.declaration) ? declaration(node) : assignment(node)
  }

  private func declaration(_ node: SwiftNode) -> SwiftPlaces.Row? {
    if node.marks.contains(.enumeration) { return useOfRawValue(node) }
    return table.row(.declaration, piece(node.name), piece(node.qualifier))
      ?? table.row(.type, piece(node.qualifier), piece(.none)) ?? use(of: node)
  }

  private func body(_ node: SwiftNode) -> SwiftPlaces.Row? {
    if holds("tableView", in: node.name), let found = partOfTable(node) { return found }
    if holds("pickerView", in: node.name), takesRow(node) {
      return SwiftPlaces.Row(meaning: .role(.menuItem))
    }
    if holds("accessibilityHint", in: node.name), tellsGestures(node) {
      return SwiftPlaces.Row(meaning: .role(.helpText))
    }
    return value(ofBody: node)
  }

  private func value(ofBody node: SwiftNode) -> SwiftPlaces.Row? {
    valueByName(of: node) ?? valueByType(of: node) ?? use(of: node)
  }

  private func valueByName(of node: SwiftNode) -> SwiftPlaces.Row? {
    guard table.mayHold(piece(node.name)) else { return nil }
    return table.row(.declaration, piece(node.name), piece(node.qualifier))
      ?? table.row(.return, piece(node.name), piece(.none))
  }

  /// What the table says of an argument of `.init(…)` where the declaration around it has the type:
  /// `static let title: LocalizedStringResource = .init("Open all files")`.
  func rowOfTypeLeftOut(_ call: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    guard holds("init", in: call.name), call.parent >= 0 else { return nil }
    var node = source.nodes[Int(call.parent)]
    if node.kind == .result, node.parent >= 0 { node = source.nodes[Int(node.parent)] }
    guard isDeclared(node), !node.qualifier.isNone, table.mayHold(piece(node.qualifier)) else { return nil }
    return row(.call, piece(node.qualifier), label)
  }

  private func valueByType(of node: SwiftNode) -> SwiftPlaces.Row? {
    node.qualifier.isNone ? nil : table.row(.type, piece(node.qualifier), piece(.none))
  }
}
