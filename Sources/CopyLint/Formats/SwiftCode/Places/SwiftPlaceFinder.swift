internal import Readability

/// Finds what the literals of a Swift file are, from the inside out.
///
/// Parentheses, both branches of `?:`, arrays and the braces of `if` and `switch` hand on; then the call that a literal is an
/// argument of decides, or it hands on as well, as `Text` does.
package struct SwiftPlaceFinder {
  /// Further out, nothing decides what a literal is.
  static let deepest = 100

  let bytes: [UInt8]
  let source: SwiftSource
  private(set) var table: SwiftPlaces
  /// Roles of properties and functions of this file, by the hashes of their names, as their uses show.
  var uses = HashTable<Use>()
  /// The types that declare names, both by their hashes.
  var declaring = HashTable<UInt64>()
  var rawValues = RawValues()
  /// Variables of functions, by the hashes of their names, and of their names and what is around them.
  var locals = HashTable<Bool>()
  /// The same of parameters, by the hashes of what has them and of their labels.
  var parameters = HashTable<Use>()
  /// Whether a screen reader says any of these.
  var saysParameters = false
  /// Whether any of `uses` is a part of the elements of a list.
  var hasParts = false
  /// What the members of types are, as all files of the run show them.
  let memberRoles: MemberRoles
  /// Names of this file that are shown, and as what; empty unless they are wanted for other files.
  var shownNames: [ShownName] = []
  /// The same of parameters of functions.
  var shownParameters: [ShownParameter] = []
  /// Names whose values nothing shows so far; empty once all names were looked at.
  var openNames: [OpenName] = []
  /// Gets the members that only other files can tell the role of, where these are wanted.
  let openMembers: OpenMembers?
  /// The hashes of names that a context menu of the file begins with.
  let calledInMenus: HashTable<Bool>
  private let keptInPlace = KeptInPlace()

  /// - Parameters:
  ///   - calls: of the project's own, besides the places of the table.
  ///   - memberRoles: what other files say of the members of types.
  ///   - notesMembers: whether what it shows of these is wanted for other files.
  package init(
    _ bytes: [UInt8], _ source: SwiftSource, calls: [SourceCall] = [],
    memberRoles: MemberRoles = MemberRoles(), notesMembers: Bool = false
  ) {
    self.bytes = bytes
    self.source = source
    self.memberRoles = memberRoles
    openMembers = notesMembers ? OpenMembers() : nil
    calledInMenus = Self.namesInMenus(bytes.span)
    table = .builtIn
    if !calls.isEmpty { table.add(calls) }
  }

  /// What a literal is; nil when nobody gets to see it, or nothing tells.
  package func place(of literal: Int32) -> SwiftPlace? {
    let node = source.nodes[Int(literal)]
    guard !node.marks.contains(.changed) || keepsWords(node.name) else { return nil }
    var isShown = false
    var place = SwiftPlace()
    if looksUp(node.name) { (isShown, place.isKey) = (true, true) }
    return self.place(from: literal, isShown: isShown, &place)
  }

  /// - Parameter isShown: whether people see it, whatever is around it.
  func place(from child: Int32, isShown: Bool, _ place: inout SwiftPlace) -> SwiftPlace? {
    var isShown = isShown
    var child = child
    var member: Int32 = SwiftNode.nothing
    for _ in 0..<Self.deepest {
      let node = source.nodes[Int(child)]
      guard node.marks.isDisjoint(with: [.compared, .condition, .key]), node.parent >= 0 else { break }
      if node.marks.contains(.joined) { place.isJoined = true }
      let parent = source.nodes[Int(node.parent)]
      if parent.kind == .literal {
        // Deeper, no one reads it as a part of the sentence.
        guard place.outer < 0, !parent.marks.contains(.changed) || keepsWords(parent.name) else { break }
        place.outer = node.parent
      }
      if parent.kind == .tuple { member = child }
      let step =
        part(of: member, in: node.parent) ?? step(from: node, to: parent, isShown: isShown)
        ?? use(ofMember: member, in: parent)
        ?? (place.isLookedUp && !isShown ? self.step(from: node, to: parent, isShown: true) : nil)
      if step?.isKey ?? false { place.isKey = true }
      if step?.isLookedUp ?? false { place.isLookedUp = true }
      if place.declaration < 0, isDeclared(parent) { place.declaration = node.parent }
      switch step?.meaning {
      case .passes?: break
      case .inherits(let role)?:
        if role != .unknown { place.role = role } else if place.lookup < 0 { place.lookup = node.parent }
        isShown = true
      case .shows?:
        if place.view < 0 { place.view = node.parent }
        place.isShown = true
        isShown = true
      case .role(let role)?:
        place.role = refined(role, by: parent, node.label)
        (place.decider, place.label) = (node.parent, node.label)
        place.isText = step?.isText ?? false
        if step?.isLikely ?? false { place.isLikely = true } else { place.isShown = true }
        place.isListed = step?.isListed ?? false
        place.isGuess = step?.isGuess ?? false
        place.isShownByName = step?.isShownByName ?? false
        return place
      case nil:
        guard isShown || place.isLookedUp else {
          return isErrorInfo(child) ? place.asError : shownInTuple(member, place)
        }
        if place.role == .unknown, isThrown(child) || isErrorInfo(child) { place.role = .error }
        return place
      }
      child = node.parent
    }
    return isShown || place.isLookedUp ? place : nil
  }

  /// What the parent of a node says of it.
  func step(from node: SwiftNode, to parent: SwiftNode, isShown: Bool) -> SwiftPlaces.Row? {
    switch parent.kind {
    case .tuple, .list, .block, .result: SwiftPlaces.Row(meaning: .passes)
    case .call, .attribute, .macro:
      row(ofArgument: node, of: parent, isShown: isShown) ?? textInLanguages(parent, node)
        ?? textOfError(parent, argument: node, node.label)
    // A bare literal in a closure is its value, and goes anywhere.
    case .closure:
      isShown
        ? closure(parent)
        : isCalledAtOnce(parent) || isHeld(parent) ? SwiftPlaces.Row(meaning: .passes) : nil
    case .assignment, .body:
      withUseElsewhere(
        valueRow(parent) ?? (isShown ? nil : namedText(parent) ?? textConstant(parent)), of: parent,
        isShown: isShown)
    case .interpolation: isValue(node, of: parent) ? SwiftPlaces.Row(meaning: .passes) : nil
    case .literal: node.kind == .interpolation ? SwiftPlaces.Row(meaning: .passes) : nil
    case .parameters: defaultValue(node, in: parent)
    case .file, .lookup, .type, .head: nil
    }
  }

  /// What the table says of an argument of a call.
  func call(_ call: SwiftNode, argument: SwiftNode, isShown: Bool) -> SwiftPlaces.Row? {
    if argument.label.isNone, argument.unlabelled > 0 {
      // `promise("lock", "Your files stay here")`, a function of this file.
      return handedOn(call, .none, unlabelled: Int(argument.unlabelled)) ?? fallback(call, argument)
    }
    var label = argument.label
    if argument.marks.contains(.trailing) {
      // The closure's own label is after the parentheses: `footer: VStack { … }`.
      guard
        let value = source.arguments(of: call).first(where: {
          $0.value.range.contains(argument.range.lowerBound)
        }),
        !value.label.isNone || value.previous < 0
      else { return nil }
      label = value.label
    }
    // What is looked up is seen anyhow, and the name of the property around it may tell more.
    if !isShown, let found = appended(call, label) { return found }
    if var found = row(of: call, label) {
      found.isListed = true
      return found
    }
    if let repeated = repeatedList(call, argument) ?? fallback(call, argument) { return repeated }
    let handedOn = handedOn(call, label)
    if let handedOn, handedOn.meaning != .role(.unknown) {
      // What is beside a value names it: `.init("Size", value: size)`.
      let isOpen = handedOn.meaning == .role(.title) || handedOn.meaning == .role(.button)
      return isOpen ? besideValue(call, label) ?? handedOn : handedOn
    }
    // What is only shown may have a name that tells more: `subsectionHeader("…")`.
    return likely(call, label, isShown: isShown || handedOn != nil) ?? handedOn ?? lookup(call, label)
      ?? shortLookup(call, label) ?? shownByOwnView(call, argument: argument, label)
      ?? (isShown ? nil : guessed(call, argument: argument, label))
  }

  func row(of call: SwiftNode, _ label: SwiftPiece) -> SwiftPlaces.Row? {
    let name = calledName(call)
    guard !name.isNone, table.mayHold(piece(name)) else { return nil }
    if call.marks.contains(.member) {
      let before = call.marks.contains(.implicit) ? SwiftPiece.none : call.qualifier
      if let found = row(.call, dotted: before, name, label) { return found }
      if call.marks.contains(.implicit) { return rowOfTypeLeftOut(call, label) }
      if let found = row(.modifier, piece(name), label) { return found }
      // `SwiftUI.Text`, but no method of a value.
      guard !call.qualifier.isNone,
        bytes[call.qualifier.lowerBound].isASCIICapital || holds("init", in: call.name)
      else {
        return nil
      }
    }
    return row(.call, piece(name), label)
  }

  /// The name of a call; for `Type.init`, the type.
  func calledName(_ call: SwiftNode) -> SwiftPiece {
    guard holds("init", in: call.name), !call.qualifier.isNone else { return call.name }
    // `self.init(title: "…")`, in an extension of an alert.
    return holds("self", in: call.qualifier)
      ? typeAround(call.parent) ?? call.qualifier : call.qualifier
  }

  func closure(_ closure: SwiftNode) -> SwiftPlaces.Row? {
    guard closure.marks.contains(.trailing) else { return argumentClosure(closure) }
    guard !closure.name.isNone else { return nil }
    if let found = row(.closure, piece(closure.name), closure.label) { return found }
    if let found = likely(closure) { return found }
    guard closure.label.isNone, let call = call(of: closure) else { return nil }
    if isPrincipal(closure, of: call) {
      return SwiftPlaces.Row(meaning: .role(.navigationTitle), isKey: true)
    }
    // Without a label, it is the label of a control when an argument says what the control does.
    for argument in source.arguments(of: call) {
      let name = Array(bytes[argument.label.range]) + [UInt8(ascii: ":"), UInt8(ascii: "_")]
      if let found = table.row(.closure, piece(closure.name), name.span) { return found }
    }
    return nil
  }

  /// `label: { … }` inside the parentheses.
  private func argumentClosure(_ closure: SwiftNode) -> SwiftPlaces.Row? {
    let call = source.nodes[Int(closure.parent)]
    guard call.kind == .call, !closure.label.isNone, !call.name.isNone else { return nil }
    return row(.closure, piece(call.name), closure.label)
  }

  /// The parentheses before a trailing closure.
  func call(of closure: SwiftNode) -> SwiftNode? {
    var base = closure.base
    for _ in 0..<Self.deepest where base >= 0 {
      let node = source.nodes[Int(base)]
      if node.kind == .call { return node.name == closure.name ? node : nil }
      guard node.kind == .closure, node.marks.contains(.trailing), node.name == closure.name else {
        return nil
      }
      base = node.base
    }
    return nil
  }
}
