internal import Readability

/// Texts of a list that a view repeats over: `ForEach(["All files", "No files"], id: \.self) { title in Text(title) }`.
extension SwiftPlaceFinder {
  /// Notes that people see what is in a list, as they see each element: `ForEach(titles, id: \.self) { title in Text(title) }`.
  mutating func noteRepeated(_ index: Int32) {
    guard let list = repeated(source.nodes[Int(index)]), let name = usedName(unnumbered(list)),
      let role = roleOfElements(index)
    else { return }
    noteUse(of: name, role, in: index)
  }

  /// What the literals of a list in the parentheses are.
  func repeatedList(_ call: SwiftNode, _ argument: SwiftNode) -> SwiftPlaces.Row? {
    guard argument.kind == .list, argument.label.isNone, holds("ForEach", in: call.name) else { return nil }
    return roleOfElements(argument.parent).map {
      SwiftPlaces.Row(meaning: .role($0), isKey: true, isGuess: true)
    }
  }

  /// What `ForEach` repeats over.
  private func repeated(_ call: SwiftNode) -> SwiftPiece? {
    guard call.kind == .call, holds("ForEach", in: call.name) else { return nil }
    return source.arguments(of: call).first { $0.previous < 0 && $0.label.isNone }?.value
  }

  /// `titles` of `Array(titles.enumerated())`.
  private func unnumbered(_ list: SwiftPiece) -> SwiftPiece {
    let (open, close): (StaticString, StaticString) = ("Array(", ".enumerated())")
    let end = list.upperBound - close.utf8CodeUnitCount
    let start = list.lowerBound + open.utf8CodeUnitCount
    guard start < end, bytes.span.holds(open, at: list.lowerBound), bytes.span.holds(close, at: end) else {
      return list
    }
    return SwiftPiece(start, end)
  }

  /// What the closure after the parentheses does with an element; nil if it shows no element by itself.
  private func roleOfElements(_ call: Int32) -> Role? {
    let index = source.nodes[Int(call)].after
    guard Int(index) < source.nodes.count else { return nil }
    let closure = source.nodes[Int(index)]
    guard closure.kind == .closure, closure.base == call else { return nil }
    guard let element = lastParameter(of: closure) else {
      let code = bytes.span.extracting(closure.range.prefix(1000))
      return code.contains("Text($0)") ? .unknown : nil
    }
    return uses[max(1, hash(ofUse: element, in: index))]?.role
  }

  /// `title` of `{ index, title in` and of `{ (index, title) in`.
  private func lastParameter(of closure: SwiftNode) -> SwiftPiece? {
    let start = closure.range.lowerBound + 1
    let end = min(closure.range.upperBound, start + 100)
    let word =
      ([" in ", " in\n"] as [StaticString]).lazy.compactMap { sign in
        bytes.span.firstIndex(of: sign, from: start, before: end)
      }.first
    guard let word else { return nil }
    let last = bytes[word - 1] == UInt8(ascii: ")") ? word - 1 : word
    var first = last
    while first > start, Self.isInName(bytes[first - 1]) { first -= 1 }
    return first < last && bytes[first].isASCIISmall ? SwiftPiece(first, last) : nil
  }
}
