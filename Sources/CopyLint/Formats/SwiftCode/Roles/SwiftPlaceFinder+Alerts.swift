internal import Readability

/// What an alert is for: it tells something, tells what went wrong, or asks before something is done.
extension SwiftPlaceFinder {
  /// What a title or message of an alert is, by its own words, by those beside it, and by the code around it.
  ///
  /// - Parameters:
  ///   - role: one of an alert.
  ///   - decider: the call, closure or assignment that makes it one.
  ///   - text: nil for what is in a string file.
  func alertRole(_ role: Role, at decider: Int32, lookup: Int32, of text: SwiftText?) -> Role {
    let own = text.flatMap(container)
    if let own { return told(role, own) }
    // “Confirm the return”
    if let text, role.part == .title, text.text.hasPrefix("Confirm ") { return told(role, .confirmation) }
    guard decider >= 0 else { return role }
    let partner = alertPartner(of: decider)
    let others = partner.literals.compactMap { SwiftText($0, in: source, bytes) }.map {
      ($0, container(of: $0))
    }
    // “This file already exists.”, “Replace it?”
    let isAsked = others.contains { $0.1 == .confirmation }
    if let text, !isAsked, rules(text) || refuses(text), !takesText(decider) { return told(role, .error) }
    var beside: Role.Container?
    for (text, said) in others {
      let found = said ?? (refuses(text) || rules(text) ? .error : nil)
      if found == .confirmation { return told(role, .confirmation) }
      if found == .alert { return role }
      beside = beside ?? found
    }
    let comment = lookup < 0 ? nil : commentArgument(of: source.nodes[Int(lookup)])
    if let comment, namesFailure(comment) { return told(role, .error) }
    if beside == .error || partner.isOfError || failsAround(decider) { return told(role, .error) }
    if let comment, namesConfirmation(comment) { return told(role, .confirmation) }
    // “Enter your address to reset the password.”
    if takesText(decider) { return role }
    if asksForHarm(decider) || namesButton(text, decider) { return told(role, .confirmation) }
    // One way leaves things as they are: it may ask, or tell something.
    return cancels(decider) && offersChoices(decider) ? .unknown : role
  }

  /// Whether an alert has a field to fill in.
  private func takesText(_ decider: Int32) -> Bool { code(of: decider).contains("TextField") }

  /// An alert up to its end.
  @_lifetime(borrow self)
  private func code(of decider: Int32) -> Span<UInt8> {
    let call = alertCall(of: decider)
    return bytes.span.extracting(source.nodes[Int(call)].range.lowerBound..<endOfAlert(call))
  }

  /// Whether a text says what was not done as it must be: “Please fill in all fields”. Elsewhere, it may be help.
  private func rules(_ text: SwiftText) -> Bool {
    let signs: [StaticString] = [
      "should be at least ", "must be ", "must have ", "must contain ", "is required", "are required",
    ]
    let openings = [
      "Please fill", "Please enter", "Please type", "Please select", "Please choose", "Please add",
      "Please provide",
    ]
    return openings.contains { text.text.hasPrefix($0) }
      || signs.contains { text.text.utf8.span.contains($0) }
  }

  /// Whether a text says in other words than a failure's that something didn't go as wanted: “This name is already taken”.
  private func refuses(_ text: SwiftText) -> Bool {
    AlertWords.builtIn.refuses(text.text.utf8.span)
      || [" required", " missing", " missing."].contains(where: text.text.hasSuffix)
  }

  /// Whether a button of an alert leaves things as they are.
  private func cancels(_ decider: Int32) -> Bool {
    guard source.nodes[Int(alertCall(of: decider))].kind == .call else { return false }
    let alert = code(of: decider)
    return alert.contains(".cancel") || alert.contains("\"Cancel\"") || alert.contains("ancelAction")
  }

  /// What the words of a text say. The name of a string tells only of an error that it names: `accessDeniedTitle` may ask.
  private func container(of text: SwiftText) -> Role.Container? {
    let found = AlertWords.builtIn.container(of: text.text.utf8.span)
    guard text.isKey, found != nil else { return found }
    let words: [StaticString] = ["rror", "RROR", "ail", "AIL"]
    return words.contains { text.text.utf8.span.contains($0) } ? found : nil
  }

  private func told(_ role: Role, _ container: Role.Container) -> Role { Role(container, role.part) }

  func commentArgument(of lookup: SwiftNode) -> SwiftPiece? {
    source.arguments(of: lookup).first { holds("comment", in: $0.label) }?.value
  }

  /// Whether names in the code or a comment speak of a failure.
  func namesFailure(_ name: SwiftPiece) -> Bool {
    let words: [StaticString] = ["rror", "ailure", "ailed"]
    return !name.isNone && words.contains { piece(name).contains($0) }
  }

  /// Whether a property or a constant is named after what went wrong: `loadFailedMessage`, `unauthorizedMessage`.
  func isNamedForFailure(_ declaration: Int32) -> Bool {
    guard declaration >= 0 else { return false }
    let name = source.nodes[Int(declaration)].name
    return namesFailure(name) || !name.isNone && piece(name).contains("nauthorized")
  }

  private func namesConfirmation(_ name: SwiftPiece) -> Bool {
    !name.isNone && piece(name).contains("onfirm")
  }

  /// Whether what shows the alert says that it asks before something is lost: `isPresented: $confirmsDelete`, or a button that
  /// destroys beside one that cancels.
  private func asksForHarm(_ decider: Int32) -> Bool {
    let call = alertCall(of: decider)
    let node = source.nodes[Int(call)]
    guard node.kind == .call else { return false }
    // `alertOkCancel(title: "…", message: "…") { leave() }`
    if !node.name.isNone,
      ["kCancel", "KCancel", "ConfirmationAlert"].contains(where: { piece(node.name).ends(with: $0) })
    {
      return true
    }
    let alert = code(of: decider)
    let hasSecond = !alert.contains("dismissButton") && alert.contains("secondaryButton")
    guard cancels(decider) || hasSecond else { return false }
    if alert.contains(".destructive") || alert.contains("eleteAction") { return true }
    // It asks which of two ways to go.
    let own = node.range.lowerBound..<endOfAlert(call)
    let buttons = countButtons("Button(", in: own)
    if buttons > 2, !takesText(decider) { return true }
    // One button asks nothing.
    return (buttons != 1 || hasSecond)
      && source.arguments(of: node).contains {
        holds("isPresented", in: $0.label) && namesConfirmation($0.value)
      }
  }

  /// Whether a button agrees to what an alert says, or has the words that it begins with, and another one cancels: “Install it
  /// now”, “Install”.
  private func namesButton(_ text: SwiftText?, _ decider: Int32) -> Bool {
    guard let text, cancels(decider) else { return false }
    let literals = literalsOfAlert(alertCall(of: decider)).map {
      String(decoding: bytes[$0.range], as: UTF8.self)
    }
    if literals.contains(where: Self.consents.contains) { return true }
    let verb = text.text.utf8.prefix { $0 != 0x20 }
    guard verb.count > 2, verb.count < text.text.utf8.count else { return false }
    let button = "\"\(verb)\""
    return literals.contains(button)
  }

  /// Buttons that agree to what is asked.
  private static let consents: Set<String> = [
    "\"Continue\"", "\"Proceed\"", "\"Confirm\"", "\"Yes\"", "\"Apply\"",
  ]

  /// The literals from an alert to its end.
  private func literalsOfAlert(_ call: Int32) -> [SwiftNode] {
    let end = endOfAlert(call)
    let last = min(source.nodes.count, Int(call) + 120)
    return source.nodes[Int(call)..<last].filter { $0.kind == .literal && $0.range.upperBound <= end }
  }

  /// Where the closures that belong to an alert end; the actions of UIKit come right after it.
  func endOfAlert(_ call: Int32) -> Int {
    let node = source.nodes[Int(call)]
    if holds("UIAlertController", in: calledName(node)) {
      let start = node.range.upperBound
      let end = min(bytes.count, start + 2000)
      return bytes.span.firstIndex(of: "UIAlertController(", from: start, before: end) ?? end
    }
    return closures(of: call).last.map { source.nodes[Int($0)].range.upperBound } ?? node.range.upperBound
  }
}
