import CopyLint

/// What holds a literal: the nearest argument, closure, assignment or braces around it.
func around(_ literal: Int, in source: SwiftSource, _ bytes: [UInt8]) -> String {
  func text(_ piece: SwiftPiece) -> String {
    let text = String(decoding: bytes[piece.range], as: UTF8.self)
    return text
  }
  func label(_ piece: SwiftPiece) -> String { piece.isNone ? "_" : text(piece) }
  var child = source.nodes[literal]
  while child.parent >= 0 {
    let parent = source.nodes[Int(child.parent)]
    switch parent.kind {
    case .call, .macro, .attribute: return "\(text(parent.name))(\(label(child.label)))"
    case .lookup: return "[]"
    case .interpolation: return "interpolation"
    case .parameters: return "parameters"
    case .closure:
      return parent.marks.contains(.trailing) ? "\(text(parent.name)){\(label(parent.label))}" : "{}"
    case .assignment: return "=\(text(parent.name))"
    case .block, .body, .type, .file: return "statement"
    case .tuple, .list, .head, .result, .literal: break
    }
    child = parent
  }
  return "statement"
}
