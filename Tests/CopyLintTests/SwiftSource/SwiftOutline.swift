@testable import CopyLint

/// Each literal of a file as it is there, and what is around it, outermost first.
func swiftOutline(_ text: String) -> [String] {
  let bytes = Array(text.utf8)
  let source = SwiftSource(bytes)
  func string(_ piece: SwiftPiece) -> String { String(decoding: bytes[piece.range], as: UTF8.self) }
  func label(_ piece: SwiftPiece) -> String { piece.isNone ? "_" : string(piece) }
  return source.nodes.filter { $0.kind == .literal }.map { literal in
    var around: [String] = []
    var child = literal
    while child.parent >= 0 {
      let node = source.nodes[Int(child.parent)]
      switch node.kind {
      case .call: around.append("\(string(node.name))(\(label(child.label)))")
      case .macro: around.append("#\(string(node.name))(\(label(child.label)))")
      case .attribute: around.append("@\(string(node.name))(\(label(child.label)))")
      case .closure where node.marks.contains(.trailing):
        around.append("\(string(node.name)){\(label(node.label))}")
      case .closure: around.append("{}")
      case .lookup: around.append("\(string(node.name))[]")
      case .list: around.append("[]")
      case .body: around.append("\(string(node.name))")
      case .type: around.append("\(string(node.name))")
      case .assignment: around.append("\(string(node.name))=")
      case .interpolation: around.append("\\()")
      case .parameters: around.append("parameters")
      case .head: around.append("head")
      case .file, .tuple, .block, .result, .literal: break
      }
      child = node
    }
    let path = around.reversed().joined(separator: " ")
    return String(decoding: bytes[literal.range], as: UTF8.self) + (path.isEmpty ? "" : " in \(path)")
  }
}
