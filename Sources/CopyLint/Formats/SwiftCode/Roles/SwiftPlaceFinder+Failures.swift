internal import Readability

/// Code that runs because something went wrong.
extension SwiftPlaceFinder {
  /// Whether a node is only come to after a failure: `catch`, `case .failure(let error)`, `if let error`, `func show(error: Error)`.
  func failsAround(_ index: Int32) -> Bool {
    let own = source.nodes[Int(index)]
    if own.kind == .call, isPresentedForError(own) { return true }
    var child = index
    for _ in 0..<Self.deepest {
      let parent = source.nodes[Int(child)].parent
      guard parent >= 0 else { return false }
      let node = source.nodes[Int(parent)]
      switch node.kind {
      case .block:
        if node.marks.contains(.choice) {
          if let head = pattern(before: child), isFailure(head) { return true }
        } else if let head = head(of: parent), isFailure(head) {
          return true
        }
      case .closure: if namesFailure(node.label) { return true }
      case .body: return namesFailure(node.name) || takesError(node)
      case .type, .file: return false
      default: break
      }
      child = parent
    }
    return false
  }

  /// `.alert("…", isPresented: $showsError)`, `.alert(isPresented: $a, error: error)`.
  private func isPresentedForError(_ call: SwiftNode) -> Bool {
    // `showErrorAlert(message: "…")`
    if !call.name.isNone, piece(call.name).contains("ErrorAlert") || piece(call.name).contains("AlertError") {
      return true
    }
    let names: [StaticString] = ["isPresented", "item", "presenting", "error"]
    return source.arguments(of: call).contains { argument in
      // `finish(success: false, message: "…")`
      if holds("success", in: argument.label), piece(argument.value).contains("false") { return true }
      return names.contains { holds($0, in: argument.label) } && namesFailure(argument.value)
    }
  }

  /// Whether a function takes an error: `alert(error:)`.
  private func takesError(_ body: SwiftNode) -> Bool {
    guard body.previous >= 0 else { return false }
    let list = source.nodes[Int(body.previous)]
    guard list.kind == .parameters, list.range.count < 300 else { return false }
    let parameters = bytes.span.extracting(list.range)
    // Without an error, it tells something else.
    if parameters.contains("= nil") { return false }
    return parameters.contains("error:") || parameters.contains("Error:") || parameters.contains(" Error)")
  }

  /// The pattern of the `case` that a statement is in.
  private func pattern(before child: Int32) -> SwiftPiece? {
    guard let head = head(before: child) else { return nil }
    let start = source.nodes[Int(head)].range.lowerBound
    let end = bytes.span.firstIndex(of: UInt8(ascii: ":"), 0x0A, from: start)
    return SwiftPiece(start, min(end, start + 200))
  }

  /// What comes before the braces of a statement, with its keyword: `if let error = error`, `catch let error`.
  private func head(of block: Int32) -> SwiftPiece? {
    let end = source.nodes[Int(block)].range.lowerBound
    let before = source.nodes[Int(block)].previous
    guard before >= 0, source.nodes[Int(before)].kind == .head else { return nil }
    let start = source.nodes[Int(before)].range.lowerBound
    return start <= end && end - start < 300 ? SwiftPiece(max(0, start - 6), end) : nil
  }

  private func isFailure(_ head: SwiftPiece) -> Bool {
    let words: [StaticString] = [
      "catch", ".failure", ".failed", ".error", "let error", "let err ", "let err=", "rror != nil",
    ]
    let code = piece(head)
    return words.contains { code.contains($0) }
  }

  /// Whether a view is shown only when something went wrong: `if hasError { Text("…") }`, `if let error { Text("…") }`.
  func isShownForError(_ view: Int32) -> Bool {
    var child = view
    var parent = source.nodes[Int(view)].parent
    for _ in 0..<3 where parent >= 0 {
      let node = source.nodes[Int(parent)]
      switch node.kind {
      case .closure where node.marks.contains(.trailing): (child, parent) = (parent, node.parent)
      case .block where node.marks.contains(.choice):
        // `case .failed(let error): VStack { Text("…") }`
        return pattern(before: firstOfChain(child)).map(isFailure) ?? false
      case .block:
        guard let head = head(of: parent) else { return false }
        let names: [StaticString] = ["rror", "ailed", "ailure"]
        let others: [StaticString] = ["!", "nil", "isEmpty", "||", "false", "switch "]
        return names.contains { piece(head).contains($0) } && !others.contains { piece(head).contains($0) }
      default: return false
      }
    }
    return false
  }

  /// `userInfo: [NSLocalizedDescriptionKey: "No room is left."]`
  func isErrorInfo(_ child: Int32) -> Bool {
    let node = source.nodes[Int(child)]
    guard node.kind == .list, node.range.count < 600 else { return false }
    return bytes.span.extracting(node.range).contains("NSLocalizedDescriptionKey")
  }

  /// Whether it is thrown, by itself or in an error: `throw Failure(text)`.
  func isThrown(_ child: Int32) -> Bool {
    var child = child
    for _ in 0..<6 {
      let parent = source.nodes[Int(child)].parent
      guard parent >= 0 else { return false }
      let node = source.nodes[Int(parent)]
      // `NSError(domain: "…")` is for programs.
      if holds("domain", in: source.nodes[Int(child)].label) { return false }
      switch node.kind {
      case .call where !node.name.isNone && bytes.span.holds("throw", at: node.name.lowerBound): return true
      case .call, .tuple, .list: child = parent
      case .head: return bytes.span.holds("throw", at: node.range.lowerBound)
      default: return false
      }
    }
    return false
  }
}
