internal import Readability

extension SwiftPlaceFinder {
  /// What the uses of a property or function of this file say of its value.
  func use(_ name: SwiftPiece) -> SwiftPlaces.Row? {
    name.isNone ? nil : uses[byteHash(piece(name))].map { SwiftPlaces.Row(meaning: .role($0)) }
  }

  func use(_ name: StaticString) -> SwiftPlaces.Row? {
    name.withUTF8Buffer { name in unsafe uses[byteHash(name.span)] }.map {
      SwiftPlaces.Row(meaning: .role($0))
    }
  }

  /// Notes which names are arguments of places of the table: `Text(state.title)` makes `title` a text.
  ///
  /// What a name is besides a body counts more.
  mutating func findUses() {
    for index in source.nodes.indices where source.nodes[index].kind == .call {
      let call = source.nodes[index]
      for value in source.arguments(of: call) {
        // The first argument without a label is the last of them that the list comes to.
        guard value.label.isNone ? value.previous < 0 : true, let name = usedName(value.value) else {
          continue
        }
        guard let role = role(ofArgument: value.label, at: Int32(index)) else { continue }
        let hash = byteHash(piece(name))
        let known = uses[hash]
        uses.set(known == nil || known == role ? role : known == .body ? role : known ?? role, for: hash)
      }
    }
  }

  private func role(ofArgument label: SwiftPiece, at call: Int32) -> Role? {
    var place = SwiftPlace()
    switch row(of: source.nodes[Int(call)], label)?.meaning {
    case .role(let role)?: return refined(role, by: source.nodes[Int(call)])
    case .inherits(let role)?:
      place.role = role
      let found = self.place(from: call, isShown: true, &place)
      return found.flatMap { $0.role == .unknown ? nil : $0.role }
    case .passes?, nil: return nil
    }
  }

  /// The last name of `name`, `self.name`, `value.name` or `name(…)`; nil for anything else.
  private func usedName(_ value: SwiftPiece) -> SwiftPiece? {
    var (start, end) = (value.lowerBound, value.upperBound)
    while start < end, !isInName(bytes[start]) {
      // After a label comes a colon.
      guard bytes[start] == 0x20 || bytes[start] == UInt8(ascii: ":") || bytes[start] == 0x0A else {
        return nil
      }
      start += 1
    }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    var name = start
    var index = start
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: ".") {
        name = index + 1
      } else if byte == UInt8(ascii: "("), bytes[end - 1] == UInt8(ascii: ")") {
        break
      } else if !isInName(byte), byte != UInt8(ascii: "?"), byte != UInt8(ascii: "!") {
        return nil
      }
      index += 1
    }
    guard index > name, bytes[name].isASCIISmall else { return nil }
    let found = SwiftPiece(name, index)
    return holds("rawValue", in: found) || found.count > 1 ? found : nil
  }

  private func isInName(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") }
}
