internal import Readability

/// Texts of errors that people see because the type of the error describes itself.
extension SwiftPlaceFinder {
  /// Instead of a member's name: what such an error is made with.
  static let payload = byteHash("throw".utf8.span)

  /// What a text is in an error whose type is a `LocalizedError`, in this file or in another one: `throw FormError("Enter a name
  /// first.")`, `throw FormError.invalid("Enter a name first.")`. How such a type puts the text into its description isn't looked
  /// at.
  func textOfError(_ call: SwiftNode, argument: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    guard looksElsewhere, call.kind == .call, argument.kind == .literal, !call.name.isNone,
      label.isNone || Self.reasons.contains(where: { holds($0, in: label) }),
      isSeveralWords(argument, least: 2)
    else { return nil }
    let type = errorType(of: call)
    guard !type.isNone, bytes[type.lowerBound].isASCIICapital else { return nil }
    return useElsewhere(ofMember: Self.payload, in: type)
  }

  /// The type of `FormError("…")`, `FormError.invalid("…")`, and of `.invalid("…")` where a function gives it back.
  private func errorType(of call: SwiftNode) -> SwiftPiece {
    if call.marks.contains(.implicit) { return typeGivenBack(above: call) }
    let isCase = !call.qualifier.isNone && bytes[call.qualifier.lowerBound].isASCIICapital
    return isCase ? call.qualifier : calledName(call)
  }

  private func typeGivenBack(above call: SwiftNode) -> SwiftPiece {
    var parent = call.parent
    for _ in 0..<Self.deepest where parent >= 0 {
      let node = source.nodes[Int(parent)]
      switch node.kind {
      case .result, .block: parent = node.parent
      case .body: return node.marks.contains(.accessors) ? node.qualifier : typeAfterArrow(of: node)
      default: return .none
      }
    }
    return .none
  }

  /// `FormError` of `func error(for code: Int) -> FormError {`
  private func typeAfterArrow(of body: SwiftNode) -> SwiftPiece {
    guard body.previous >= 0, source.nodes[Int(body.previous)].kind == .parameters,
      let arrow = bytes.span.firstIndex(
        of: "-> ", from: source.nodes[Int(body.previous)].range.upperBound, before: body.range.lowerBound)
    else { return .none }
    return SwiftPiece(arrow + 3, bytes.span.endOfName(from: arrow + 3))
  }

  /// Whether a literal begins with a capital and has several words.
  func isSeveralWords(_ literal: SwiftNode, least: Int = 3) -> Bool {
    guard literal.range.count < 4096 else { return false }
    let start = literal.range.lowerBound + 1 + Int(literal.hashes)
    return bytes.span.byte(start).isASCIICapital
      && bytes.span.extracting(literal.range).countSpaces >= least - 1
  }

  private static let reasons: [StaticString] = [
    "message", "reason", "description", "detail", "details", "text",
  ]
}
