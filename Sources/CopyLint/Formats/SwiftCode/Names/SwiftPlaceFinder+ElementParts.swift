internal import Readability

/// Texts that a view takes out of each element of a list: `ForEach(tips, id: \.0) { icon, text in Text(text) }`, or
/// `{ tip in Text(tip.1) }`.
extension SwiftPlaceFinder {
  /// No element that is shown has more parts.
  private static let mostParts = 8

  /// A hash of the part at a position of a value.
  private static func hash(ofPart position: Int, of value: UInt64) -> UInt64 {
    max(1, mixed(value, UInt64(position) &+ 11))
  }

  /// Notes what people see the parts of each element of a list as.
  ///
  /// - Parameters:
  ///   - list: its name.
  ///   - call: the `ForEach`.
  mutating func noteParts(of list: SwiftPiece, at call: Int32) {
    guard let closure = closures(of: call).first else { return }
    let names = parameters(of: source.nodes[Int(closure)])
    let list = max(1, hash(ofUse: list, in: call))
    guard let last = names.last else { return }
    let isWhole = names.count == 1 || countsElements(call)
    let element = max(1, hash(ofUse: last, in: closure))
    for position in 0..<(isWhole ? Self.mostParts : min(names.count, Self.mostParts)) {
      let part =
        isWhole ? Self.hash(ofPart: position, of: element) : max(1, hash(ofUse: names[position], in: closure))
      guard let use = uses[part] ?? (isWhole ? nil : use(ofPicture: names[position], in: closure)) else {
        continue
      }
      Self.note(
        use.role, of: Self.hash(ofPart: position, of: list), in: &uses, isText: use.isText, isGuess: true)
      hasParts = true
    }
  }

  /// Notes the part in `Text(tip.1)`.
  mutating func noteUse(of part: (name: SwiftPiece, position: Int), _ role: Role, in call: Int32) {
    let value = max(1, hash(ofUse: part.name, in: call))
    Self.note(role, of: Self.hash(ofPart: part.position, of: value), in: &uses, isGuess: true)
    hasParts = true
  }

  /// `tip` and 1 of `tip.1`.
  func usedPart(_ value: SwiftPiece) -> (name: SwiftPiece, position: Int)? {
    var end = value.upperBound
    while end > value.lowerBound, bytes[end - 1] <= 0x20 { end -= 1 }
    guard end - value.lowerBound > 3, bytes[end - 1].isASCIIDigit, bytes[end - 2] == UInt8(ascii: "."),
      let name = usedName(SwiftPiece(value.lowerBound, end - 2))
    else { return nil }
    return (name, Int(bytes[end - 1] - UInt8(ascii: "0")))
  }

  /// What people see a member of a tuple as, by the list that it is in: `let tips = [("star", "Two files")]`.
  ///
  /// - Parameter holder: what has the list.
  func part(of member: Int32, in holder: Int32) -> SwiftPlaces.Row? {
    guard member >= 0 else { return nil }
    let node = source.nodes[Int(holder)]
    switch node.kind {
    case .assignment, .body:
      guard hasParts, !node.name.isNone else { return nil }
      let position = position(of: source.nodes[Int(member)])
      let name = byteHash(piece(node.name))
      let lists = [
        hashOfVariable(name, from: node.parent), mixed(name, hashOfType(around: node.parent)), name,
      ]
      return lists.lazy.compactMap { list in
        list.flatMap { self.seen(Self.hash(ofPart: position, of: max(1, $0))) }
      }.first
    case .call where holds("ForEach", in: node.name):
      guard let closure = closures(of: holder).first, !countsElements(holder) else { return nil }
      let position = position(of: source.nodes[Int(member)])
      let names = parameters(of: source.nodes[Int(closure)])
      if names.count > 1 {
        guard position < names.count else { return nil }
        return seen(max(1, hash(ofUse: names[position], in: closure)))
          ?? use(ofPicture: names[position], in: closure).map { SwiftPlaces.Row(meaning: .role($0.role)) }
      }
      guard hasParts, let element = names.first else { return nil }
      return seen(Self.hash(ofPart: position, of: max(1, hash(ofUse: element, in: closure))))
    default: return nil
    }
  }

  /// What a part is that names a picture: `{ icon, text in Image(systemName: icon) }`.
  private func use(ofPicture name: SwiftPiece, in closure: Int32) -> Use? {
    let start = source.nodes[Int(closure)].range.lowerBound
    let end = min(source.nodes[Int(closure)].range.upperBound, start + 2000)
    for before in ["systemName: ", "systemImage: ", "Image("] as [StaticString] {
      var at = start
      while let found = bytes.span.firstIndex(of: before, from: at, before: end) {
        at = found + before.utf8CodeUnitCount
        let last = at + name.count
        guard last < end, bytes.span.extracting(at..<last).equals(piece(name)) else { continue }
        if !Self.isInName(bytes[last]) { return Use(role: .identifier) }
      }
    }
    return nil
  }

  private func seen(_ part: UInt64) -> SwiftPlaces.Row? {
    uses[part].map { SwiftPlaces.Row(meaning: .role($0.role), isText: $0.isText, isGuess: true) }
  }
}
