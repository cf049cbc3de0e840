internal import Readability

/// Words on their way to a place: in a case of an enumeration, in a closure of the function, among other words.
extension SwiftPlaceFinder {
  /// What names of the app's own, or of the argument that the call is itself, tell.
  func guessed(_ call: SwiftNode, argument: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    if carriesText(call, label) || isLocalClosure(call, at: argument.parent, label) {
      return SwiftPlaces.Row(meaning: .passes)
    }
    return nameInChart(call, label) ?? failure(call, argument: argument, label)
      ?? shownByOwnModel(call, argument: argument, label) ?? reasonOfFailure(call, argument: argument, label)
      ?? shownMessage(call, label) ?? sent(call, label) ?? labelledError(call, label)
  }

  /// `state = .failed("The file can't be read.")`, `self = .signInError("Sign in again.")`
  private func failure(_ call: SwiftNode, argument: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    guard call.kind == .call, call.marks.contains(.implicit), label.isNone, argument.kind == .literal,
      call.parent >= 0
    else { return nil }
    let holder = source.nodes[Int(call.parent)]
    // `present(error: .repairFailed("…"))`
    let isArgument = holds("error", in: call.label)
    guard isArgument || isCaseOfFailure(call.name) else { return nil }
    let isState =
      isArgument || holder.kind == .assignment || holder.kind == .result || holds("status", in: call.label)
      || holds("state", in: call.label)
    // The name of the case is one of a failure.
    guard isState, !isForDevelopers(holder) else { return nil }
    return SwiftPlaces.Row(meaning: .role(.error), isLikely: true, isShownByName: true)
  }

  /// `Snapshot(state: .failed, error: "The file can't be read.")`
  private func reasonOfFailure(_ call: SwiftNode, argument: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces
    .Row?
  {
    guard call.kind == .call, holds("error", in: label), argument.kind == .literal, makesModel(call),
      isSeveralWords(argument), !isForDevelopers(call)
    else { return nil }
    return SwiftPlaces.Row(meaning: .role(.error), isLikely: true, isShownByName: true)
  }

  /// What a subject or a relay of Combine or RxSwift is given, as if it were assigned: `alertMessage.accept("Two files are here")`.
  private func sent(_ call: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    let names: [StaticString] = ["accept", "onNext", "send"]
    guard call.kind == .call, call.marks.contains(.member), label.isNone, !call.qualifier.isNone,
      names.contains(where: { holds($0, in: call.name) })
    else { return nil }
    // `_alertMessage` is the same.
    let isHidden = bytes[call.qualifier.lowerBound] == UInt8(ascii: "_")
    let name = SwiftPiece(call.qualifier.lowerBound + (isHidden ? 1 : 0), call.qualifier.upperBound)
    return table.row(.assignment, piece(name), piece(.none)) ?? messageByName(name)
  }

  /// `failed`, `signInError`, `expiredToken`
  private func isCaseOfFailure(_ name: SwiftPiece) -> Bool {
    Self.failures.contains { holds($0, in: name) } || holds("Error", in: lastWord(of: name))
      || bytes.span.holds("expired", at: name.lowerBound)
  }

  private static let failures: [StaticString] = ["failed", "failure", "error", "unavailable"]

  /// Whether a case around words only says what kind of text they are: `title: .text("Save")`, `title: .init("Save")`.
  func carriesText(_ call: SwiftNode, _ label: SwiftPiece) -> Bool {
    guard call.kind == .call, call.marks.contains(.implicit), label.isNone, !call.label.isNone,
      Self.carriers.contains(where: { holds($0, in: call.name) })
    else { return false }
    return namesShownText(call.label)
  }

  /// Whether a closure that a variable of a function holds makes a text of words: `title: format("Skip", seconds)`.
  func isLocalClosure(_ call: SwiftNode, at index: Int32, _ label: SwiftPiece) -> Bool {
    guard call.kind == .call, label.isNone, !call.name.isNone, !call.marks.contains(.member),
      bytes[call.name.lowerBound].isASCIISmall
    else { return false }
    return hashOfVariable(byteHash(piece(call.name)), from: index) != nil
  }

  /// Whether parentheses follow a closure: `let title = { "Two files" }()`.
  func isCalledAtOnce(_ closure: SwiftNode) -> Bool {
    guard !closure.marks.contains(.trailing), closure.after < source.nodes.count else { return false }
    let next = source.nodes[Int(closure.after)]
    return next.kind == .call && next.base >= 0 && next.range.lowerBound == closure.range.upperBound
  }

  /// Whether a variable holds a closure that makes a text of others: `let format = { name, count in … }`.
  func isHeld(_ closure: SwiftNode) -> Bool {
    guard !closure.marks.contains(.trailing), closure.parent >= 0 else { return false }
    let holder = source.nodes[Int(closure.parent)]
    guard holder.kind == .assignment, holder.marks.contains(.declaration), !holder.name.isNone else {
      return false
    }
    let start = closure.range.lowerBound
    let head = bytes.span.extracting(start..<min(closure.range.upperBound, start + 80))
    return head.contains(" in\n") || head.contains(" in ")
  }

  /// Whether another text of the same property has more than one word, so that a word in lowercase is one, too.
  func standsWithTexts(_ place: SwiftPlace) -> Bool {
    guard place.declaration >= 0 else { return false }
    let body = source.nodes[Int(place.declaration)]
    guard body.kind == .body, body.range.count < 4000 else { return false }
    let inside = place.declaration + 1..<min(body.after, place.declaration + 100)
    return inside.contains { index in
      let node = source.nodes[Int(index)]
      return node.kind == .literal && isLong(node.range)
        && self.place(of: index)?.declaration == place.declaration
    }
  }

  /// Whether two words or more are in a literal, and no value.
  ///
  /// - Parameter literal: with its quotes.
  func isLong(_ literal: Range<Int>) -> Bool {
    let text = bytes.span.extracting(literal)
    return text.contains(" ") && !text.contains("\\(") && text.byte(1).isASCIILetter
  }

  private static let carriers: [StaticString] = [
    "text", "string", "plain", "literal", "verbatim", "title", "message", "label", "init",
  ]
}
