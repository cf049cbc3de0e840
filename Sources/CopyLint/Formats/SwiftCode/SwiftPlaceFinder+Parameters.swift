internal import Readability

extension SwiftPlaceFinder {
  /// Notes that a type or function of this file hands a parameter on to a place: `SettingsRow(title: "…")`, where its body
  /// has `Text(title)`.
  ///
  /// - Parameters:
  ///   - isGuess: whether nothing makes the role certain.
  ///   - call: the call that has the name as an argument.
  mutating func noteParameter(_ name: SwiftPiece, _ role: Role, isGuess: Bool, usedIn call: Int32) {
    var parent = source.nodes[Int(call)].parent
    for _ in 0..<Self.deepest where parent >= 0 {
      let node = source.nodes[Int(parent)]
      if node.kind == .type, !node.name.isNone {
        note(role, of: parameter(name, of: node.name), in: &parameters, isGuess: isGuess)
        return
      }
      if node.kind == .body, !node.name.isNone, let label = label(ofParameter: name, of: parent) {
        note(role, of: parameter(label, of: node.name), in: &parameters, isGuess: isGuess)
        return
      }
      parent = node.parent
    }
  }

  /// What a type or function of this file does with an argument; nil if the file has no such name, or
  /// shows no use.
  func handedOn(_ call: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    guard !parameters.isEmpty, !call.name.isNone, call.kind == .call else { return nil }
    return parameters[parameter(label, of: call.name)].map {
      SwiftPlaces.Row(meaning: .role($0.role), isKey: true, isGuess: $0.isGuess)
    }
  }

  /// - Parameter label: `SwiftPiece.none` for the first parameter without one.
  private func parameter(_ label: SwiftPiece, of owner: SwiftPiece) -> UInt64 {
    max(1, mixed(label.isNone ? 1 : byteHash(piece(label)), byteHash(piece(owner))))
  }

  /// The label of a function's parameter; `SwiftPiece.none` for the first one without a label, nil for the next ones, and when the
  /// function has no such parameter.
  private func label(ofParameter name: SwiftPiece, of body: Int32) -> SwiftPiece? {
    let list = source.nodes[Int(body)].previous
    guard list >= 0, source.nodes[Int(list)].kind == .parameters else { return nil }
    let range = source.nodes[Int(list)].range
    var at = range.lowerBound
    var last = SwiftPiece.none
    var unlabelled = 0
    while at < range.upperBound {
      guard isName(bytes[at]) else {
        // Only a space is between a label and the name.
        if bytes[at] != 0x20 { last = .none }
        at += 1
        continue
      }
      let start = at
      while at < range.upperBound, isName(bytes[at]) { at += 1 }
      let word = SwiftPiece(start, at)
      if piece(word).equals(piece(name)), at < range.upperBound, bytes[at] == UInt8(ascii: ":") {
        if last.isNone { return word }
        guard isUnderscore(last) else { return last }
        return unlabelled == 1 ? SwiftPiece.none : nil
      }
      if isUnderscore(word) { unlabelled += 1 }
      last = word
    }
    return nil
  }

  private func isUnderscore(_ word: SwiftPiece) -> Bool {
    word.count == 1 && bytes[word.lowerBound] == UInt8(ascii: "_")
  }

  private func isName(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") }
}
