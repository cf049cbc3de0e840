internal import Readability

/// Texts of a list that a view repeats over: `ForEach(["All files", "No files"], id: \.self) { title in Text(title) }`.
extension SwiftPlaceFinder {
  /// Notes that people see what is in a list, as they see each element: `ForEach(titles, id: \.self) { title in Text(title) }`.
  mutating func noteRepeated(_ index: Int32) {
    guard let list = repeated(source.nodes[Int(index)]), let name = usedName(unnumbered(list)) else { return }
    noteParts(of: name, at: index)
    if let role = roleOfElements(index) { noteUse(of: name, role, in: index) }
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
    guard let index = closures(of: call).first else { return nil }
    let closure = source.nodes[Int(index)]
    let names = parameters(of: closure)
    guard let element = names.last, bytes[element.lowerBound].isASCIISmall else {
      let code = bytes.span.extracting(closure.range.prefix(1000))
      return code.contains("Text($0)") ? .unknown : nil
    }
    guard let role = uses[max(1, hash(ofUse: element, in: index))]?.role else { return nil }
    // It takes each element apart, so that its parts are different things: `{ title, prompt in … }`.
    return names.count > 1 && !countsElements(call) && !holdsPairs(call) ? .unknown : role
  }

  /// Whether each element in the parentheses has one text: `ForEach([(true, "On"), (false, "Off")], id: \.0) { value, title in … }`.
  private func holdsPairs(_ call: Int32) -> Bool {
    let list = call + 1
    guard list + 1 < source.nodes.count, source.nodes[Int(list)].kind == .list,
      source.nodes[Int(list)].parent == call, source.nodes[Int(list + 1)].kind == .tuple
    else { return false }
    let tuple = list + 1
    return (tuple..<source.nodes[Int(tuple)].after).count { source.nodes[Int($0)].kind == .literal } == 1
  }

  /// Whether each element comes with a number.
  func countsElements(_ call: Int32) -> Bool {
    bytes.span.extracting(source.nodes[Int(call)].range).contains("enumerated()")
  }

  /// `index` and `title` of `{ index, title in` and of `{ (index, title) in`; none where a closure says no names.
  func parameters(of closure: SwiftNode) -> [SwiftPiece] {
    let start = closure.range.lowerBound + 1
    let end = min(closure.range.upperBound, start + 100)
    let word =
      ([" in ", " in\n"] as [StaticString]).lazy.compactMap { sign in
        bytes.span.firstIndex(of: sign, from: start, before: end)
      }.first
    guard let word else { return [] }
    var names: [SwiftPiece] = []
    var at = start
    while at < word {
      let first = at
      while at < word, Self.isInName(bytes[at]) { at += 1 }
      if at > first { names.append(SwiftPiece(first, at)) }
      switch bytes[at] {
      case 0x20, 0x0A, 0x0D, 0x09, UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "$"):
        at += 1
      // What follows is a type, or no parameter at all.
      default: return at == word ? names : []
      }
    }
    return names
  }
}
