/// Values that are no literals, such as names of the code that stand for keys.
extension SwiftPlaceFinder {
  /// What a value is that is no literal.
  ///
  /// - Parameters:
  ///   - container: the innermost node around it.
  ///   - offset: where it is.
  func place(ofValueIn index: Int32, _ container: SwiftNode, at offset: Int) -> SwiftPlace? {
    var place = SwiftPlace()
    switch container.kind {
    case .call, .attribute, .macro:
      guard let argument = source.arguments(of: container).first(where: { $0.value.range.contains(offset) })
      else { return nil }
      // Of those without a label, only the first counts.
      if argument.label.isNone, source.hasUnlabelled(before: argument) { return nil }
      guard
        let row = row(of: container, argument.label) ?? handedOn(container, argument.label)
          ?? likely(container, argument.label, isShown: true)
      else { return nil }
      return self.place(after: row, index, container, argument.label, &place)
    case .tuple, .list, .block, .result:
      return self.place(from: index, isShown: false, &place)
    case .assignment, .body:
      guard let row = valueRow(container) else { return nil }
      let found = self.place(after: row, index, container, .none, &place)
      // One of two titles may only tell what goes on: `title = isSyncing ? Words.syncing : Words.title`.
      return found?.role == .navigationTitle && isBranch(offset, after: container) ? found?.guessed : found
    default: return nil
    }
  }

  /// Whether `?` comes before a value on its line.
  private func isBranch(_ offset: Int, after container: SwiftNode) -> Bool {
    var at = offset
    let start = max(container.range.lowerBound, offset - 200)
    while at > start, bytes[at - 1] != 0x0A {
      at -= 1
      if bytes[at] == UInt8(ascii: "?"), bytes[at - 1] == 0x20 { return true }
    }
    return false
  }

  private func place(
    after row: SwiftPlaces.Row, _ index: Int32, _ node: SwiftNode, _ argument: SwiftPiece,
    _ place: inout SwiftPlace
  ) -> SwiftPlace? {
    place.isKey = row.isKey
    switch row.meaning {
    case .role(let role):
      place.role = refined(role, by: node, argument)
      (place.decider, place.isShown, place.isGuess) = (index, true, row.isGuess)
      (place.isLikely, place.label) = (row.isLikely, argument)
      return place
    case .inherits(let role):
      place.role = role
      return self.place(from: index, isShown: true, &place)
    case .shows:
      (place.view, place.isShown) = (index, true)
      return self.place(from: index, isShown: true, &place)
    case .passes: return self.place(from: index, isShown: false, &place)
    }
  }
}

extension SwiftPlace {
  fileprivate var guessed: SwiftPlace {
    var place = self
    place.isGuess = true
    return place
  }
}

extension SwiftSource {
  /// Whether an argument without a label comes before another one.
  fileprivate func hasUnlabelled(before argument: SwiftArgument) -> Bool {
    var index = argument.previous
    for _ in 0..<40 where index >= 0 {
      if arguments[Int(index)].label.isNone { return true }
      index = arguments[Int(index)].previous
    }
    return false
  }
}
