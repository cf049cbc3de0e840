internal import Readability

/// Functions that show what they are given, whichever file calls them: `showToast("Two files")`, where another one has `func
/// showToast(_ text: String) { toastText = text }`.
extension SwiftPlaceFinder {
  /// A parameter of a function that people see the value of.
  struct ShownParameter: BitwiseCopyable, Sendable {
    /// The name of the function.
    var function: SwiftPiece
    /// A hash of both names, as `parameters` has it.
    var parameter: UInt64
    /// A hash of the member that has to be shown for that, and of its type; 0 if people see it anyway.
    var through: UInt64 = 0
  }

  /// Notes for other files that a function shows a parameter.
  mutating func noteShown(_ parameter: UInt64, of function: SwiftPiece, through member: UInt64 = 0) {
    guard openMembers != nil, tellsFunction(function) else { return }
    shownParameters.append(ShownParameter(function: function, parameter: parameter, through: member))
  }

  /// Whether a name is long enough to be one of the app's own: other types have an `append` and a `show`, too.
  func isLongName(_ name: SwiftPiece) -> Bool {
    guard !name.isNone, bytes[name.lowerBound].isASCIISmall else { return false }
    for index in name.range where bytes[index].isASCIICapital { return true }
    return false
  }

  /// Whether a function may tell what its callers give it.
  private func tellsFunction(_ name: SwiftPiece) -> Bool { isLongName(name) && !table.mayHold(piece(name)) }

  /// Whether a function with a parameter that is a text may do so.
  func takesText(_ body: SwiftNode) -> Bool {
    guard body.previous >= 0, isLongName(body.name) else { return false }
    let list = source.nodes[Int(body.previous)]
    return list.kind == .parameters && bytes.span.extracting(list.range.prefix(1000)).contains("String")
  }

  /// What a call says of an argument. That a function of another file has it spoken is surer than what names suggest.
  func row(ofArgument argument: SwiftNode, of call: SwiftNode, isShown: Bool) -> SwiftPlaces.Row? {
    let found = withUseElsewhere(
      self.call(call, argument: argument, isShown: isShown), ofArgument: argument, of: call,
      isShown: isShown)
    if let found {
      guard found.isLikely, found.meaning == .role(.helpText) || found.meaning == .role(.title),
        let used = useInFunction(call, argument: argument, isShown: isShown),
        used.meaning == .role(.accessibilityHint)
      else { return found }
      return used
    }
    guard let used = useInFunction(call, argument: argument, isShown: isShown) else { return nil }
    return isShown && used.meaning == .role(.unknown) ? nil : used
  }

  /// What functions of other files do with a text, which a literal gives or a lookup; nil where nothing tells.
  private func useInFunction(_ call: SwiftNode, argument: SwiftNode, isShown: Bool) -> SwiftPlaces.Row? {
    guard looksElsewhere, call.kind == .call, !argument.marks.contains(.trailing), isLongName(call.name),
      argument.kind == .literal
        ? isSeveralWords(argument, least: 1) : isShown && argument.kind == .call
    else { return nil }
    return useElsewhere(hash: parameter(argument.label, Int(argument.unlabelled), of: call.name))
  }
}
